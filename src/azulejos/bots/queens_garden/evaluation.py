"""What a seat of Queen's Garden may expect: what is sure, and a sum of measures with weights.

The storage is planted out first. A seat that has passed is judged as if the next round had begun;
in the last round it knows its score. All arithmetic is in whole numbers: hundredths of a point.
"""

from __future__ import annotations

import cython

from azulejos.bots.queens_garden.planting_plan import PlantingPlan
from azulejos.bots.queens_garden.weights import MEASURES, Weights
from azulejos.engine.buffers import zeros
from azulejos.engine.queens_garden.board import BOARD, Board
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import (
        CATEGORIES,
        FEATURES,
        KINDS,
        PLACE_TILES,
        ROUNDS,
        SEATS,
        SIDES,
        SLOTS,
    )
    from azulejos.engine.queens_garden.fields import EMPTY_SLOT, GONE
    from azulejos.engine.queens_garden.scoring import (
        group_at,
        group_points,
        pavilions,
        spaces_of,
        storage_value,
    )
    from azulejos.engine.queens_garden.storage import room_left
    from azulejos.engine.rng import folded

    (
        PAIR,
        SINGLE,
        JOKER,
        ITEM,
        ITEM_VALUE,
        PARTNERS,
        ROOM_NOW,
        SPACE,
        MORE_SPACE,
        EMPTY,
        AROUND_THREE,
        AROUND_FOUR,
        AROUND_FIVE,
        PLANTED,
        TURN,
        SHARE,
        ALONE,
        ALONE_SHARE,
        COUNT,
    ) = range(19)
    POINT = 100
    TENTHS = 10
    THOUSAND = 1000
    LEAST = -1000000
    MOST_ALONE = 150
    FIRST_SPACES = 3
    MORE_SPACES = 6
    ROOMS = 4
    MEMORY = 4096
    STACK_ITEMS = 5


@cython.final
@cython.cclass
class Evaluation:
    """Looks at one scratch state, which may change between two looks.

    What was found about a garden and its storage is remembered: the rest of the table does not
    change it.
    """

    scratch: QueensGardenState
    garden: QueensGardenState
    weights: Weights
    board: Board
    plan: PlantingPlan
    items: int
    rest: int
    sure: int
    base: list[list[list[int]]]
    measure: list[int]
    weight: list[list[int]]
    known: list[int]
    known_sure: list[int]
    known_measure: list[list[int]]

    def __init__(self, scratch: QueensGardenState, weights: Weights) -> None:
        self.scratch = scratch
        self.weights = weights
        self.board = BOARD
        self.plan = PlantingPlan(weights)
        self.garden = self.plan.scratch
        if not cython.compiled:
            self.measure = zeros(COUNT)
            self.base = zeros(SIDES, SEATS + 1, ROUNDS + 1)
            self.weight = zeros(ROUNDS + 1, COUNT)
            self.known = zeros(MEMORY)
            self.known_sure = zeros(MEMORY)
            self.known_measure = zeros(MEMORY, COUNT)
        for left in range(1, ROUNDS + 1):
            self.read_weights(weights, left)
        self.weight[0][JOKER] = POINT
        self.weight[0][ITEM_VALUE] = -POINT

    def read_weights(self, weights: Weights, left: int) -> None:
        for index, name in enumerate(MEASURES):
            self.weight[left][index] = getattr(weights, name)[left - 1]
        for side in range(SIDES):
            for players in QUEENS_GARDEN.players:
                self.base[side][players][left] = weights.base[side][players - 2][left - 1]

    def __reduce__(self) -> tuple[type[Evaluation], tuple[QueensGardenState, Weights]]:
        return Evaluation, (self.scratch, self.weights)

    # The score that a seat may expect

    def worth(self, seat: int) -> int:
        worth = self.scratch.score[seat] * POINT
        if self.scratch.over:
            return worth
        left = self.look(seat)
        return worth + self.sure + self.weighed(left)

    def weighed(self, left: int) -> int:
        """Between two round starts weights change evenly with what can still be acquired."""
        now = self.base[self.scratch.side][self.scratch.players][left]
        then = 0
        if left > 0:
            then = self.base[self.scratch.side][self.scratch.players][left - 1]
        for index in range(COUNT):
            now += self.measure[index] * self.weight[left][index]
            if left > 0 and index < TURN:  # from there on they are about this round alone
                then += self.measure[index] * self.weight[left - 1][index]
        total = now * self.rest + then * (THOUSAND - self.rest)
        return (total - LEAST * THOUSAND) // THOUSAND + LEAST

    def look(self, seat: int) -> int:
        """Takes all measures of a seat; returns the rounds in which it may still act."""
        left = ROUNDS + 1 - self.scratch.round
        passed = (self.scratch.passed >> seat & 1) != 0
        self.look_at_garden(seat, left - 1 if passed else left)
        if passed:
            self.sure += self.wheel_points(self.scratch, seat, left)
            self.sure -= self.wheel_points(self.scratch, seat, left - 1)
            left -= 1
        self.measure_round(seat, passed)
        if left == 1:
            self.rest = self.rest * self.rest // THOUSAND
        return left

    def wheel_points(self, state: QueensGardenState, seat: int, left: int) -> int:
        """What a garden as it is scores at the ends of so many rounds."""
        worth = pavilions(state, seat) * left * self.board.pavilion_points * POINT
        for category in range(CATEGORIES):
            count = size_of(spaces_of(state, seat, category))
            worth += count * self.plan.coming(state, left, category)
        return worth

    # The display

    def look_at_display(self) -> None:
        """How many hexagons everybody together may still acquire this round."""
        self.items = 0
        for place in range(self.scratch.stack_size):
            self.items += self.scratch.tiles_on[place]
            if self.scratch.face[place] != GONE:
                self.items += 1
        empty = self.scratch.stack_size - self.scratch.top
        if empty > 0 and self.scratch.tiles_on[self.scratch.top] > 0:
            empty -= 1
        self.items += empty * PLACE_TILES

    def measure_round(self, seat: int, passed: bool) -> None:
        """What the rest of the round will bring, or all of the next one."""
        active = self.scratch.players
        items = STACK_ITEMS * self.scratch.stack_size
        starter = self.scratch.marker
        if not passed:
            active -= size_of(self.scratch.passed)
            items = self.items
            starter = self.scratch.current
        self.rest = min(THOUSAND, THOUSAND * items // (STACK_ITEMS * self.scratch.stack_size))
        self.measure[TURN] = 1 if starter == seat else 0
        self.measure[SHARE] = TENTHS * items // active
        self.measure[ALONE] = 0
        self.measure[ALONE_SHARE] = 0
        if active == 1:
            self.measure[ALONE] = 1
            self.measure[ALONE_SHARE] = min(TENTHS * items, MOST_ALONE)
            self.measure[SHARE] = 0

    # Garden and storage

    def look_at_garden(self, seat: int, left: int) -> None:
        digest = self.digest(seat, left)
        index = digest & (MEMORY - 1)
        if self.known[index] != digest:
            self.measure_anew(seat, left)
            self.known[index] = digest
            self.known_sure[index] = self.sure
            for number in range(COUNT):
                self.known_measure[index][number] = self.measure[number]
        self.sure = self.known_sure[index]
        for number in range(COUNT):
            self.measure[number] = self.known_measure[index][number]

    def digest(self, seat: int, left: int) -> int:
        """Of all that the measures of garden and storage depend on."""
        digest = folded(self.scratch.numbers, self.scratch.jokers[seat] * 8 + left + 1)
        for kind in range(KINDS):
            digest = folded(digest, self.scratch.of_colour[seat][kind])
            digest = folded(digest, self.scratch.of_pattern[seat][kind])
        digest = folded(digest, self.scratch.free_spaces[seat])
        digest = folded(digest, self.scratch.unbuilt[seat])
        digest = folded(digest, self.scratch.held_expansions[seat])
        held = self.scratch.held_tiles[seat]
        digest = folded(digest, held)
        if size_of(held) < self.scratch.tile_count[seat]:
            while held:
                digest = folded(digest, self.scratch.stored[seat][lowest(held)])
                held &= held - 1
        return digest

    def measure_anew(self, seat: int, left: int) -> None:
        for index in range(COUNT):
            self.measure[index] = 0
        self.garden.copy_from(self.scratch)
        if left > 0:
            self.plan.plant_out(seat, left)
            self.measure[PLANTED] = self.plan.planted
        self.sure = self.wheel_points(self.garden, seat, left)
        self.measure_garden(seat)
        self.measure_storage(seat)

    def measure_garden(self, seat: int) -> None:
        for category in range(CATEGORIES):
            self.measure_groups(seat, spaces_of(self.garden, seat, category))
        self.measure_features(seat)
        free = size_of(self.garden.free_spaces[seat])
        self.measure[SPACE] = min(free, FIRST_SPACES)
        self.measure[MORE_SPACE] = min(free - self.measure[SPACE], MORE_SPACES)
        for slot in range(SLOTS):
            if self.garden.slot_hexagon[seat][slot] == EMPTY_SLOT:
                self.measure[EMPTY] += 1

    def measure_groups(self, seat: int, spaces: int) -> None:
        """Three score for certain; fewer may grow."""
        while spaces:
            group = group_at(self.garden, lowest(spaces), spaces)
            spaces &= ~group
            size = size_of(group)
            if size >= self.board.smallest_group:
                self.sure += group_points(self.garden, seat, group) * POINT
            elif size == 1:
                self.measure[SINGLE] += self.plan.values_of(seat, group)
            else:
                self.measure[PAIR] += self.plan.values_of(seat, group)

    def measure_features(self, seat: int) -> None:
        """The jokers of what is nearly surrounded."""
        for feature in range(FEATURES):
            around = size_of(self.board.feature[feature] & self.garden.occupied[seat])
            if 3 <= around <= 5 and self.plan.gives_jokers(seat, feature):
                self.measure[AROUND_THREE + around - 3] += self.board.feature_jokers[feature]

    def measure_storage(self, seat: int) -> None:
        """What is left of it when all has been planted."""
        self.measure[JOKER] = self.garden.jokers[seat]
        self.measure[ITEM] = self.garden.tile_count[seat] + self.garden.expansion_count[seat]
        self.measure[ITEM_VALUE] = storage_value(self.garden, seat)
        self.measure[ROOM_NOW] = min(room_left(self.scratch, seat), ROOMS)
        held = self.garden.held_tiles[seat] | self.garden.held_expansions[seat]
        for category in range(CATEGORIES):
            count = size_of(held & self.board.category[category])
            self.measure[PARTNERS] += count * (count - 1) // 2
