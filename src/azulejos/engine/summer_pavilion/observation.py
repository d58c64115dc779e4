"""A position of Summer Pavilion as numbers from about 0 to 1, for programs that learn.

The layout is the same at every player count, on both sides of the board and in both editions:

| part | numbers |
|---|---|
| displays: tiles of each colour on nine factories and the centre | 10 x 6 |
| supply, bag and tower: tiles of each colour | 3 x 6 |
| the joker of each round, as far as it is known | 6 x 6 |
| the joker of this round | 6 |
| taking, laying, picking, keeping; token in the centre; grey side; lowest score; round | 8 |
| picks owed, first colour that may come next | 2 |
| each of four seats, the observer first, then clockwise | 4 x 270 |

A seat: taken, to move, starts the round, holds the token, has passed, score; hand and corners by
colour; for each space and colour whether its tile is there. Seats that do not play are all 0.
"""

from __future__ import annotations

import cython

from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.buffers import clear_numbers
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DISPLAYS,
        IN_LANE,
        LANE,
        SPACES,
    )
    from azulejos.engine.summer_pavilion.fields import KEEP, LAY, NOTHING, PICK, REFILL, TAKE

    SEAT_NUMBERS = 270
    TABLE_NUMBERS = 130

OBSERVATION_SIZE = 1210


def observe(state: PavilionFields, seat: int, buffer: list[float]) -> None:
    """Writes the table and every seat that plays."""
    clear_numbers(buffer, TABLE_NUMBERS + state.players * SEAT_NUMBERS)
    observe_tiles(state, buffer)
    observe_round(state, buffer)
    for place in range(state.players):
        observed = (seat + place) % state.players
        observe_seat(state, observed, TABLE_NUMBERS + place * SEAT_NUMBERS, buffer)


def observe_tiles(state: PavilionFields, buffer: list[float]) -> None:
    for display in range(DISPLAYS):
        tiles = state.display[display]
        if tiles:
            for colour in range(COLOURS):
                buffer[display * COLOURS + colour] = (tiles >> LANE * colour & IN_LANE) / 4.0
    for colour in range(COLOURS):
        buffer[60 + colour] = (state.supply >> LANE * colour & IN_LANE) / 10.0
        buffer[66 + colour] = (state.bag >> LANE * colour & IN_LANE) / 22.0
        buffer[72 + colour] = (state.tower >> LANE * colour & IN_LANE) / 22.0


def observe_round(state: PavilionFields, buffer: list[float]) -> None:
    for index in range(state.known_jokers):
        buffer[78 + index * COLOURS + state.joker_order[index]] = 1.0
    if state.joker != NOTHING:
        buffer[114 + state.joker] = 1.0
    buffer[120] = state.phase == TAKE
    buffer[121] = state.phase in (LAY, REFILL)
    buffer[122] = state.phase == PICK
    buffer[123] = state.phase == KEEP
    buffer[124] = state.token == NOTHING
    buffer[125] = state.side
    buffer[126] = state.lowest_score
    buffer[127] = state.round / 6.0
    buffer[128] = state.owed / 3.0
    buffer[129] = state.least / 6.0


def observe_seat(state: PavilionFields, seat: int, first: int, buffer: list[float]) -> None:
    """The spaces first and from the last on: as in Azul, a space without a tile writes a 0 into the
    number before its own, and no processor need guess whether there is one.
    """
    for space in range(SPACES - 1, -1, -1):
        colour = state.wall[seat][space]
        buffer[first + 18 + space * COLOURS + colour] = 1 + (colour >> 3)  # 0 if NOTHING
    buffer[first] = 1.0
    buffer[first + 1] = state.current == seat
    buffer[first + 2] = state.start == seat
    buffer[first + 3] = state.token == seat
    buffer[first + 4] = state.passed >> seat & 1
    buffer[first + 5] = state.score[seat] / 100.0
    for colour in range(COLOURS):
        buffer[first + 6 + colour] = (state.hand[seat] >> LANE * colour & IN_LANE) / 8.0
        buffer[first + 12 + colour] = (state.corner[seat] >> LANE * colour & IN_LANE) / 4.0
