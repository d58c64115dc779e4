"""What lies where in Azul: the fields of a position, its set-up, copy, digest and observation.

Masks are sets of small numbers: `offer[colour]` of displays, `accepts[seat][colour]` of lines (and the
floor), `row_spaces` and `column_spaces` of wall spaces, `row_colours` and `column_colours` of colours.
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
    from azulejos.engine.azul.board import COLOURS, FLOOR_SPACES, LINES, SEATS, SPACES
    from azulejos.engine.rng import folded

    DISPLAYS = 10
    MARKER = 5
    NOTHING = -1
    DEAL, OFFER, TILING, END = range(4)

    ARRAYS = {
        "score": (SEATS,),
        "bag": (COLOURS,),
        "lid": (COLOURS,),
        "display": (DISPLAYS, COLOURS),
        "offer": (COLOURS,),
        "accepts": (SEATS, COLOURS),
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
    }


@cython.cclass
class AzulLayout(GameState):
    """The fields of a position. Seats, factories and lines count from 0 here; ids and codes from 1."""

    board: Board
    masks: Masks
    grey: bool
    max_rounds: int
    phase: int
    start: int
    marker: int
    bag_size: int
    on_display: int
    bag: list[int]
    lid: list[int]
    display: list[list[int]]
    offer: list[int]
    accepts: list[list[int]]
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

    def __init__(self, options: Options) -> None:
        self.prepare(options)
        self.reset()

    def prepare(self, options: Options) -> None:
        self.options = options
        self.events = SILENCE
        self.board = BOARD
        self.masks = TABLES
        self.players = options.players
        self.grey = options.variant == "grey"
        self.max_rounds = options.number("max_rounds")
        if not cython.compiled:
            self.lay_out(ARRAYS)

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_layout(cython.cast(AzulLayout, other))

    def copy_layout(self, source: AzulLayout) -> None:
        self.grey = source.grey
        self.max_rounds = source.max_rounds
        self.phase = source.phase
        self.start = source.start
        self.marker = source.marker
        self.bag_size = source.bag_size
        self.on_display = source.on_display
        if cython.compiled:
            self.bag = source.bag
            self.lid = source.lid
            self.display = source.display
            self.offer = source.offer
            self.accepts = source.accepts
            self.line_colour = source.line_colour
            self.line_count = source.line_count
            self.full_lines = source.full_lines
            self.wall = source.wall
            self.row_spaces = source.row_spaces
            self.column_spaces = source.column_spaces
            self.row_colours = source.row_colours
            self.column_colours = source.column_colours
            self.floor = source.floor
            self.floor_count = source.floor_count
        else:
            self.copy_arrays(source, ARRAYS)

    def reset(self) -> None:
        self.reset_common()
        self.phase = DEAL
        self.start = 0
        self.marker = NOTHING
        self.bag_size = self.board.tiles_per_colour * COLOURS
        self.on_display = 0
        for colour in range(COLOURS):
            self.bag[colour] = self.board.tiles_per_colour
            self.lid[colour] = 0
            self.offer[colour] = 0
            for display in range(DISPLAYS):
                self.display[display][colour] = 0
        for seat in range(SEATS):
            self.reset_board(seat)

    def reset_board(self, seat: int) -> None:
        self.score[seat] = 0
        self.full_lines[seat] = 0
        self.floor_count[seat] = 0
        for line in range(LINES):
            self.line_colour[seat][line] = NOTHING
            self.line_count[seat][line] = 0
            self.accepts[seat][line] = 63
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
        for colour in range(COLOURS):
            self.bag[colour] = placement.bag[colour]
            self.lid[colour] = placement.lid[colour]
        self.bag_size = sum(placement.bag)
        for display, tiles in placement.displays():
            self.load_display(display, tiles)
        for seat, board in enumerate(placement.boards):
            self.load_board(seat, board)

    def load_display(self, display: int, tiles: str) -> None:
        for letter in tiles:
            colour = LETTERS.index(letter)
            self.display[display][colour] += 1
            self.offer[colour] |= 1 << display
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
                self.accepts[seat][other] &= ~(1 << line)

    def fold_fields(self) -> int:
        digest = self.fold_common(self.grey + 2 * self.max_rounds)
        digest = folded(digest, (self.phase * 8 + self.start) * 8 + self.marker + 1)
        for colour in range(COLOURS):
            digest = folded(digest, self.bag[colour] * 32 + self.lid[colour])
            for display in range(DISPLAYS):
                digest = folded(digest, self.display[display][colour])
        for seat in range(self.players):
            digest = self.fold_board(seat, digest)
        return digest

    def fold_board(self, seat: int, digest: int) -> int:
        for line in range(LINES):
            held = (self.line_colour[seat][line] + 1) * 8 + self.line_count[seat][line]
            digest = folded(digest, held)
        for space in range(SPACES):
            digest = folded(digest, self.wall[seat][space] + 1)
        for space in range(FLOOR_SPACES):
            digest = folded(digest, self.floor[seat][space] + 1)
        return digest
