"""How good a position of Azul is, and which move looks best at a glance.

A position is evaluated twice. Once the round is played to its end, everybody taking what looks best
by itself: so the tiles that others want, the floors that threaten and the marker are counted by
the rules themselves. And once it stays as it is: what the lines hold is safe, what may come is not.
The value is a mean of both; without the second, a bot relies too much on what others will do.

All arithmetic is in whole numbers: values in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

import cython

from azulejos.bots.azul.board_potential import BoardPotential
from azulejos.bots.azul.features import FEATURES, VERSION, Features, input_count
from azulejos.bots.azul.take_terms import TakeTerms
from azulejos.bots.azul.weights import TUNED, Weights
from azulejos.bots.inputs import expect_fitting
from azulejos.bots.policy import Policy
from azulejos.engine.azul.board import BOARD, Board
from azulejos.engine.azul.rules import AZUL
from azulejos.engine.azul.state import AzulState
from azulejos.engine.buffers import MoveBuffer, zeros
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.nets import Learned
from azulejos.search.guide import PriorBuffer

if not cython.compiled:
    from azulejos.bots.azul.board_potential import POINT, SURE
    from azulejos.bots.policy import STEEP, USUAL
    from azulejos.engine.azul.board import (
        COLOURS,
        FLOOR_SPACES,
        IN_LANE,
        LANE,
        LINES,
        SEATS,
        TAKES,
    )
    from azulejos.engine.azul.fields import NOTHING, OFFER, TILING
    from azulejos.engine.azul.moves import CENTRE, FLOOR
    from azulejos.engine.azul.placing import next_line, open_columns

    LEAST = -1000000
    COLUMN_TILE = 50
    CLOSED_ROW = 33


@cython.final
@cython.cclass
class AzulPolicy(Policy):
    """How to evaluate Azul, on both walls and for two to four players."""

    state_type = AzulState

    scratch: AzulState
    weights: Weights
    features: Features
    potential: BoardPotential
    terms: TakeTerms
    board: Board
    masks: Masks
    start_value: int
    win_value: int
    rivalry: int
    foresight: int
    prior_scale: int
    wide: int
    wider: int
    standing_now: list[int]
    trust: list[list[list[int]]]
    quiet: list[int]
    started: list[int]
    worth: list[list[list[int]]]
    promise: list[int]
    weighed_left: list[int]
    weighed_spaces: list[list[int]]
    weighed_colours: list[list[int]]

    def __init__(self, weights: Weights = TUNED, learned: tuple[Learned, ...] = ()) -> None:
        super().__init__(learned)
        self.features = FEATURES
        self.scratch = AzulState(AZUL.choose())
        self.weights = weights
        self.potential = BoardPotential(self.scratch, weights)
        self.terms = TakeTerms(self.scratch, weights.priors)
        self.board = BOARD
        self.masks = TABLES
        self.start_value = weights.start
        self.win_value = weights.win
        self.rivalry = weights.rivalry
        self.foresight = weights.foresight
        self.prior_scale = weights.prior_scale
        self.wide = weights.wide
        self.wider = weights.wider
        if not cython.compiled:
            self.lay_out()
        for players in AZUL.players:
            self.quiet[players] = weights.quiet[players - 2]
            for number in range(LINES + 1):
                self.trust[0][players][number + 1] = weights.trust[players - 2][number]
                self.trust[1][players][number + 1] = weights.trust_in_deals[players - 2][number]
        for missing in range(LINES):
            self.started[missing] = weights.started[missing]
        for seat in range(SEATS):
            self.weighed_left[seat] = NOTHING

    def lay_out(self) -> None:
        """Interpreted, arrays are lists: this makes them in the shapes of the header."""
        self.standing_now = zeros(SEATS)
        self.trust = zeros(2, SEATS + 1, LINES + 2)
        self.quiet = zeros(SEATS + 1)
        self.started = zeros(LINES)
        self.worth = zeros(SEATS, LINES, COLOURS)
        self.promise = zeros(SEATS)
        self.weighed_left = zeros(SEATS)
        self.weighed_spaces = zeros(SEATS, LINES)
        self.weighed_colours = zeros(SEATS, LINES)

    def __reduce__(self) -> tuple[type[AzulPolicy], tuple[Weights, tuple[Learned, ...]]]:
        return AzulPolicy, (self.weights, self.learned)

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.scratch.copy_from(state)
        if self.scratch.phase != OFFER:
            self.finish_round()
            return self.lead(seat)
        self.weigh_walls()
        quiet = self.quiet_margin(seat)
        self.finish_round()
        return self.mixed(quiet, self.lead(seat), self.quiet[self.scratch.players])

    def likely_move(self, state: GameState) -> int:
        self.scratch.copy_from(state)
        if self.scratch.phase == TILING:
            return self.likely_tile()
        self.weigh_walls()
        return self.likely_take()

    def expected_into(self, state: GameState, points: list[int]) -> None:
        self.scratch.copy_from(state)
        if self.scratch.phase != OFFER:
            self.finish_round()
            self.board_values_into(points)
        else:
            self.weigh_walls()
            for seat in range(self.scratch.players):
                self.standing_now[seat] = self.quiet_value(seat)
            self.finish_round()
            self.board_values_into(points)
            for seat in range(self.scratch.players):
                points[seat] = self.mixed(self.standing_now[seat], points[seat], self.foresight)
        self.calibrate(state, points)

    def calibrate(self, state: GameState, points: list[int]) -> None:
        """What is still to come is promised too low early in the game, and too high late."""
        trust = self.trust[state.deal_due][state.players][min(state.round, LINES + 1)]
        for seat in range(state.players):
            hope = points[seat] - state.score[seat] * POINT
            share = hope * trust // SURE if hope >= 0 else -(-hope * trust // SURE)
            points[seat] = state.score[seat] * POINT + share

    def spread(self, state: GameState) -> int:
        self.scratch.copy_from(state)
        return self.wide + self.wider * self.potential.rounds_left()

    def priors_into(
        self, state: GameState, moves: list[int], count: int, priors: list[float]
    ) -> None:
        self.scratch.copy_from(state)
        scale = 0
        if self.scratch.phase == TILING:
            for index in range(count):
                space = moves[index] - TAKES
                priors[index] = self.tile_gain(self.scratch.current, space // LINES, space % LINES)
        else:
            self.take_gains_into(moves, count, priors)
            scale = self.terms.add_into(moves, count, priors)
        if scale > 0:
            self.priors_from_gains(priors, count, scale, STEEP)
        else:
            self.priors_from_gains(priors, count, self.prior_scale, USUAL)

    def take_gains_into(self, moves: list[int], count: int, gains: list[float]) -> None:
        self.weigh_walls()
        for index in range(count):
            source = self.board.take_source[moves[index]]
            colour = self.board.take_colour[moves[index]]
            destination = self.board.take_destination[moves[index]]
            gains[index] = self.take_gain(self.scratch.current, source, colour, destination)

    def prior_terms(self, state: GameState) -> list[tuple[int, list[int]]]:
        """For Python: every legal take's gain, and the terms that learned priors add to it."""
        legal, gains = MoveBuffer(), PriorBuffer()
        self.scratch.copy_from(expected(state, AzulState))
        count = self.scratch.legal_into(legal.moves)
        self.take_gains_into(legal.moves, count, gains.values)
        return self.terms.listed(legal, count, gains)

    def number_of(self, learned: Learned) -> int:
        inputs = input_count(learned.heading.players)
        expect_fitting(learned, ("azul",), VERSION, inputs, AZUL.variants)
        return AZUL.variants.index(learned.heading.variant)

    def variant(self, state: GameState) -> int:
        return cython.cast(AzulState, state).grey

    def inputs_into(self, state: GameState, inputs: list[int]) -> int:
        return self.features.write(cython.cast(AzulState, state), inputs)

    def board_values_into(self, points: list[int]) -> None:
        left = self.potential.rounds_left()
        for seat in range(self.scratch.players):
            points[seat] = self.board_value(seat, left)

    def mixed(self, quiet: int, played: int, share: int) -> int:
        """The sum is made positive for the division, which C and Python else round differently."""
        total = quiet * share + played * (SURE - share)
        return (total - LEAST * SURE) // SURE + LEAST

    # The round played to its end

    def finish_round(self) -> None:
        while self.scratch.phase == OFFER:
            self.scratch.apply(self.likely_take())
        while self.scratch.phase == TILING:
            self.scratch.apply(self.likely_tile())

    def lead(self, seat: int) -> int:
        left = self.potential.rounds_left()
        best = LEAST
        for other in range(self.scratch.players):
            if other != seat:
                best = max(best, self.board_value(other, left))
        margin = self.board_value(seat, left) - best * self.rivalry // SURE
        return margin + self.victory(seat) if self.scratch.over else margin

    def board_value(self, seat: int, left: int) -> int:
        value = self.scratch.score[seat] * POINT
        if self.scratch.over:
            return value
        if self.scratch.start == seat:
            value += self.start_value
        self.potential.look(seat, left, True)
        return value + self.potential.promise(seat)

    def victory(self, seat: int) -> int:
        """For the end itself: to be ahead, behind or equal."""
        best = LEAST
        for other in range(self.scratch.players):
            if other != seat:
                best = max(best, self.scratch.ranking_key(other))
        if self.scratch.ranking_key(seat) == best:
            return 0
        return self.win_value if self.scratch.ranking_key(seat) > best else -self.win_value

    # The round as it stands

    def quiet_margin(self, seat: int) -> int:
        """The margin if nobody took anything more this round."""
        best = LEAST
        for other in range(self.scratch.players):
            if other != seat:
                best = max(best, self.quiet_value(other))
        return self.quiet_value(seat) - best * self.rivalry // SURE

    def quiet_value(self, seat: int) -> int:
        value = self.scratch.score[seat] * POINT + self.promise[seat]
        value -= self.board.floor_cost[self.scratch.floor_count[seat]] * POINT
        if self.scratch.marker == seat:
            value += self.start_value
        for line in range(LINES):
            colour = self.scratch.line_colour[seat][line]
            if colour != NOTHING:
                missing = self.board.capacity[line] - self.scratch.line_count[seat][line]
                value += self.worth[seat][line][colour] * self.started[missing] // SURE
        return value

    def weigh_walls(self) -> None:
        """Walls stay as they are for a whole round, so this is mostly known already."""
        left = self.potential.rounds_left()
        for seat in range(self.scratch.players):
            if self.has_changed(seat, left):
                self.potential.look(seat, left, False)
                self.promise[seat] = self.potential.promise(seat)
                self.weigh_lines(seat)

    def has_changed(self, seat: int, left: int) -> bool:
        """Whether the wall differs from the one that was weighed last; takes note of it."""
        changed = self.weighed_left[seat] != left * 2 + self.scratch.grey
        self.weighed_left[seat] = left * 2 + self.scratch.grey
        for row in range(LINES):
            if self.weighed_spaces[seat][row] != self.scratch.row_spaces[seat][row]:
                changed = True
            if self.weighed_colours[seat][row] != self.scratch.row_colours[seat][row]:
                changed = True
            self.weighed_spaces[seat][row] = self.scratch.row_spaces[seat][row]
            self.weighed_colours[seat][row] = self.scratch.row_colours[seat][row]
        return changed

    def weigh_lines(self, seat: int) -> None:
        """What it is worth to complete each line with each colour that may enter it."""
        for line in range(LINES):
            for colour in range(COLOURS):
                if not self.scratch.row_colours[seat][line] >> colour & 1:
                    self.worth[seat][line][colour] = self.potential.line_worth(seat, line, colour)

    # The take that looks best by itself

    def likely_take(self) -> int:
        """The take that gains most; the first of equals."""
        seat = self.scratch.current
        best_gain = LEAST
        best = 0
        for colour in range(COLOURS):
            offer = self.scratch.offer >> LANE * colour & IN_LANE
            accepted = self.lines_or_floor(seat, colour)
            tried = 0
            for index in range(self.masks.size[offer]):
                source = self.masks.member[offer][index]
                group = self.group(source, colour)
                if tried >> group & 1:
                    continue
                tried |= 1 << group
                for choice in range(self.masks.size[accepted]):
                    destination = self.masks.member[accepted][choice]
                    gain = self.take_gain(seat, source, colour, destination)
                    if gain > best_gain:
                        best_gain = gain
                        best = self.board.take_number[source][colour][destination]
        return best

    def lines_or_floor(self, seat: int, colour: int) -> int:
        """Where tiles may go; to the floor only without a line, for that is never better."""
        lines = self.scratch.accepts[seat] >> LANE * colour & 31
        return lines if lines else 1 << FLOOR

    def group(self, source: int, colour: int) -> int:
        """So many tiles are as good from any display, but for the one with the marker."""
        if source == CENTRE and self.scratch.marker == NOTHING:
            return 0
        return self.scratch.display[source] >> LANE * colour & IN_LANE

    def take_gain(self, seat: int, source: int, colour: int, destination: int) -> int:
        count = self.scratch.display[source] >> LANE * colour & IN_LANE
        floor = self.scratch.floor_count[seat]
        gain = POINT * self.board.floor_cost[floor]
        if source == CENTRE and self.scratch.marker == NOTHING:
            gain += self.start_value
            floor += 1
        if destination == FLOOR:
            floor += count
        else:
            room = self.board.capacity[destination] - self.scratch.line_count[seat][destination]
            gain += self.line_gain(seat, colour, destination, count)
            floor += count - room if count > room else 0
        return gain - POINT * self.board.floor_cost[min(floor, FLOOR_SPACES)]

    def line_gain(self, seat: int, colour: int, line: int, count: int) -> int:
        """What some tiles add to a line: all of its worth only when they complete it."""
        held = self.scratch.line_count[seat][line]
        missing = self.board.capacity[line] - held
        share = self.started[missing - count] if count < missing else SURE
        if held > 0:
            share -= self.started[missing]
        return self.worth[seat][line][colour] * share // SURE

    # The grey wall's tiling

    def likely_tile(self) -> int:
        """The space that gains most; the first of equals."""
        seat = self.scratch.current
        line = next_line(self.scratch)
        columns = open_columns(self.scratch, seat, line)
        best_gain = LEAST
        best = 0
        for index in range(self.masks.size[columns]):
            column = self.masks.member[columns][index]
            gain = self.tile_gain(seat, line, column)
            if gain > best_gain:
                best_gain = gain
                best = TAKES + line * LINES + column
        return best

    def tile_gain(self, seat: int, line: int, column: int) -> int:
        """Points, something for a growing column, less for each row where it closes a space."""
        colour = self.scratch.line_colour[seat][line]
        filled = self.scratch.column_spaces[seat][column]
        gain = self.potential.points(seat, line, column) * POINT
        gain += COLUMN_TILE * self.masks.size[filled]
        for row in range(LINES):
            needs_colour = not self.scratch.row_colours[seat][row] >> colour & 1
            if row != line and needs_colour and not filled >> row & 1:
                gain -= CLOSED_ROW
        return gain
