"""Points: for a tile put on the wall, for the floor, and for the bonuses at the end."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields

if not cython.compiled:
    from azulejos.engine.azul.board import LINES
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


def score_tile(state: AzulFields, seat: int, row: int, column: int) -> None:
    across = state.board.run[state.row_spaces[seat][row]][column]
    down = state.board.run[state.column_spaces[seat][column]][row]
    state.score[seat] += state.board.tile_points[across][down]
    if state.events.recording:
        if across == 1 and down == 1:
            state.events.note(SCORED_ALONE, seat, NOTHING, row, column, 1)
        if across > 1:
            state.events.note(SCORED_ACROSS, seat, NOTHING, row, column, across)
        if down > 1:
            state.events.note(SCORED_DOWN, seat, NOTHING, row, column, down)


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
    if state.events.recording:
        state.events.note(FLOOR_SCORED, seat, NOTHING, NOTHING, spaces, -loss)
    state.floor[seat] = 0
    state.floor_count[seat] = 0
    state.lid += state.fallen[seat]
    state.fallen[seat] = 0


def score_bonuses(state: AzulFields, seat: int) -> None:
    """For complete rows, complete columns, and colours of which every row has a tile."""
    columns = 31
    colours = 31
    for row in range(LINES):
        columns &= state.row_spaces[seat][row]
        colours &= state.row_colours[seat][row]
    score_bonus(state, seat, ROW_BONUS, complete_rows(state, seat), state.board.row_bonus)
    score_bonus(state, seat, COLUMN_BONUS, columns, state.board.column_bonus)
    score_bonus(state, seat, COLOUR_BONUS, colours, state.board.colour_bonus)


def score_bonus(state: AzulFields, seat: int, kind: int, complete: int, points: int) -> None:
    """So many points for each that is complete."""
    state.score[seat] += points * state.masks.size[complete]
    if state.events.recording:
        for index in range(state.masks.size[complete]):
            which = state.masks.member[complete][index]
            state.events.note(kind, seat, which, NOTHING, NOTHING, points)


def complete_rows(state: AzulFields, seat: int) -> int:
    rows = 0
    for row in range(LINES):
        rows |= (state.row_spaces[seat][row] == 31) << row
    return rows
