"""How good a position of Summer Pavilion is, and which moves look good.

The taking is played to its end, everybody taking what gains most by itself; then each seat places
its hand as if it were alone. What it then has counts: the score, what its board promises for
the rounds to come, and the tiles it keeps.

All arithmetic is in whole numbers: values in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

import cython

from azulejos.bots.inputs import expect_fitting
from azulejos.bots.policy import Policy
from azulejos.bots.summer_pavilion.features import FEATURES, VERSION, Features, input_count
from azulejos.bots.summer_pavilion.placement_plan import PlacementPlan
from azulejos.bots.summer_pavilion.weights import TUNED, Weights
from azulejos.engine.buffers import zeros
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.summer_pavilion.rules import SUMMER_PAVILION
from azulejos.engine.summer_pavilion.state import PavilionState, SummerPavilionState
from azulejos.nets import Learned

# The editions differ in where the score track begins, which hardly ever matters.
GAMES = ("summer_pavilion", "summer_pavilion_mini")

if not cython.compiled:
    from azulejos.bots.policy import USUAL
    from azulejos.bots.summer_pavilion.board_potential import POINT, SURE
    from azulejos.bots.summer_pavilion.placement_plan import LEAST
    from azulejos.engine.summer_pavilion.board import (
        CENTRE,
        COLOURS,
        DONE,
        IN_LANE,
        KEEPS,
        KEPT_TILES,
        LANE,
        LAYS,
        PASS,
        PICKS,
        ROUNDS,
        SEATS,
        SLOTS,
        tile_count,
    )
    from azulejos.engine.summer_pavilion.fields import DEAL, KEEP, LAY, NOTHING, PICK, TAKE
    from azulejos.engine.summer_pavilion.passing import keepable
    from azulejos.engine.summer_pavilion.paying import sort_hand
    from azulejos.engine.summer_pavilion.placing import pickable
    from azulejos.engine.summer_pavilion.taking import sources


@cython.final
@cython.cclass
class PavilionPolicy(Policy):
    """Evaluates both editions, on both sides of the board and for two to four players."""

    state_type = PavilionState

    scratch: SummerPavilionState
    weights: Weights
    masks: Masks
    features: Features
    plan: PlacementPlan
    start_value: int
    rivalry: int
    foresight: int
    prior_scale: int
    present_points: list[int]

    def __init__(self, weights: Weights = TUNED, learned: tuple[Learned, ...] = ()) -> None:
        super().__init__(learned)
        self.scratch = SummerPavilionState(SUMMER_PAVILION.choose())
        self.weights = weights
        self.masks = TABLES
        self.features = FEATURES
        self.plan = PlacementPlan(self.scratch, weights)
        self.start_value = weights.start
        self.rivalry = weights.rivalry
        self.foresight = weights.foresight
        self.prior_scale = weights.prior_scale
        if not cython.compiled:
            self.present_points = zeros(SEATS)

    def __reduce__(self) -> tuple[type[PavilionPolicy], tuple[Weights, tuple[Learned, ...]]]:
        return PavilionPolicy, (self.weights, self.learned)

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.expected_into(state, self.expected)
        best = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, self.expected[other])
        return self.expected[seat] - best * self.rivalry // SURE

    def expected_into(self, state: GameState, points: list[int]) -> None:
        self.scratch.copy_from(state)
        if self.scratch.phase != TAKE:
            self.evaluate_hands(points)
            return
        rest = self.plan.potential.rest[self.scratch.side] * self.scratch.on_display
        rest //= self.scratch.players
        self.evaluate_hands(self.present_points)
        self.scratch.copy_from(state)
        self.finish_taking()
        self.evaluate_hands(points)
        for seat in range(self.scratch.players):
            quiet = (self.present_points[seat] + rest) * self.foresight
            points[seat] = (quiet + points[seat] * (SURE - self.foresight)) // SURE

    def spread(self, state: GameState) -> int:
        return self.spread_of(cython.cast(PavilionState, state))

    def spread_of(self, state: PavilionState) -> int:
        left = ROUNDS - state.round + (state.phase == DEAL)
        spread = self.plan.potential.spread[state.side][state.players][left]
        if state.phase == TAKE:
            more = self.plan.potential.spread[state.side][state.players][left + 1] - spread
            spread += more * state.on_display // state.deal_size
        return spread

    # What nets see

    def number_of(self, learned: Learned) -> int:
        inputs = input_count(learned.heading.players)
        expect_fitting(learned, GAMES, VERSION, inputs, SUMMER_PAVILION.variants)
        return SUMMER_PAVILION.variants.index(learned.heading.variant)

    def variant(self, state: GameState) -> int:
        return cython.cast(PavilionState, state).side

    def inputs_into(self, state: GameState, inputs: list[int]) -> int:
        """Right after `expected_into` of the same position: that leaves the plan in `scratch`."""
        return self.features.write(
            cython.cast(PavilionState, state), self.scratch, self.expected, inputs
        )

    def likely_move(self, state: GameState) -> int:
        self.scratch.copy_from(state)
        seat = self.scratch.current
        self.plan.weigh_colours(seat, self.rounds_left())
        if self.scratch.phase == TAKE:
            return self.likely_take()
        self.plan.look(seat, self.rounds_left())
        if self.scratch.phase == LAY:
            self.plan.weigh_spaces()
            return self.plan.best_placement()
        if self.scratch.phase == PICK:
            return PICKS + self.plan.favourite(pickable(self.scratch))
        return self.likely_keep()

    # What a seat has

    def rounds_left(self) -> int:
        """Rounds that are still to come after the placing of this round."""
        return ROUNDS - self.scratch.round + (self.scratch.phase == DEAL)

    def evaluate_hands(self, points: list[int]) -> None:
        for seat in range(self.scratch.players):
            points[seat] = self.seat_worth(seat)

    def seat_worth(self, seat: int) -> int:
        """Never below 0, as no score falls below the track."""
        if self.scratch.over:
            return self.scratch.score[seat] * POINT
        left = self.rounds_left()
        if self.scratch.phase == PICK and self.scratch.current == seat:
            self.pick_the_rest(seat, left)
        if self.may_still_place(seat):
            self.plan.place_hand(seat, left)
        else:
            self.plan.look(seat, left)
        worth = self.scratch.score[seat] * POINT + self.plan.promise()
        if left > 0 and seat == self.first_seat():
            worth += self.start_value
        worth += self.kept_worth(seat, left)
        return worth if worth > 0 else 0

    def first_seat(self) -> int:
        if self.scratch.phase == TAKE and self.scratch.token != NOTHING:
            return self.scratch.token
        return self.scratch.start

    def pick_the_rest(self, seat: int, left: int) -> None:
        """Bonus tiles that must be picked first."""
        self.plan.weigh_colours(seat, left)
        self.plan.look(seat, left)
        while self.scratch.owed > 0:
            colour = self.plan.favourite(pickable(self.scratch))
            self.plan.take_from_supply(colour)
            self.scratch.least = colour
            self.scratch.owed -= 1

    def may_still_place(self, seat: int) -> bool:
        if self.scratch.phase == DEAL or self.scratch.passed >> seat & 1:
            return False
        return not (self.scratch.phase == KEEP and self.scratch.current == seat)

    def kept_worth(self, seat: int, left: int) -> int:
        """The tiles in the corners and what will become of the hand."""
        least = 0
        if self.scratch.phase == KEEP and self.scratch.current == seat:
            least = self.scratch.least
        room = KEPT_TILES
        if self.scratch.phase == DEAL:
            room = tile_count(self.scratch.hand[seat])
        elif left == 0:
            room = 0
        worth = self.tiles_worth(self.scratch.corner[seat], room, 0, left)
        room -= tile_count(self.scratch.corner[seat])
        return worth + self.tiles_worth(self.scratch.hand[seat], room, least, left)

    def tiles_worth(self, word: int, room: int, least: int, left: int) -> int:
        """As many tiles as there is room for are worth something, all others cost a point."""
        if word == 0:
            return 0
        worth = 0
        next_joker = self.next_joker()
        tiles = tile_count(word)
        if next_joker != NOTHING and next_joker >= least:
            count = word >> LANE * next_joker & IN_LANE
            count = count if count < room else room
            worth += count * self.plan.potential.tile[self.scratch.side][left]
            worth += count * self.plan.potential.joker[self.scratch.side][left]
            room -= count
            tiles -= count
        for colour in range(least, COLOURS):
            count = word >> LANE * colour & IN_LANE
            if colour != next_joker:
                count = count if count < room else room
                worth += count * self.plan.potential.tile[self.scratch.side][left]
                room -= count
                tiles -= count
        return worth - tiles * POINT

    def next_joker(self) -> int:
        """The joker of the next placing, for which tiles are kept."""
        if self.scratch.phase == DEAL:
            return self.scratch.joker
        if self.scratch.round == ROUNDS:
            return NOTHING
        return self.scratch.joker_order[self.scratch.round]

    # The taking played to its end

    def finish_taking(self) -> None:
        for seat in range(self.scratch.players):
            self.plan.weigh_colours(seat, self.rounds_left())
        while self.scratch.phase == TAKE:
            self.scratch.apply(self.likely_take())

    def likely_take(self) -> int:
        """The take that gains most; the first of equals."""
        best = 0
        best_gain = LEAST
        for colour in range(COLOURS):
            offered = sources(self.scratch, colour)
            for index in range(self.masks.size[offered]):
                source = self.masks.member[offered][index]
                gain = self.take_gain(source, colour)
                if gain > best_gain:
                    best_gain = gain
                    best = source * COLOURS + colour
        return best

    def take_gain(self, source: int, colour: int) -> int:
        """What the tiles are worth to the hand; the token costs points."""
        seat = self.scratch.current
        tiles = 1
        jokers = 0
        if colour != self.scratch.joker:
            tiles = self.scratch.display[source] >> LANE * colour & IN_LANE
            jokers = (self.scratch.display[source] >> LANE * self.scratch.joker & IN_LANE) > 0
        gain = self.plan.worth_of(seat, colour, tiles) + jokers * self.plan.wanted
        if source == CENTRE and self.scratch.token == NOTHING:
            gain -= (tiles + jokers) * POINT
            if self.scratch.round < ROUNDS:
                gain += self.start_value
        return gain

    def likely_keep(self) -> int:
        """Everything that may be kept, in the order of the colours."""
        colours = keepable(self.scratch)
        return KEEPS + self.masks.member[colours][0] if colours else DONE

    # How likely moves are

    def priors_into(
        self, state: GameState, moves: list[int], count: int, priors: list[float]
    ) -> None:
        self.scratch.copy_from(state)
        seat = self.scratch.current
        left = self.rounds_left()
        self.plan.weigh_colours(seat, left)
        if self.scratch.phase == LAY:
            self.plan.look(seat, left)
            self.plan.weigh_spaces()
            sort_hand(self.scratch, seat)
        for index in range(count):
            priors[index] = self.move_gain(moves[index], left)
        self.priors_from_gains(priors, count, self.prior_scale, USUAL)

    def move_gain(self, move: int, left: int) -> int:
        if move < LAYS:
            return self.take_gain(move // COLOURS, move % COLOURS)
        if move < PICKS:
            tile = (move - LAYS) // SLOTS
            jokers = (move - LAYS) % SLOTS
            return self.plan.placement_worth(tile // COLOURS, tile % COLOURS, jokers) // 30
        if move < PASS:
            return self.plan.worth_of(self.scratch.current, move - PICKS, 1)
        if move < KEEPS or move == DONE:
            return 0
        return self.keep_gain(move - KEEPS, left)

    def keep_gain(self, colour: int, left: int) -> int:
        gain = self.plan.potential.tile[self.scratch.side][left] + POINT
        if colour == self.next_joker():
            gain += self.plan.potential.joker[self.scratch.side][left]
        return gain
