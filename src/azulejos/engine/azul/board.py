"""The printed facts of Azul, from `board.json`, and the ids of the parts of the table."""

from __future__ import annotations

import json
from pathlib import Path

import cython

if not cython.compiled:
    COLOURS = 5
    LINES = 5
    SPACES = 25
    FLOOR_SPACES = 7
    SEATS = 4

FACTS = json.loads(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))
COLOUR_NAMES: tuple[str, ...] = tuple(FACTS["colours"])
LETTERS: str = FACTS["letters"]
CENTRE_ID = "centre"
FLOOR_ID = "floor"
BAG_ID = "bag"
LID_ID = "lid"


def factory_id(factory: int) -> str:
    return f"factory/{factory + 1}"


def line_id(line: int) -> str:
    return f"line/{line + 1}"


def wall_id(row: int, column: int) -> str:
    return f"wall/{row + 1}-{column + 1}"


def floor_id(space: int) -> str:
    return f"floor/{space + 1}"


@cython.final
@cython.cclass
class Board:
    """Tables for the rules; there is one, `BOARD`, and every state holds it."""

    tiles_per_colour: int
    tiles_per_factory: int
    factories: list[int]
    capacity: list[int]
    printed_colour: list[list[int]]
    printed_column: list[list[int]]
    floor_cost: list[int]
    run: list[list[int]]
    row_bonus: int
    column_bonus: int
    colour_bonus: int

    def __init__(self) -> None:
        if not cython.compiled:
            self.factories = [0] * (SEATS + 1)
            self.capacity = [0] * LINES
            self.printed_colour = [[0] * COLOURS for _ in range(LINES)]
            self.printed_column = [[0] * COLOURS for _ in range(LINES)]
            self.floor_cost = [0] * (FLOOR_SPACES + 1)
            self.run = [[0] * COLOURS for _ in range(32)]
        self.tiles_per_colour = FACTS["tiles_per_colour"]
        self.tiles_per_factory = FACTS["tiles_per_factory"]
        self.row_bonus = FACTS["bonus"]["row"]
        self.column_bonus = FACTS["bonus"]["column"]
        self.colour_bonus = FACTS["bonus"]["colour"]
        for players, factories in FACTS["factories_by_players"].items():
            self.factories[int(players)] = factories
        self.read_wall()
        self.read_floor()
        self.measure_runs()

    def read_wall(self) -> None:
        for row in range(LINES):
            self.capacity[row] = FACTS["line_capacity"][row]
            for column in range(COLOURS):
                colour = COLOUR_NAMES.index(FACTS["wall"][row][column])
                self.printed_colour[row][column] = colour
                self.printed_column[row][colour] = column

    def read_floor(self) -> None:
        """What the first n floor spaces cost together."""
        for space in range(FLOOR_SPACES):
            self.floor_cost[space + 1] = self.floor_cost[space] - FACTS["floor_penalties"][space]

    def measure_runs(self) -> None:
        """The unbroken run through each space of a row or column, whose tiles are given as a mask."""
        for tiles in range(32):
            for space in range(COLOURS):
                first = last = space
                while first > 0 and tiles >> (first - 1) & 1:
                    first -= 1
                while last < COLOURS - 1 and tiles >> (last + 1) & 1:
                    last += 1
                self.run[tiles][space] = last - first + 1


BOARD = Board()
