"""Tables being played: one room for each, and the hall that opens them."""
