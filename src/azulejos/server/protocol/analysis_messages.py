"""Every message of the analysis socket as a type, like those of a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from azulejos.server.protocol.messages import (
    LONGEST_POSITION,
    LONGEST_TURN,
    CommandId,
    Incoming,
    LogLength,
    MoveCode,
    Outgoing,
    PingMessage,
    PongMessage,
    RefusedMessage,
)
from azulejos.server.protocol.reviews import Codes, Depth, Review, ReviewedTurn
from azulejos.server.protocol.snapshot import Strict

MOST_TURNS = 10
USUAL_TURNS = 3

TableId = Annotated[str, Field(min_length=1, max_length=64, examples=["b0FzX3c1bU5xVGZl"])]
RecordText = Annotated[str, Field(min_length=1, description="text or JSON lines")]
Position = Annotated[str, Field(min_length=1, max_length=LONGEST_POSITION)]


class AnalysisRequest(Incoming):
    """Something to think about. `id` is made by the client, and is in every answer."""

    id: CommandId
    table: TableId | None = None
    record: RecordText | None = None


class ReviewRequest(AnalysisRequest):
    """A review of a finished table, or of a record."""

    type: Literal["review"]
    depth: Depth = "usual"

    @model_validator(mode="after")
    def is_about_one_thing(self) -> Self:
        expect_one(self.table, self.record)
        return self


class PositionRequest(AnalysisRequest):
    """About a position, or about a game after its first turns; without `turn`, after its last."""

    position: Position | None = None
    turn: LogLength | None = None

    @model_validator(mode="after")
    def is_about_one_thing(self) -> Self:
        expect_one(self.table, self.record, self.position)
        if self.position is not None and self.turn is not None:
            raise ValueError("a position has no turns")
        return self


class AnalyseRequest(PositionRequest):
    """The best turns, ever better known. It takes the place of an earlier one on this socket."""

    type: Literal["analyse"]
    count: Annotated[int, Field(ge=1, le=MOST_TURNS, strict=True)] = USUAL_TURNS


class TryRequest(PositionRequest):
    """How good one whole turn would be, by the method of a review."""

    type: Literal["try"]
    moves: Annotated[list[MoveCode], Field(min_length=1, max_length=LONGEST_TURN)]
    depth: Depth = "usual"


class StopRequest(Incoming):
    """The answer to the request with this id is not wanted any more."""

    type: Literal["stop"]
    id: CommandId


def expect_one(*sources: str | None) -> None:
    if sum(source is not None for source in sources) != 1:
        raise ValueError("exactly one of the sources is needed")


AnalysisClientMessage = Annotated[
    ReviewRequest | AnalyseRequest | TryRequest | StopRequest | PingMessage,
    Field(discriminator="type"),
]
ANALYSIS_CLIENT_MESSAGE: TypeAdapter[AnalysisClientMessage] = TypeAdapter(AnalysisClientMessage)


class QueuedMessage(Outgoing):
    """The request waits; with `place` 1 it is the next."""

    type: Literal["queued"]
    id: str
    place: int


class ProgressMessage(Outgoing):
    """How many deals and turns of the game have been reviewed, out of how many."""

    type: Literal["progress"]
    id: str
    done: int
    steps: int


class ReviewMessage(Outgoing):
    """The review is finished."""

    type: Literal["review"]
    id: str
    review: Review


class AnalysedTurn(Strict):
    moves: Codes
    chance: float = Field(description="of the seat that moves")
    chances: list[float] = Field(description="of every seat")
    points: list[float] = Field(description="expected final score of every seat")
    share: float = Field(description="the part of the search spent on its first move")
    line: list[Codes] = Field(description="the turns that would probably follow")


class AnalysisMessage(Outgoing):
    """The best turns as far as they are known, the best first; `done`: it will not go on."""

    type: Literal["analysis"]
    id: str
    seat: int
    simulations: int
    nodes: int
    depth: int = Field(description="how many turns the best line has")
    done: bool
    turns: list[AnalysedTurn]


class TriedMessage(Outgoing):
    """The turn as a review would tell of it."""

    type: Literal["tried"]
    id: str
    turn: ReviewedTurn


AnalysisServerMessage = Annotated[
    QueuedMessage
    | ProgressMessage
    | ReviewMessage
    | AnalysisMessage
    | TriedMessage
    | RefusedMessage
    | PongMessage,
    Field(discriminator="type"),
]
ANALYSIS_SERVER_MESSAGE: TypeAdapter[AnalysisServerMessage] = TypeAdapter(AnalysisServerMessage)
