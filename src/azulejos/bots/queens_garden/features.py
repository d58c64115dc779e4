"""A position of Queen's Garden as the inputs of a net: the numbers of those that are active.

It is seen by the seat that plays next. The moves of a turn change nothing before its last one, so a
half-made turn is seen as if it had not begun; the policy first plays it to its end. A *category* is
a colour or a pattern. Each count has one input for every number from 1 on, so that few are active;
while a net learns, it is a thermometer. Numbers that a group has no input for count as its last.

For each seat, the one that looks first, then clockwise:

| group | inputs |
|---|---|
| `garden`: hexagons of each category | 12 x 8 |
| `largest`: hexagons in the largest group of each category, if there are two or more | 12 x 5 |
| `held`: different hexagons of each category in the storage | 12 x 6 |
| `reach`: the same after taking the category, if it is on offer to this seat | 12 x 6 |
| `expansions`: in the storage, of each pattern | 6 x 2 |
| `jokers` | 12 |
| `tiles`: in the storage | 12 |
| `storage`: the values of all that is stored, in steps of three points | 24 |
| `fountain`: hexagons around it | 6 |
| `points of the star`, `pavilions`: with three, four, five, six hexagons around | 2 x 4 x 6 |
| `spaces`: free for tiles | 24 |
| `slots`: with an expansion face up, and face down | 2 x 6 |
| `score`: in steps of four points | 40 |
| `wheel now`: what the garden scores when this round ends | 24 |
| `wheel later`: and in the rounds after this one, in steps of two points | 24 |
| `groups`: what groups of the garden score at the end, in steps of three points | 40 |
| `passed` | 1 |
| `starts`: the next round | 1 |

and of what the evaluation measures, with the storage planted out:

| group | inputs |
|---|---|
| `planted`: hexagons that can be planted | 10 |
| `pairs`, `singles`: values in groups that score nothing yet, in steps of two points | 2 x 20 |
| `left`: items that stay in the storage | 12 |
| `jokers left` | 12 |
| `room`: free spaces in the end | 16 |
| `hope`: the points it expects to come, in steps of three | 48 |

For the table:

| group | inputs |
|---|---|
| `round`: which one, under way or before its first deal | 2 x 4 |
| `stack`: expansions that are still on it | 8 |
| `deal`: tiles, or expansions alone, are to be dealt | 2 |
| `offer`: different hexagons of each category on offer | 12 x 6 |
| `offered expansions`: of each pattern | 6 x 3 |
| `items`: that may still be acquired this round, in steps of two | 24 |
| `lead`: expected, over each other seat, in steps of two points | 51 for each |
"""

from __future__ import annotations

from collections.abc import Iterator

import cython

from azulejos.bots.inputs import Group
from azulejos.bots.queens_garden.evaluation import Evaluation
from azulejos.bots.queens_garden.weights import TUNED
from azulejos.engine.buffers import MoveBuffer, zeros
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState

if not cython.compiled:
    from azulejos.bots.inputs import add
    from azulejos.bots.queens_garden.evaluation import (
        ITEM,
        JOKER,
        MORE_SPACE,
        PAIR,
        PLANTED,
        POINT,
        SINGLE,
        SPACE,
    )
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import CATEGORIES, KINDS, ROUNDS, SEATS, SLOTS
    from azulejos.engine.queens_garden.fields import FACE_DOWN, FILLING
    from azulejos.engine.queens_garden.scoring import (
        group_at,
        group_points,
        pavilions,
        spaces_of,
        storage_value,
    )

    SURROUNDED = 13
    # How many inputs a group has, or which numbers share one.
    OF_CATEGORY = 8
    LARGEST = 5
    HELD = 6
    EXPANSIONS = 2
    JOKERS = 12
    TILES = 12
    VALUES = 24
    VALUE_STEP = 3
    AROUND = 6
    LEAST_AROUND = 3
    LEVELS = 4
    FREE = 24
    SCORES = 40
    SCORE_STEP = 4
    WHEEL = 24
    LATER_STEP = 2
    GROUPS = 40
    GROUP_STEP = 3
    PLANTABLE = 10
    GROWING = 20
    GROWING_STEP = 2
    LEFT = 12
    ROOM = 16
    HOPES = 48
    HOPE_STEP = 3
    STACK = 8
    EXPANSIONS_OFFERED = 3
    ITEMS = 24
    ITEM_STEP = 2
    LEADS = 51
    LEAD_STEP = 2
    # Where the groups of a seat begin, and those of the table.
    LARGEST_AT = 96
    HELD_AT = 156
    REACH_AT = 228
    EXPANSIONS_AT = 300
    JOKERS_AT = 312
    TILES_AT = 324
    VALUES_AT = 336
    FOUNTAIN_AT = 360
    STAR_AT = 366
    FREE_AT = 414
    SLOTS_AT = 438
    SCORE_AT = 450
    WHEEL_AT = 490
    LATER_AT = 514
    GROUPS_AT = 538
    PASSED_AT = 578
    STARTS_AT = 579
    PLANTED_AT = 580
    PAIRS_AT = 590
    SINGLES_AT = 610
    LEFT_AT = 630
    JOKERS_LEFT_AT = 642
    ROOM_AT = 654
    HOPE_AT = 670
    SEAT_INPUTS = 718
    STACK_AT = 8
    DEAL_AT = 16
    OFFER_AT = 18
    OFFERED_AT = 90
    ITEMS_AT = 108
    TABLE_INPUTS = 132

VERSION = 1
"""Of the inputs: a net that learned others is refused."""


def seat_groups() -> Iterator[Group]:
    yield from [Group("garden", "count", OF_CATEGORY)] * CATEGORIES
    yield from [Group("largest", "count", LARGEST)] * CATEGORIES
    yield from [Group("held", "count", HELD)] * CATEGORIES
    yield from [Group("reach", "count", HELD)] * CATEGORIES
    yield from [Group("expansions", "count", EXPANSIONS)] * KINDS
    yield Group("jokers", "count", JOKERS)
    yield Group("tiles", "count", TILES)
    yield Group("storage", "count", VALUES)
    yield Group("fountain", "count", AROUND)
    yield from [Group("points of the star", "count", AROUND)] * LEVELS
    yield from [Group("pavilions", "count", AROUND)] * LEVELS
    yield Group("spaces", "count", FREE)
    yield from [Group("slots", "count", SLOTS)] * 2
    yield Group("score", "count", SCORES)
    yield Group("wheel now", "count", WHEEL)
    yield Group("wheel later", "count", WHEEL)
    yield Group("groups", "count", GROUPS)
    yield Group("passed", "one", 1)
    yield Group("starts", "one", 1)
    yield Group("planted", "count", PLANTABLE)
    yield Group("pairs", "count", GROWING)
    yield Group("singles", "count", GROWING)
    yield Group("left", "count", LEFT)
    yield Group("jokers left", "count", JOKERS)
    yield Group("room", "count", ROOM)
    yield Group("hope", "count", HOPES)


def groups(players: int) -> list[Group]:
    """All inputs in their order."""
    return [
        *[group for _ in range(players) for group in seat_groups()],
        *[Group("round", "count", ROUNDS)] * 2,
        Group("stack", "count", STACK),
        Group("deal", "one", 2),
        *[Group("offer", "count", HELD)] * CATEGORIES,
        *[Group("offered expansions", "count", EXPANSIONS_OFFERED)] * KINDS,
        Group("items", "count", ITEMS),
        *[Group("lead", "count", LEADS)] * (players - 1),
    ]


def input_count(players: int) -> int:
    return sum(group.size for group in groups(players))


@cython.final
@cython.cclass
class Features:
    """Writes the active inputs of the position that an evaluation looks at, its scratch state."""

    evaluation: Evaluation
    state: QueensGardenState
    worth: list[int]
    levels: list[list[int]]

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        if evaluation is None:
            evaluation = Evaluation(QueensGardenState(QUEENS_GARDEN.choose()), TUNED)
        self.evaluation = evaluation
        self.state = self.evaluation.scratch
        if not cython.compiled:
            self.worth = zeros(SEATS)
            self.levels = zeros(2, LEVELS)

    def active(self, state: GameState) -> list[int]:
        """`write` for Python: the numbers of the active inputs of this position."""
        room = MoveBuffer()
        self.state.copy_from(expected(state, QueensGardenState))
        count = self.write(room.moves)
        return [room.moves[index] for index in range(count)]

    def write(self, inputs: list[int]) -> int:
        """The active inputs, seen by the seat that plays next; returns how many there are."""
        self.evaluation.look_at_display()
        count = 0
        first = 0
        seat = self.state.current
        for _ in range(self.state.players):
            count = self.write_garden(seat, first, inputs, count)
            count = self.write_features(seat, first, inputs, count)
            count = self.write_storage(seat, first, inputs, count)
            count = self.write_points(seat, first, inputs, count)
            count = self.write_measures(seat, first, inputs, count)
            first += SEAT_INPUTS
            seat = self.next_seat(seat)
        count = self.write_table(first, inputs, count)
        count = self.write_offer(first, inputs, count)
        return self.write_leads(first + TABLE_INPUTS, inputs, count)

    def next_seat(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.state.players else 0

    # A seat

    def write_garden(self, seat: int, first: int, inputs: list[int], count: int) -> int:
        """Hexagons and groups of each category; what groups score at the end."""
        points = 0
        for category in range(CATEGORIES):
            spaces = spaces_of(self.state, seat, category)
            at = first + category * OF_CATEGORY
            count = add(inputs, count, at, min(size_of(spaces), OF_CATEGORY))
            largest = 1
            while spaces:
                group = group_at(self.state, lowest(spaces), spaces)
                spaces &= ~group
                largest = max(largest, size_of(group))
                points += group_points(self.state, seat, group)
            at = first + LARGEST_AT + category * LARGEST
            count = add(inputs, count, at, min(largest - 1, LARGEST))
        return add(inputs, count, first + GROUPS_AT, min(points // GROUP_STEP, GROUPS))

    def write_features(self, seat: int, first: int, inputs: list[int], count: int) -> int:
        """What is surrounded or nearly so, the spaces that are left, and the slots."""
        occupied = self.state.occupied[seat]
        for level in range(LEVELS):
            self.levels[0][level] = self.levels[1][level] = 0
        for feature in range(1, SURROUNDED):
            around = size_of(self.evaluation.board.feature[feature] & occupied)
            if around >= LEAST_AROUND and self.evaluation.plan.gives_jokers(seat, feature):
                self.levels[feature > KINDS][around - LEAST_AROUND] += 1
        around = size_of(self.evaluation.board.feature[0] & occupied)
        count = add(inputs, count, first + FOUNTAIN_AT, around)
        for level in range(LEVELS):
            at = first + STAR_AT + level * AROUND
            count = add(inputs, count, at, self.levels[0][level])
            count = add(inputs, count, at + LEVELS * AROUND, self.levels[1][level])
        free = min(size_of(self.state.free_spaces[seat]), FREE)
        count = add(inputs, count, first + FREE_AT, free)
        face_down = 0
        for slot in range(SLOTS):
            face_down += self.state.slot_hexagon[seat][slot] == FACE_DOWN
        count = add(inputs, count, first + SLOTS_AT, pavilions(self.state, seat))
        return add(inputs, count, first + SLOTS_AT + SLOTS, face_down)

    def write_storage(self, seat: int, first: int, inputs: list[int], count: int) -> int:
        held = self.state.held_tiles[seat] | self.state.held_expansions[seat]
        offered = self.offered_to(seat)
        for category in range(CATEGORIES):
            members = self.evaluation.board.category[category]
            at = first + HELD_AT + category * HELD
            count = add(inputs, count, at, size_of(held & members))
            if offered & members:
                at = first + REACH_AT + category * HELD
                count = add(inputs, count, at, size_of((held | offered) & members))
        for pattern in range(KINDS):
            members = self.evaluation.board.category[KINDS + pattern]
            expansions = size_of(self.state.held_expansions[seat] & members)
            count = add(inputs, count, first + EXPANSIONS_AT + pattern * EXPANSIONS, expansions)
        count = add(inputs, count, first + JOKERS_AT, self.state.jokers[seat])
        count = add(inputs, count, first + TILES_AT, self.state.tile_count[seat])
        values = min(storage_value(self.state, seat) // VALUE_STEP, VALUES)
        return add(inputs, count, first + VALUES_AT, values)

    def offered_to(self, seat: int) -> int:
        """The hexagons that this seat may still acquire; before a deal nobody knows."""
        if self.state.deal_due or self.state.passed >> seat & 1:
            return 0
        return self.state.offered_tiles | self.state.offered_expansions

    def write_points(self, seat: int, first: int, inputs: list[int], count: int) -> int:
        """The score, and what the garden scores without another hexagon."""
        score = min(self.state.score[seat] // SCORE_STEP, SCORES)
        count = add(inputs, count, first + SCORE_AT, score)
        now = later = 0
        for category in range(CATEGORIES):
            hexagons = size_of(spaces_of(self.state, seat, category))
            scored = self.evaluation.board.wheel_round[self.state.side][category]
            if scored == self.state.round:
                now += hexagons * self.state.wheel_points[category]
            elif scored > self.state.round:
                later += hexagons * self.state.wheel_points[category]
        count = add(inputs, count, first + WHEEL_AT, min(now, WHEEL))
        count = add(inputs, count, first + LATER_AT, min(later // LATER_STEP, WHEEL))
        count = add(inputs, count, first + PASSED_AT, self.state.passed >> seat & 1)
        return add(inputs, count, first + STARTS_AT, self.state.marker == seat)

    def write_measures(self, seat: int, first: int, inputs: list[int], count: int) -> int:
        """What the evaluation measures and expects; nothing when the game is over."""
        self.worth[seat] = self.evaluation.worth(seat)
        if self.state.over:
            return count
        planted = min(self.evaluation.measure[PLANTED], PLANTABLE)
        count = add(inputs, count, first + PLANTED_AT, planted)
        pairs = min(self.evaluation.measure[PAIR] // GROWING_STEP, GROWING)
        count = add(inputs, count, first + PAIRS_AT, pairs)
        singles = min(self.evaluation.measure[SINGLE] // GROWING_STEP, GROWING)
        count = add(inputs, count, first + SINGLES_AT, singles)
        count = add(inputs, count, first + LEFT_AT, min(self.evaluation.measure[ITEM], LEFT))
        jokers = min(self.evaluation.measure[JOKER], JOKERS)
        count = add(inputs, count, first + JOKERS_LEFT_AT, jokers)
        room = self.evaluation.measure[SPACE] + self.evaluation.measure[MORE_SPACE]
        count = add(inputs, count, first + ROOM_AT, min(room, ROOM))
        hope = max(self.worth[seat] - self.state.score[seat] * POINT, 0)
        hope = min(hope // (HOPE_STEP * POINT), HOPES)
        return add(inputs, count, first + HOPE_AT, hope)

    # The table

    def write_table(self, first: int, inputs: list[int], count: int) -> int:
        begins = self.state.deal_due and self.state.top == 0 and self.state.phase == FILLING
        at = first + ROUNDS if begins else first
        count = add(inputs, count, at, self.state.round)
        count = add(inputs, count, first + STACK_AT, self.state.stack_size - self.state.top)
        if self.state.deal_due and not begins:
            kind = 1 if self.state.phase == FILLING else 2
            count = add(inputs, count, first + DEAL_AT, kind)
        items = min(self.evaluation.items // ITEM_STEP, ITEMS)
        return add(inputs, count, first + ITEMS_AT, items)

    def write_offer(self, first: int, inputs: list[int], count: int) -> int:
        if self.state.deal_due:
            return count
        offered = self.state.offered_tiles | self.state.offered_expansions
        for category in range(CATEGORIES):
            members = self.evaluation.board.category[category]
            at = first + OFFER_AT + category * HELD
            count = add(inputs, count, at, size_of(offered & members))
        for pattern in range(KINDS):
            members = self.evaluation.board.category[KINDS + pattern]
            expansions = min(size_of(self.state.offered_expansions & members), EXPANSIONS_OFFERED)
            at = first + OFFERED_AT + pattern * EXPANSIONS_OFFERED
            count = add(inputs, count, at, expansions)
        return count

    def write_leads(self, first: int, inputs: list[int], count: int) -> int:
        other = self.state.current
        for place in range(self.state.players - 1):
            other = self.next_seat(other)
            lead = self.worth[self.state.current] - self.worth[other] + LEADS * POINT
            step = min(max(lead, 0) // (LEAD_STEP * POINT), LEADS - 1)
            count = add(inputs, count, first + place * LEADS, step + 1)
        return count


FEATURES = Features()
