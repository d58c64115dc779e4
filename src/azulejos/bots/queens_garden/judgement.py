"""What a seat of Queen's Garden may expect: its garden, its storage, and what they may become.

All arithmetic is in whole numbers: hundredths of a point.
"""

from __future__ import annotations

import cython

from azulejos.bots.queens_garden.weights import Weights
from azulejos.engine.game import zeros
from azulejos.engine.queens_garden.board import BOARD, Board
from azulejos.engine.queens_garden.state import QueensGardenState

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import (
        CATEGORIES,
        FEATURES,
        KINDS,
        ROUNDS,
        SIDES,
    )

    POINT = 100
    AROUND = 7
    FIRST_SPACES = 3
    MORE_SPACES = 6
    ROOMS = 4
    COMFORT = 6

BY_ROUNDS = (
    "joker",
    "stored",
    "left_over",
    "playable",
    "partners",
    "pair",
    "single",
    "space",
    "staying",
)


@cython.final
@cython.cclass
class Judgement:
    """Looks at one state, which may change between two looks. `left` are the rounds to come, the
    round under way included."""

    table: QueensGardenState
    weights: Weights
    board: Board
    room: int
    crowding: int
    start_worth: int
    joker: list[int]
    stored: list[int]
    left_over: list[int]
    playable: list[int]
    partners: list[int]
    pair: list[int]
    single: list[int]
    space: list[int]
    staying: list[int]
    surrounding: list[int]
    coming: list[list[list[int]]]

    def __init__(self, table: QueensGardenState, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.board = BOARD
        self.room = weights.room
        self.crowding = weights.crowding
        self.start_worth = weights.start
        if not cython.compiled:
            for name in BY_ROUNDS:
                setattr(self, name, zeros(ROUNDS + 1))
            self.surrounding = zeros(AROUND)
            self.coming = zeros(SIDES, ROUNDS, CATEGORIES)
        for left in range(1, ROUNDS + 1):
            self.read_weights(weights, left)
        for around in range(AROUND):
            self.surrounding[around] = weights.surrounding[around]
        self.add_up_the_wheel()

    def read_weights(self, weights: Weights, left: int) -> None:
        self.joker[left] = weights.joker[left - 1]
        self.stored[left] = weights.stored[left - 1]
        self.left_over[left] = weights.left_over[left - 1]
        self.playable[left] = weights.playable[left - 1]
        self.partners[left] = weights.partners[left - 1]
        self.pair[left] = weights.pair[left - 1]
        self.single[left] = weights.single[left - 1]
        self.space[left] = weights.space[left - 1]
        self.staying[left] = weights.staying[left - 1]

    def add_up_the_wheel(self) -> None:
        """What a hexagon of each category will score from a round on."""
        for side in range(SIDES):
            for round_ in range(ROUNDS):
                for later in range(round_, ROUNDS):
                    for category in range(CATEGORIES):
                        points = self.board.wheel[side][later][category]
                        self.coming[side][round_][category] += points * POINT

    def __reduce__(self) -> tuple[type[Judgement], tuple[QueensGardenState, Weights]]:
        return Judgement, (self.table, self.weights)

    def worth(self, seat: int) -> int:
        """The score that a seat may expect."""
        worth = self.table.score[seat] * POINT
        if self.table.over:
            return worth
        left = ROUNDS + 1 - self.table.round
        worth += self.garden_worth(seat, left) + self.storage_worth(seat, left)
        if not self.table.passed >> seat & 1:
            worth += self.staying[left]
        if left > 1 and self.table.marker == seat:
            worth += self.start_worth
        return worth

    # The garden

    def garden_worth(self, seat: int, left: int) -> int:
        worth = self.table.pavilions(seat) * left * self.board.pavilion_points * POINT
        for category in range(CATEGORIES):
            spaces = self.table.spaces_of(seat, category)
            coming = self.coming[self.table.side][self.table.round - 1][category]
            worth += size_of(spaces) * coming
            worth += self.groups_worth(seat, left, spaces)
        return worth + self.features_worth(seat, left) + self.spaces_worth(seat, left)

    def groups_worth(self, seat: int, left: int, spaces: int) -> int:
        worth = 0
        while spaces:
            group = self.table.group_at(lowest(spaces), spaces)
            spaces &= ~group
            worth += self.group_worth(seat, left, group)
        return worth

    def group_worth(self, seat: int, left: int, group: int) -> int:
        """Three score for certain; fewer may grow."""
        size = size_of(group)
        if size >= self.board.smallest_group:
            return self.table.group_points(seat, group) * POINT
        values = 0
        while group:
            values += self.board.value[self.table.garden[seat][lowest(group)]]
            group &= group - 1
        return values * (self.pair[left] if size > 1 else self.single[left])

    def features_worth(self, seat: int, left: int) -> int:
        """The jokers of what is nearly surrounded."""
        worth = 0
        for feature in range(FEATURES):
            around = size_of(self.board.feature[feature] & self.table.occupied[seat])
            if feature <= KINDS or self.table.slot_hexagon[seat][feature - KINDS - 1] < 36:
                worth += self.surrounding[around] * self.board.feature_jokers[feature]
        return worth * self.joker[left] // POINT

    def spaces_worth(self, seat: int, left: int) -> int:
        free = size_of(self.table.free_spaces[seat])
        first = min(free, FIRST_SPACES)
        more = min(free - first, MORE_SPACES)
        return self.space[left] * (3 * first + more) // 3

    # The storage

    def storage_worth(self, seat: int, left: int) -> int:
        worth = self.table.jokers[seat] * self.joker[left]
        held = self.table.held_tiles[seat]
        while held:
            worth += self.item_worth(seat, left, lowest(held), False)
            held &= held - 1
        held = self.table.held_expansions[seat]
        while held:
            worth += self.item_worth(seat, left, lowest(held), True)
            held &= held - 1
        held = self.table.held_tiles[seat] | self.table.held_expansions[seat]
        for category in range(CATEGORIES):
            count = size_of(held & self.board.category[category])
            worth += count * (count - 1) // 2 * self.partners[left]
        return worth + self.room_worth_of(seat)

    def room_worth_of(self, seat: int) -> int:
        """Free spaces are good to have, and a storage full of leftovers is a burden."""
        items = self.table.tile_count[seat] + self.table.expansion_count[seat]
        excess = max(0, items - COMFORT)
        return min(self.table.room(seat), ROOMS) * self.room - excess * excess * self.crowding

    def item_worth(self, seat: int, left: int, hexagon: int, expansion: bool) -> int:
        """Something to pay with, or to be placed; or a danger. A second copy is that much less."""
        value = self.board.value[hexagon]
        worth = self.stored[left] - value * self.left_over[left]
        if not expansion and self.table.stored[seat][hexagon] > 1:
            copies = self.table.stored[seat][hexagon] - 1
            worth += copies * (worth - self.partners[left])
        playable = self.table.can_pay(seat, hexagon)
        if playable:
            area = self.table.unbuilt[seat] if expansion else self.table.free_spaces[seat]
            playable = self.table.fits_somewhere(seat, hexagon, area)
        return worth + value * self.playable[left] if playable else worth
