"""Plants what a storage of Queen's Garden holds, as its owner would if nobody else were there.

Again and again the hexagon that gains most goes where it gains most, and is paid with what would
gain least. Gains are in hundredths of a point.
"""

from __future__ import annotations

import cython

from azulejos.bots.queens_garden.weights import Weights
from azulejos.engine.buffers import zeros
from azulejos.engine.queens_garden.board import BOARD, Board
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import (
        CATEGORIES,
        HEXAGONS,
        KINDS,
        NOTHING,
        ROUNDS,
        SIDES,
        TOUCHED,
    )
    from azulejos.engine.queens_garden.fields import FACE_DOWN
    from azulejos.engine.queens_garden.paying import can_pay
    from azulejos.engine.queens_garden.placing import (
        fitting_spaces,
        put_expansion,
        put_hexagon,
        win_jokers,
    )
    from azulejos.engine.queens_garden.scoring import group_at
    from azulejos.engine.queens_garden.storage import others_held, remove_expansion, remove_tile

    POINT = 100
    AROUND = 7
    LEAST = -1000000


@cython.final
@cython.cclass
class PlantingPlan:
    """Works on a scratch copy of a position. `left` are the rounds that will still be scored."""

    scratch: QueensGardenState
    weights: Weights
    board: Board
    joker: list[int]
    spend: list[int]
    space: list[int]
    pair: list[int]
    single: list[int]
    around: list[list[int]]
    times: list[list[list[int]]]
    gains: list[int]
    planted: int
    best: int
    best_space: int
    best_gain: int

    def __init__(self, weights: Weights) -> None:
        self.scratch = QueensGardenState(QUEENS_GARDEN.choose())
        self.weights = weights
        self.board = BOARD
        if not cython.compiled:
            for name in ("joker", "spend", "space", "pair", "single"):
                setattr(self, name, zeros(ROUNDS + 1))
            self.around = zeros(ROUNDS + 1, AROUND + 1)
            self.times = zeros(SIDES, ROUNDS + 1, CATEGORIES)
            self.gains = zeros(HEXAGONS)
        for left in range(ROUNDS + 1):
            self.read_weights(weights, left)
        self.look_ahead()

    def read_weights(self, weights: Weights, left: int) -> None:
        """No round left counts like the last one."""
        index = max(left, 1) - 1
        self.joker[left] = weights.joker_price[index]
        self.spend[left] = weights.spend[index]
        self.space[left] = weights.space_price[index]
        self.pair[left] = weights.pair_price[index]
        self.single[left] = weights.single_price[index]
        for around in range(AROUND + 1):
            price = weights.around_price[around] * weights.joker_price[index]
            self.around[left][around] = price // POINT

    def look_ahead(self) -> None:
        """How often each category will score while so many rounds are left, in hundredths."""
        for side in range(SIDES):
            for left in range(ROUNDS + 1):
                for category in range(CATEGORIES):
                    is_coming = self.board.wheel_round[side][category] > ROUNDS - left
                    self.times[side][left][category] = POINT if is_coming else 0

    def __reduce__(self) -> tuple[type[PlantingPlan], tuple[Weights]]:
        return PlantingPlan, (self.weights,)

    # Planting

    def plant_out(self, seat: int, left: int) -> None:
        self.planted = 0
        self.choose(seat, left)
        while self.best_gain > 0:
            self.plant(seat)
            self.planted += 1
            self.choose(seat, left)

    def choose(self, seat: int, left: int) -> None:
        """The best of all that can be placed; items from HEXAGONS on are expansions."""
        self.best_gain = LEAST
        tiles = self.scratch.held_tiles[seat]
        expansions = self.scratch.held_expansions[seat]
        held = tiles | expansions
        while held:
            self.gains[lowest(held)] = LEAST
            held &= held - 1
        while tiles:
            self.weigh(seat, left, lowest(tiles), False)
            tiles &= tiles - 1
        while expansions:
            self.weigh(seat, left, lowest(expansions), True)
            expansions &= expansions - 1

    def weigh(self, seat: int, left: int, hexagon: int, expansion: bool) -> None:
        if not can_pay(self.scratch, seat, hexagon):
            return
        area = self.scratch.unbuilt[seat] if expansion else self.scratch.free_spaces[seat]
        spaces = fitting_spaces(self.scratch, seat, hexagon, area)
        cost = self.cost(seat, left, hexagon)
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            gain = self.gain(seat, left, hexagon, space) - cost
            if expansion:
                gain += left * POINT + 5 * self.space[left]
            else:
                gain -= self.space[left]
            self.gains[hexagon] = max(self.gains[hexagon], gain)
            if gain > self.best_gain:
                self.best_gain = gain
                self.best = hexagon + HEXAGONS if expansion else hexagon
                self.best_space = space

    def cost(self, seat: int, left: int, hexagon: int) -> int:
        """Of the hexagon itself and all that pays for it."""
        value = self.board.value[hexagon]
        paid = size_of(self.payers(seat, hexagon))
        jokers = value - 1 - paid if paid < value - 1 else 0
        return (value - jokers) * self.spend[left] + jokers * self.joker[left]

    def payers(self, seat: int, hexagon: int) -> int:
        """Those of its colour or those of its pattern, whichever are more."""
        held = others_held(self.scratch, seat, hexagon)
        colour = held & self.board.category[self.board.colour[hexagon]]
        pattern = held & self.board.category[KINDS + self.board.pattern[hexagon]]
        return pattern if size_of(pattern) > size_of(colour) else colour

    def plant(self, seat: int) -> None:
        expansion = self.best >= HEXAGONS
        hexagon = self.best - HEXAGONS if expansion else self.best
        self.pay(seat, hexagon)
        if expansion:
            remove_expansion(self.scratch, seat, hexagon)
            slot = self.board.slot_of[self.best_space]
            put_expansion(self.scratch, seat, slot, self.board.turn_of[self.best_space], hexagon)
        else:
            remove_tile(self.scratch, seat, hexagon)
            put_hexagon(self.scratch, seat, self.best_space, hexagon)
            win_jokers(self.scratch, seat, self.best_space)

    def pay(self, seat: int, hexagon: int) -> None:
        owed = self.board.value[hexagon] - 1
        paying = self.least_of(self.payers(seat, hexagon), owed)
        self.scratch.jokers[seat] = self.scratch.jokers[seat] - owed + size_of(paying)
        while paying:
            payer = lowest(paying)
            paying &= paying - 1
            if self.scratch.held_tiles[seat] & self.board.hexagon[payer]:
                remove_tile(self.scratch, seat, payer)
            else:
                remove_expansion(self.scratch, seat, payer)

    def least_of(self, hexagons: int, count: int) -> int:
        """So many that gain least if they are placed, or all of them."""
        chosen = 0
        while count > 0 and hexagons:
            least = self.board.hexagon[self.least(hexagons)]
            hexagons &= ~least
            chosen |= least
            count -= 1
        return chosen

    def least(self, hexagons: int) -> int:
        """The one that gains least if it is placed."""
        least = lowest(hexagons)
        while hexagons:
            hexagon = lowest(hexagons)
            hexagons &= hexagons - 1
            if self.gains[hexagon] < self.gains[least]:
                least = hexagon
        return least

    # What a hexagon brings on a space

    def gain(self, seat: int, left: int, hexagon: int, space: int) -> int:
        colour = self.board.colour[hexagon]
        pattern = self.board.pattern[hexagon]
        gain = self.coming(self.scratch, left, colour)
        gain += self.coming(self.scratch, left, KINDS + pattern)
        value = self.board.value[hexagon]
        gain += self.joined(seat, left, value, space, self.scratch.of_colour[seat][colour])
        gain += self.joined(seat, left, value, space, self.scratch.of_pattern[seat][pattern])
        return gain + self.surrounding(seat, left, space)

    def coming(self, state: QueensGardenState, left: int, category: int) -> int:
        """What a hexagon of a category will score while so many rounds are left."""
        return state.wheel_points[category] * self.times[state.side][left][category]

    def joined(self, seat: int, left: int, value: int, space: int, area: int) -> int:
        """The group that comes into being, less those that it joins."""
        beside = self.board.neighbours[space] & area
        gain = 0
        size = 1
        while beside:
            group = group_at(self.scratch, lowest(beside), area)
            beside &= ~group
            values = self.values_of(seat, group)
            gain -= self.group_worth(left, size_of(group), values)
            size += size_of(group)
            value += values
        return gain + self.group_worth(left, size, value)

    def values_of(self, seat: int, group: int) -> int:
        values = 0
        while group:
            values += self.board.value[self.scratch.garden[seat][lowest(group)]]
            group &= group - 1
        return values

    def group_worth(self, left: int, size: int, values: int) -> int:
        """Three score for certain; fewer may grow."""
        if size >= self.board.smallest_group:
            return (values + self.scratch.group_bonus[size]) * POINT
        return values * (self.pair[left] if size > 1 else self.single[left])

    def surrounding(self, seat: int, left: int, space: int) -> int:
        """The jokers of features that it surrounds, or nearly so."""
        worth = 0
        for index in range(TOUCHED):
            feature = self.board.features_at[space][index]
            if feature != NOTHING and self.gives_jokers(seat, feature):
                around = size_of(self.board.feature[feature] & self.scratch.occupied[seat])
                step = self.around[left][around + 1] - self.around[left][around]
                if around == AROUND - 2:
                    step += self.joker[left]
                worth += step * self.board.feature_jokers[feature]
        return worth

    def gives_jokers(self, seat: int, feature: int) -> bool:
        """A face-down expansion has no pavilion."""
        if feature <= KINDS:
            return True
        return self.scratch.slot_hexagon[seat][feature - KINDS - 1] < FACE_DOWN
