"""The printed facts of Summer Pavilion from `board.json`, tables made of them, and all ids.

Stars count from 0 (the centre star, then clockwise from `nw`), and so do the slots of a star; space
number `star * 6 + slot`. Sides of the board: 0 coloured, 1 grey. A *word* holds one small number
for each colour, in lanes of 10 bits: `word >> LANE * colour & IN_LANE`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import cython

from azulejos.engine.buffers import zeros

if not cython.compiled:
    COLOURS = 6
    STARS = 7
    SLOTS = 6
    SPACES = 42
    DECORATIONS = 18
    FACTORY_TILES = 4
    SUPPLY_SPACES = 10
    KEPT_TILES = 4
    ROUNDS = 6
    SEATS = 4
    DISPLAYS = 10
    CENTRE = 9
    SIDES = 2
    NUMBER_ROWS = 3
    FULL = 63

    LANE = 10
    IN_LANE = 0x3FF
    EACH = 0x4010040100401

    LAYS = 60
    PICKS = 1572
    PASS = 1578
    KEEPS = 1579
    DONE = 1585

    ARRAYS = {
        "factories": (SEATS + 1,),
        "number": (SIDES, SPACES),
        "number_row": (SIDES, STARS),
        "home": (STARS,),
        "welcome": (SIDES, STARS),
        "group": (64, SLOTS),
        "ways": (NUMBER_ROWS, SLOTS + 1, SLOTS, 64),
        "decorations_at": (SPACES, 2),
        "decoration_tiles": (DECORATIONS,),
        "decoration_mask": (DECORATIONS,),
        "star_points": (COLOURS,),
        "number_points": (SLOTS + 1,),
        "number_mask": (SIDES, SLOTS + 1),
        "one": (COLOURS,),
        "bit": (SPACES,),
    }

FACTS = json.loads(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))
COLOUR_NAMES: tuple[str, ...] = tuple(FACTS["colours"])
LETTERS: str = FACTS["letters"]
STAR_NAMES: tuple[str, ...] = tuple(star["id"] for star in FACTS["stars"])
SIDE_NAMES = ("coloured", "grey")
DECORATION_IDS: tuple[str, ...] = tuple(place["id"] for place in FACTS["decorations"])
STANDARD_ORDER = "".join(LETTERS[COLOUR_NAMES.index(name)] for name in FACTS["joker_by_round"])
CENTRE_ID = "centre"
SUPPLY_ID = "supply"
HAND_ID = "hand"
CORNER_ID = "corner"
BAG_ID = "bag"
TOWER_ID = "tower"


def colour_name(colour: int) -> str | None:
    """None where there is no tile."""
    return None if colour < 0 else COLOUR_NAMES[colour]


def factory_id(factory: int) -> str:
    return f"factory/{factory + 1}"


def source_id(display: int) -> str:
    return CENTRE_ID if display == 9 else factory_id(display)


def star_id(star: int) -> str:
    return f"star/{STAR_NAMES[star]}"


def space_id(space: int) -> str:
    return f"space/{STAR_NAMES[space // 6]}-{space % 6 + 1}"


def space_at(star: str, slot: int) -> int:
    """The number of a space that is given as in `board.json`."""
    return STAR_NAMES.index(star) * 6 + slot - 1


def payments(number: int, natural: int, jokers: int) -> int:
    """In how many ways a space can be paid: one tile at least must have the colour itself."""
    fewest = max(0, number - natural)
    most = min(jokers, number - 1)
    return max(0, most - fewest + 1) if natural else 0


def counts(word: int) -> list[int]:
    """The numbers of a word, by colour."""
    return [word >> LANE * colour & IN_LANE for colour in range(COLOURS)]


def word_of(numbers: Sequence[int]) -> int:
    """The word with these numbers, by colour."""
    return sum(number << LANE * colour for colour, number in enumerate(numbers))


def tile_count(word: int) -> int:
    """How many tiles a word counts."""
    count = 0
    for colour in range(COLOURS):
        count += word >> LANE * colour & IN_LANE
    return count


@cython.final
@cython.cclass
class Board:
    """Tables for the rules; there is one, `BOARD`, and every state holds it."""

    tiles_per_colour: int
    starting_score: int
    multicoloured: int
    factories: list[int]
    number: list[list[int]]
    number_row: list[list[int]]
    home: list[int]
    welcome: list[list[int]]
    group: list[list[int]]
    ways: list[list[list[list[int]]]]
    decorations_at: list[list[int]]
    decoration_tiles: list[int]
    decoration_mask: list[int]
    star_points: list[int]
    number_points: list[int]
    number_mask: list[list[int]]
    one: list[int]
    bit: list[int]

    def __init__(self) -> None:
        if not cython.compiled:
            for name, shape in ARRAYS.items():
                setattr(self, name, zeros(*shape))
        self.tiles_per_colour = FACTS["tiles_per_colour"]
        self.starting_score = FACTS["score"]["start"]
        self.multicoloured = FACTS["complete_star"]["multicoloured"]
        for players, factories in FACTS["factories_by_players"].items():
            self.factories[int(players)] = factories
        for colour in range(COLOURS):
            self.one[colour] = (EACH & 1) << LANE * colour
            self.star_points[colour] = FACTS["complete_star"][COLOUR_NAMES[colour]]
        for space in range(SPACES):
            self.bit[space] = (EACH & 1) << space
        for number, points in FACTS["all_spaces_of_number"].items():
            self.number_points[int(number)] = points
        self.read_stars()
        self.read_decorations()
        self.measure_groups()

    def read_stars(self) -> None:
        rows: list[list[int]] = []
        for star, facts in enumerate(FACTS["stars"]):
            colour = -1 if facts["colour"] is None else COLOUR_NAMES.index(facts["colour"])
            self.home[star] = colour
            self.welcome[0][star] = FULL if colour < 0 else 1 << colour
            self.welcome[1][star] = FULL
            for side, name in enumerate(SIDE_NAMES):
                numbers = facts["numbers"][name]
                if numbers not in rows:
                    self.count_ways(len(rows), numbers)
                    rows.append(numbers)
                self.number_row[side][star] = rows.index(numbers)
                self.read_numbers(side, star, numbers)

    def read_numbers(self, side: int, star: int, numbers: list[int]) -> None:
        for slot, number in enumerate(numbers):
            space = star * SLOTS + slot
            self.number[side][space] = number
            self.number_mask[side][number] |= self.bit[space]

    def count_ways(self, row: int, numbers: list[int]) -> None:
        """How many payments there are for all open slots of a star with these numbers together."""
        for natural in range(SLOTS + 1):
            for jokers in range(SLOTS):
                single = [payments(number, natural, jokers) for number in numbers]
                for slot in range(SLOTS):
                    for spaces in range(1 << slot, 2 << slot):
                        fewer = self.ways[row][natural][jokers][spaces - (1 << slot)]
                        self.ways[row][natural][jokers][spaces] = fewer + single[slot]

    def read_decorations(self) -> None:
        for space in range(SPACES):
            self.decorations_at[space][0] = self.decorations_at[space][1] = -1
        for decoration, facts in enumerate(FACTS["decorations"]):
            kind = facts["id"].partition("/")[0]
            self.decoration_tiles[decoration] = FACTS["bonus_tiles"][kind]
            for star, slot in facts["spaces"]:
                space = space_at(star, slot)
                self.decoration_mask[decoration] |= self.bit[space]
                place = 0 if self.decorations_at[space][0] < 0 else 1
                self.decorations_at[space][place] = decoration

    def measure_groups(self) -> None:
        """The connected tiles through each slot of a star; the ring closes from 6 to 1."""
        for tiles in range(64):
            for slot in range(SLOTS):
                before = after = 0
                while before < SLOTS - 1 and tiles >> ((slot - before + 5) % SLOTS) & 1:
                    before += 1
                while before + after < SLOTS - 1 and tiles >> ((slot + after + 1) % SLOTS) & 1:
                    after += 1
                self.group[tiles][slot] = before + 1 + after


BOARD = Board()
