"""How to judge a position of Queen's Garden."""
