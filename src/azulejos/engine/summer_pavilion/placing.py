"""The second phase of a round of Summer Pavilion: placing tiles on the stars, and bonus tiles."""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        FULL,
        IN_LANE,
        LANE,
        LAYS,
        PASS,
        PICKS,
        SLOTS,
        SPACES,
        STARS,
    )
    from azulejos.engine.summer_pavilion.events import BONUS_LAPSED, LAID, PICKED, SURROUNDED
    from azulejos.engine.summer_pavilion.fields import LAY, NOTHING, PICK
    from azulejos.engine.summer_pavilion.paying import (
        may_pay,
        nth_payment,
        pay,
        payments_into,
        sort_hand,
    )
    from azulejos.engine.summer_pavilion.rounds import end_turn
    from azulejos.engine.summer_pavilion.scoring import is_one_coloured, score_group

# Where a tile may be placed


def open_spaces(state: PavilionFields, seat: int, star: int) -> int:
    """The slots of a star that have no tile."""
    return ~state.covered[seat] >> SLOTS * star & 63


def open_colours(colours: int, tiles: int) -> int:
    """Grey side: what a star accepts that has so many tiles of these colours.

    The second tile decides: equal to the first, all must be equal; else all must differ.
    """
    if tiles < 2:
        return FULL
    return colours if is_one_coloured(colours) else FULL & ~colours


def may_place(state: PavilionFields, move: int) -> bool:
    if state.phase != LAY:
        return False
    tile = (move - LAYS) // SLOTS
    space = tile // COLOURS
    colour = tile % COLOURS
    seat = state.current
    if state.covered[seat] >> space & 1:
        return False
    if not (sort_hand(state, seat) & state.accepts[seat][space // SLOTS]) >> colour & 1:
        return False
    return may_pay(state, state.board.number[state.side][space], colour, (move - LAYS) % SLOTS)


def placements_into(state: PavilionFields, buffer: list[int]) -> int:
    """All ways to place a tile, and the pass."""
    seat = state.current
    held = sort_hand(state, seat)
    count = 0
    for space in range(SPACES):
        accepted = state.accepts[seat][space // SLOTS] & held
        if state.covered[seat] >> space & 1:
            accepted = 0
        for index in range(state.masks.size[accepted]):
            count = payments_into(state, space, state.masks.member[accepted][index], buffer, count)
    buffer[count] = PASS
    return count + 1


def count_placements(state: PavilionFields) -> int:
    """All ways to place a tile; `reach` has the sums up to each star."""
    seat = state.current
    held = sort_hand(state, seat)
    total = 0
    for star in range(STARS):
        total += placements_on(state, seat, star, held)
        state.reach[star] = total
    return total


def placements_on(state: PavilionFields, seat: int, star: int, held: int) -> int:
    row = state.board.number_row[state.side][star]
    spaces = open_spaces(state, seat, star)
    accepted = state.accepts[seat][star] & held
    count = 0
    for index in range(state.masks.size[accepted]):
        colour = state.masks.member[accepted][index]
        count += state.board.ways[row][state.natural[colour]][state.helping[colour]][spaces]
    return count


def random_placement(state: PavilionFields, rng: Rng) -> int:
    """Any way to place a tile, or a pass, each equally likely."""
    total = count_placements(state)
    chosen = rng.pick(total + 1)
    if chosen == total:
        return PASS
    star = 0
    while chosen >= state.reach[star]:
        star += 1
    return nth_placement(state, star, chosen - (state.reach[star - 1] if star > 0 else 0))


def nth_placement(state: PavilionFields, star: int, chosen: int) -> int:
    seat = state.current
    row = state.board.number_row[state.side][star]
    spaces = open_spaces(state, seat, star)
    accepted = state.accepts[seat][star]
    for index in range(state.masks.size[accepted]):
        colour = state.masks.member[accepted][index]
        ways = state.board.ways[row][state.natural[colour]][state.helping[colour]][spaces]
        if chosen < ways:
            return nth_payment(state, star, spaces, colour, chosen)
        chosen -= ways
    return PASS


# Placing a tile


def place(state: PavilionFields, space: int, colour: int, jokers: int) -> None:
    seat = state.current
    number = state.board.number[state.side][space]
    pay(state, seat, colour, number - jokers, jokers)
    put(state, seat, space, colour)
    state.events.note(LAID, seat, colour, jokers, space, number)
    score_group(state, seat, space)
    earned = earn_bonus(state, seat, space)
    owe(state, seat, earned)


def put(state: PavilionFields, seat: int, space: int, colour: int) -> None:
    """A tile lies on a space; its star accepts what the rules of stars still allow."""
    star = space // SLOTS
    state.wall[seat][space] = colour
    state.covered[seat] |= state.board.bit[space]
    state.colours[seat][star] |= 1 << colour
    if state.side == 1:
        tiles = SLOTS - state.masks.size[open_spaces(state, seat, star)]
        state.accepts[seat][star] = open_colours(state.colours[seat][star], tiles)
    elif star == 0:
        state.accepts[seat][star] &= ~(1 << colour)


# Bonus tiles


def earn_bonus(state: PavilionFields, seat: int, space: int) -> int:
    """The bonus tiles of all decorations whose last space has just been covered."""
    earned = 0
    for index in range(2):
        decoration = state.board.decorations_at[space][index]
        if decoration != NOTHING and is_surrounded(state, seat, decoration):
            tiles = state.board.decoration_tiles[decoration]
            earned += tiles
            state.events.note(SURROUNDED, seat, decoration, NOTHING, NOTHING, tiles)
    return earned


def is_surrounded(state: PavilionFields, seat: int, decoration: int) -> bool:
    mask = state.board.decoration_mask[decoration]
    return state.covered[seat] & mask == mask


def owe(state: PavilionFields, seat: int, earned: int) -> None:
    """Bonus tiles must be picked at once; what the supply cannot give lapses."""
    state.owed = earned if earned < state.supply_size else state.supply_size
    if earned > state.owed:
        state.events.note(BONUS_LAPSED, seat, NOTHING, NOTHING, NOTHING, earned - state.owed)
    if state.owed > 0:
        state.phase = PICK
        state.least = 0
    else:
        end_turn(state)


def pickable(state: PavilionFields) -> int:
    """Colours that may be picked now: enough tiles must be left for the other picks."""
    colours = 0
    left = state.supply_size
    for colour in range(COLOURS):
        count = state.supply >> LANE * colour & IN_LANE
        if count > 0 and colour >= state.least and left >= state.owed:
            colours |= 1 << colour
        left -= count
    return colours


def may_pick(state: PavilionFields, colour: int) -> bool:
    return state.phase == PICK and pickable(state) >> colour & 1 == 1


def picks_into(state: PavilionFields, buffer: list[int]) -> int:
    return tiles_into(state, PICKS, pickable(state), buffer)


def tiles_into(state: PavilionFields, first: int, colours: int, buffer: list[int]) -> int:
    """One move for each colour of a set."""
    count = state.masks.size[colours]
    for index in range(count):
        buffer[index] = first + state.masks.member[colours][index]
    return count


def random_pick(state: PavilionFields, rng: Rng) -> int:
    colours = pickable(state)
    return PICKS + state.masks.member[colours][rng.pick(state.masks.size[colours])]


def pick(state: PavilionFields, colour: int) -> None:
    state.supply -= state.board.one[colour]
    state.supply_size -= 1
    state.hand[state.current] += state.board.one[colour]
    state.least = colour
    state.owed -= 1
    state.events.note(PICKED, state.current, colour, NOTHING, NOTHING, 1)
    if state.owed == 0:
        state.least = 0
        end_turn(state)
