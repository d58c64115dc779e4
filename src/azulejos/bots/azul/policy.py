"""How good a position of Azul is.

The round is first played to its end, with the take that looks best by itself for everybody in turn: so
tiles that others want, floors that threaten and the marker are counted by the rules themselves. What the boards are
worth then is a matter of chances: every empty wall space has a chance to be filled before the game
ends, and brings the points of its neighbours and its part of the bonuses.

All arithmetic is in integers: values in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

import cython

from azulejos.bots.azul.weights import TUNED, Weights
from azulejos.bots.policy import Policy
from azulejos.engine.azul.board import BOARD, Board
from azulejos.engine.azul.rules import AZUL
from azulejos.engine.azul.state import AzulState
from azulejos.engine.game import GameState, zeros
from azulejos.engine.masks import TABLES, Masks

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, FLOOR_SPACES, LINES, SEATS
    from azulejos.engine.azul.layout import NOTHING, OFFER, TILING
    from azulejos.engine.azul.scoring import tile_points
    from azulejos.engine.azul.state import CENTRE, FIRST_TILE_MOVE, FLOOR

    POINT = 100
    SURE = 1000
    LEAST = -1000000

    ARRAYS = {
        "lay_rate": (LINES,),
        "started": (LINES + 1,),
        "laid_by_end": (LINES, LINES + 1),
        "held_by_end": (LINES, LINES + 1),
        "space_chance": (LINES, COLOURS),
        "colour_chance": (LINES, COLOURS),
        "column_hope": (COLOURS,),
        "colour_hope": (COLOURS,),
        "worth": (SEATS, LINES, COLOURS),
        "weighed_spaces": (SEATS, LINES),
        "weighed_colours": (SEATS, LINES),
        "weighed_left": (SEATS,),
        "wall_value": (SEATS,),
    }


@cython.final
@cython.auto_pickle(False)
@cython.cclass
class AzulPolicy(Policy):
    """The evaluation of Azul, on both walls and for two to four players."""

    def __init__(self, weights: Weights = TUNED) -> None:
        self.table = AzulState(AZUL.choose())
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            for name, shape in ARRAYS.items():
                setattr(self, name, zeros(*shape))
        self.read(weights)
        for seat in range(SEATS):
            self.weighed_left[seat] = NOTHING

    def read(self, weights: Weights) -> None:
        self.start_value = weights.start
        self.win_value = weights.win
        self.growth = weights.growth
        self.rivalry = weights.rivalry
        self.quiet = weights.quiet
        self.most_certain = weights.most_certain
        for missing in range(LINES):
            self.started[missing] = weights.started[missing]
        for row in range(LINES):
            for left in range(LINES + 1):
                self.laid_by_end[row][left] = weights.lay_rate[row] * weights.rounds_left[left] // 10
                self.held_by_end[row][left] = self.chance_within(weights, row, left)

    def chance_within(self, weights: Weights, missing: int, left: int) -> int:
        """That a line which lacks so many tiles is completed while the game lasts."""
        tenths = weights.rounds_left[left]
        failure = SURE
        for _ in range(tenths // 10):
            failure = failure * (SURE - weights.completion[missing]) // SURE
        failure -= failure * weights.completion[missing] * (tenths % 10) // (10 * SURE)
        return min(SURE - failure, weights.most_certain)

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.table.copy_from(state)
        if self.table.phase != OFFER:
            self.finish_round()
            return self.margin(seat)
        self.weigh_walls()
        quiet = self.quiet_margin(seat)
        self.finish_round()
        return self.mixed(quiet, self.margin(seat))

    def mixed(self, quiet: int, played: int) -> int:
        """The sum is made positive for the division, which C and Python else round differently."""
        total = quiet * self.quiet + played * (SURE - self.quiet)
        return (total - LEAST * SURE) // SURE + LEAST

    def likely_move(self, state: GameState) -> int:
        self.table.copy_from(state)
        if self.table.phase == TILING:
            return self.likely_tile()
        self.weigh_walls()
        return self.likely_take()

    def finish_round(self) -> None:
        while self.table.phase == OFFER:
            self.table.apply(self.likely_take())
        while self.table.phase == TILING:
            self.table.apply(self.likely_tile())

    def margin(self, seat: int) -> int:
        left = self.rows_left()
        best = LEAST
        for other in range(self.table.players):
            if other != seat:
                value = self.board_value(other, left)
                if value > best:
                    best = value
        margin = self.board_value(seat, left) - best * self.rivalry // SURE
        return margin + self.victory(seat) if self.table.over else margin

    def quiet_margin(self, seat: int) -> int:
        """The margin if nobody took anything more this round."""
        best = LEAST
        for other in range(self.table.players):
            if other != seat:
                value = self.quiet_value(other)
                if value > best:
                    best = value
        return self.quiet_value(seat) - best * self.rivalry // SURE

    def quiet_value(self, seat: int) -> int:
        value = self.table.score[seat] * POINT + self.wall_value[seat]
        value -= self.board.floor_cost[self.table.floor_count[seat]] * POINT
        if self.table.marker == seat:
            value += self.start_value
        for line in range(LINES):
            colour = self.table.line_colour[seat][line]
            if colour != NOTHING:
                missing = self.board.capacity[line] - self.table.line_count[seat][line]
                value += self.worth[seat][line][colour] * self.started[missing] // SURE
        return value

    def victory(self, seat: int) -> int:
        """For the end itself: to be ahead, behind or equal."""
        best = LEAST
        for other in range(self.table.players):
            if other != seat and self.table.standing(other) > best:
                best = self.table.standing(other)
        if self.table.standing(seat) == best:
            return 0
        return self.win_value if self.table.standing(seat) > best else -self.win_value

    def rows_left(self) -> int:
        """How many tiles the fullest row of all walls lacks: the game lasts so many rounds or more."""
        fullest = 0
        for seat in range(self.table.players):
            for row in range(LINES):
                tiles = self.masks.size[self.table.row_spaces[seat][row]]
                if tiles > fullest:
                    fullest = tiles
        return LINES - fullest

    # What a board is worth between rounds

    def board_value(self, seat: int, left: int) -> int:
        value = self.table.score[seat] * POINT
        if self.table.over:
            return value
        if self.table.start == seat:
            value += self.start_value
        self.estimate_chances(seat, left, True)
        self.estimate_hopes(seat)
        return value + self.prospects(seat)

    def prospects(self, seat: int) -> int:
        value = self.future_points(seat)
        for index in range(COLOURS):
            value += self.column_hope[index] + self.colour_hope[index]
            value += self.row_hope(seat, index)
        return value

    def future_points(self, seat: int) -> int:
        points = 0
        for row in range(LINES):
            for column in range(COLOURS):
                if not self.table.row_spaces[seat][row] >> column & 1:
                    points += self.space_chance[row][column] * self.points(seat, row, column)
        return points * POINT // SURE * self.growth // SURE

    def points(self, seat: int, row: int, column: int) -> int:
        """What a tile would score here now."""
        across = self.board.run[self.table.row_spaces[seat][row]][column]
        down = self.board.run[self.table.column_spaces[seat][column]][row]
        return tile_points(across, down)

    def estimate_chances(self, seat: int, left: int, with_lines: bool) -> None:
        """For every empty space and every missing colour of a row: that it is filled by the end."""
        for row in range(LINES):
            empty = LINES - self.masks.size[self.table.row_spaces[seat][row]]
            held = self.table.line_colour[seat][row] if with_lines else NOTHING
            if empty == 0:
                continue
            if held == NOTHING:
                usual = self.limited(self.laid_by_end[row][left] // empty)
                self.spread_chance(seat, row, usual, NOTHING, 0)
            else:
                missing = self.board.capacity[row] - self.table.line_count[seat][row]
                usual = self.laid_by_end[row][left - 1 if left > 0 else 0]
                usual = self.limited(usual // (empty - 1)) if empty > 1 else 0
                self.spread_chance(seat, row, usual, held, self.held_by_end[missing][left])

    def limited(self, chance: int) -> int:
        return chance if chance < self.most_certain else self.most_certain

    def spread_chance(self, seat: int, row: int, usual: int, held: int, certain: int) -> None:
        """One colour has its own chance because the line holds it; the others share theirs."""
        for colour in range(COLOURS):
            if not self.table.row_colours[seat][row] >> colour & 1:
                self.colour_chance[row][colour] = certain if colour == held else usual
        if self.table.grey:
            self.spread_over_grey_row(seat, row)
            return
        for column in range(COLOURS):
            colour = self.board.printed_colour[row][column]
            self.space_chance[row][column] = self.colour_chance[row][colour]

    def spread_over_grey_row(self, seat: int, row: int) -> None:
        """A colour may take the spaces whose columns lack it; a space without such a colour is dead."""
        missing = 31 & ~self.table.row_colours[seat][row]
        for column in range(COLOURS):
            self.space_chance[row][column] = 0
        for index in range(self.masks.size[missing]):
            colour = self.masks.member[missing][index]
            self.spread_colour(seat, row, colour)

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
            if not self.table.column_colours[seat][column] >> colour & 1:
                columns |= 1 << column
        return columns & ~self.table.row_spaces[seat][row]

    def estimate_hopes(self, seat: int) -> None:
        """What is to be expected of the bonus of each column and each colour."""
        for index in range(COLOURS):
            column_chance = self.board.column_bonus * POINT * SURE
            colour_chance = self.board.colour_bonus * POINT * SURE
            for row in range(LINES):
                if not self.table.row_spaces[seat][row] >> index & 1:
                    column_chance = column_chance // SURE * self.space_chance[row][index]
                if not self.table.row_colours[seat][row] >> index & 1:
                    colour_chance = colour_chance // SURE * self.colour_chance[row][index]
            self.column_hope[index] = column_chance // SURE
            self.colour_hope[index] = colour_chance // SURE

    def row_hope(self, seat: int, row: int) -> int:
        chance = self.board.row_bonus * POINT * SURE
        for column in range(COLOURS):
            if not self.table.row_spaces[seat][row] >> column & 1:
                chance = chance // SURE * self.space_chance[row][column]
        return chance // SURE

    # The take that looks best by itself

    def weigh_walls(self) -> None:
        """Walls stay as they are for a whole round, so this is mostly known already."""
        left = self.rows_left()
        for seat in range(self.table.players):
            if self.has_changed(seat, left):
                self.estimate_chances(seat, left, False)
                self.estimate_hopes(seat)
                self.wall_value[seat] = self.prospects(seat)
                self.weigh_wall(seat)

    def has_changed(self, seat: int, left: int) -> bool:
        """Whether the wall differs from the one that was weighed last; takes note of it."""
        changed = self.weighed_left[seat] != left * 2 + self.table.grey
        self.weighed_left[seat] = left * 2 + self.table.grey
        for row in range(LINES):
            changed = changed or self.weighed_spaces[seat][row] != self.table.row_spaces[seat][row]
            changed = changed or self.weighed_colours[seat][row] != self.table.row_colours[seat][row]
            self.weighed_spaces[seat][row] = self.table.row_spaces[seat][row]
            self.weighed_colours[seat][row] = self.table.row_colours[seat][row]
        return changed

    def weigh_wall(self, seat: int) -> None:
        """What it is worth to complete each line with each colour that may enter it."""
        for row in range(LINES):
            for colour in range(COLOURS):
                if self.table.row_colours[seat][row] >> colour & 1:
                    continue
                if self.table.grey:
                    self.worth[seat][row][colour] = self.best_space_worth(seat, row, colour)
                else:
                    column = self.board.printed_column[row][colour]
                    self.worth[seat][row][colour] = self.space_worth(seat, row, column)
                self.worth[seat][row][colour] += self.step(
                    self.colour_hope[colour], self.colour_chance[row][colour]
                )

    def best_space_worth(self, seat: int, row: int, colour: int) -> int:
        """Grey wall: nothing without an open space, for the line would fall to the floor."""
        columns = self.columns_for(seat, row, colour)
        best = 0
        for index in range(self.masks.size[columns]):
            worth = self.space_worth(seat, row, self.masks.member[columns][index])
            if worth > best:
                best = worth
        return best

    def space_worth(self, seat: int, row: int, column: int) -> int:
        worth = self.points(seat, row, column) * POINT
        worth += self.step(self.column_hope[column], self.space_chance[row][column])
        return worth + self.new_neighbours(seat, row, column)

    def step(self, hope: int, chance: int) -> int:
        """What a hope gains when one of its chances becomes certain."""
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
        taken = self.table.row_spaces[seat][row] >> column & 1
        return 0 if taken else self.space_chance[row][column]

    def likely_take(self) -> int:
        """The take that gains most by itself; the first of equals."""
        seat = self.table.current
        best_gain = LEAST
        best = 0
        for colour in range(COLOURS):
            offer = self.table.offer[colour]
            accepted = self.table.accepts[seat][colour]
            for index in range(self.masks.size[offer]):
                source = self.masks.member[offer][index]
                for choice in range(self.masks.size[accepted]):
                    destination = self.masks.member[accepted][choice]
                    gain = self.take_gain(seat, source, colour, destination)
                    if gain > best_gain:
                        best_gain = gain
                        best = (source * 5 + colour) * 6 + destination
        return best

    def take_gain(self, seat: int, source: int, colour: int, destination: int) -> int:
        count = self.table.display[source][colour]
        floor = self.table.floor_count[seat]
        gain = POINT * self.board.floor_cost[floor]
        if source == CENTRE and self.table.marker == NOTHING:
            gain += self.start_value
            floor += 1
        if destination == FLOOR:
            floor += count
        else:
            room = self.board.capacity[destination] - self.table.line_count[seat][destination]
            gain += self.line_gain(seat, colour, destination, count)
            floor += count - room if count > room else 0
        return gain - POINT * self.board.floor_cost[floor if floor < FLOOR_SPACES else FLOOR_SPACES]

    def line_gain(self, seat: int, colour: int, line: int, count: int) -> int:
        """What some tiles add to a line: nearly all of its worth when they complete it."""
        held = self.table.line_count[seat][line]
        missing = self.board.capacity[line] - held
        share = self.started[missing - count] if count < missing else SURE
        if held > 0:
            share -= self.started[missing]
        return self.worth[seat][line][colour] * share // SURE

    # The grey wall's tiling

    def likely_tile(self) -> int:
        """The space that scores most at once, and closes few others."""
        seat = self.table.current
        line = self.table.next_line()
        columns = self.table.open_columns(seat, line)
        best_gain = LEAST
        best = 0
        for index in range(self.masks.size[columns]):
            column = self.masks.member[columns][index]
            gain = self.tile_gain(seat, line, column)
            if gain > best_gain:
                best_gain = gain
                best = FIRST_TILE_MOVE + line * 5 + column
        return best

    def tile_gain(self, seat: int, line: int, column: int) -> int:
        """Points, half a point for each tile of the column, less a third for each row it closes."""
        colour = self.table.line_colour[seat][line]
        filled = self.table.column_spaces[seat][column]
        gain = self.points(seat, line, column) * POINT + 50 * self.masks.size[filled]
        for row in range(LINES):
            if row != line and not filled >> row & 1:
                if not self.table.row_colours[seat][row] >> colour & 1:
                    gain -= 33
        return gain
