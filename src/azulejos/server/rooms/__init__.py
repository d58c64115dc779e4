"""Tables being played: one room for each, and the registry that opens them."""
