"""A position of Azul as numbers from about 0 to 1, for programs that learn.

The layout is the same at every player count and on both walls:

| part | numbers |
|---|---|
| displays: tiles of each colour on nine factories and the centre | 10 x 5 |
| bag and lid: tiles of each colour | 2 x 5 |
| marker in the centre, wall tiling, grey wall, round | 4 |
| each of four seats, the observer first, then clockwise | 4 x 156 |

A seat: taken, to move, starts the round, holds the marker, score, floor spaces, for each line and
colour how full it is, for each wall space and colour whether its tile is there. Seats that do not
play are all 0.
"""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, DISPLAYS, IN_LANE, LANE, LINES, SPACES
    from azulejos.engine.azul.fields import NOTHING, OFFER, TILING
    from azulejos.engine.buffers import clear_numbers

    SEAT_NUMBERS = 156
    TABLE_NUMBERS = 64

OBSERVATION_SIZE = 688


def observe(state: AzulFields, seat: int, buffer: list[float]) -> None:
    """Writes the table and every seat that plays."""
    clear_numbers(buffer, TABLE_NUMBERS + state.players * SEAT_NUMBERS)
    observe_table(state, buffer)
    for place in range(state.players):
        observed = (seat + place) % state.players
        observe_seat(state, observed, TABLE_NUMBERS + place * SEAT_NUMBERS, buffer)


def observe_table(state: AzulFields, buffer: list[float]) -> None:
    for display in range(DISPLAYS):
        tiles = state.display[display]
        if tiles:
            for colour in range(COLOURS):
                buffer[display * COLOURS + colour] = (tiles >> LANE * colour & IN_LANE) / 4.0
    for colour in range(COLOURS):
        buffer[50 + colour] = (state.bag >> LANE * colour & IN_LANE) / 20.0
        buffer[55 + colour] = (state.lid >> LANE * colour & IN_LANE) / 20.0
    buffer[60] = state.phase == OFFER and state.marker == NOTHING
    buffer[61] = state.phase == TILING
    buffer[62] = state.grey
    buffer[63] = state.round / 10.0


def observe_seat(state: AzulFields, seat: int, first: int, buffer: list[float]) -> None:
    observe_wall(state, seat, first + 31, buffer)
    observe_lines(state, seat, first + 6, buffer)
    buffer[first] = 1.0
    buffer[first + 1] = state.current == seat
    buffer[first + 2] = state.start == seat
    buffer[first + 3] = state.marker == seat
    buffer[first + 4] = state.score[seat] / 100.0
    buffer[first + 5] = state.floor_count[seat] / 7.0


# Whether there is a tile is hard to guess for a processor, so nothing here depends on it; a
# comparison would become a jump. Where there is none, colour -1 writes a 0 into the last number
# of the space before: that is written afterwards, since spaces and parts go from last to first.


def observe_wall(state: AzulFields, seat: int, first: int, buffer: list[float]) -> None:
    for space in range(SPACES - 1, -1, -1):
        colour = state.wall[seat][space]
        buffer[first + space * COLOURS + colour] = 1 + (colour >> 3)  # 0 if NOTHING


def observe_lines(state: AzulFields, seat: int, first: int, buffer: list[float]) -> None:
    for line in range(LINES - 1, -1, -1):
        filled = state.line_count[seat][line] / (line + 1.0)
        buffer[first + line * COLOURS + state.line_colour[seat][line]] = filled
