"""Points: for a tile put on the wall, for the floor, and for the bonuses at the end."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, FLOOR_SPACES, LINES
    from azulejos.engine.azul.events import (
        COLOUR_BONUS,
        COLUMN_BONUS,
        FLOOR_SCORED,
        ROW_BONUS,
        SCORED_ACROSS,
        SCORED_ALONE,
        SCORED_DOWN,
    )
    from azulejos.engine.azul.fields import NOTHING

# A tile


def run_points(length: int) -> int:
    """A run counts each of its tiles, but a tile alone is no run."""
    return length if length > 1 else 0


def tile_points(across: int, down: int) -> int:
    """Both runs through a new tile count; one point if it stands alone."""
    if across == 1 and down == 1:
        return 1
    return run_points(across) + run_points(down)


def score_tile(state: AzulFields, seat: int, row: int, column: int) -> None:
    across = state.board.run[state.row_spaces[seat][row]][column]
    down = state.board.run[state.column_spaces[seat][column]][row]
    state.score[seat] += tile_points(across, down)
    if state.events.recording:
        if across == 1 and down == 1:
            state.events.note(SCORED_ALONE, seat, NOTHING, row, column, 1)
        if across > 1:
            points = run_points(across)
            state.events.note(SCORED_ACROSS, seat, NOTHING, row, column, points)
        if down > 1:
            points = run_points(down)
            state.events.note(SCORED_DOWN, seat, NOTHING, row, column, points)


# The floor


def floor_loss(score: int, cost: int) -> int:
    """What the floor takes away: the score never falls below 0."""
    return cost if cost < score else score


def score_floor(state: AzulFields, seat: int) -> None:
    """The floor costs points and goes to the lid; the marker stays with its owner."""
    spaces = state.floor_count[seat]
    if spaces == 0:
        return
    loss = floor_loss(state.score[seat], state.board.floor_cost[spaces])
    state.score[seat] -= loss
    state.events.note(FLOOR_SCORED, seat, NOTHING, NOTHING, spaces, -loss)
    for space in range(FLOOR_SPACES):
        state.floor[seat][space] = NOTHING
    state.floor_count[seat] = 0
    state.lid += state.fallen[seat]
    state.fallen[seat] = 0


# The end of the game


def score_bonuses(state: AzulFields, seat: int) -> None:
    for index in range(LINES):
        if state.row_spaces[seat][index] == 31:
            score_bonus(state, seat, ROW_BONUS, index, state.board.row_bonus)
    for index in range(LINES):
        if state.column_spaces[seat][index] == 31:
            score_bonus(state, seat, COLUMN_BONUS, index, state.board.column_bonus)
    for index in range(COLOURS):
        if has_every_tile_of(state, seat, index):
            score_bonus(state, seat, COLOUR_BONUS, index, state.board.colour_bonus)


def has_every_tile_of(state: AzulFields, seat: int, colour: int) -> bool:
    for row in range(LINES):
        if not state.row_colours[seat][row] >> colour & 1:
            return False
    return True


def score_bonus(state: AzulFields, seat: int, kind: int, index: int, points: int) -> None:
    state.score[seat] += points
    state.events.note(kind, seat, index, NOTHING, NOTHING, points)


def complete_rows(state: AzulFields, seat: int) -> int:
    count = 0
    for index in range(LINES):
        if state.row_spaces[seat][index] == 31:
            count += 1
    return count
