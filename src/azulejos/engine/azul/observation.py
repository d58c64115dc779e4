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

    SEAT_NUMBERS = 156
    TABLE_NUMBERS = 64

OBSERVATION_SIZE = 688


def observe(state: AzulFields, seat: int, buffer: list[float]) -> None:
    """Writes all `OBSERVATION_SIZE` numbers."""
    for index in range(TABLE_NUMBERS + 4 * SEAT_NUMBERS):
        buffer[index] = 0.0
    observe_table(state, buffer)
    for place in range(state.players):
        observed = (seat + place) % state.players
        observe_seat(state, observed, TABLE_NUMBERS + place * SEAT_NUMBERS, buffer)


def observe_table(state: AzulFields, buffer: list[float]) -> None:
    for colour in range(COLOURS):
        for display in range(DISPLAYS):
            tiles = state.display[display] >> LANE * colour & IN_LANE
            buffer[display * COLOURS + colour] = tiles / 4.0
        buffer[50 + colour] = (state.bag >> LANE * colour & IN_LANE) / 20.0
        buffer[55 + colour] = (state.lid >> LANE * colour & IN_LANE) / 20.0
    buffer[60] = state.phase == OFFER and state.marker == NOTHING
    buffer[61] = state.phase == TILING
    buffer[62] = state.grey
    buffer[63] = state.round / 10.0


def observe_seat(state: AzulFields, seat: int, first: int, buffer: list[float]) -> None:
    buffer[first] = 1.0
    buffer[first + 1] = state.current == seat
    buffer[first + 2] = state.start == seat
    buffer[first + 3] = state.marker == seat
    buffer[first + 4] = state.score[seat] / 100.0
    buffer[first + 5] = state.floor_count[seat] / 7.0
    for line in range(LINES):
        colour = state.line_colour[seat][line]
        if colour != NOTHING:
            filled = state.line_count[seat][line] / (line + 1.0)
            buffer[first + 6 + line * COLOURS + colour] = filled
    for space in range(SPACES):
        colour = state.wall[seat][space]
        if colour != NOTHING:
            buffer[first + 31 + space * COLOURS + colour] = 1.0
