"""Paying for what is placed in Queen's Garden.

A hexagon of value n costs n items, the first of which is the hexagon itself. The others share its
colour, or all share its pattern; no two are identical, and jokers stand for any.
"""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import KINDS, NOTHING
    from azulejos.engine.queens_garden.events import JOKERS_PAID, PAID
    from azulejos.engine.queens_garden.moves import JOKERS, PAY, PLACE_EXPANSION, PLACE_TILE
    from azulejos.engine.queens_garden.storage import drop_expansion, drop_tile, others_held


def can_pay(state: GardenFields, seat: int, hexagon: int) -> bool:
    """Whether others of its colour, or of its pattern, suffice, with jokers for the rest."""
    owed = state.board.value[hexagon] - 1 - state.jokers[seat]
    if owed <= 0:
        return True
    held = others_held(state, seat, hexagon)
    if size_of(held & state.board.category[state.board.colour[hexagon]]) >= owed:
        return True
    return size_of(held & state.board.category[KINDS + state.board.pattern[hexagon]]) >= owed


def hexagon_to_place(state: GardenFields) -> int:
    """The hexagon that is being placed, from the first move of the turn."""
    if state.step[0] >= PLACE_EXPANSION:
        return state.step[0] - PLACE_EXPANSION
    return state.step[0] - PLACE_TILE


def still_owed(state: GardenFields) -> int:
    """How many items are still to be paid: the hexagon itself counts as the first."""
    paid = size_of(state.paid_tiles | state.paid_expansions)
    return state.board.value[hexagon_to_place(state)] - 1 - paid


# Choosing what to pay with


def next_payers(state: GardenFields) -> int:
    """The hexagons that may pay next; the first one settles colour or pattern."""
    hexagon = hexagon_to_place(state)
    held = others_held(state, state.current, hexagon)
    if state.paid_tiles | state.paid_expansions:
        last = (state.step[state.steps - 1] - PAY) // 2
        return held & paying_set(state, last) & above(state, last)
    colour = state.board.category[state.board.colour[hexagon]]
    pattern = state.board.category[KINDS + state.board.pattern[hexagon]]
    return held & (colour | pattern)


def paying_set(state: GardenFields, payer: int) -> int:
    """All hexagons that may pay together with this one: by colour, or by pattern."""
    hexagon = hexagon_to_place(state)
    if state.board.colour[payer] == state.board.colour[hexagon]:
        return state.board.category[state.board.colour[hexagon]]
    return state.board.category[KINDS + state.board.pattern[hexagon]]


def above(state: GardenFields, hexagon: int) -> int:
    """All hexagons that come after this one in rising order."""
    return -2 * state.board.hexagon[hexagon]


def leaves_enough(state: GardenFields, payer: int) -> bool:
    """Whether the rest can still be paid after this hexagon."""
    left = others_held(state, state.current, hexagon_to_place(state))
    left &= paying_set(state, payer) & above(state, payer)
    return still_owed(state) - 1 <= size_of(left) + state.jokers[state.current]


def payments_into(state: GardenFields, buffer: list[int]) -> int:
    count = 0
    left = next_payers(state)
    while left:
        hexagon = lowest(left)
        left &= left - 1
        if leaves_enough(state, hexagon):
            if state.held_tiles[state.current] & state.board.hexagon[hexagon]:
                buffer[count] = PAY + 2 * hexagon
                count += 1
            if state.held_expansions[state.current] & state.board.hexagon[hexagon]:
                buffer[count] = PAY + 2 * hexagon + 1
                count += 1
    if still_owed(state) <= state.jokers[state.current]:
        buffer[count] = JOKERS
        count += 1
    return count


def note_payment(state: GardenFields, move: int) -> None:
    if move == JOKERS:
        return
    if (move - PAY) % 2:
        state.paid_expansions |= state.board.hexagon[(move - PAY) // 2]
    else:
        state.paid_tiles |= state.board.hexagon[(move - PAY) // 2]


# Paying


def pay(state: GardenFields, seat: int) -> None:
    """The chosen items leave the storage; jokers cover the rest."""
    jokers = still_owed(state)
    left = state.paid_tiles | state.paid_expansions
    while left:
        hexagon = lowest(left)
        left &= left - 1
        if state.paid_tiles & state.board.hexagon[hexagon]:
            state.events.note(PAID, seat, hexagon, 0, NOTHING, 1)
            drop_tile(state, seat, hexagon)
        else:
            state.events.note(PAID, seat, hexagon, 1, NOTHING, 1)
            drop_expansion(state, seat, hexagon)
    if jokers > 0:
        state.jokers[seat] -= jokers
        state.events.note(JOKERS_PAID, seat, NOTHING, NOTHING, NOTHING, jokers)
