"""Chance in Azul: four tiles for every factory, drawn from the bag one at a time."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, FACTORY_TILES, IN_LANE, LANE
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
    """The colour of the n-th tile of the bag or the lid.

    It adds up comparisons instead of stopping at the first, so that no branch depends on chance.
    """
    colour = 0
    reach = 0
    for other in range(COLOURS - 1):
        reach += pool >> LANE * other & IN_LANE
        colour += tile >= reach
    return colour


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
    while state.deal_due:
        draw(state, random_draw(state, rng))


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
