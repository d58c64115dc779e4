"""The first phase of a round of Summer Pavilion: taking tiles from the factories and the centre."""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        CENTRE,
        COLOURS,
        DISPLAYS,
        EACH,
        IN_LANE,
        LANE,
    )
    from azulejos.engine.summer_pavilion.events import MOVED_TO_CENTRE, TAKEN, TOKEN_TAKEN
    from azulejos.engine.summer_pavilion.fields import NOTHING, TAKE
    from azulejos.engine.summer_pavilion.rounds import begin_placing, seat_after
    from azulejos.engine.summer_pavilion.scoring import loss


def may_take(state: PavilionFields, move: int) -> bool:
    if state.phase != TAKE:
        return False
    return sources(state, move % COLOURS) >> move // COLOURS & 1 == 1


def sources(state: PavilionFields, colour: int) -> int:
    """The displays where this colour can be chosen."""
    if colour == state.joker:
        return joker_sources(state)
    return state.offer >> LANE * colour & IN_LANE


def joker_sources(state: PavilionFields) -> int:
    """Jokers can be chosen only where nothing else lies."""
    others = 0
    for colour in range(COLOURS):
        if colour != state.joker:
            others |= state.offer >> LANE * colour & IN_LANE
    return state.offer >> LANE * state.joker & IN_LANE & ~others


def takes_into(state: PavilionFields, buffer: list[int]) -> int:
    jokers = joker_sources(state)
    count = 0
    for source in range(DISPLAYS):
        for colour in range(COLOURS):
            offered = state.offer >> LANE * colour & IN_LANE
            if colour == state.joker:
                offered = jokers
            if offered >> source & 1:
                buffer[count] = source * COLOURS + colour
                count += 1
    return count


def random_take(state: PavilionFields, rng: Rng) -> int:
    takes = 0
    for colour in range(COLOURS):
        takes += state.masks.size[sources(state, colour)]
    chosen = rng.pick(takes)
    colour = 0
    count = state.masks.size[sources(state, 0)]
    while chosen >= count:
        chosen -= count
        colour += 1
        count = state.masks.size[sources(state, colour)]
    return state.masks.member[sources(state, colour)][chosen] * COLOURS + colour


def take(state: PavilionFields, source: int, colour: int) -> None:
    """All tiles of the colour and one joker; where there are only jokers, one of them."""
    seat = state.current
    jokers = state.display[source] >> LANE * state.joker & IN_LANE
    amount = 1
    extra = 0
    if colour != state.joker:
        amount = state.display[source] >> LANE * colour & IN_LANE
        extra = 1 if jokers > 0 else 0
    state.events.note(TAKEN, seat, colour, source, extra, amount)
    taken = state.board.one[colour] * amount + state.board.one[state.joker] * extra
    state.hand[seat] += taken
    lift_tiles(state, source, colour, taken)
    state.on_display -= amount + extra
    if source == CENTRE and state.token == NOTHING:
        take_token(state, seat, amount + extra)
    state.turn += 1
    if state.on_display == 0:
        begin_placing(state)
    else:
        state.current = seat_after(state, seat)


def lift_tiles(state: PavilionFields, source: int, colour: int, taken: int) -> None:
    """The tiles that were taken leave; the rest goes to the centre, or stays there."""
    rest = state.display[source] - taken
    colours = state.offer >> source & EACH & ~state.board.one[colour]
    if rest >> LANE * state.joker & IN_LANE:
        colours |= state.board.one[state.joker]
    else:
        colours &= ~state.board.one[state.joker]
    if state.events.recording and source != CENTRE:
        tell_the_rest(state, source, rest)
    state.display[source] = 0
    state.display[CENTRE] += rest
    state.offer &= ~(EACH << source)
    state.offer |= colours << CENTRE


def tell_the_rest(state: PavilionFields, source: int, rest: int) -> None:
    for colour in range(COLOURS):
        left = rest >> LANE * colour & IN_LANE
        if left > 0:
            state.events.note(MOVED_TO_CENTRE, NOTHING, colour, source, CENTRE, left)


def take_token(state: PavilionFields, seat: int, tiles: int) -> None:
    """A point for every tile of this turn, but no score falls below the track."""
    lost = loss(state, seat, tiles)
    state.token = seat
    state.score[seat] -= lost
    state.events.note(TOKEN_TAKEN, seat, NOTHING, CENTRE, tiles, -lost)
