"""Wall tiling: one tile of every full line goes to the wall, and floors are cleared.

On the printed wall nobody decides anything; on the grey wall the player chooses the column.
"""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, LINES, TAKES
    from azulejos.engine.azul.events import LAID, LINE_FELL
    from azulejos.engine.azul.fields import NOTHING, TILING
    from azulejos.engine.azul.rounds import end_round
    from azulejos.engine.azul.scoring import score_floor, score_tile
    from azulejos.engine.azul.taking import drop


def may_place(state: AzulFields, line: int, column: int) -> bool:
    if state.phase != TILING or line != next_line(state):
        return False
    return open_columns(state, state.current, line) >> column & 1 == 1


def placements_into(state: AzulFields, buffer: list[int]) -> int:
    line = next_line(state)
    columns = open_columns(state, state.current, line)
    count = state.masks.size[columns]
    for index in range(count):
        buffer[index] = TAKES + line * LINES + state.masks.member[columns][index]
    return count


def random_placement(state: AzulFields, rng: Rng) -> int:
    line = next_line(state)
    columns = open_columns(state, state.current, line)
    chosen = rng.pick(state.masks.size[columns])
    return TAKES + line * LINES + state.masks.member[columns][chosen]


def place(state: AzulFields, line: int, column: int) -> None:
    """Grey wall: the tile the player must place now, in the column of their choice."""
    seat = state.current
    put_on_wall(state, seat, line, column)
    continue_tiling(state)
    if state.phase != TILING or state.current != seat:
        state.turn += 1


def begin_tiling(state: AzulFields) -> None:
    state.phase = TILING
    state.current = state.start
    continue_tiling(state)


def continue_tiling(state: AzulFields) -> None:
    """Full lines from the top, then the floor, seat by seat; stops where a player decides."""
    while state.phase == TILING:
        seat = state.current
        line = next_line(state)
        if line == NOTHING:
            score_floor(state, seat)
            finish_tiling_of(state, seat)
        elif not state.grey:
            colour = state.line_colour[seat][line]
            put_on_wall(state, seat, line, state.board.printed_column[line][colour])
        elif open_columns(state, seat, line) == 0:
            drop_line(state, seat, line)
        else:
            break


def next_line(state: AzulFields) -> int:
    """The topmost full line of the player whose wall is being tiled."""
    full = state.full_lines[state.current]
    return state.masks.member[full][0] if full else NOTHING


def open_columns(state: AzulFields, seat: int, line: int) -> int:
    """Grey wall: where the tile of this line may go in its row."""
    colour = state.line_colour[seat][line]
    columns = 0
    for column in range(COLOURS):
        if not state.column_colours[seat][column] >> colour & 1:
            columns |= 1 << column
    return columns & ~state.row_spaces[seat][line]


def put_on_wall(state: AzulFields, seat: int, line: int, column: int) -> None:
    """One tile of a full line goes to the wall and scores; its others go to the lid."""
    colour = state.line_colour[seat][line]
    state.wall[seat][line * 5 + column] = colour
    state.row_spaces[seat][line] |= 1 << column
    state.column_spaces[seat][column] |= 1 << line
    state.row_colours[seat][line] |= 1 << colour
    state.column_colours[seat][column] |= 1 << colour
    if state.events.recording:
        state.events.note(LAID, seat, colour, line, column, 1)
    score_tile(state, seat, line, column)
    empty_line(state, seat, line)
    state.lid += state.board.one[colour] * (state.board.capacity[line] - 1)


def empty_line(state: AzulFields, seat: int, line: int) -> None:
    """The line is free again for every colour that its row lacks."""
    state.line_colour[seat][line] = NOTHING
    state.line_count[seat][line] = 0
    state.full_lines[seat] &= ~(1 << line)
    state.accepts[seat] |= state.board.spread[31 & ~state.row_colours[seat][line]] << line


def drop_line(state: AzulFields, seat: int, line: int) -> None:
    """Grey wall: a full line without an open space falls to the floor as a whole."""
    colour = state.line_colour[seat][line]
    count = state.line_count[seat][line]
    state.events.note(LINE_FELL, seat, colour, line, NOTHING, count)
    empty_line(state, seat, line)
    drop(state, seat, colour, count)


def finish_tiling_of(state: AzulFields, seat: int) -> None:
    state.current = state.seat_after[seat]
    if state.current == state.start:
        end_round(state)
