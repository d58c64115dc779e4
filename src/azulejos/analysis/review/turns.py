"""One turn of a game: what it was worth, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.analysis.hints import ADVISED, Hint, read_hint, search_for
from azulejos.analysis.reasons import Comparison, Prospect, compared
from azulejos.analysis.review.grading import INACCURACY, LEAST_COST, cost, grade
from azulejos.analysis.review.settings import Depth, usual_depth
from azulejos.analysis.review.values import CERTAIN, SEED, Judge, Judgement, Rest, Value
from azulejos.engine.game import GameState
from azulejos.engine.turns import play_moves, whole_turns
from azulejos.search.decided import EQUAL, is_decided
from azulejos.search.result import SearchResult
from azulejos.search.search import Budget
from azulejos.table.turns import play_turn

Codes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A whole turn, what it is worth, and how the game would go on: a list of turns."""

    moves: Codes
    value: Value
    line: tuple[Codes, ...]


@dataclass(frozen=True, slots=True)
class TurnReview:
    """`before` is the value of the best turn, `after` that of the turn that was played.

    `stake` is how much an ordinary turn would have lost, in ten-thousandths of the chance to win.
    """

    number: int
    round: int
    seat: int
    moves: Codes
    is_forced: bool
    before: Value
    after: Value
    stake: int
    best: tuple[Candidate, ...]
    line: tuple[Codes, ...]
    why: Comparison | None

    @property
    def effect(self) -> Value:
        """What the turn changed, against the best one."""
        return self.after - self.before

    @property
    def loss(self) -> int:
        return -self.effect.chances[self.seat]

    @property
    def lost_lead(self) -> int:
        return -self.effect.leads[self.seat]

    @property
    def grade(self) -> str:
        return grade(self.cost)

    @property
    def cost(self) -> int:
        return cost(self.loss, self.lost_lead)


class TurnReviewer:
    """Reviews the turns of one game."""

    def __init__(self, judge: Judge, start: GameState, depth: Depth) -> None:
        self.judge = judge
        self.depth = depth
        self.search = search_for(start)

    def review(self, before: GameState, moves: Codes, number: int) -> TurnReview:
        if is_forced(before, moves):
            return self.forced(before, moves, number)
        found = self.searched(before)
        hint = read_hint(before, found)
        seat = before.current
        judged = settled(self.judged(before, hint, moves), seat)
        order = sorted(judged, key=lambda codes: judged[codes].value.worth(seat), reverse=True)
        # As good as the best is the best.
        if judged[moves].value.worth(seat) == judged[order[0]].value.worth(seat):
            order = [moves, *(codes for codes in order if codes != moves)]
        listed = tuple(candidate(before, codes, judged[codes]) for codes in order[:ADVISED])
        best, played = listed[0], judged[moves]
        return TurnReview(
            number,
            before.round,
            seat,
            moves,
            False,
            best.value,
            played.value,
            stake(found),
            listed,
            whole_turns(after(before, moves), played.line),
            self.explained(before, order[0], moves, judged),
        )

    def forced(self, before: GameState, moves: Codes, number: int) -> TurnReview:
        reached = after(before, moves)
        judged = self.judge.judge(reached, self.depth.simulations)
        only = candidate(before, moves, judged)
        value = judged.value
        return TurnReview(
            number,
            before.round,
            before.current,
            moves,
            True,
            value,
            value,
            0,
            (only,),
            only.line,
            None,
        )

    def searched(self, before: GameState) -> SearchResult:
        self.judge.rest()
        self.search.forget()
        return self.search.think(before, Budget(simulations=self.depth.simulations), SEED)

    def judged(self, before: GameState, hint: Hint, moves: Codes) -> dict[Codes, Judgement]:
        """The turns of the hint and the one played, each judged from where it leads.

        In the search of the position they had unequal shares, and unequal shares of luck.
        """
        turns = dict.fromkeys([*(advice.codes for advice in hint.turns), moves])
        return {
            codes: self.judge.judge(after(before, codes), self.depth.simulations) for codes in turns
        }

    def explained(
        self, before: GameState, best: Codes, moves: Codes, judged: dict[Codes, Judgement]
    ) -> Comparison | None:
        seat = before.current
        effect = judged[best].value - judged[moves].value
        if cost(effect.chances[seat], effect.leads[seat]) < LEAST_COST[INACCURACY]:
            return None
        better, worse = (self.prospect(before, codes) for codes in (best, moves))
        return compared(before, better, worse)

    def prospect(self, before: GameState, moves: Codes) -> Prospect:
        depth = self.depth
        reached = after(before, moves)
        return Prospect(moves, self.judge.courses(reached, depth.simulations, depth.futures))


def review_turn(
    before: GameState,
    moves: Sequence[str],
    number: int = 1,
    depth: Depth | None = None,
    rest: Rest = lambda: None,
) -> TurnReview:
    """A whole turn that somebody tries, judged exactly as if it had been played in a game."""
    codes = play_turn(before.copy(), before.current, moves)
    game = before.options.game
    reviewer = TurnReviewer(Judge(game, rest), before, depth or usual_depth(game))
    return reviewer.review(before, codes, number)


def settled(judged: dict[Codes, Judgement], seat: int) -> dict[Codes, Judgement]:
    """Where the game is decided, turns that win as often have the same chance.

    Else a thousandth of it, which a search cannot tell from nothing, would outweigh any points.
    """
    highest = max(found.value.chances[seat] for found in judged.values())
    if not is_decided(highest / CERTAIN):
        return judged

    def alike(found: Judgement) -> Judgement:
        if highest - found.value.chances[seat] > EQUAL * CERTAIN:
            return found
        return Judgement(found.value.with_chance(seat, highest), found.line)

    return {codes: alike(found) for codes, found in judged.items()}


def is_forced(before: GameState, moves: Codes) -> bool:
    """Whether each move of the turn was the only one."""
    state = before.copy()
    for move in moves:
        if len(state.legal_moves()) > 1:
            return False
        state.play(move)
    return True


def after(before: GameState, moves: Codes) -> GameState:
    state = before.copy()
    play_moves(state, moves)
    return state


def candidate(before: GameState, moves: Codes, judged: Judgement) -> Candidate:
    return Candidate(moves, judged.value, whole_turns(after(before, moves), judged.line))


def stake(found: SearchResult) -> int:
    """How far the best move is above the mean of all that were tried."""
    seat = found.seat
    values = [choice.value[seat] for choice in found.choices]
    return round((max(values) - sum(values) / len(values)) * CERTAIN)
