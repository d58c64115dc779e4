"""How to evaluate a position of Azul."""
