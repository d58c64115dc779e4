"""The facts of Tile Row, and the ids of its parts."""

from __future__ import annotations

SEATS = 2
COLOURS = 5
TILES_PER_COLOUR = 4
ROW_TILES = 4
COLOUR_NAMES = ("blue", "yellow", "red", "black", "white")
LETTERS = "BYRKW"
ROW_ID = "row"
BOARD_ID = "board"
