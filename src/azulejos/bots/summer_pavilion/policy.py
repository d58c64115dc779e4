"""How good a position of Summer Pavilion is, and which moves look good.

The taking is played to its end, everybody taking what gains most by itself; then each seat lays
out its hand as if it were alone. What it then has counts: the score, what its board promises for
the rounds to come, and the tiles it keeps.

All arithmetic is in whole numbers: values in hundredths of a point, chances in thousandths.
"""

from __future__ import annotations

import cython

from azulejos.bots.policy import Policy
from azulejos.bots.summer_pavilion.planner import Planner
from azulejos.bots.summer_pavilion.weights import TUNED, Weights
from azulejos.engine.game import GameState, zeros
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.summer_pavilion.rules import SUMMER_PAVILION
from azulejos.engine.summer_pavilion.state import PavilionState, SummerPavilionState

if not cython.compiled:
    from azulejos.bots.summer_pavilion.planner import LEAST
    from azulejos.bots.summer_pavilion.prospects import POINT, SURE
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
    )
    from azulejos.engine.summer_pavilion.layout import DEAL, KEEP, LAY, NOTHING, PICK, TAKE


@cython.final
@cython.cclass
class PavilionPolicy(Policy):
    """The judgement of both editions, on both sides of the board and for two to four players."""

    state_type = PavilionState

    table: SummerPavilionState
    weights: Weights
    masks: Masks
    planner: Planner
    start_value: int
    rivalry: int
    foresight: int
    prior_scale: int
    standing: list[int]

    def __init__(self, weights: Weights = TUNED) -> None:
        super().__init__()
        self.table = SummerPavilionState(SUMMER_PAVILION.choose())
        self.weights = weights
        self.masks = TABLES
        self.planner = Planner(self.table, weights)
        self.start_value = weights.start
        self.rivalry = weights.rivalry
        self.foresight = weights.foresight
        self.prior_scale = weights.prior_scale
        if not cython.compiled:
            self.standing = zeros(SEATS)

    def __reduce__(self) -> tuple[type[PavilionPolicy], tuple[Weights]]:
        return PavilionPolicy, (self.weights,)

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.expected_into(state, self.expected)
        best = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, self.expected[other])
        return self.expected[seat] - best * self.rivalry // SURE

    def expected_into(self, state: GameState, points: list[int]) -> None:
        self.table.copy_from(state)
        if self.table.phase != TAKE:
            self.judge_hands(points)
            return
        rest = self.planner.prospects.rest[self.table.side] * self.table.on_display
        rest //= self.table.players
        self.judge_hands(self.standing)
        self.table.copy_from(state)
        self.finish_taking()
        self.judge_hands(points)
        for seat in range(self.table.players):
            quiet = (self.standing[seat] + rest) * self.foresight
            points[seat] = (quiet + points[seat] * (SURE - self.foresight)) // SURE

    def spread(self, state: GameState) -> int:
        self.table.copy_from(state)
        left = self.rounds_left()
        spread = self.planner.prospects.spread[self.table.side][left]
        if self.table.phase == TAKE:
            more = self.planner.prospects.spread[self.table.side][left + 1] - spread
            spread += more * self.table.on_display // self.table.deal_size
        return spread

    def likely_move(self, state: GameState) -> int:
        self.table.copy_from(state)
        seat = self.table.current
        self.planner.weigh_colours(seat, self.rounds_left())
        if self.table.phase == TAKE:
            return self.likely_take()
        self.planner.look(seat, self.rounds_left())
        if self.table.phase == LAY:
            self.planner.weigh_spaces()
            return self.planner.best_lay()
        if self.table.phase == PICK:
            return PICKS + self.planner.favourite(self.table.pickable())
        return self.likely_keep()

    # What a seat has

    def rounds_left(self) -> int:
        """Rounds that are still to come after the laying being played."""
        return ROUNDS - self.table.round + (self.table.phase == DEAL)

    def judge_hands(self, points: list[int]) -> None:
        for seat in range(self.table.players):
            points[seat] = self.seat_worth(seat)

    def seat_worth(self, seat: int) -> int:
        """Never below 0, as no score falls below the track."""
        if self.table.over:
            return self.table.score[seat] * POINT
        left = self.rounds_left()
        if self.table.phase == PICK and self.table.current == seat:
            self.pick_the_rest(seat, left)
        if self.may_still_lay(seat):
            self.planner.lay_out_hand(seat, left)
        else:
            self.planner.look(seat, left)
        worth = self.table.score[seat] * POINT + self.planner.promise()
        if left > 0 and seat == self.first_seat():
            worth += self.start_value
        worth += self.kept_worth(seat, left)
        return worth if worth > 0 else 0

    def first_seat(self) -> int:
        if self.table.phase == TAKE and self.table.token != NOTHING:
            return self.table.token
        return self.table.start

    def pick_the_rest(self, seat: int, left: int) -> None:
        """Bonus tiles that must be picked first."""
        self.planner.weigh_colours(seat, left)
        self.planner.look(seat, left)
        while self.table.owed > 0:
            colour = self.planner.favourite(self.table.pickable())
            self.planner.take_from_supply(colour)
            self.table.least = colour
            self.table.owed -= 1

    def may_still_lay(self, seat: int) -> bool:
        if self.table.phase == DEAL or self.table.passed >> seat & 1:
            return False
        return not (self.table.phase == KEEP and self.table.current == seat)

    def kept_worth(self, seat: int, left: int) -> int:
        """The tiles in the corners and what will become of the hand."""
        least = 0
        if self.table.phase == KEEP and self.table.current == seat:
            least = self.table.least
        room = KEPT_TILES
        if self.table.phase == DEAL:
            room = self.table.size(self.table.hand[seat])
        elif left == 0:
            room = 0
        worth = self.tiles_worth(self.table.corner[seat], room, 0, left)
        room -= self.table.size(self.table.corner[seat])
        return worth + self.tiles_worth(self.table.hand[seat], room, least, left)

    def tiles_worth(self, word: int, room: int, least: int, left: int) -> int:
        """As many tiles as there is room for are worth something, all others cost a point."""
        if word == 0:
            return 0
        worth = 0
        next_joker = self.next_joker()
        tiles = self.table.size(word)
        if next_joker != NOTHING and next_joker >= least:
            count = word >> LANE * next_joker & IN_LANE
            count = count if count < room else room
            worth += count * self.planner.prospects.tile[self.table.side][left]
            worth += count * self.planner.prospects.joker[self.table.side][left]
            room -= count
            tiles -= count
        for colour in range(least, COLOURS):
            count = word >> LANE * colour & IN_LANE
            if colour != next_joker:
                count = count if count < room else room
                worth += count * self.planner.prospects.tile[self.table.side][left]
                room -= count
                tiles -= count
        return worth - tiles * POINT

    def next_joker(self) -> int:
        """The joker of the next laying, for which tiles are kept."""
        if self.table.phase == DEAL:
            return self.table.joker
        if self.table.round == ROUNDS:
            return NOTHING
        return self.table.joker_order[self.table.round]

    # The taking played to its end

    def finish_taking(self) -> None:
        for seat in range(self.table.players):
            self.planner.weigh_colours(seat, self.rounds_left())
        while self.table.phase == TAKE:
            self.table.apply(self.likely_take())

    def likely_take(self) -> int:
        """The take that gains most; the first of equals."""
        best = 0
        best_gain = LEAST
        for colour in range(COLOURS):
            sources = self.table.sources(colour)
            for index in range(self.masks.size[sources]):
                source = self.masks.member[sources][index]
                gain = self.take_gain(source, colour)
                if gain > best_gain:
                    best_gain = gain
                    best = source * COLOURS + colour
        return best

    def take_gain(self, source: int, colour: int) -> int:
        """What the tiles are worth to the hand; the token costs points."""
        seat = self.table.current
        tiles = 1
        jokers = 0
        if colour != self.table.joker:
            tiles = self.table.display[source] >> LANE * colour & IN_LANE
            jokers = (self.table.display[source] >> LANE * self.table.joker & IN_LANE) > 0
        gain = self.planner.worth_of(seat, colour, tiles) + jokers * self.planner.wanted
        if source == CENTRE and self.table.token == NOTHING:
            gain -= (tiles + jokers) * POINT
            if self.table.round < ROUNDS:
                gain += self.start_value
        return gain

    def likely_keep(self) -> int:
        """Everything that may be kept, in the order of the colours."""
        colours = self.table.keepable()
        return KEEPS + self.masks.member[colours][0] if colours else DONE

    # How likely moves are

    def priors_into(
        self, state: GameState, moves: list[int], count: int, priors: list[float]
    ) -> None:
        self.table.copy_from(state)
        seat = self.table.current
        left = self.rounds_left()
        self.planner.weigh_colours(seat, left)
        if self.table.phase == LAY:
            self.planner.look(seat, left)
            self.planner.weigh_spaces()
            self.table.sort_hand(seat)
        for index in range(count):
            priors[index] = self.move_gain(moves[index], left)
        self.priors_from_gains(priors, count, self.prior_scale)

    def move_gain(self, move: int, left: int) -> int:
        if move < LAYS:
            return self.take_gain(move // COLOURS, move % COLOURS)
        if move < PICKS:
            tile = (move - LAYS) // SLOTS
            jokers = (move - LAYS) % SLOTS
            return self.planner.lay_worth(tile // COLOURS, tile % COLOURS, jokers) // 30
        if move < PASS:
            return self.planner.worth_of(self.table.current, move - PICKS, 1)
        if move < KEEPS or move == DONE:
            return 0
        return self.keep_gain(move - KEEPS, left)

    def keep_gain(self, colour: int, left: int) -> int:
        gain = self.planner.prospects.tile[self.table.side][left] + POINT
        if colour == self.next_joker():
            gain += self.planner.prospects.joker[self.table.side][left]
        return gain
