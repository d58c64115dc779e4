"""The factory offer: tiles of one colour go from a display to a line or to the floor."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import (
        ANY_LINE,
        COLOURS,
        DISPLAYS,
        EACH,
        FLOOR_SPACES,
        IN_LANE,
        LANE,
        passed_colours,
    )
    from azulejos.engine.azul.events import (
        DROPPED,
        LINE_FILLED,
        MARKER_TAKEN,
        MOVED_TO_CENTRE,
        OVERFLOWED,
        TAKEN,
    )
    from azulejos.engine.azul.fields import NOTHING, OFFER, SPACE
    from azulejos.engine.azul.moves import CENTRE, FLOOR

    MARKER = 5
    EACH_SPACE = 0x1111111


def may_take(state: AzulFields, move: int) -> bool:
    if state.phase != OFFER:
        return False
    colour = state.board.take_colour[move]
    offered = state.offer >> LANE * colour >> state.board.take_source[move] & 1
    accepted = state.accepts[state.current] >> LANE * colour >> state.board.take_destination[move]
    return offered & accepted == 1


def takes_into(state: AzulFields, buffer: list[int]) -> int:
    """What is offered and accepted is hard to guess for a processor: so each colour of a display
    writes as many moves as there are destinations, and only counts depend on it.
    """
    count = 0
    for source in range(DISPLAYS):
        offered = state.offer >> source & EACH
        if offered:
            for colour in range(COLOURS):
                accepted = state.accepts[state.current] >> LANE * colour & IN_LANE
                accepted *= offered >> LANE * colour & 1
                first = state.board.take_number[source][colour][0]
                for index in range(FLOOR + 1):
                    buffer[count + index] = first + state.masks.member[accepted][index]
                count += state.masks.size[accepted]
    return count


def random_take(state: AzulFields, rng: Rng) -> int:
    source, colour, destination = drawn_take(state, rng)
    return state.board.take_number[source][colour][destination]


def drawn_take(state: AzulFields, rng: Rng) -> tuple[int, int, int]:
    """Source, colour and destination of a random take.

    Every display that offers a colour goes with every line that accepts it.
    """
    offer = state.offer
    accepted = state.accepts[state.current]
    takes = 0
    for colour in range(COLOURS):
        sources = state.masks.size[offer >> LANE * colour & IN_LANE]
        ways = sources * state.masks.size[accepted >> LANE * colour & IN_LANE]
        takes |= ways << LANE * colour
    reach = takes * EACH
    chosen = rng.pick(reach >> LANE * (COLOURS - 1) & IN_LANE)
    colour = passed_colours(reach, chosen) * EACH >> LANE * (COLOURS - 1) & IN_LANE
    chosen -= reach << LANE >> LANE * colour & IN_LANE
    lines = accepted >> LANE * colour & IN_LANE
    count = state.masks.size[lines]
    nth = state.masks.quotient[chosen][count]
    source = state.masks.member[offer >> LANE * colour & IN_LANE][nth]
    destination = state.masks.member[lines][chosen - nth * count]
    return source, colour, destination


def take(state: AzulFields, move: int) -> None:
    source = state.board.take_source[move]
    colour = state.board.take_colour[move]
    take_from(state, source, colour, state.board.take_destination[move])


def take_from(state: AzulFields, source: int, colour: int, destination: int) -> None:
    seat = state.current
    count = state.display[source] >> LANE * colour & IN_LANE
    if state.events.recording:
        state.events.note(TAKEN, seat, colour, source, destination, count)
        tell_the_rest(state, source, colour)
    state.on_display -= count
    lift_tiles(state, source, colour)
    if state.marker == NOTHING and source == CENTRE:
        take_marker(state, seat)
    fill_line(state, seat, destination, colour, count)
    state.turn += 1
    state.current = state.seat_after[seat]


def take_randomly(state: AzulFields, rng: Rng, most: int) -> int:
    """Random takes until the displays are empty, or so many; returns how many."""
    takes = 0
    while state.on_display > 0 and takes < most:
        source, colour, destination = drawn_take(state, rng)
        take_from(state, source, colour, destination)
        takes += 1
    return takes


def lift_tiles(state: AzulFields, source: int, colour: int) -> None:
    """All tiles of the colour leave; the rest goes to the centre, or stays there."""
    rest = state.display[source] & ~state.board.lane[colour]
    state.display[source] = 0
    state.display[CENTRE] += rest
    colours = state.offer >> source & EACH & ~state.board.one[colour]
    state.offer &= ~(EACH << source)
    state.offer |= colours << CENTRE


def tell_the_rest(state: AzulFields, source: int, colour: int) -> None:
    for other in range(COLOURS):
        rest = state.display[source] >> LANE * other & IN_LANE
        if source != CENTRE and other != colour and rest > 0:
            state.events.note(MOVED_TO_CENTRE, NOTHING, other, source, CENTRE, rest)


def take_marker(state: AzulFields, seat: int) -> None:
    """The marker takes its floor space before the tiles; a full floor makes it free."""
    state.marker = seat
    space = state.floor_count[seat]
    if space < FLOOR_SPACES:
        state.floor[seat] |= (MARKER + 1) << SPACE * space
        state.floor_count[seat] = space + 1
    state.events.note(MARKER_TAKEN, seat, MARKER, CENTRE, space, 1)


def fill_line(state: AzulFields, seat: int, line: int, colour: int, count: int) -> None:
    """As many as fit go to the line, the others fall to the floor.

    No branch depends on where the tiles go: the floor is a line that has no room.
    """
    held = state.line_count[seat][line]
    room = state.board.capacity[line] - held
    placed = count if count < room else room
    accepted = state.accepts[seat] & ~(EACH << line & ANY_LINE)
    state.accepts[seat] = accepted | state.board.one[colour] * (placed < room) << line
    state.line_colour[seat][line] = colour
    state.line_count[seat][line] = held + placed
    state.full_lines[seat] |= (placed == room) << line & 31
    if state.events.recording and line != FLOOR:
        state.events.note(LINE_FILLED, seat, colour, NOTHING, line, placed)
    drop(state, seat, colour, count - placed)


def drop(state: AzulFields, seat: int, colour: int, count: int) -> None:
    """Tiles fall to the floor from the left; what finds no space there goes to the lid."""
    first = state.floor_count[seat]
    room = FLOOR_SPACES - first
    landed = count if count < room else room
    spaces = EACH_SPACE & (1 << SPACE * landed) - 1
    state.floor[seat] |= (colour + 1) * spaces << SPACE * first
    state.floor_count[seat] = first + landed
    tile = state.board.one[colour]
    state.fallen[seat] += tile * landed
    state.lid += tile * (count - landed)
    if state.events.recording:
        if landed > 0:
            state.events.note(DROPPED, seat, colour, NOTHING, first, landed)
        if count > landed:
            state.events.note(OVERFLOWED, seat, colour, NOTHING, NOTHING, count - landed)
