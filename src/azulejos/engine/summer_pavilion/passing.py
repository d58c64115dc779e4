"""Passing in Summer Pavilion: up to four tiles are kept in the corners, all others discarded."""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DONE,
        IN_LANE,
        KEEPS,
        KEPT_TILES,
        LANE,
        ROUNDS,
        tile_count,
    )
    from azulejos.engine.summer_pavilion.events import DISCARDED, KEPT, PASSED
    from azulejos.engine.summer_pavilion.fields import KEEP, LAY, NOTHING
    from azulejos.engine.summer_pavilion.placing import tiles_into
    from azulejos.engine.summer_pavilion.rounds import end_turn
    from azulejos.engine.summer_pavilion.scoring import loss


def may_pass(state: PavilionFields) -> bool:
    return state.phase == LAY


def pass_round(state: PavilionFields) -> None:
    state.phase = KEEP
    state.least = 0
    state.events.note(PASSED, state.current, NOTHING, NOTHING, NOTHING, state.round)
    if keepable(state) == 0:
        finish_pass(state)


def keepable(state: PavilionFields) -> int:
    """Colours of which a tile may still be kept; in the last round nothing is kept."""
    colours = 0
    if state.round < ROUNDS and tile_count(state.corner[state.current]) < KEPT_TILES:
        for colour in range(state.least, COLOURS):
            if state.hand[state.current] >> LANE * colour & IN_LANE:
                colours |= 1 << colour
    return colours


def may_keep(state: PavilionFields, colour: int) -> bool:
    return state.phase == KEEP and keepable(state) >> colour & 1 == 1


def keeps_into(state: PavilionFields, buffer: list[int]) -> int:
    """One move for each tile that may be kept, and the end of keeping."""
    count = tiles_into(state, KEEPS, keepable(state), buffer)
    buffer[count] = DONE
    return count + 1


def random_keep(state: PavilionFields, rng: Rng) -> int:
    colours = keepable(state)
    chosen = rng.pick(state.masks.size[colours] + 1)
    if chosen == state.masks.size[colours]:
        return DONE
    return KEEPS + state.masks.member[colours][chosen]


def keep(state: PavilionFields, colour: int) -> None:
    state.hand[state.current] -= state.board.one[colour]
    state.corner[state.current] += state.board.one[colour]
    state.least = colour
    state.events.note(KEPT, state.current, colour, NOTHING, NOTHING, 1)
    if keepable(state) == 0:
        finish_pass(state)


def finish_pass(state: PavilionFields) -> None:
    seat = state.current
    discard_hand(state, seat)
    state.least = 0
    state.passed |= 1 << seat
    end_turn(state)


def discard_hand(state: PavilionFields, seat: int) -> None:
    """What is not kept goes to the tower and costs a point each."""
    tiles = tile_count(state.hand[seat])
    if tiles > 0:
        lost = loss(state, seat, tiles)
        state.score[seat] -= lost
        state.tower += state.hand[seat]
        state.tower_size += tiles
        state.hand[seat] = 0
        state.events.note(DISCARDED, seat, NOTHING, NOTHING, tiles, -lost)
