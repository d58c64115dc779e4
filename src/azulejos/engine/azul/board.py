"""The printed facts of Azul from `board.json`, tables made of them, and the ids of all parts.

A *word* holds one small number for each colour, in lanes of 12 bits:
`word >> LANE * colour & IN_LANE`. `EACH` is 1 in every lane, `HIGHEST` the highest bit of every
lane, `ANY_LINE` all five lines for every colour.
"""

from __future__ import annotations

import json
from pathlib import Path

import cython

if not cython.compiled:
    COLOURS = 5
    LINES = 5
    SPACES = 25
    FACTORY_TILES = 4
    FLOOR_SPACES = 7
    SEATS = 4
    DISPLAYS = 10
    DESTINATIONS = 6
    TAKES = 300

    LANE = 12
    IN_LANE = 0xFFF
    EACH = 0x1001001001001
    HIGHEST = 0x800800800800800
    ANY_LINE = 0x1F01F01F01F01F

    # Compiled, this comes from the header, so that loops need not call it.

    def passed_colours(reach: int, number: int) -> int:
        """The colours that all come before the thing of this number, as a 1 in each of their lanes.

        A word says how many things there are of each colour; they are numbered colour by colour.
        Their reach, `word * EACH`, adds up those of a colour and of all before it. All lanes are
        compared at once: the highest bit stays where the number is not below the sum. So no branch
        depends on chance.
        """
        return (number * EACH + HIGHEST - reach) >> (LANE - 1) & EACH


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
    factories: list[int]
    capacity: list[int]
    printed_colour: list[list[int]]
    printed_column: list[list[int]]
    floor_cost: list[int]
    run: list[list[int]]
    tile_points: list[list[int]]
    one: list[int]
    lane: list[int]
    spread: list[int]
    take_number: list[list[list[int]]]
    take_source: list[int]
    take_colour: list[int]
    take_destination: list[int]
    row_bonus: int
    column_bonus: int
    colour_bonus: int

    def __init__(self) -> None:
        if not cython.compiled:
            self.factories = [0] * (SEATS + 1)
            self.capacity = [0] * DESTINATIONS
            self.printed_colour = [[0] * COLOURS for _ in range(LINES)]
            self.printed_column = [[0] * COLOURS for _ in range(LINES)]
            self.floor_cost = [0] * (FLOOR_SPACES + 1)
            self.run = [[0] * COLOURS for _ in range(32)]
            self.tile_points = [[0] * (COLOURS + 1) for _ in range(COLOURS + 1)]
            self.one = [0] * COLOURS
            self.lane = [0] * COLOURS
            self.spread = [0] * 32
            self.take_number = [
                [[0] * DESTINATIONS for _ in range(COLOURS)] for _ in range(DISPLAYS)
            ]
            self.take_source = [0] * TAKES
            self.take_colour = [0] * TAKES
            self.take_destination = [0] * TAKES
        self.tiles_per_colour = FACTS["tiles_per_colour"]
        self.row_bonus = FACTS["bonus"]["row"]
        self.column_bonus = FACTS["bonus"]["column"]
        self.colour_bonus = FACTS["bonus"]["colour"]
        for players, factories in FACTS["factories_by_players"].items():
            self.factories[int(players)] = factories
        self.read_wall()
        self.read_floor()
        self.measure_runs()
        self.count_tile_points()
        self.make_words()
        self.number_takes()

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
        """The unbroken run through each space of a row or column whose tiles are a mask."""
        for tiles in range(32):
            for space in range(COLOURS):
                first = last = space
                while first > 0 and tiles >> (first - 1) & 1:
                    first -= 1
                while last < COLOURS - 1 and tiles >> (last + 1) & 1:
                    last += 1
                self.run[tiles][space] = last - first + 1

    def count_tile_points(self) -> None:
        """What a new tile scores, by the runs through it: each of their tiles, but alone it is
        one tile and no run."""
        for across in range(1, COLOURS + 1):
            for down in range(1, COLOURS + 1):
                runs = [length for length in (across, down) if length > 1]
                self.tile_points[across][down] = sum(runs) or 1

    def make_words(self) -> None:
        """One tile of a colour, the whole lane of a colour, and one for each colour of a set."""
        for colour in range(COLOURS):
            self.one[colour] = (EACH & 1) << LANE * colour
            self.lane[colour] = self.one[colour] * IN_LANE
        for colours in range(32):
            for colour in range(COLOURS):
                self.spread[colours] += self.one[colour] * (colours >> colour & 1)

    def number_takes(self) -> None:
        """The integers of all takes, by display, colour and destination, and back."""
        number = 0
        for source in range(DISPLAYS):
            for colour in range(COLOURS):
                for destination in range(DESTINATIONS):
                    self.take_number[source][colour][destination] = number
                    self.take_source[number] = source
                    self.take_colour[number] = colour
                    self.take_destination[number] = destination
                    number += 1


BOARD = Board()
