"""Tile Row: two players take tiles from a row, and every tile of a colour is worth one more."""
