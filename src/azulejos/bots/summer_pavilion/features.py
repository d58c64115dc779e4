"""A position of Summer Pavilion as the inputs of a net: the numbers of those that are active.

Any position is seen by the seat to move. Most inputs do not tell what lies there but what will when
the round is over, as the evaluation written by hand plays it on: `plan`. So they are filled right
after it has judged the same position. See `azulejos.bots.inputs` for what groups are.

A star of one colour has an input for its colour and the set of its spaces that are covered,
wherever it lies; so stars of one colour are the same on both sides of the board. Jokers are those
of the round.

For each seat, the one that looks first, then clockwise. By the plan:

| group | inputs |
|---|---|
| `stars`: of one colour, which spaces of them | 6 x 63 |
| `mixed`: of several colours, which spaces, and which colours | 2 x 63 |
| `centre`: which spaces of that star, and which colours | 2 x 63 |
| `numbers`: how many spaces of number 1, 2, 3, 4 | 4 x 12 |
| `pillars`, `statues`: how many lack one space, how many two | 4 x 6 |
| `windows`: how many lack one space | 6 |
| `kept`: tiles left over, and those that will be jokers | 12 + 4 |

As it is:

| group | inputs |
|---|---|
| `tiles`: how many each star has | 7 x 6 |
| `hand`: tiles of each colour, but for jokers | 6 x 8 |
| `jokers`: in the hand | 8 |
| `score`: in steps of five points | 30 |
| `first`: has or had the token of the round | 1 |
| `passed` | 1 |

For the table:

| group | inputs |
|---|---|
| `round`: which one; tiles are taken, placed, or still to be dealt | 3 x 6 |
| `owed`: bonus tiles still to be picked | 6 |
| `keeping`, `refill`: what is to be done next | 2 x 1 |
| `bag`: tiles of each colour, in steps of two | 6 x 11 |
| `factories`: which four tiles, once for each factory that has them | 126 |
| `centre`: tiles of each colour in the centre | 6 x 8 |
| `supply`: tiles of each colour | 6 x 6 |
| `token`: lies in the centre | 1 |
| `leads`: over each other seat, in steps of two points | 61 for each |
| `hopes`: the same, of the points that the evaluation expects | 61 for each |
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, cast

import cython

from azulejos.bots.inputs import Group
from azulejos.bots.registry import policy_type
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.summer_pavilion.board import BOARD, Board
from azulejos.engine.summer_pavilion.fields import PavilionFields

if TYPE_CHECKING:
    from azulejos.bots.summer_pavilion.policy import PavilionPolicy

if not cython.compiled:
    from azulejos.bots.inputs import add
    from azulejos.engine.summer_pavilion.board import (
        CENTRE,
        COLOURS,
        FACTORY_TILES,
        IN_LANE,
        LANE,
        ROUNDS,
        SLOTS,
        STARS,
        tile_count,
    )
    from azulejos.engine.summer_pavilion.fields import DEAL, KEEP, NOTHING, REFILL, TAKE
    from azulejos.engine.summer_pavilion.scoring import is_one_coloured, star_spaces

    # How many inputs a group has, or which numbers share one.
    SETS = 63
    NUMBERS = 4
    MOST_OF_NUMBER = 12
    KINDS = 3
    OF_KIND = 6
    LEFT_OVER = 12
    NEXT_JOKERS = 4
    STAR_TILES = 6
    HAND_TILES = 8
    SCORES = 30
    SCORE_STEP = 5
    OWED_TILES = 6
    BAG_TILES = 11
    BAG_STEP = 2
    HANDFULS = 126
    CENTRE_TILES = 8
    SUPPLY_TILES = 6
    LEADS = 61
    LEAD_STEP = 2
    HOPE_STEP = 200
    CODES = 15625
    # Where the groups of a seat begin, and those of the table.
    MIXED = 378
    CENTRE_STAR = 504
    NUMBER_COUNTS = 630
    LACKING = 678
    KEPT = 708
    TILES_NOW = 724
    HAND = 766
    JOKERS = 814
    SCORE = 822
    IS_FIRST = 852
    HAS_PASSED = 853
    SEAT_INPUTS = 854
    OWED = 18
    KEEPING = 24
    REFILLS = 25
    BAG = 26
    FACTORIES = 92
    CENTRE_COUNTS = 218
    SUPPLY = 266
    TOKEN_LEFT = 302
    TABLE_INPUTS = 303

VERSION = 1
"""Of the inputs: a net that learned others is refused."""


def seat_groups() -> Iterator[Group]:
    yield from [Group("stars", "set", SETS)] * COLOURS
    yield from [Group("mixed", "set", SETS)] * 2
    yield from [Group("centre", "set", SETS)] * 2
    yield from [Group("numbers", "count", MOST_OF_NUMBER)] * NUMBERS
    for name in ("pillars", "pillars", "statues", "statues", "windows"):
        yield Group(name, "count", OF_KIND)
    yield Group("kept", "count", LEFT_OVER)
    yield Group("kept", "count", NEXT_JOKERS)
    yield from [Group("tiles", "count", STAR_TILES)] * STARS
    yield from [Group("hand", "count", HAND_TILES)] * COLOURS
    yield Group("jokers", "count", HAND_TILES)
    yield Group("score", "count", SCORES)
    yield Group("first", "one", 1)
    yield Group("passed", "one", 1)


def groups(players: int) -> list[Group]:
    """All inputs in their order."""
    return [
        *[group for _ in range(players) for group in seat_groups()],
        *[Group("round", "count", ROUNDS)] * 3,
        Group("owed", "count", OWED_TILES),
        Group("keeping", "one", 1),
        Group("refill", "one", 1),
        *[Group("bag", "count", BAG_TILES)] * COLOURS,
        Group("factories", "one", HANDFULS),
        *[Group("centre", "count", CENTRE_TILES)] * COLOURS,
        *[Group("supply", "count", SUPPLY_TILES)] * COLOURS,
        Group("token", "one", 1),
        *[Group("leads", "count", LEADS)] * (players - 1),
        *[Group("hopes", "count", LEADS)] * (players - 1),
    ]


def input_count(players: int) -> int:
    return sum(group.size for group in groups(players))


@cython.final
@cython.cclass
class Features:
    """Writes the active inputs of positions; it never changes, so threads may share one."""

    board: Board
    masks: Masks
    handfuls: list[int]

    def __init__(self) -> None:
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            self.handfuls = [0] * CODES
        for code in range(CODES):
            self.handfuls[code] = 0
        handfuls = combinations_with_replacement(range(COLOURS), FACTORY_TILES)
        for number, colours in enumerate(handfuls, start=1):
            self.handfuls[sum([5**colour for colour in colours])] = number

    def active(self, state: GameState) -> list[int]:
        """The numbers of the active inputs, for Python."""
        return written_policy().inputs(state)[1]

    def write(
        self, state: PavilionFields, plan: PavilionFields, hopes: list[int], inputs: list[int]
    ) -> int:
        """The active inputs, seen by the seat to move; returns how many there are.

        `plan` is the round played on, `hopes` the points that seats then expect, in hundredths.
        """
        count = 0
        seat = state.current
        for place in range(state.players):
            first = place * SEAT_INPUTS
            count = self.write_stars(plan, seat, first, inputs, count)
            count = self.write_numbers(plan, seat, first + NUMBER_COUNTS, inputs, count)
            count = self.write_lacking(plan, seat, first + LACKING, inputs, count)
            count = self.write_kept(state, plan, seat, first + KEPT, inputs, count)
            count = self.write_hand(state, seat, first, inputs, count)
            seat = seat + 1 if seat + 1 < state.players else 0
        first = state.players * SEAT_INPUTS
        count = self.write_table(state, first, inputs, count)
        count = self.write_offer(state, first, inputs, count)
        return self.write_leads(state, hopes, first + TABLE_INPUTS, inputs, count)

    # The board of a seat when the round is over

    def write_stars(
        self, plan: PavilionFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        at = first + CENTRE_STAR
        count = add(inputs, count, at, star_spaces(plan, seat, 0))
        count = add(inputs, count, at + SETS, plan.colours[seat][0])
        for star in range(1, STARS):
            spaces = star_spaces(plan, seat, star)
            colours = plan.colours[seat][star]
            if is_one_coloured(colours):
                colour = self.masks.member[colours][0]
                count = add(inputs, count, first + colour * SETS, spaces)
            else:
                count = add(inputs, count, first + MIXED, spaces)
                count = add(inputs, count, first + MIXED + SETS, colours)
        return count

    def write_numbers(
        self, plan: PavilionFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        for number in range(1, NUMBERS + 1):
            spaces = plan.covered[seat] & self.board.number_mask[plan.side][number]
            covered = 0
            for star in range(STARS):
                covered += self.masks.size[spaces >> SLOTS * star & SETS]
            count = add(inputs, count, first, covered)
            first += MOST_OF_NUMBER
        return count

    def write_lacking(
        self, plan: PavilionFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        """Pillars, then statues, then windows: how many could soon bring tiles."""
        for kind in range(KINDS):
            lack_one = 0
            lack_two = 0
            for place in range(kind * OF_KIND, kind * OF_KIND + OF_KIND):
                spaces = self.board.decoration_mask[place] & ~plan.covered[seat]
                if spaces != 0:
                    spaces &= spaces - 1
                    lack_one += spaces == 0
                    lack_two += spaces != 0 and spaces & (spaces - 1) == 0
            count = add(inputs, count, first, lack_one)
            first += OF_KIND
            if kind < KINDS - 1:
                count = add(inputs, count, first, lack_two)
                first += OF_KIND
        return count

    def write_kept(
        self,
        state: PavilionFields,
        plan: PavilionFields,
        seat: int,
        first: int,
        inputs: list[int],
        count: int,
    ) -> int:
        """The tiles that the plan leaves over, in the hand and in the corners."""
        tiles = tile_count(plan.hand[seat]) + tile_count(plan.corner[seat])
        count = add(inputs, count, first, min(tiles, LEFT_OVER))
        joker = next_joker(state)
        if joker == NOTHING:
            return count
        jokers = plan.hand[seat] >> LANE * joker & IN_LANE
        jokers += plan.corner[seat] >> LANE * joker & IN_LANE
        return add(inputs, count, first + LEFT_OVER, min(jokers, NEXT_JOKERS))

    # A seat as it is

    def write_hand(
        self, state: PavilionFields, seat: int, first: int, inputs: list[int], count: int
    ) -> int:
        for star in range(STARS):
            tiles = self.masks.size[star_spaces(state, seat, star)]
            count = add(inputs, count, first + TILES_NOW + star * STAR_TILES, tiles)
        for colour in range(COLOURS):
            tiles = min(state.hand[seat] >> LANE * colour & IN_LANE, HAND_TILES)
            at = JOKERS if colour == state.joker else HAND + colour * HAND_TILES
            count = add(inputs, count, first + at, tiles)
        steps = min(state.score[seat] // SCORE_STEP, SCORES)
        count = add(inputs, count, first + SCORE, steps)
        count = add(inputs, count, first + IS_FIRST, seat == first_seat(state))
        return add(inputs, count, first + HAS_PASSED, state.passed >> seat & 1)

    # The table

    def write_table(self, state: PavilionFields, first: int, inputs: list[int], count: int) -> int:
        at = first + ROUNDS
        if state.phase == TAKE:
            at = first
        elif state.phase == DEAL:
            at = first + 2 * ROUNDS
        count = add(inputs, count, at, state.round)
        count = add(inputs, count, first + OWED, min(state.owed, OWED_TILES))
        count = add(inputs, count, first + KEEPING, state.phase == KEEP)
        count = add(inputs, count, first + REFILLS, state.phase == REFILL)
        for colour in range(COLOURS):
            tiles = state.bag >> LANE * colour & IN_LANE
            at = first + BAG + colour * BAG_TILES
            count = add(inputs, count, at, (tiles + 1) // BAG_STEP)
        return count

    def write_offer(self, state: PavilionFields, first: int, inputs: list[int], count: int) -> int:
        for display in range(CENTRE):
            if state.display[display] != 0:
                handful = self.handfuls[code(state.display[display])]
                count = add(inputs, count, first + FACTORIES, handful)
        for colour in range(COLOURS):
            tiles = min(state.display[CENTRE] >> LANE * colour & IN_LANE, CENTRE_TILES)
            count = add(inputs, count, first + CENTRE_COUNTS + colour * CENTRE_TILES, tiles)
            tiles = min(state.supply >> LANE * colour & IN_LANE, SUPPLY_TILES)
            count = add(inputs, count, first + SUPPLY + colour * SUPPLY_TILES, tiles)
        is_left = state.phase == TAKE and state.token == NOTHING
        return add(inputs, count, first + TOKEN_LEFT, is_left)

    def write_leads(
        self, state: PavilionFields, hopes: list[int], first: int, inputs: list[int], count: int
    ) -> int:
        seat = state.current
        other = seat
        for place in range(state.players - 1):
            other = other + 1 if other + 1 < state.players else 0
            lead = state.score[seat] - state.score[other]
            at = first + place * LEADS
            count = add(inputs, count, at, step(lead, LEAD_STEP))
            at += (state.players - 1) * LEADS
            lead = hopes[seat] - hopes[other]
            count = add(inputs, count, at, step(lead, HOPE_STEP))
        return count


FEATURES = Features()


def step(lead: int, size: int) -> int:
    """In which step of this size a lead is, from 1 on; a level one in the middle."""
    return min(max(lead + size * LEADS // 2, 0) // size, LEADS - 1) + 1


def code(tiles: int) -> int:
    """The tiles of a factory as a number with a digit to the base 5 for every colour."""
    number = 0
    power = 1
    for colour in range(COLOURS):
        number += (tiles >> LANE * colour & IN_LANE) * power
        power *= 5
    return number


def first_seat(state: PavilionFields) -> int:
    """Who begins the placing, as far as is known, or the next round."""
    if state.phase == TAKE and state.token != NOTHING:
        return state.token
    return state.start


def next_joker(state: PavilionFields) -> int:
    """The joker of the next placing, for which tiles are kept."""
    if state.phase == DEAL:
        return state.joker
    if state.round == ROUNDS:
        return NOTHING
    return state.joker_order[state.round]


@cache
def written_policy() -> PavilionPolicy:
    """For `active`: by its name, since the policy imports this module."""
    return cast("PavilionPolicy", policy_type("summer_pavilion")())
