"""What lies where in Queen's Garden: the fields of a position, its set-up, copy and digest.

The *places* of the display are the expansions of this round's stack, in the order in which they
come off it: `top` is the one that lies on the stack now, those before it lie beside the stack.
`face[place]` is the hexagon of an expansion that lies face up, HIDDEN, or GONE. `unseen` are the
expansions that nobody has seen yet, wherever they lie; the supply is a mere number.

Sets are bit masks: of hexagons `held_tiles`, `held_expansions`, `offered_tiles`, `unseen`; of
spaces `free_spaces` (open to tiles), `unbuilt` (the rings of empty slots), `occupied`, `of_colour`
and `of_pattern` (what lies there), and `beside_...` (the spaces next to those). `step` are the
moves of the turn under way, nothing of which has been carried out yet.

`wheel_points` (by category) and `group_bonus` (by size) are the numbers of the scoring board. A
table may have typed in its own; `numbers` tells them apart: it is the side if they are ours.
"""

from __future__ import annotations

import cython

from azulejos.engine.events import SILENCE
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.queens_garden.board import BOARD, SIDE_NAMES, Board
from azulejos.engine.queens_garden.rules import group_bonuses, has_own_numbers, wheel_points

if not cython.compiled:
    from azulejos.engine.queens_garden.board import (
        CATEGORIES,
        HEXAGONS,
        KINDS,
        NOTHING,
        PLACE_TILES,
        PLACES,
        SEATS,
        SLOTS,
        SPACES,
    )
    from azulejos.engine.rng import folded, folded_all

    HIDDEN = -1
    GONE = -2
    EMPTY_SLOT = -1
    FACE_DOWN = 36
    UNDECIDED = -2
    MOST_STEPS = 16
    LONGEST_LIST = 64
    (
        FILLING,
        TURNING,
        ACTING,
        COPYING,
        SETTING,
        BUILDING,
        BUYING,
        PAYING,
        DISCARDING,
        END,
    ) = range(10)

    ARRAYS = {
        "score": (SEATS,),
        "wheel_points": (CATEGORIES,),
        "group_bonus": (KINDS + 1,),
        "bag": (HEXAGONS,),
        "tower": (HEXAGONS,),
        "face": (PLACES,),
        "tiles_on": (PLACES,),
        "tile": (PLACES, PLACE_TILES),
        "jokers": (SEATS,),
        "tile_count": (SEATS,),
        "expansion_count": (SEATS,),
        "stored": (SEATS, HEXAGONS),
        "held_tiles": (SEATS,),
        "held_expansions": (SEATS,),
        "slot_hexagon": (SEATS, SLOTS),
        "slot_turn": (SEATS, SLOTS),
        "garden": (SEATS, SPACES),
        "free_spaces": (SEATS,),
        "unbuilt": (SEATS,),
        "occupied": (SEATS,),
        "beside_any": (SEATS,),
        "of_colour": (SEATS, KINDS),
        "of_pattern": (SEATS, KINDS),
        "beside_colour": (SEATS, KINDS),
        "beside_pattern": (SEATS, KINDS),
        "step": (MOST_STEPS,),
        "copy_place": (KINDS,),
        "listed": (LONGEST_LIST,),
    }


@cython.cclass
class GardenFields(GameState):
    """The fields of a position. All count from 0 here; ids and codes count from 1."""

    board: Board
    side: int
    numbers: int
    wheel_points: list[int]
    group_bonus: list[int]
    phase: int
    start: int
    marker: int
    passed: int
    top: int
    stack_size: int
    supply: int
    bag_size: int
    tower_size: int
    turning: int
    unseen: int
    offered_tiles: int
    offered_expansions: int
    bag: list[int]
    tower: list[int]
    face: list[int]
    tiles_on: list[int]
    tile: list[list[int]]
    jokers: list[int]
    tile_count: list[int]
    expansion_count: list[int]
    stored: list[list[int]]
    held_tiles: list[int]
    held_expansions: list[int]
    slot_hexagon: list[list[int]]
    slot_turn: list[list[int]]
    garden: list[list[int]]
    free_spaces: list[int]
    unbuilt: list[int]
    occupied: list[int]
    beside_any: list[int]
    of_colour: list[list[int]]
    of_pattern: list[list[int]]
    beside_colour: list[list[int]]
    beside_pattern: list[list[int]]
    step: list[int]
    copy_place: list[int]
    steps: int
    copying: int
    paid_tiles: int
    paid_expansions: int
    listed: list[int]

    def allocate(self, options: Options) -> int:
        self.options = options
        self.events = SILENCE
        self.board = BOARD
        if not cython.compiled:
            self.lay_out(ARRAYS)
        return 0

    def prepare(self, options: Options) -> None:
        self.side = SIDE_NAMES.index(options.variant)
        self.stack_size = self.board.stack[self.players]
        for category, points in enumerate(wheel_points(options)):
            self.wheel_points[category] = points
        for size, bonus in group_bonuses(options).items():
            self.group_bonus[size] = bonus
        self.numbers = self.side
        if has_own_numbers(options):
            self.numbers = self.fold_numbers()

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_fields(cython.cast(GardenFields, other))

    def copy_fields(self, source: GardenFields) -> None:
        self.side = source.side
        self.numbers = source.numbers
        self.phase = source.phase
        self.start = source.start
        self.marker = source.marker
        self.passed = source.passed
        self.top = source.top
        self.stack_size = source.stack_size
        self.supply = source.supply
        self.bag_size = source.bag_size
        self.tower_size = source.tower_size
        self.turning = source.turning
        self.unseen = source.unseen
        self.offered_tiles = source.offered_tiles
        self.offered_expansions = source.offered_expansions
        self.steps = source.steps
        self.copying = source.copying
        self.paid_tiles = source.paid_tiles
        self.paid_expansions = source.paid_expansions
        self.copy_array_fields(source)

    def copy_array_fields(self, source: GardenFields) -> None:
        """The part of `copy_fields` that is arrays."""
        if cython.compiled:
            self.wheel_points = source.wheel_points
            self.group_bonus = source.group_bonus
            self.bag = source.bag
            self.tower = source.tower
            self.face = source.face
            self.tiles_on = source.tiles_on
            self.jokers = source.jokers
            self.tile_count = source.tile_count
            self.expansion_count = source.expansion_count
            self.held_tiles = source.held_tiles
            self.held_expansions = source.held_expansions
            self.copy_tiles(source)
            self.copy_storage(source)
            self.copy_slots(source)
            self.copy_gardens(source)
            self.free_spaces = source.free_spaces
            self.unbuilt = source.unbuilt
            self.occupied = source.occupied
            self.beside_any = source.beside_any
            self.of_colour = source.of_colour
            self.of_pattern = source.of_pattern
            self.beside_colour = source.beside_colour
            self.beside_pattern = source.beside_pattern
            self.step = source.step
            self.copy_place = source.copy_place
        else:
            self.copy_arrays(source, ARRAYS)

    # Arrays of one shape in one method: Cython uses one temporary for all arrays in a method.

    def copy_tiles(self, source: GardenFields) -> None:
        self.tile = source.tile

    def copy_storage(self, source: GardenFields) -> None:
        self.stored = source.stored

    def copy_slots(self, source: GardenFields) -> None:
        self.slot_hexagon = source.slot_hexagon
        self.slot_turn = source.slot_turn

    def copy_gardens(self, source: GardenFields) -> None:
        self.garden = source.garden

    # Set-up

    def reset(self) -> None:
        self.reset_common()
        self.phase = FILLING
        self.start = 0
        self.marker = NOTHING
        self.passed = 0
        self.reset_pools()
        self.reset_display()
        for seat in range(SEATS):
            self.reset_seat(seat)
        self.reset_steps()

    def reset_pools(self) -> None:
        """All tiles are in the bag; what is in no round stack is the supply."""
        for hexagon in range(HEXAGONS):
            self.bag[hexagon] = self.board.copies
            self.tower[hexagon] = 0
        self.bag_size = self.board.copies * HEXAGONS
        self.tower_size = 0
        self.unseen = 2 * self.board.hexagon[HEXAGONS - 1] - 1
        self.supply = HEXAGONS - 4 * self.stack_size

    def reset_display(self) -> None:
        """The next round stack, still without tiles."""
        self.top = 0
        self.turning = NOTHING
        self.offered_tiles = 0
        self.offered_expansions = 0
        for place in range(PLACES):
            self.face[place] = HIDDEN
            self.tiles_on[place] = 0
            for index in range(PLACE_TILES):
                self.tile[place][index] = NOTHING

    def reset_seat(self, seat: int) -> None:
        self.score[seat] = self.board.start_score
        self.jokers[seat] = self.board.start_jokers
        self.tile_count[seat] = 0
        self.expansion_count[seat] = 0
        self.held_tiles[seat] = 0
        self.held_expansions[seat] = 0
        for hexagon in range(HEXAGONS):
            self.stored[seat][hexagon] = 0
        for slot in range(SLOTS):
            self.slot_hexagon[seat][slot] = EMPTY_SLOT
            self.slot_turn[seat][slot] = 0
        for space in range(SPACES):
            self.garden[seat][space] = NOTHING
        self.free_spaces[seat] = self.board.fountain_ring
        self.unbuilt[seat] = self.board.all_rings
        self.occupied[seat] = 0
        self.beside_any[seat] = 0
        for kind in range(KINDS):
            self.of_colour[seat][kind] = 0
            self.of_pattern[seat][kind] = 0
            self.beside_colour[seat][kind] = 0
            self.beside_pattern[seat][kind] = 0

    def reset_steps(self) -> None:
        """No turn is under way."""
        self.steps = 0
        self.copying = NOTHING
        self.paid_tiles = 0
        self.paid_expansions = 0
        for index in range(MOST_STEPS):
            self.step[index] = NOTHING
        for index in range(KINDS):
            self.copy_place[index] = NOTHING

    # Digest

    def fold_fields(self) -> int:
        digest = self.fold_common(self.numbers)
        digest = folded(digest, (self.phase * 8 + self.start) * 8 + self.marker + 1)
        digest = folded(digest, (self.passed * 16 + self.top) * 64 + self.supply)
        digest = folded(digest, self.unseen)
        digest = folded_all(digest, self.bag, HEXAGONS)
        digest = folded_all(digest, self.tower, HEXAGONS)
        digest = folded_all(digest, self.face, PLACES)
        for place in range(PLACES):
            digest = folded_all(digest, self.tile[place], PLACE_TILES)
        for seat in range(self.players):
            digest = self.fold_seat(seat, digest)
        return folded_all(digest, self.step, MOST_STEPS)

    def fold_numbers(self) -> int:
        digest = folded_all(self.side, self.wheel_points, CATEGORIES)
        return folded_all(digest, self.group_bonus, KINDS + 1)

    def fold_seat(self, seat: int, digest: int) -> int:
        digest = folded(digest, self.jokers[seat])
        digest = folded_all(digest, self.stored[seat], HEXAGONS)
        digest = folded(digest, self.held_expansions[seat])
        digest = folded_all(digest, self.slot_hexagon[seat], SLOTS)
        digest = folded_all(digest, self.slot_turn[seat], SLOTS)
        return folded_all(digest, self.garden[seat], SPACES)
