"""The printed facts of Queen's Garden from `board.json`, tables made of them, and the ids of parts.

A *hexagon* is colour * 6 + pattern, a *category* a colour (0 to 5) or 6 + a pattern. The *spaces*
are numbered: 0 to 5 around the fountain, then seven for each slot, its ring first and its centre
last. All rings begin in the east and go clockwise. Sets of hexagons and of spaces are bit masks.
"""

from __future__ import annotations

import json
from pathlib import Path

import cython

from azulejos.engine.buffers import zeros

if not cython.compiled:
    KINDS = 6
    HEXAGONS = 36
    CATEGORIES = 12
    SPACES = 48
    SLOTS = 6
    RING = 6
    FEATURES = 13
    TOUCHED = 3
    PLACES = 8
    PLACE_TILES = 4
    SEATS = 4
    ROUNDS = 4
    SIDES = 2
    NOTHING = -1

    ARRAYS = {
        "stack": (SEATS + 1,),
        "value": (HEXAGONS,),
        "colour": (HEXAGONS,),
        "pattern": (HEXAGONS,),
        "member": (CATEGORIES, KINDS),
        "category": (CATEGORIES,),
        "hexagon": (HEXAGONS,),
        "space": (SPACES,),
        "neighbours": (SPACES,),
        "ring": (SLOTS,),
        "whole_slot": (SLOTS,),
        "slot_of": (SPACES,),
        "turn_of": (SPACES,),
        "feature": (FEATURES,),
        "feature_jokers": (FEATURES,),
        "features_at": (SPACES, TOUCHED),
        "wheel_round": (SIDES, CATEGORIES),
    }

Hex = tuple[int, int]

FACTS = json.loads(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))
COLOUR_NAMES: tuple[str, ...] = tuple(FACTS["colours"])
PATTERN_NAMES: tuple[str, ...] = tuple(FACTS["patterns"])
CATEGORY_NAMES = (*COLOUR_NAMES, *PATTERN_NAMES)
LETTERS: str = FACTS["letters"]
SIDE_NAMES: tuple[str, ...] = tuple(FACTS["wheel"])
BAG_ID = "bag"
TOWER_ID = "tower"
SUPPLY_ID = "supply"
STORAGE_ID = "storage"
MARKER_ID = "marker"

_DIRECTIONS: list[Hex] = [(step[0], step[1]) for step in FACTS["directions"]]


def hexagon_code(hexagon: int) -> str:
    """
    >>> hexagon_code(23)
    'Y6'
    """
    return f"{LETTERS[hexagon // 6]}{hexagon % 6 + 1}"


def hexagon_name(hexagon: int) -> str:
    """
    >>> hexagon_name(23)
    'yellow:lily'
    """
    return f"{COLOUR_NAMES[hexagon // 6]}:{PATTERN_NAMES[hexagon % 6]}"


def space_code(space: int) -> str:
    """Two digits: the slot (0 for the fountain board), and the place on its ring (7: the centre).

    >>> space_code(0), space_code(6), space_code(47)
    ('01', '11', '67')
    """
    slot, place = divmod(space + 1, 7)
    return f"{slot}{place + 1}" if slot else f"0{space + 1}"


def space_id(space: int) -> str:
    code = space_code(space)
    return f"space/{code[0]}-{code[1]}"


def slot_id(slot: int) -> str:
    return f"slot/{slot + 1}"


def place_id(place: int) -> str:
    return f"display/{place + 1}"


def feature_id(feature: int) -> str:
    """
    >>> feature_id(0), feature_id(1), feature_id(2), feature_id(12)
    ('fountain', 'bench/1', 'statue/2', 'pavilion/6')
    """
    if feature == 0:
        return "fountain"
    if feature <= 6:
        return f"{FACTS['star_points'][feature - 1]}/{feature}"
    return f"pavilion/{feature - 6}"


def _step(start: Hex, direction: int, length: int = 1) -> Hex:
    step = _DIRECTIONS[direction % 6]
    return start[0] + step[0] * length, start[1] + step[1] * length


def _coordinates() -> list[Hex]:
    """The axial coordinates of each space, the fountain at (0, 0)."""
    found = [_step((0, 0), direction) for direction in range(6)]
    for slot in range(6):
        centre = _step((0, 0), slot, FACTS["steps_to_a_slot"])
        found += [_step(centre, direction) for direction in range(6)]
        found.append(centre)
    return found


COORDINATES = _coordinates()
SPACE_AT = {place: space for space, place in enumerate(COORDINATES)}
FEATURE_COORDINATES: list[Hex] = [
    (0, 0),
    *(_step(_step((0, 0), point), point + 1) for point in range(6)),
    *(COORDINATES[12 + 7 * slot] for slot in range(6)),
]


def spaces_around(place: Hex) -> list[int]:
    """The spaces beside a hex, clockwise from the east; a hex outside the garden is none."""
    around = [_step(place, direction) for direction in range(6)]
    return [SPACE_AT[hexagon] for hexagon in around if hexagon in SPACE_AT]


@cython.final
@cython.cclass
class Board:
    """Tables for the rules; there is one, `BOARD`, and every state holds it."""

    copies: int
    tiles_on_top: int
    start_score: int
    start_jokers: int
    tile_storage: int
    expansion_storage: int
    face_down_price: int
    first_to_pass_price: int
    pavilion_points: int
    joker_points: int
    smallest_group: int
    stack: list[int]
    value: list[int]
    colour: list[int]
    pattern: list[int]
    member: list[list[int]]
    category: list[int]
    hexagon: list[int]
    space: list[int]
    neighbours: list[int]
    ring: list[int]
    whole_slot: list[int]
    fountain_ring: int
    all_rings: int
    slot_of: list[int]
    turn_of: list[int]
    feature: list[int]
    feature_jokers: list[int]
    features_at: list[list[int]]
    wheel_round: list[list[int]]

    def __init__(self) -> None:
        if not cython.compiled:
            for name, shape in ARRAYS.items():
                setattr(self, name, zeros(*shape))
        self.read_numbers()
        self.number_hexagons()
        self.map_garden()
        self.map_features()
        self.read_wheel()

    def read_numbers(self) -> None:
        self.copies = FACTS["copies_of_each_tile"]
        self.tiles_on_top = FACTS["tiles_on_stack_top"]
        self.start_score = FACTS["start_score"]
        self.start_jokers = FACTS["start_jokers"]
        self.tile_storage = FACTS["tile_storage"]
        self.expansion_storage = FACTS["expansion_storage"]
        self.face_down_price = FACTS["face_down_price"]
        self.first_to_pass_price = FACTS["first_to_pass_price"]
        self.pavilion_points = FACTS["pavilion_points"]
        self.joker_points = FACTS["joker_points"]
        self.smallest_group = FACTS["smallest_group"]
        for players, size in FACTS["expansions_per_stack_by_players"].items():
            self.stack[int(players)] = size

    def number_hexagons(self) -> None:
        for number in range(HEXAGONS):
            colour, pattern = divmod(number, KINDS)
            self.colour[number] = colour
            self.pattern[number] = pattern
            self.value[number] = FACTS["values"][pattern]
            self.hexagon[number] = self.hexagon[number - 1] * 2 if number else 1
            self.category[colour] |= self.hexagon[number]
            self.category[KINDS + pattern] |= self.hexagon[number]
            self.member[colour][pattern] = number
            self.member[KINDS + pattern][colour] = number

    def map_garden(self) -> None:
        for number in range(SPACES):
            self.space[number] = self.space[number - 1] * 2 if number else 1
            self.slot_of[number] = NOTHING if number < RING else (number - RING) // (RING + 1)
            self.turn_of[number] = number if number < RING else (number - RING) % (RING + 1)
        self.fountain_ring = 0
        self.all_rings = 0
        for number in range(SPACES):
            for other in spaces_around(COORDINATES[number]):
                self.neighbours[number] |= self.space[other]
            slot = self.slot_of[number]
            if slot == NOTHING:
                self.fountain_ring |= self.space[number]
            else:
                self.whole_slot[slot] |= self.space[number]
                if self.turn_of[number] < RING:
                    self.ring[slot] |= self.space[number]
                    self.all_rings |= self.space[number]

    def map_features(self) -> None:
        """0 is the fountain, 1 to 6 are the points of its star, 7 to 12 the pavilions."""
        rewards = FACTS["jokers"]
        for number in range(SPACES):
            for index in range(TOUCHED):
                self.features_at[number][index] = NOTHING
        for feature in range(FEATURES):
            self.feature_jokers[feature] = rewards[feature_id(feature).partition("/")[0]]
            for number in spaces_around(FEATURE_COORDINATES[feature]):
                self.feature[feature] |= self.space[number]
                index = 0
                while self.features_at[number][index] != NOTHING:
                    index += 1
                self.features_at[number][index] = feature

    def read_wheel(self) -> None:
        """Every category scores in one round; how much, a table may choose: see `rules`."""
        for side in range(SIDES):
            for index, fields in enumerate(FACTS["wheel"][SIDE_NAMES[side]]):
                for name in fields:
                    self.wheel_round[side][CATEGORY_NAMES.index(name)] = index + 1


BOARD = Board()
