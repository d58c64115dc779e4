"""Luck: what a deal gave each seat, compared with other deals of the same position."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.analysis.review.settings import Depth
from azulejos.analysis.review.values import Judge, Value, mean
from azulejos.engine.game import GameState
from azulejos.search.luck import sampled_deals

# No game is dealt from these numbers by accident.
SEED = 0x5EED_0F_DEA1


@dataclass(frozen=True, slots=True)
class DealReview:
    """`before` is the mean over sampled deals, `after` the value of the one that came."""

    before_turn: int
    round: int
    before: Value
    after: Value

    @property
    def luck(self) -> Value:
        return self.after - self.before


def review_deal(
    judge: Judge, before: GameState, after: GameState, before_turn: int, depth: Depth
) -> DealReview:
    """The deal that came is judged exactly like the others, so luck is 0 on average."""
    others = sampled_deals(before, SEED, depth.deals)
    sampled = [judge.value(state, depth.deal_simulations) for state in others]
    came = judge.value(after, depth.deal_simulations)
    return DealReview(before_turn, before.round, mean(sampled), came)
