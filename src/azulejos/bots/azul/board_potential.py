"""What a wall of Azul promises: the chance of every space, and what it would bring.

Every empty space has a chance to be filled before the game ends. It brings the points of its
neighbours and its part of the bonuses, whose chances are the products of those of their spaces. All
arithmetic is in whole numbers: values in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

import cython

from azulejos.bots.azul.weights import Weights
from azulejos.engine.azul.board import BOARD, Board
from azulejos.engine.azul.state import AzulState
from azulejos.engine.buffers import zeros
from azulejos.engine.masks import TABLES, Masks

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, LINES
    from azulejos.engine.azul.fields import NOTHING

    POINT = 100
    SURE = 1000


@cython.final
@cython.cclass
class BoardPotential:
    """Looks at the boards of one state, which may change between two looks.

    `look` estimates the chances and hopes of one seat; everything after it is about that seat.
    """

    state: AzulState
    weights: Weights
    board: Board
    masks: Masks
    growth: int
    most_certain: int
    placed_by_end: list[list[int]]
    held_by_end: list[list[int]]
    space_chance: list[list[int]]
    colour_chance: list[list[int]]
    column_hope: list[int]
    colour_hope: list[int]

    def __init__(self, state: AzulState, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            self.placed_by_end = zeros(LINES, LINES + 1)
            self.held_by_end = zeros(LINES, LINES + 1)
            self.space_chance = zeros(LINES, COLOURS)
            self.colour_chance = zeros(LINES, COLOURS)
            self.column_hope = zeros(COLOURS)
            self.colour_hope = zeros(COLOURS)
        self.growth = weights.growth
        self.most_certain = weights.most_certain
        for index in range(LINES):
            for left in range(LINES + 1):
                placed = weights.placement_rate[index] * weights.rounds_left[left] // 10
                self.placed_by_end[index][left] = placed
                self.held_by_end[index][left] = self.chance_within(index, left)

    def chance_within(self, missing: int, left: int) -> int:
        """That a line which lacks so many tiles is completed while the game lasts."""
        tenths = self.weights.rounds_left[left]
        success = self.weights.completion[missing]
        failure = SURE
        for _ in range(tenths // 10):
            failure = failure * (SURE - success) // SURE
        failure -= failure * success * (tenths % 10) // (10 * SURE)
        return min(SURE - failure, self.weights.most_certain)

    def __reduce__(self) -> tuple[type[BoardPotential], tuple[AzulState, Weights]]:
        return BoardPotential, (self.state, self.weights)

    def look(self, seat: int, left: int, with_lines: bool) -> None:
        self.estimate_chances(seat, left, with_lines)
        self.estimate_hopes(seat)

    def rounds_left(self) -> int:
        """How long the game will last, with the round that is due or under way.

        No game has fewer than five rounds, nor ends before some row is full. A fullest row that is
        one tile late changes nothing: else a bot would place no tile, to have a longer game.
        """
        fullest = 0
        for seat in range(self.state.players):
            for row in range(LINES):
                fullest = max(fullest, self.masks.size[self.state.row_spaces[seat][row]])
        lacking = LINES - fullest
        by_row = lacking - 1 if lacking > 2 else lacking
        return max(by_row, LINES + 1 - self.state.round)

    # Chances

    def estimate_chances(self, seat: int, left: int, with_lines: bool) -> None:
        """For every empty space and every missing colour of a row: that it is filled by the end."""
        for row in range(LINES):
            empty = LINES - self.masks.size[self.state.row_spaces[seat][row]]
            held = self.state.line_colour[seat][row] if with_lines else NOTHING
            if empty == 0:
                continue
            if held == NOTHING:
                usual = self.limited(self.placed_by_end[row][left] // empty)
                self.spread_chance(seat, row, usual, NOTHING, 0)
            else:
                missing = self.board.capacity[row] - self.state.line_count[seat][row]
                certain = self.held_by_end[missing][left]
                usual = self.beside_held(row, left, missing, certain)
                usual = self.limited(usual // (empty - 1)) if empty > 1 else 0
                self.spread_chance(seat, row, usual, held, certain)

    def beside_held(self, row: int, left: int, missing: int, certain: int) -> int:
        """What the other spaces of a row share while its line holds tiles.

        The line must be completed first. And its tiles are a part of the work only: the row gets
        what it usually gets, and that part, and no more.
        """
        later = self.placed_by_end[row][left - 1 if left > 0 else 0]
        done = SURE * (self.board.capacity[row] - missing) // self.board.capacity[row]
        return max(0, min(later, self.placed_by_end[row][left] + done - certain))

    def limited(self, chance: int) -> int:
        return min(chance, self.most_certain)

    def spread_chance(self, seat: int, row: int, usual: int, held: int, certain: int) -> None:
        """One colour has its own chance because the line holds it; the others share theirs."""
        for colour in range(COLOURS):
            if not self.state.row_colours[seat][row] >> colour & 1:
                self.colour_chance[row][colour] = certain if colour == held else usual
        if self.state.grey:
            self.spread_over_grey_row(seat, row)
            return
        for column in range(COLOURS):
            colour = self.board.printed_colour[row][column]
            self.space_chance[row][column] = self.colour_chance[row][colour]

    def spread_over_grey_row(self, seat: int, row: int) -> None:
        """A colour may take the spaces whose columns lack it; a space without one is dead."""
        missing = 31 & ~self.state.row_colours[seat][row]
        for column in range(COLOURS):
            self.space_chance[row][column] = 0
        for index in range(self.masks.size[missing]):
            self.spread_colour(seat, row, self.masks.member[missing][index])

    def spread_colour(self, seat: int, row: int, colour: int) -> None:
        columns = self.columns_for(seat, row, colour)
        count = self.masks.size[columns]
        if count == 0:
            self.colour_chance[row][colour] = 0
        for index in range(count):
            column = self.masks.member[columns][index]
            self.space_chance[row][column] += self.colour_chance[row][colour] // count

    def columns_for(self, seat: int, row: int, colour: int) -> int:
        """Grey wall: the empty spaces of a row whose columns lack the colour."""
        columns = 0
        for column in range(COLOURS):
            if not self.state.column_colours[seat][column] >> colour & 1:
                columns |= 1 << column
        return columns & ~self.state.row_spaces[seat][row]

    # Hopes

    def estimate_hopes(self, seat: int) -> None:
        """What is to be expected of the bonus of each column and each colour."""
        for index in range(COLOURS):
            column_hope = self.board.column_bonus * POINT * SURE
            colour_hope = self.board.colour_bonus * POINT * SURE
            for row in range(LINES):
                if not self.state.row_spaces[seat][row] >> index & 1:
                    column_hope = column_hope // SURE * self.space_chance[row][index]
                if not self.state.row_colours[seat][row] >> index & 1:
                    colour_hope = colour_hope // SURE * self.colour_chance[row][index]
            self.column_hope[index] = column_hope // SURE
            self.colour_hope[index] = colour_hope // SURE

    def row_hope(self, seat: int, row: int) -> int:
        hope = self.board.row_bonus * POINT * SURE
        for column in range(COLOURS):
            if not self.state.row_spaces[seat][row] >> column & 1:
                hope = hope // SURE * self.space_chance[row][column]
        return hope // SURE

    def promise(self, seat: int) -> int:
        """All that the wall may still bring."""
        value = self.future_points(seat)
        for index in range(COLOURS):
            value += self.column_hope[index] + self.colour_hope[index]
            value += self.row_hope(seat, index)
        return value

    def future_points(self, seat: int) -> int:
        points = 0
        for row in range(LINES):
            for column in range(COLOURS):
                if not self.state.row_spaces[seat][row] >> column & 1:
                    points += self.space_chance[row][column] * self.points(seat, row, column)
        return points * POINT // SURE * self.growth // SURE

    def points(self, seat: int, row: int, column: int) -> int:
        """What a tile would score here now."""
        across = self.board.run[self.state.row_spaces[seat][row]][column]
        down = self.board.run[self.state.column_spaces[seat][column]][row]
        return self.board.tile_points[across][down]

    # What it is worth to fill one space

    def line_worth(self, seat: int, row: int, colour: int) -> int:
        """To complete a line with a colour. Grey wall: without an open space the line falls."""
        colour_step = self.step(self.colour_hope[colour], self.colour_chance[row][colour])
        if not self.state.grey:
            column = self.board.printed_column[row][colour]
            return self.space_worth(seat, row, column) + colour_step
        columns = self.columns_for(seat, row, colour)
        best = 0
        for index in range(self.masks.size[columns]):
            best = max(best, self.space_worth(seat, row, self.masks.member[columns][index]))
        return best + colour_step

    def space_worth(self, seat: int, row: int, column: int) -> int:
        worth = self.points(seat, row, column) * POINT
        worth += self.step(self.column_hope[column], self.space_chance[row][column])
        return worth + self.new_neighbours(seat, row, column)

    def step(self, hope: int, chance: int) -> int:
        """What a hope gains when one of its chances becomes certain.

        On the grey wall chances of colours add up, perhaps to more than that. No negative number is
        divided: C and Python round those differently.
        """
        if chance > SURE:
            return -(hope * (chance - SURE) // chance)
        return hope * (SURE - chance) // chance if chance > 0 else 0

    def new_neighbours(self, seat: int, row: int, column: int) -> int:
        """The spaces beside a new tile will score one point more."""
        chance = 0
        if column > 0:
            chance += self.open_chance(seat, row, column - 1)
        if column < COLOURS - 1:
            chance += self.open_chance(seat, row, column + 1)
        if row > 0:
            chance += self.open_chance(seat, row - 1, column)
        if row < LINES - 1:
            chance += self.open_chance(seat, row + 1, column)
        return chance * POINT // SURE

    def open_chance(self, seat: int, row: int, column: int) -> int:
        taken = self.state.row_spaces[seat][row] >> column & 1
        return 0 if taken else self.space_chance[row][column]
