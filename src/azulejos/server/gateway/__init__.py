"""What every request passes through first: where it comes from, how often, how large it is."""
