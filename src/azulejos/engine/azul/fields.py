"""What lies where in Azul: the fields of a position, their set-up, copy and digest.

Words hold one number for each colour (see `board`): `bag`, `lid`, `display[source]` and
`fallen[seat]` (the tiles on a floor) how many tiles, `offer` the set of displays that have it,
`accepts[seat]` the set of lines (and the floor) open to it. Sets of small numbers are bit masks; so
are `row_spaces`, `column_spaces`, `row_colours`, `column_colours` of a wall, and `full_lines`.
`floor[seat]` has four bits for each space: 0 if it is empty, else the tile (or marker) and 1.

`line_colour` and `line_count` have a sixth line, the floor. It has no room and so stays empty; its
colour means nothing. Thanks to it a take need not ask where it goes.
"""

from __future__ import annotations

import cython

from azulejos.engine.azul.board import BOARD, Board
from azulejos.engine.events import SILENCE
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.options import Options

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        DESTINATIONS,
        DISPLAYS,
        EACH,
        FACTORY_TILES,
        FLOOR_SPACES,
        LINES,
        SEATS,
        SPACES,
    )
    from azulejos.engine.rng import folded, folded_all

    NOTHING = -1
    EVERYWHERE = 63
    SPACE = 4
    IN_SPACE = 0xF
    DEAL, OFFER, TILING, END = range(4)

    ARRAYS = {
        "score": (SEATS,),
        "display": (DISPLAYS,),
        "accepts": (SEATS,),
        "line_colour": (SEATS, DESTINATIONS),
        "line_count": (SEATS, DESTINATIONS),
        "full_lines": (SEATS,),
        "wall": (SEATS, SPACES),
        "row_spaces": (SEATS, LINES),
        "column_spaces": (SEATS, LINES),
        "row_colours": (SEATS, LINES),
        "column_colours": (SEATS, LINES),
        "floor": (SEATS,),
        "floor_count": (SEATS,),
        "fallen": (SEATS,),
        "seat_after": (SEATS,),
    }


@cython.cclass
class AzulFields(GameState):
    """The fields of a position. All count from 0 here; ids and codes count from 1."""

    board: Board
    masks: Masks
    grey: bool
    max_rounds: int
    phase: int
    start: int
    marker: int
    bag_size: int
    on_display: int
    deal_size: int
    bag: int
    lid: int
    display: list[int]
    offer: int
    accepts: list[int]
    line_colour: list[list[int]]
    line_count: list[list[int]]
    full_lines: list[int]
    wall: list[list[int]]
    row_spaces: list[list[int]]
    column_spaces: list[list[int]]
    row_colours: list[list[int]]
    column_colours: list[list[int]]
    floor: list[int]
    floor_count: list[int]
    fallen: list[int]
    seat_after: list[int]

    def allocate(self, options: Options) -> int:
        self.options = options
        self.events = SILENCE
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            self.lay_out(ARRAYS)
        return 0

    def prepare(self, options: Options) -> None:
        self.grey = options.variant == "grey"
        self.max_rounds = options.number("max_rounds")
        self.deal_size = self.board.factories[self.players] * FACTORY_TILES
        for seat in range(self.players):
            self.seat_after[seat] = (seat + 1) % self.players

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_fields(cython.cast(AzulFields, other))

    def copy_fields(self, source: AzulFields) -> None:
        self.grey = source.grey
        self.max_rounds = source.max_rounds
        self.phase = source.phase
        self.start = source.start
        self.marker = source.marker
        self.bag = source.bag
        self.lid = source.lid
        self.bag_size = source.bag_size
        self.on_display = source.on_display
        self.deal_size = source.deal_size
        self.offer = source.offer
        if cython.compiled:
            self.display = source.display
            self.accepts = source.accepts
            self.copy_lines(source)
            self.full_lines = source.full_lines
            self.copy_walls(source)
            self.row_spaces = source.row_spaces
            self.column_spaces = source.column_spaces
            self.row_colours = source.row_colours
            self.column_colours = source.column_colours
            self.floor = source.floor
            self.floor_count = source.floor_count
            self.fallen = source.fallen
            self.seat_after = source.seat_after
        else:
            self.copy_arrays(source, ARRAYS)

    # Arrays of one shape in one method: Cython uses one temporary for all arrays in a method.

    def copy_lines(self, source: AzulFields) -> None:
        self.line_colour = source.line_colour
        self.line_count = source.line_count

    def copy_walls(self, source: AzulFields) -> None:
        self.wall = source.wall

    def reset(self) -> None:
        self.reset_common()
        self.phase = DEAL
        self.start = 0
        self.marker = NOTHING
        self.bag_size = self.board.tiles_per_colour * COLOURS
        self.on_display = 0
        self.offer = 0
        self.bag = EACH * self.board.tiles_per_colour
        self.lid = 0
        for display in range(DISPLAYS):
            self.display[display] = 0
        for seat in range(SEATS):
            self.reset_board(seat)

    def reset_board(self, seat: int) -> None:
        self.score[seat] = 0
        self.full_lines[seat] = 0
        self.floor[seat] = 0
        self.floor_count[seat] = 0
        self.fallen[seat] = 0
        self.accepts[seat] = EACH * EVERYWHERE
        for line in range(LINES):
            self.line_colour[seat][line] = NOTHING
            self.line_count[seat][line] = 0
            self.row_spaces[seat][line] = 0
            self.column_spaces[seat][line] = 0
            self.row_colours[seat][line] = 0
            self.column_colours[seat][line] = 0
        for space in range(SPACES):
            self.wall[seat][space] = NOTHING

    def fold_fields(self) -> int:
        digest = self.fold_common(self.grey + 2 * self.max_rounds)
        digest = folded(digest, (self.phase * 8 + self.start) * 8 + self.marker + 1)
        digest = folded(folded(digest, self.bag), self.lid)
        for display in range(DISPLAYS):
            digest = folded(digest, self.display[display])
        for seat in range(self.players):
            digest = self.fold_board(seat, digest)
        return digest

    def fold_board(self, seat: int, digest: int) -> int:
        digest = folded_all(digest, self.line_colour[seat], LINES)
        digest = folded_all(digest, self.line_count[seat], LINES)
        digest = folded_all(digest, self.wall[seat], SPACES)
        for space in range(FLOOR_SPACES):
            digest = folded(digest, (self.floor[seat] >> SPACE * space & IN_SPACE) - 1)
        return digest
