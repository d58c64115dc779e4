"""How a bot judges Tile Row."""
