"""What lies where in Azul: the fields of a position, its set-up, copy, digest and observation.

Words hold one number for each colour (see `board`): `bag`, `lid`, `display[source]` and
`fallen[seat]` (the tiles on a floor) how many tiles, `offer` the set of displays that have it,
`accepts[seat]` the set of lines (and the floor) open to it. Sets of small numbers are bit masks; so
are `row_spaces`, `column_spaces`, `row_colours`, `column_colours` of a wall, and `full_lines`.
"""

from __future__ import annotations

import cython

from azulejos.engine.azul.board import BOARD, LETTERS, Board
from azulejos.engine.azul.notation import PHASES, BoardPlacement, Placement
from azulejos.engine.events import SILENCE
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.options import Options

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        DISPLAYS,
        EACH,
        FACTORY_TILES,
        FLOOR_SPACES,
        IN_LANE,
        LANE,
        LINES,
        SEATS,
        SPACES,
    )
    from azulejos.engine.rng import folded, folded_all

    MARKER = 5
    NOTHING = -1
    EVERYWHERE = 63
    DEAL, OFFER, TILING, END = range(4)

    ARRAYS = {
        "score": (SEATS,),
        "display": (DISPLAYS,),
        "accepts": (SEATS,),
        "line_colour": (SEATS, LINES),
        "line_count": (SEATS, LINES),
        "full_lines": (SEATS,),
        "wall": (SEATS, SPACES),
        "row_spaces": (SEATS, LINES),
        "column_spaces": (SEATS, LINES),
        "row_colours": (SEATS, LINES),
        "column_colours": (SEATS, LINES),
        "floor": (SEATS, FLOOR_SPACES),
        "floor_count": (SEATS,),
        "fallen": (SEATS,),
        "reach": (COLOURS + 1,),
    }


@cython.cclass
class AzulLayout(GameState):
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
    floor: list[list[int]]
    floor_count: list[int]
    fallen: list[int]
    reach: list[int]

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

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_layout(cython.cast(AzulLayout, other))

    def copy_layout(self, source: AzulLayout) -> None:
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
            self.line_colour = source.line_colour
            self.line_count = source.line_count
            self.full_lines = source.full_lines
            self.copy_walls(source)
            self.row_spaces = source.row_spaces
            self.column_spaces = source.column_spaces
            self.row_colours = source.row_colours
            self.column_colours = source.column_colours
            self.copy_floors(source)
            self.floor_count = source.floor_count
            self.fallen = source.fallen
        else:
            self.copy_arrays(source, ARRAYS)

    # Arrays of one shape in one method: Cython uses one temporary for all arrays in a method.

    def copy_walls(self, source: AzulLayout) -> None:
        self.wall = source.wall

    def copy_floors(self, source: AzulLayout) -> None:
        self.floor = source.floor

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
        for space in range(FLOOR_SPACES):
            self.floor[seat][space] = NOTHING

    def load(self, placement: Placement) -> None:
        """Lays out a position that `notation.check` has found in order."""
        self.reset()
        self.round = placement.round
        self.turn = placement.turn
        self.phase = PHASES.index(placement.phase)
        self.start = placement.start
        self.current = placement.seat
        self.marker = placement.marker
        self.deal_due = self.phase == DEAL
        self.over = self.phase == END
        self.ending = placement.ending
        self.bag_size = sum(placement.bag)
        self.bag = self.lid = 0
        for colour in range(COLOURS):
            self.bag += self.board.one[colour] * placement.bag[colour]
            self.lid += self.board.one[colour] * placement.lid[colour]
        for display, tiles in placement.displays():
            self.load_display(display, tiles)
        for seat, board in enumerate(placement.boards):
            self.load_board(seat, board)

    def load_display(self, display: int, tiles: str) -> None:
        for letter in tiles:
            colour = LETTERS.index(letter)
            self.display[display] += self.board.one[colour]
            self.offer |= self.board.one[colour] << display
            self.on_display += 1

    def load_board(self, seat: int, board: BoardPlacement) -> None:
        self.score[seat] = board.score
        for row, tiles in enumerate(board.wall):
            for column, letter in enumerate(tiles):
                if letter != ".":
                    self.load_wall(seat, row, column, LETTERS.index(letter))
        for line, tiles in enumerate(board.lines):
            self.load_line(seat, line, tiles)
        self.floor_count[seat] = len(board.floor)
        for space, letter in enumerate(board.floor):
            self.floor[seat][space] = MARKER if letter == "M" else LETTERS.index(letter)
            if letter != "M":
                self.fallen[seat] += self.board.one[LETTERS.index(letter)]

    def load_wall(self, seat: int, row: int, column: int, colour: int) -> None:
        self.wall[seat][row * 5 + column] = colour
        self.row_spaces[seat][row] |= 1 << column
        self.column_spaces[seat][column] |= 1 << row
        self.row_colours[seat][row] |= 1 << colour
        self.column_colours[seat][column] |= 1 << colour

    def load_line(self, seat: int, line: int, tiles: str) -> None:
        full = len(tiles) == self.board.capacity[line]
        colour = LETTERS.index(tiles[0]) if tiles else NOTHING
        self.line_colour[seat][line] = colour
        self.line_count[seat][line] = len(tiles)
        if full:
            self.full_lines[seat] |= 1 << line
        for other in range(COLOURS):
            held = self.row_colours[seat][line] >> other & 1
            if held or full or (tiles and other != colour):
                self.accepts[seat] &= ~(self.board.one[other] << line)

    def tiles_on(self, display: int) -> list[int]:
        """How many tiles of each colour lie on a display."""
        if not 0 <= display < DISPLAYS:
            raise IndexError(f"expected a display from 0 to {DISPLAYS - 1}, got {display}")
        return self.counts(self.display[display])

    def tiles_in_bag(self) -> list[int]:
        return self.counts(self.bag)

    def tiles_in_lid(self) -> list[int]:
        return self.counts(self.lid)

    def counts(self, word: int) -> list[int]:
        """The numbers of a word, by colour."""
        return [word >> LANE * colour & IN_LANE for colour in range(COLOURS)]

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
        return folded_all(digest, self.floor[seat], FLOOR_SPACES)
