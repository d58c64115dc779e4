"""Passing in Queen's Garden, and what is discarded then."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest
    from azulejos.engine.queens_garden.board import NOTHING
    from azulejos.engine.queens_garden.events import DISCARDED, MARKER_SCORED, PASSED
    from azulejos.engine.queens_garden.fields import DISCARDING
    from azulejos.engine.queens_garden.moves import DISCARD, STOP
    from azulejos.engine.queens_garden.rounds import end_turn
    from azulejos.engine.queens_garden.scoring import lose
    from azulejos.engine.queens_garden.storage import drop_expansion, drop_tile


def discards_into(state: GardenFields, buffer: list[int]) -> int:
    count = 0
    left = state.held_tiles[state.current] | state.held_expansions[state.current]
    while left:
        hexagon = lowest(left)
        left &= left - 1
        for item in range(2 * hexagon, 2 * hexagon + 2):
            if may_discard(state, item):
                buffer[count] = DISCARD + item
                count += 1
    buffer[count] = STOP
    return count + 1


def may_discard(state: GardenFields, item: int) -> bool:
    """Items are discarded in rising order, each at most as often as it is stored."""
    hexagon = item // 2
    if item % 2:
        held = state.held_expansions[state.current] >> hexagon & 1
    else:
        held = state.stored[state.current][hexagon]
    for index in range(1, state.steps):
        if state.step[index] > DISCARD + item:
            return False
        held -= state.step[index] == DISCARD + item
    return held > 0


def continue_passing(state: GardenFields, move: int) -> None:
    """The player may go on discarding as long as there is something to discard."""
    if move == STOP or discards_into(state, state.listed) == 1:
        finish_pass(state)
    else:
        state.phase = DISCARDING


def finish_pass(state: GardenFields) -> None:
    """The first to pass takes the marker and pays for it."""
    seat = state.current
    state.events.note(PASSED, seat, NOTHING, NOTHING, NOTHING, 0)
    if state.marker == NOTHING:
        state.marker = seat
        lose(state, seat, state.board.first_to_pass_price, MARKER_SCORED, NOTHING)
    for index in range(1, state.steps):
        if state.step[index] != STOP:
            discard(state, seat, state.step[index] - DISCARD)
    state.passed |= 1 << seat
    end_turn(state)


def discard(state: GardenFields, seat: int, item: int) -> None:
    hexagon = item // 2
    if item % 2:
        drop_expansion(state, seat, hexagon)
    else:
        drop_tile(state, seat, hexagon)
    lose(state, seat, state.board.value[hexagon], DISCARDED, item)
