"""A game in the terminal, against bots or each other."""
