"""A review as the server sends it, as types: the data of `analysis.review.plain`."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from azulejos.server.protocol.snapshot import Strict

Depth = Literal["usual", "deep"]
TurnClass = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Codes = list[str]


class RoundAccuracy(Strict):
    round: int
    accuracy: float | None = Field(description="0 to 100; null: nothing to decide")


class Balance(Strict):
    """How a seat came to its result: the first five add up to the last."""

    start: float
    luck: float
    own: float
    others: float
    remainder: float
    result: float


class ReviewedSeat(Strict):
    """Keys that end in `_points` say in points what the key without says in chances (0 to 1)."""

    accuracy: float | None = Field(description="0 to 100; null: nothing to decide")
    luck: float
    luck_points: float
    loss: float
    loss_points: float
    score: int
    rounds: list[RoundAccuracy]
    classes: dict[TurnClass, int]
    balance: Balance
    balance_points: Balance


class Candidate(Strict):
    """One of the best turns."""

    moves: Codes
    chance: float = Field(description="of the seat that moves")
    points: list[float] = Field(description="expected final score of every seat")
    line: list[Codes] = Field(description="the turns that would probably follow")


class Reason(Strict):
    """Why the better turn is better: a kind and values, which the reader puts into words."""

    kind: str = Field(examples=["own-points"])
    seat: int
    source: str
    better: float
    worse: float
    points: float
    soon: bool = Field(description="counted until the next deal, else until the end")
    event: dict[str, Any] | None


class Explanation(Strict):
    """`better` and `worse`: for every seat the expected points by source after either turn."""

    reasons: list[Reason]
    better: list[dict[str, float]]
    worse: list[dict[str, float]]


class ReviewedTurn(Strict):
    turn: int = Field(description="counted from 1")
    round: int
    seat: int
    moves: Codes
    forced: bool
    chance: list[float] = Field(description="of every seat, after the best turn")
    chance_after: list[float] = Field(description="of every seat, after this one")
    points: list[float]
    points_after: list[float]
    loss: float
    loss_points: float
    grade: TurnClass = Field(alias="class")
    best: list[Candidate]
    line: list[Codes]
    why: Explanation | None


class ReviewedDeal(Strict):
    before_turn: int
    round: int
    luck: list[float]
    luck_points: list[float]


class Review(Strict):
    """What every turn of a game lost, what luck gave, and how the result came about."""

    game: str
    variant: str
    players: int
    simulations: int
    finished: bool
    seats: list[ReviewedSeat]
    turns: list[ReviewedTurn]
    deals: list[ReviewedDeal]
    start: list[float]
    result: list[float]
    remainder: list[float]
    remainder_points: list[float]
