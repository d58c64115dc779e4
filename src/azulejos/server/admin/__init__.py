"""What whoever runs the site can see and do."""
