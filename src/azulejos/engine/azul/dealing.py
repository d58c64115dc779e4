"""Chance in Azul: four tiles for every factory, drawn from the bag one at a time."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        EACH,
        FACTORY_TILES,
        IN_LANE,
        LANE,
        passed_colours,
    )
    from azulejos.engine.azul.events import DRAWN, LID_POURED
    from azulejos.engine.azul.fields import NOTHING
    from azulejos.engine.azul.rounds import open_round


def draw_weight(state: AzulFields, item: int) -> int:
    pool = state.bag if state.bag_size > 0 else state.lid
    return pool >> LANE * item & IN_LANE


def random_draw(state: AzulFields, rng: Rng) -> int:
    """A tile of the bag (or the lid that will be poured), each equally likely."""
    if state.bag_size == 0:
        return colour_of(state.lid, rng.pick(lid_size(state)))
    return colour_of(state.bag, rng.pick(state.bag_size))


def colour_of(pool: int, tile: int) -> int:
    """The colour of the n-th tile of the bag or the lid: so many colours come before it."""
    return passed_colours(pool * EACH, tile) * EACH >> LANE * (COLOURS - 1) & IN_LANE


def draw(state: AzulFields, colour: int) -> None:
    if state.bag_size == 0:
        pour_lid(state)
    factory = state.on_display // FACTORY_TILES
    state.bag -= state.board.one[colour]
    state.bag_size -= 1
    state.display[factory] += state.board.one[colour]
    state.offer |= state.board.one[colour] << factory
    state.on_display += 1
    if state.events.recording:
        state.events.note(DRAWN, NOTHING, colour, NOTHING, factory, 1)
    if deal_is_complete(state):
        open_round(state)


def deal_randomly(state: AzulFields, rng: Rng) -> None:
    """Factory by factory, which is faster, or tile by tile where that would not do."""
    while state.deal_due:
        if may_fill_factory(state):
            fill_factory(state, rng)
        else:
            draw(state, random_draw(state, rng))


def may_fill_factory(state: AzulFields) -> bool:
    """Whether the bag has tiles for a whole factory that is empty, and nobody listens."""
    if state.bag_size < FACTORY_TILES or state.events.recording:
        return False
    return state.on_display % FACTORY_TILES == 0


def fill_factory(state: AzulFields, rng: Rng) -> None:
    """Four random draws from a bag that has so many, for an empty factory, and no event."""
    reach = state.bag * EACH
    bag_size = state.bag_size
    tiles = 0
    colours = 0
    for index in range(FACTORY_TILES):
        passed = passed_colours(reach, rng.pick(bag_size - index))
        reach -= EACH - passed
        tile = (passed << LANE | 1) & ~passed
        tiles += tile
        colours |= tile
    factory = state.on_display // FACTORY_TILES
    state.bag -= tiles
    state.bag_size = bag_size - FACTORY_TILES
    state.display[factory] = tiles
    state.offer |= colours << factory
    state.on_display += FACTORY_TILES
    if deal_is_complete(state):
        open_round(state)


def deal_is_complete(state: AzulFields) -> bool:
    """All factories are full, or no tile is left for them."""
    if state.on_display == state.deal_size:
        return True
    return state.bag_size == 0 and state.lid == 0


def lid_size(state: AzulFields) -> int:
    size = 0
    for colour in range(COLOURS):
        size += state.lid >> LANE * colour & IN_LANE
    return size


def pour_lid(state: AzulFields) -> None:
    state.bag_size = lid_size(state)
    state.bag = state.lid
    state.lid = 0
    state.events.note(LID_POURED, NOTHING, NOTHING, NOTHING, NOTHING, state.bag_size)
