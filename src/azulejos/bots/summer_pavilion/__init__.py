"""How to play Summer Pavilion well, in both editions."""
