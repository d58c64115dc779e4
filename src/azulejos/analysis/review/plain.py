"""A review as plain data, for files, databases and pages: docs/review.md lists every key.

Chances are from 0 to 1. Keys that end in `_points` say in points what the key without says in
chances; those are points of the lead, as far as they compare seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azulejos.analysis.reasons import Argument, Comparison
from azulejos.analysis.review.deals import DealReview
from azulejos.analysis.review.game import Review
from azulejos.analysis.review.grading import GRADES
from azulejos.analysis.review.turns import Candidate, TurnReview
from azulejos.analysis.review.values import CERTAIN, POINT

Data = dict[str, Any]
PARTS = ("start", "luck", "own", "others", "remainder", "result")
"""Of the balance: the first five add up to the last."""


def plain(review: Review) -> Data:
    """A review as plain data, which JSON can carry; docs/review.md lists the keys."""
    balance = review.balance
    return {
        "game": review.game,
        "variant": review.variant,
        "players": review.players,
        "simulations": review.depth.simulations,
        "finished": review.is_finished,
        "seats": [seat_data(review, seat) for seat in range(review.players)],
        "turns": [turn_data(turn) for turn in review.turns],
        "deals": [deal_data(deal) for deal in review.deals],
        "start": chances(balance.start.chances),
        "result": chances(balance.result.chances),
        "remainder": chances(balance.remainder.chances),
        "remainder_points": points(balance.remainder.leads),
    }


def chances(some: Sequence[int]) -> list[float]:
    return [chance / CERTAIN for chance in some]


def points(some: Sequence[int]) -> list[float]:
    return [point / POINT for point in some]


def seat_data(review: Review, seat: int) -> Data:
    """`loss` is what its own turns lost; `balance` has all parts of how it came to its result."""
    turns = review.turns_of(seat)
    parts = {name: getattr(review.balance, name) for name in PARTS}
    return {
        "accuracy": review.accuracy(seat),
        "luck": parts["luck"].chances[seat] / CERTAIN,
        "luck_points": parts["luck"].leads[seat] / POINT,
        "loss": sum(turn.loss for turn in turns) / CERTAIN,
        "loss_points": sum(turn.lost_lead for turn in turns) / POINT,
        "score": review.scores[seat],
        "rounds": [
            {"round": number, "accuracy": review.accuracy(seat, number)} for number in review.rounds
        ],
        "classes": {name: sum(turn.grade == name for turn in turns) for name in GRADES},
        "balance": {name: value.chances[seat] / CERTAIN for name, value in parts.items()},
        "balance_points": {name: value.leads[seat] / POINT for name, value in parts.items()},
    }


def turn_data(turn: TurnReview) -> Data:
    """One turn of a review as plain data."""
    return {
        "turn": turn.number,
        "round": turn.round,
        "seat": turn.seat,
        "moves": list(turn.moves),
        "forced": turn.is_forced,
        "chance": chances(turn.before.chances),
        "chance_after": chances(turn.after.chances),
        "points": points(turn.before.points),
        "points_after": points(turn.after.points),
        "loss": turn.loss / CERTAIN,
        "loss_points": turn.lost_lead / POINT,
        "class": turn.grade,
        "best": [candidate_data(candidate, turn.seat) for candidate in turn.best],
        "line": [list(moves) for moves in turn.line],
        "why": comparison_data(turn.why),
    }


def candidate_data(candidate: Candidate, seat: int) -> Data:
    """As in a hint, `chance` is that of the seat that moves."""
    return {
        "moves": list(candidate.moves),
        "chance": candidate.value.chances[seat] / CERTAIN,
        "points": points(candidate.value.points),
        "line": [list(moves) for moves in candidate.line],
    }


def comparison_data(found: Comparison | None) -> Data | None:
    if found is None:
        return None
    return {
        "reasons": [argument_data(argument) for argument in found.arguments],
        "better": list(found.better),
        "worse": list(found.worse),
    }


def argument_data(argument: Argument) -> Data:
    return {
        "kind": argument.kind,
        "seat": argument.seat,
        "source": argument.source,
        "better": argument.better,
        "worse": argument.worse,
        "points": argument.points,
        "soon": argument.is_soon,
        "event": argument.event,
    }


def deal_data(deal: DealReview) -> Data:
    return {
        "before_turn": deal.before_turn,
        "round": deal.round,
        "luck": chances(deal.luck.chances),
        "luck_points": points(deal.luck.leads),
    }
