"""Chance in Queen's Garden: what is drawn, and how it comes to the display.

A deal puts tiles from the bag on the top expansion of the round stack, one draw at a time, and then
turns every expansion beside the stack that has no tiles: one draw each from those never seen. Items
0 to 35 are tiles, 36 to 71 expansions.
"""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import HEXAGONS, NOTHING
    from azulejos.engine.queens_garden.events import (
        EXPANSION_TURNED,
        ROUND_OPENED,
        STACK_SPILLED,
        START_SCORED,
        TILE_DEALT,
        TOWER_POURED,
    )
    from azulejos.engine.queens_garden.fields import ACTING, FILLING, HIDDEN, TURNING


# What is drawn


def draw_weight(state: GardenFields, item: int) -> int:
    if state.phase == TURNING:
        return state.unseen >> (item - HEXAGONS) & 1 if item >= HEXAGONS else 0
    if item >= HEXAGONS:
        return 0
    return state.bag[item] if state.bag_size > 0 else state.tower[item]


def random_draw(state: GardenFields, rng: Rng) -> int:
    """A tile of the bag (or the tower that will be poured), or an unseen expansion."""
    if state.phase == TURNING:
        left = state.unseen
        for _ in range(rng.pick(size_of(left))):
            left &= left - 1
        return HEXAGONS + lowest(left)
    if state.bag_size == 0:
        return nth_tile(state.tower, rng.pick(state.tower_size))
    return nth_tile(state.bag, rng.pick(state.bag_size))


def nth_tile(pool: list[int], number: int) -> int:
    """Sums comparisons instead of branching: chance is unpredictable, a wrong guess is dear."""
    hexagon = 0
    reach = 0
    for other in range(HEXAGONS - 1):
        reach += pool[other]
        hexagon += number >= reach
    return hexagon


# What a draw does


def deal_randomly(state: GardenFields, rng: Rng) -> None:
    while state.deal_due:
        draw(state, random_draw(state, rng))


def draw(state: GardenFields, item: int) -> None:
    if state.phase == FILLING:
        deal_tile(state, item)
    else:
        turn_over(state, item - HEXAGONS)


def deal_tile(state: GardenFields, hexagon: int) -> None:
    """Puts a tile on top of the stack, until four lie there or none is left."""
    if state.turn == 0 and state.tiles_on[0] == 0:
        note_start(state)
    if state.bag_size == 0:
        pour_tower(state)
    state.bag[hexagon] -= 1
    state.bag_size -= 1
    put_on_place(state, state.top, hexagon)
    state.events.note(TILE_DEALT, NOTHING, hexagon, NOTHING, state.top, 1)
    full = state.tiles_on[state.top] == state.board.tiles_on_top
    if full or state.bag_size + state.tower_size == 0:
        continue_turning(state)


def note_start(state: GardenFields) -> None:
    """The points that everybody starts with are noted like all others."""
    for seat in range(state.players):
        points = state.board.start_score
        state.events.note(START_SCORED, seat, NOTHING, NOTHING, NOTHING, points)
    state.events.note(ROUND_OPENED, state.start, NOTHING, NOTHING, NOTHING, state.round)


def pour_tower(state: GardenFields) -> None:
    for hexagon in range(HEXAGONS):
        state.bag[hexagon] = state.tower[hexagon]
        state.tower[hexagon] = 0
    state.bag_size = state.tower_size
    state.tower_size = 0
    state.events.note(TOWER_POURED, NOTHING, NOTHING, NOTHING, NOTHING, state.bag_size)


def put_on_place(state: GardenFields, place: int, hexagon: int) -> None:
    """Tiles lie in rising order, so that equal positions are alike."""
    index = state.tiles_on[place]
    while index > 0 and state.tile[place][index - 1] > hexagon:
        state.tile[place][index] = state.tile[place][index - 1]
        index -= 1
    state.tile[place][index] = hexagon
    state.tiles_on[place] += 1


def turn_over(state: GardenFields, hexagon: int) -> None:
    state.face[state.turning] = hexagon
    state.unseen &= ~state.board.hexagon[hexagon]
    state.events.note(EXPANSION_TURNED, NOTHING, hexagon, NOTHING, state.turning, 1)
    continue_turning(state)


# What must be drawn


def open_deal(state: GardenFields, fill: bool) -> None:
    """Starts what must be dealt after a turn or before a round, if anything."""
    if fill and state.top < state.stack_size:
        if state.bag_size + state.tower_size > 0:
            state.phase = FILLING
            state.deal_due = True
            return
        left = state.stack_size - state.top
        state.events.note(STACK_SPILLED, NOTHING, NOTHING, NOTHING, state.top, left)
        state.top = state.stack_size
    continue_turning(state)


def continue_turning(state: GardenFields) -> None:
    state.turning = next_to_turn(state)
    state.deal_due = state.turning != NOTHING
    state.phase = TURNING if state.deal_due else ACTING
    if not state.deal_due:
        survey_display(state)


def next_to_turn(state: GardenFields) -> int:
    """The first expansion beside the stack without tiles that still lies face down."""
    for place in range(state.top):
        if state.face[place] == HIDDEN and state.tiles_on[place] == 0:
            return place
    return NOTHING


def survey_display(state: GardenFields) -> None:
    """Notes which hexagons the display offers, as tiles and as expansions."""
    state.offered_tiles = 0
    state.offered_expansions = 0
    for place in range(state.stack_size):
        for index in range(state.tiles_on[place]):
            state.offered_tiles |= state.board.hexagon[state.tile[place][index]]
        if state.face[place] >= 0:
            state.offered_expansions |= state.board.hexagon[state.face[place]]
