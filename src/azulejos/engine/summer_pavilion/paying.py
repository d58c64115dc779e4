"""Payment in Summer Pavilion: which tiles of a hand pay for a space.

A space costs as many tiles as its number. Those of the colour that is placed are `natural`, at
least one of them must be paid; the others are jokers, which are `helping`.
"""

from __future__ import annotations

import cython

from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import COLOURS, IN_LANE, LANE, LAYS, PASS, SLOTS


def sort_hand(state: PavilionFields, seat: int) -> int:
    """How many tiles of a hand can pay for each colour; returns the set of colours held."""
    held = 0
    jokers = state.hand[seat] >> LANE * state.joker & IN_LANE
    jokers = min(jokers, SLOTS - 1)
    for colour in range(COLOURS):
        tiles = state.hand[seat] >> LANE * colour & IN_LANE
        held |= (tiles > 0) << colour
        state.natural[colour] = tiles if tiles < SLOTS else SLOTS
        state.helping[colour] = jokers
    state.helping[state.joker] = 0
    return held


def fewest_jokers(state: PavilionFields, number: int, colour: int) -> int:
    return number - state.natural[colour] if number > state.natural[colour] else 0


def most_jokers(state: PavilionFields, number: int, colour: int) -> int:
    return state.helping[colour] if state.helping[colour] < number else number - 1


def may_pay(state: PavilionFields, number: int, colour: int, jokers: int) -> bool:
    if jokers < fewest_jokers(state, number, colour):
        return False
    return jokers <= most_jokers(state, number, colour)


def payments_into(
    state: PavilionFields, space: int, colour: int, buffer: list[int], count: int
) -> int:
    """Adds all ways to pay for a tile to the moves that are listed already."""
    number = state.board.number[state.side][space]
    move = LAYS + (space * COLOURS + colour) * SLOTS
    for jokers in range(
        fewest_jokers(state, number, colour), most_jokers(state, number, colour) + 1
    ):
        buffer[count] = move + jokers
        count += 1
    return count


def nth_payment(state: PavilionFields, star: int, spaces: int, colour: int, chosen: int) -> int:
    """Of all ways to pay for one of these spaces with a tile of this colour, the chosen one."""
    for slot in range(SLOTS):
        if spaces >> slot & 1:
            space = star * SLOTS + slot
            number = state.board.number[state.side][space]
            fewest = fewest_jokers(state, number, colour)
            ways = most_jokers(state, number, colour) - fewest + 1
            if chosen < ways:
                return LAYS + (space * COLOURS + colour) * SLOTS + fewest + chosen
            if ways > 0:
                chosen -= ways
    return PASS


def pay(state: PavilionFields, seat: int, colour: int, natural: int, jokers: int) -> None:
    """One tile will be placed, all others go to the tower."""
    state.hand[seat] -= state.board.one[colour] * natural + state.board.one[state.joker] * jokers
    state.tower += state.board.one[colour] * (natural - 1) + state.board.one[state.joker] * jokers
    state.tower_size += natural + jokers - 1
