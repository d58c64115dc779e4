"""Every message of a network bot's stream as a type: one socket for all its tables.

`BotMessage` is read from the wire; `StreamMessage` documents what the server sends.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from azulejos.server.protocol.messages import (
    AcceptUndoMessage,
    AckMessage,
    Incoming,
    Outgoing,
    PingMessage,
    PlayMessage,
    PongMessage,
    RefusedMessage,
    RefuseUndoMessage,
    ResignMessage,
    UnknownMessage,
)
from azulejos.server.protocol.snapshot import OutcomeSnapshot, Phase, SeatSnapshot, Strict

MOST_GAMES = 20

TableId = Annotated[str, Field(min_length=1, max_length=64, examples=["b0FzX3c1bU5xVGZl"])]
GameName = Annotated[str, Field(min_length=1, max_length=40)]


class BotPlayMessage(PlayMessage):
    """The moves of a turn from its beginning. If it is not complete, `your-turn` asks for more."""

    table: TableId


class BotResignMessage(ResignMessage):
    """Gives a game up."""

    table: TableId


class BotAcceptUndoMessage(AcceptUndoMessage):
    """Agrees that somebody's turn is taken back."""

    table: TableId


class BotRefuseUndoMessage(RefuseUndoMessage):
    """Does not agree."""

    table: TableId


class OpenMessage(Incoming):
    """Accepts challenges to these games from now on; to none if the list is empty."""

    type: Literal["open"]
    games: Annotated[list[GameName], Field(max_length=MOST_GAMES)]


class AboutTable(Incoming):
    """A message about one table, without a command of a seat."""

    table: TableId


class AcceptMessage(AboutTable):
    """Takes the seat of a challenge."""

    type: Literal["accept"]


class DeclineMessage(AboutTable):
    """Leaves the seat of a challenge to others."""

    type: Literal["decline"]


class LookMessage(AboutTable):
    """Asks how a table stands: `your-turn`, `waiting` or `game-over` answers."""

    type: Literal["look"]


BotMessage = Annotated[
    BotPlayMessage
    | BotResignMessage
    | BotAcceptUndoMessage
    | BotRefuseUndoMessage
    | OpenMessage
    | AcceptMessage
    | DeclineMessage
    | LookMessage
    | PingMessage,
    Field(discriminator="type"),
]
BOT_MESSAGE: TypeAdapter[BotMessage] = TypeAdapter(BotMessage)


class StreamLimits(Strict):
    """What this bot may do."""

    tables: int = Field(description="unfinished tables at once")
    messages: int = Field(description="frames it may send within `messages_seconds`")
    messages_seconds: int
    seconds: int = Field(description="for a turn where no clock runs")


class BotWelcomeMessage(Outgoing):
    """The first message. `your-turn` follows for every table where the bot is to move."""

    type: Literal["welcome"]
    name: str
    now: int = Field(description="server time in milliseconds")
    tables: list[str] = Field(description="unfinished tables where the bot has a seat")
    limits: StreamLimits


class AtTable(Outgoing):
    """A message about the seat that the bot has at a table."""

    table: str
    seat: int
    seq: int


class YourTurnMessage(AtTable):
    """The bot is to move; `begun` are the moves of this turn that it has sent so far."""

    type: Literal["your-turn"]
    position: str = Field(description="with the moves that were begun, as one line")
    begun: list[str]
    legal: list[str] = Field(description="the moves that may come next")
    remaining: list[int | None] = Field(description="milliseconds of each seat; null: no clock")
    now: int
    deadline: int = Field(description="server time until which the turn must have arrived")


class WaitingMessage(AtTable):
    """Others are to move, or have yet to come; only sent to who asks."""

    type: Literal["waiting"]


class DeclinedMessage(AtTable):
    """A program does not want the `seat` that was kept for it at a table of this bot."""

    type: Literal["declined"]


class UndoAskedMessage(AtTable):
    """Somebody wants to take a turn back and the bot is asked: agree, refuse, or play on."""

    type: Literal["undo-asked"]
    by: int = Field(description="the seat that asks")


class GameOverMessage(AtTable):
    """The game has ended, or the table was cancelled; then there is no outcome."""

    type: Literal["game-over"]
    phase: Phase
    seats: list[SeatSnapshot]
    outcome: OutcomeSnapshot | None
    turns: list[int] = Field(description="how many turns each seat has played")
    thought: list[int] = Field(description="milliseconds that each seat has used for them")


class ChallengeMessage(Outgoing):
    """A seat is kept for the bot at a table: accept or decline."""

    type: Literal["challenge"]
    table: str
    seat: int
    game: str
    variant: str
    players: int
    options: dict[str, str | int]
    clock: dict[str, Any]
    by: str = Field(description="the name of who wants to play")


StreamMessage = Annotated[
    BotWelcomeMessage
    | YourTurnMessage
    | WaitingMessage
    | DeclinedMessage
    | UndoAskedMessage
    | GameOverMessage
    | ChallengeMessage
    | AckMessage
    | RefusedMessage
    | UnknownMessage
    | PongMessage,
    Field(discriminator="type"),
]
STREAM_MESSAGE: TypeAdapter[StreamMessage] = TypeAdapter(StreamMessage)
