"""A position of Queen's Garden as numbers from about 0 to 1, for programs that learn.

The layout is the same at every player count and on both sides of the scoring board:

| part | numbers |
|---|---|
| each place of the display: tiles of each hexagon, the expansion that lies face up | 8 x 72 |
| bag, tower, and the expansions never seen, by hexagon | 3 x 36 |
| supply, round, expansions left in the stack, variant side, the phase (8 numbers) | 12 |
| the moves of the turn under way, one number for each move of the game | 330 |
| each of four seats, the observer first, then clockwise | 4 x 668 |

A seat: taken, to move, starts the round, holds the marker, has passed, score, jokers, free storage,
stored tiles and stored expansions by hexagon, for each slot whether it is built and whether face
up, for each space the colour and the pattern that lie there. Seats that do not play are all 0.
Numbers of a scoring board that a table has typed in are the same all game long: `view()` has them.
"""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.buffers import clear_numbers
    from azulejos.engine.queens_garden.board import HEXAGONS, KINDS, PLACES, SLOTS, SPACES
    from azulejos.engine.queens_garden.fields import FACE_DOWN

    TABLE_NUMBERS = 1026
    SEAT_NUMBERS = 668

OBSERVATION_SIZE = 3698


def observe(state: GardenFields, seat: int, buffer: list[float]) -> None:
    """Writes the table and every seat that plays."""
    clear_numbers(buffer, TABLE_NUMBERS + state.players * SEAT_NUMBERS)
    observe_display(state, buffer)
    observe_table(state, buffer)
    observe_turn(state, buffer)
    for place in range(state.players):
        observed = (seat + place) % state.players
        observe_seat(state, observed, TABLE_NUMBERS + place * SEAT_NUMBERS, buffer)


def observe_display(state: GardenFields, buffer: list[float]) -> None:
    for place in range(PLACES):
        for index in range(state.tiles_on[place]):
            buffer[place * 72 + state.tile[place][index]] += 0.25
        if state.face[place] >= 0:
            buffer[place * 72 + HEXAGONS + state.face[place]] = 1.0


def observe_table(state: GardenFields, buffer: list[float]) -> None:
    for hexagon in range(HEXAGONS):
        buffer[576 + hexagon] = state.bag[hexagon] / 3.0
        buffer[612 + hexagon] = state.tower[hexagon] / 3.0
        buffer[648 + hexagon] = state.unseen >> hexagon & 1
    buffer[684] = state.supply / 36.0
    buffer[685] = state.round / 4.0
    buffer[686] = (state.stack_size - state.top) / 8.0
    buffer[687] = state.side
    if state.phase < 8:
        buffer[688 + state.phase] = 1.0


def observe_turn(state: GardenFields, buffer: list[float]) -> None:
    for index in range(state.steps):
        buffer[696 + state.step[index]] += 1.0 if index < 2 else 0.5


def observe_seat(state: GardenFields, seat: int, first: int, buffer: list[float]) -> None:
    buffer[first] = 1.0
    buffer[first + 1] = state.current == seat
    buffer[first + 2] = state.start == seat
    buffer[first + 3] = state.marker == seat
    buffer[first + 4] = state.passed >> seat & 1
    buffer[first + 5] = state.score[seat] / 100.0
    buffer[first + 6] = state.jokers[seat] / 12.0
    buffer[first + 7] = (12 - state.jokers[seat] - state.tile_count[seat]) / 12.0
    for hexagon in range(HEXAGONS):
        buffer[first + 8 + hexagon] = state.stored[seat][hexagon] / 3.0
        buffer[first + 44 + hexagon] = state.held_expansions[seat] >> hexagon & 1
    for slot in range(SLOTS):
        buffer[first + 80 + slot] = state.slot_hexagon[seat][slot] >= 0
        buffer[first + 86 + slot] = 0 <= state.slot_hexagon[seat][slot] < FACE_DOWN
    observe_garden(state, seat, first + 92, buffer)


def observe_garden(state: GardenFields, seat: int, first: int, buffer: list[float]) -> None:
    for space in range(SPACES):
        hexagon = state.garden[seat][space]
        if hexagon >= 0:
            at = first + space * 2 * KINDS
            buffer[at + hexagon // KINDS] = 1.0
            buffer[at + KINDS + hexagon % KINDS] = 1.0
