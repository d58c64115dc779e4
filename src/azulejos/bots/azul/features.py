"""A position of Azul as the inputs of a net: the numbers of those that are active.

A position before a deal is seen by the seat that will start, any other by the seat to move. Each
count has one input for every number from 1 on, each set one for every set that is not empty, so
that few are active. While a net learns, a count is a thermometer (a step for every tile) and a set
has its members besides; see `groups`. Factories are exchangeable: an input stands for four tiles,
not for a place.

For each seat, the one that looks first, then clockwise:

| group | inputs |
|---|---|
| `rows`, `columns`: which spaces of each have a tile | 2 x 5 x 31 |
| `colours`: how many tiles of each are on the wall | 5 x 5 |
| `lines`: the colour and the number of tiles in each | 5 x (1 + 2 + 3 + 4 + 5) |
| `floor`: how many spaces are covered | 7 |
| `score`: in steps of five points | 19 |
| `marker`: has it | 1 |

For the table:

| group | inputs |
|---|---|
| `round`: which one, its offer open or still to be dealt | 2 x 6 |
| `leads`: over each other seat, in steps of two points | 41 for each |
| `bag`: tiles of each colour | 5 x 20 |
| `factories`: which four tiles, once for each factory that has them | 70 |
| `centre`: tiles of each colour, up to nine | 5 x 9 |
| `marker`: lies in the centre | 1 |

Factories with fewer tiles, when the bag and the lid are empty, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import cython

from azulejos.bots.inputs import Group
from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.buffers import MoveBuffer
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState

if not cython.compiled:
    from azulejos.bots.inputs import add
    from azulejos.engine.azul.board import (
        COLOURS,
        DISPLAYS,
        FACTORY_TILES,
        IN_LANE,
        LANE,
        LINES,
    )
    from azulejos.engine.azul.fields import NOTHING
    from azulejos.engine.azul.moves import CENTRE

    # How many inputs a group has, or which numbers share one.
    SETS = 31
    COUNTS = 5
    FLOORS = 7
    SCORES = 19
    SCORE_STEP = 5
    ROUNDS = 6
    LEADS = 41
    LEAD_STEP = 2
    TILES = 20
    HANDFULS = 70
    CENTRE_TILES = 9
    CODES = 3125
    # Where the groups of a seat begin, and those of the table.
    COLUMN_SETS = 155
    COLOUR_COUNTS = 310
    LINE_TILES = 335
    FLOOR_COUNT = 410
    SCORE = 417
    HAS_MARKER = 436
    SEAT_INPUTS = 437
    BAG = 12
    FACTORIES = 112
    CENTRE_COUNTS = 182
    MARKER_LEFT = 227
    TABLE_INPUTS = 228

VERSION = 1
"""Of the inputs: a net that learned others is refused."""


def seat_groups() -> Iterator[Group]:
    yield from [Group("rows", "set", SETS)] * LINES
    yield from [Group("columns", "set", SETS)] * LINES
    yield from [Group("colours", "count", COUNTS)] * COLOURS
    for line in range(LINES):
        yield from [Group("lines", "count", line + 1)] * COLOURS
    yield Group("floor", "count", FLOORS)
    yield Group("score", "count", SCORES)
    yield Group("marker", "one", 1)


def groups(players: int) -> list[Group]:
    """All inputs in their order."""
    return [
        *[group for _ in range(players) for group in seat_groups()],
        *[Group("round", "count", ROUNDS)] * 2,
        *[Group("bag", "count", TILES)] * COLOURS,
        Group("factories", "one", HANDFULS),
        *[Group("centre", "count", CENTRE_TILES)] * COLOURS,
        Group("marker", "one", 1),
        *[Group("leads", "count", LEADS)] * (players - 1),
    ]


def input_count(players: int) -> int:
    return sum(group.size for group in groups(players))


@cython.final
@cython.cclass
class Features:
    """Writes the active inputs of positions; it never changes, so threads may share one."""

    handfuls: list[int]

    def __init__(self) -> None:
        if not cython.compiled:
            self.handfuls = [0] * CODES
        for code in range(CODES):
            self.handfuls[code] = 0
        handfuls = combinations_with_replacement(range(COLOURS), FACTORY_TILES)
        for number, colours in enumerate(handfuls, start=1):
            self.handfuls[sum([5**colour for colour in colours])] = number

    def active(self, state: GameState) -> list[int]:
        """`write` for Python: the numbers of the active inputs."""
        room = MoveBuffer()
        expected(state, AzulFields)
        count = self.write(cython.cast(AzulFields, state), room.moves)
        return [room.moves[index] for index in range(count)]

    def write(self, state: AzulFields, inputs: list[int]) -> int:
        """The active inputs, seen by the seat to move; returns how many there are."""
        count = 0
        seat = state.current
        for place in range(state.players):
            count = self.write_board(state, seat, place * SEAT_INPUTS, inputs, count)
            count = self.write_lines(state, seat, place * SEAT_INPUTS + LINE_TILES, inputs, count)
            seat = state.seat_after[seat]
        first = state.players * SEAT_INPUTS
        count = self.write_table(state, first, inputs, count)
        count = self.write_offer(state, first, inputs, count)
        return self.write_leads(state, first + TABLE_INPUTS, inputs, count)

    def write_board(
        self, state: AzulFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        colours = 0
        for line in range(LINES):
            spaces = state.row_spaces[seat][line]
            count = add(inputs, count, first + line * SETS, spaces)
            colours += state.board.spread[state.row_colours[seat][line]]
            spaces = state.column_spaces[seat][line]
            count = add(inputs, count, first + COLUMN_SETS + line * SETS, spaces)
        for colour in range(COLOURS):
            at = first + COLOUR_COUNTS + colour * COUNTS
            count = add(inputs, count, at, lane(colours, colour))
        count = add(inputs, count, first + FLOOR_COUNT, state.floor_count[seat])
        fives = min(state.score[seat] // SCORE_STEP, SCORES)
        count = add(inputs, count, first + SCORE, fives)
        has_marker = state.marker == seat and not state.deal_due
        return add(inputs, count, first + HAS_MARKER, has_marker)

    def write_lines(
        self, state: AzulFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        """Colours of a line follow one another, with an input for every number of tiles."""
        for line in range(LINES):
            colour = state.line_colour[seat][line]
            if colour != NOTHING:
                at = first + colour * (line + 1)
                count = add(inputs, count, at, state.line_count[seat][line])
            first += COLOURS * (line + 1)
        return count

    def write_table(self, state: AzulFields, first: int, inputs: list[int], count: int) -> int:
        at = first + ROUNDS if state.deal_due else first
        count = add(inputs, count, at, min(state.round, ROUNDS))
        for colour in range(COLOURS):
            count = add(inputs, count, first + BAG + colour * TILES, lane(state.bag, colour))
        return count

    def write_offer(self, state: AzulFields, first: int, inputs: list[int], count: int) -> int:
        for display in range(DISPLAYS - 1):
            if state.display[display] != 0:
                handful = self.handfuls[self.code(state.display[display])]
                count = add(inputs, count, first + FACTORIES, handful)
        for colour in range(COLOURS):
            tiles = min(lane(state.display[CENTRE], colour), CENTRE_TILES)
            count = add(inputs, count, first + CENTRE_COUNTS + colour * CENTRE_TILES, tiles)
        is_left = state.marker == NOTHING and not state.deal_due
        return add(inputs, count, first + MARKER_LEFT, is_left)

    def code(self, tiles: int) -> int:
        """The tiles of a factory as a number with a digit to the base 5 for every colour."""
        code = 0
        power = 1
        for colour in range(COLOURS):
            code += lane(tiles, colour) * power
            power *= 5
        return code

    def write_leads(self, state: AzulFields, first: int, inputs: list[int], count: int) -> int:
        other = state.current
        for place in range(state.players - 1):
            other = state.seat_after[other]
            lead = max(state.score[state.current] - state.score[other] + LEADS, 0)
            step = min(lead // LEAD_STEP, LEADS - 1)
            count = add(inputs, count, first + place * LEADS, step + 1)
        return count


FEATURES = Features()


def lane(word: int, colour: int) -> int:
    """The number that a word has for a colour."""
    return word >> LANE * colour & IN_LANE
