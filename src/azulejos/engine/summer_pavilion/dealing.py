"""Chance in Summer Pavilion: what is drawn, how likely it is, and where it goes.

Chance comes in twice: between rounds, when the supply and then the factories are filled, and
between turns, when the supply is refilled. Where the order of jokers is random, it is drawn before
the first tile. Items 0 to 5 are tiles by colour, 6 to 11 the colour of the next joker.
"""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        FACTORY_TILES,
        IN_LANE,
        LANE,
        ROUNDS,
        SUPPLY_SPACES,
    )
    from azulejos.engine.summer_pavilion.events import DRAWN, JOKER_DRAWN, TOWER_POURED
    from azulejos.engine.summer_pavilion.fields import DEAL, LAY, NOTHING
    from azulejos.engine.summer_pavilion.rounds import open_round


def draw_weight(state: PavilionFields, item: int) -> int:
    if state.known_jokers < ROUNDS:
        return 1 if item >= COLOURS and not is_drawn(state, item - COLOURS) else 0
    if item >= COLOURS:
        return 0
    pool = state.bag if state.bag_size > 0 else state.tower
    return pool >> LANE * item & IN_LANE


def is_drawn(state: PavilionFields, joker: int) -> bool:
    for index in range(state.known_jokers):
        if state.joker_order[index] == joker:
            return True
    return False


def random_draw(state: PavilionFields, rng: Rng) -> int:
    """A tile of the bag (or the tower that will be poured), each equally likely."""
    if state.known_jokers < ROUNDS:
        return COLOURS + random_joker(state, rng)
    if state.bag_size == 0:
        return colour_of(state.tower, rng.pick(state.tower_size))
    return colour_of(state.bag, rng.pick(state.bag_size))


def random_joker(state: PavilionFields, rng: Rng) -> int:
    left = rng.pick(ROUNDS - state.known_jokers)
    joker = 0
    while left > 0 or is_drawn(state, joker):
        left -= not is_drawn(state, joker)
        joker += 1
    return joker


def colour_of(pool: int, tile: int) -> int:
    """The colour of the n-th tile; sums of comparisons are quicker here than branches."""
    colour = 0
    reach = 0
    for other in range(COLOURS - 1):
        reach += pool >> LANE * other & IN_LANE
        colour += tile >= reach
    return colour


def deal_randomly(state: PavilionFields, rng: Rng) -> None:
    while state.deal_due:
        draw(state, random_draw(state, rng))


def draw(state: PavilionFields, item: int) -> None:
    if item >= COLOURS:
        draw_joker(state, item - COLOURS)
        return
    if state.bag_size == 0:
        pour_tower(state)
    draw_tile(state, item)
    if deal_is_complete(state):
        finish_deal(state)


def draw_joker(state: PavilionFields, joker: int) -> None:
    state.joker_order[state.known_jokers] = joker
    state.known_jokers += 1
    state.joker = state.joker_order[0]
    state.events.note(JOKER_DRAWN, NOTHING, joker, NOTHING, NOTHING, state.known_jokers)


def pour_tower(state: PavilionFields) -> None:
    """All tiles of the tower go into the empty bag."""
    state.bag = state.tower
    state.bag_size = state.tower_size
    state.tower = 0
    state.tower_size = 0
    state.events.note(TOWER_POURED, NOTHING, NOTHING, NOTHING, NOTHING, state.bag_size)


def draw_tile(state: PavilionFields, colour: int) -> None:
    """The supply comes first, then the factories one after the other."""
    state.bag -= state.board.one[colour]
    state.bag_size -= 1
    target = NOTHING
    if state.supply_size < SUPPLY_SPACES:
        state.supply += state.board.one[colour]
        state.supply_size += 1
    else:
        target = state.on_display // FACTORY_TILES
        state.display[target] += state.board.one[colour]
        state.offer |= state.board.one[colour] << target
        state.on_display += 1
    if state.events.recording:
        state.events.note(DRAWN, NOTHING, colour, NOTHING, target, 1)


def deal_is_complete(state: PavilionFields) -> bool:
    """All spaces are filled, or there is no tile left to fill them with."""
    if state.bag_size + state.tower_size == 0:
        return True
    if state.supply_size < SUPPLY_SPACES:
        return False
    return state.phase != DEAL or state.on_display == state.deal_size


def finish_deal(state: PavilionFields) -> None:
    state.deal_due = False
    if state.phase == DEAL:
        open_round(state)
    else:
        state.phase = LAY
