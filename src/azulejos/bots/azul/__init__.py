"""How to judge a position of Azul."""
