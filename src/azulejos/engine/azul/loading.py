"""Lays out a position that was read from text."""

from __future__ import annotations

import cython

from azulejos.engine.azul.board import LETTERS
from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.azul.notation import PHASES, BoardPlacement, Placement

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS
    from azulejos.engine.azul.fields import DEAL, END, NOTHING, SPACE
    from azulejos.engine.azul.taking import MARKER


def load(state: AzulFields, placement: Placement) -> None:
    """Lays out a position that `validity` has found in order."""
    state.reset()
    state.round = placement.round
    state.turn = placement.turn
    state.phase = PHASES.index(placement.phase)
    state.start = placement.start
    state.current = placement.seat
    state.marker = placement.marker
    state.deal_due = state.phase == DEAL
    state.over = state.phase == END
    state.ending = placement.ending
    state.bag_size = sum(placement.bag)
    state.bag = state.lid = 0
    for colour in range(COLOURS):
        state.bag += state.board.one[colour] * placement.bag[colour]
        state.lid += state.board.one[colour] * placement.lid[colour]
    for display, tiles in placement.displays():
        load_display(state, display, tiles)
    for seat, board in enumerate(placement.boards):
        load_board(state, seat, board)


def load_display(state: AzulFields, display: int, tiles: str) -> None:
    for letter in tiles:
        colour = LETTERS.index(letter)
        state.display[display] += state.board.one[colour]
        state.offer |= state.board.one[colour] << display
        state.on_display += 1


def load_board(state: AzulFields, seat: int, board: BoardPlacement) -> None:
    state.score[seat] = board.score
    for row, tiles in enumerate(board.wall):
        for column, letter in enumerate(tiles):
            if letter != ".":
                load_wall(state, seat, row, column, LETTERS.index(letter))
    for line, tiles in enumerate(board.lines):
        load_line(state, seat, line, tiles)
    load_floor(state, seat, board.floor)


def load_wall(state: AzulFields, seat: int, row: int, column: int, colour: int) -> None:
    state.wall[seat][row * 5 + column] = colour
    state.row_spaces[seat][row] |= 1 << column
    state.column_spaces[seat][column] |= 1 << row
    state.row_colours[seat][row] |= 1 << colour
    state.column_colours[seat][column] |= 1 << colour


def load_line(state: AzulFields, seat: int, line: int, tiles: str) -> None:
    full = len(tiles) == state.board.capacity[line]
    colour = LETTERS.index(tiles[0]) if tiles else NOTHING
    state.line_colour[seat][line] = colour
    state.line_count[seat][line] = len(tiles)
    if full:
        state.full_lines[seat] |= 1 << line
    for other in range(COLOURS):
        held = state.row_colours[seat][line] >> other & 1
        if held or full or (tiles and other != colour):
            state.accepts[seat] &= ~(state.board.one[other] << line)


def load_floor(state: AzulFields, seat: int, tiles: str) -> None:
    state.floor_count[seat] = len(tiles)
    for space, letter in enumerate(tiles):
        tile = MARKER if letter == "M" else LETTERS.index(letter)
        state.floor[seat] |= (tile + 1) << SPACE * space
        if tile != MARKER:
            state.fallen[seat] += state.board.one[tile]
