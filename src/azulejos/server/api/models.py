"""What requests and answers look like."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from azulejos.engine.registry import GAMES
from azulejos.server.protocol.messages import LONGEST_POSITION, LONGEST_TURN, MoveCode
from azulejos.server.protocol.snapshot import (
    LogLines,
    Phase,
    Strict,
    TableFacts,
    TableSnapshot,
)
from azulejos.server.storage import Trouble

LONGEST_WAIT = 24 * 3600
MOST_SEATS = 4
LONGEST_NAME = 40

Whole = Annotated[int, Field(strict=True)]
Milliseconds = Annotated[int, Field(strict=True, ge=1, le=7 * 24 * 3600 * 1000)]


Entropy = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{0,64}$",
        description="hexadecimal digits that you add to the shuffle of a game not yet begun",
    ),
]


class Request(BaseModel):
    """No field but the documented ones."""

    model_config = ConfigDict(extra="forbid")


class ErrorBody(BaseModel):
    """What went wrong: a code and values, which the reader puts into words."""

    code: str = Field(examples=["no-table"])
    message: str = Field(description="the same for developers", examples=["no-table: table=x"])
    details: dict[str, Any] = Field(examples=[{"table": "x"}])


class NumbersFacts(Strict):
    """Several whole numbers, each with a name: `/` divides rows, `,` the numbers of a row."""

    rows: list[list[str]]
    lowest: int
    highest: int


class OptionFacts(Strict):
    name: str
    variants: list[str] = Field(description="those that have this option")
    expected: str = Field(description="what may be chosen")
    default: str | int
    numbers: NumbersFacts | None = Field(description="for options that consist of numbers")


class GameFacts(Strict):
    """A game, and what a table can choose for it."""

    game: str
    rules: int
    players: list[int]
    variants: list[str]
    options: list[OptionFacts]


class GamesAnswer(Strict):
    games: list[GameFacts]
    bots: list[str] = Field(description="levels of bots, the weakest first")


class NetworkBotFacts(Strict):
    name: str
    games: list[str] = Field(description="it accepts challenges to these")
    busy: bool = Field(description="it plays at as many tables as it may")


class NetworkBotsAnswer(Strict):
    allowed: bool = Field(description="whether programs may play on this server")
    bots: list[NetworkBotFacts] = Field(description="connected, and accepting challenges")


class GuestRequest(Request):
    name: str = Field(max_length=4 * LONGEST_NAME, examples=["Ana"])


class GuestAnswer(Strict):
    name: str


class PersonSeat(Request):
    """A person on the device that makes the table; several of them share it."""

    kind: Literal["person"]
    name: str = Field("", max_length=LONGEST_NAME)


class OpenSeat(Request):
    """Anybody who has the link; at a public table, anybody."""

    kind: Literal["open"]


class BotSeat(Request):
    kind: Literal["bot"]
    level: str = Field(max_length=LONGEST_NAME, examples=["greedy"])
    name: str = Field("", max_length=LONGEST_NAME)


class NetworkBotSeat(Request):
    """A program that is connected and accepts challenges; the seat is kept for it."""

    kind: Literal["network-bot"]
    name: str = Field(max_length=LONGEST_NAME, examples=["not-to-the-floor"])


RequestedSeat = Annotated[
    PersonSeat | OpenSeat | BotSeat | NetworkBotSeat, Field(discriminator="kind")
]


class NoClockRequest(Request):
    kind: Literal["none"] = "none"


class PerTurnRequest(Request):
    kind: Literal["per-turn"]
    limit: Milliseconds


class PerGameRequest(Request):
    kind: Literal["per-game"]
    initial: Milliseconds
    increment: Annotated[int, Field(strict=True, ge=0, le=3600 * 1000)] = 0


ClockRequest = Annotated[
    NoClockRequest | PerTurnRequest | PerGameRequest, Field(discriminator="kind")
]


class TableRequest(Request):
    """A new table. What is left out has its usual value."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": next(iter(GAMES)),
                    "seats": [{"kind": "person"}, {"kind": "bot", "level": "greedy"}],
                }
            ]
        },
    )
    game: str = Field(max_length=LONGEST_NAME)
    variant: str | None = Field(None, max_length=LONGEST_NAME)
    options: dict[str, Annotated[str, Field(max_length=LONGEST_NAME)] | Whole] = Field(
        default_factory=dict,
        max_length=20,
        description="by name, as `/api/games` lists them. In Queen's Garden, `wheel` and "
        "`group_bonus` are the numbers printed on the variant side of your board",
        examples=[{"group_bonus": "0,2,4,6", "wheel": "1,2,1/2,1,2/1,2,1/2,1,2"}],
    )
    seats: list[RequestedSeat] = Field(min_length=1, max_length=MOST_SEATS)
    order: Literal["given", "random"] | None = Field(
        None, description="who begins; random unless a position is given"
    )
    public: bool = Field(False, strict=True)
    clock: ClockRequest = Field(default_factory=NoClockRequest)
    patience: Annotated[int, Field(strict=True, ge=1, le=LONGEST_WAIT)] | None = Field(
        None,
        description="seconds until a bot plays for somebody who is away; null: never. "
        "Left out, it is 60 at a table with a clock, and null at one without",
    )
    hints: Annotated[bool, Field(strict=True)] | None = Field(
        None, description="by default only where no other person plays"
    )
    watchers_chat: bool = Field(
        True, strict=True, description="whether those who only watch may chat"
    )
    network_bots: bool = Field(
        False, strict=True, description="whether programs may take the free seats"
    )
    position: str = Field("", max_length=LONGEST_POSITION, description="begin there")
    entropy: Entropy = ""


class SeatBotRequest(Request):
    level: str = Field(max_length=LONGEST_NAME, examples=["greedy"])


class ChatRequest(Request):
    watchers: bool = Field(strict=True, description="whether those who only watch may chat")


class ChatAnswer(Strict):
    watchers: bool


class TakeSeatRequest(Request):
    entropy: Entropy = ""


class TableAnswer(Strict):
    """A table, and what the asking guest may do there."""

    table: TableFacts
    seq: int
    your_seats: list[int]
    standing: TableSnapshot
    rematch: str | None


class ListedSeat(Strict):
    kind: Literal["person", "bot"]
    name: str
    level: str | None
    network_bot: bool = Field(False, description="a program plays there over the network")
    on_device: bool
    free: bool
    out: str | None


class ListedTable(Strict):
    """A table as lists show it."""

    id: str
    game: str
    variant: str
    players: int
    options: dict[str, str | int]
    public: bool
    phase: Phase
    seats: list[ListedSeat]
    clock: dict[str, Any]
    to_move: int | None
    round: int
    scores: list[int]
    outcome: dict[str, Any] | None
    created_at: int
    updated_at: int
    finished_at: int | None
    ends_at: int | None = Field(
        description="server time at which the table is closed if nobody comes back before; "
        "null: never"
    )
    link: str
    your_seats: list[int] = Field(description="told in the list of your own tables only")


class TablesAnswer(Strict):
    tables: list[ListedTable]
    next: str | None = Field(description="give this as `before` to get the tables that follow")


class SeatAnswer(Strict):
    seat: int
    seq: int
    your_seats: list[int]


class SeatLinkAnswer(Strict):
    link: str = Field(description="opens the seat on another device; good once, for whoever has it")
    token: str


class MoveSeatRequest(Request):
    token: str = Field(min_length=1, max_length=100)


class AttemptRequest(Request):
    """The first moves of a turn; nothing is played."""

    moves: list[MoveCode] = Field(max_length=LONGEST_TURN)
    expected_seq: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)] | None = None


class TriedMoves(Strict):
    """What moves would do, and what could be chosen then."""

    events: list[dict[str, Any]]
    lines: LogLines
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    turn_complete: bool


class RefusedMoves(Strict):
    """The rules forbid one of the moves: nothing would happen."""

    refused: ErrorBody


class AttemptAnswer(TriedMoves):
    seq: int


class TrialRequest(Request):
    """The first moves of a turn in a position that belongs to no table."""

    position: str = Field(min_length=1, max_length=LONGEST_POSITION)
    moves: list[MoveCode] = Field(default_factory=list, max_length=LONGEST_TURN)


class TrialAnswer(TriedMoves):
    position: str = Field(description="after these moves")


class AdvisedTurn(Strict):
    """A whole turn, and what a search expects of it."""

    moves: list[str]
    chance: float = Field(description="of the seat to win, from 0 to 1", examples=[0.61])
    points: list[float] = Field(description="expected at the end, of every seat")
    share: float = Field(description="of the search: how sure this turn is the best, from 0 to 1")


class HintAnswer(AdvisedTurn):
    """The best turn, and others that are nearly as good, the better first."""

    seq: int
    seat: int
    others: list[AdvisedTurn]


class PositionAnswer(Strict):
    seq: int
    turn: int = Field(description="how many turns led to this position")
    position: str


class HistoryPosition(Strict):
    """Where the game stood; `view` only if it was asked for."""

    scores: list[int]
    to_move: int | None = Field(description="null before a deal and at the end")
    view: dict[str, Any] | None


class HistoryStep(HistoryPosition):
    """A deal or a turn, and the position after it. A deal has no `seat` and no `moves`."""

    turn: int = Field(description="how many turns the game has after it")
    round: int = Field(description="in which it began")
    seat: int | None
    moves: list[str]
    at: int
    events: list[dict[str, Any]]
    lines: LogLines


class HistoryAnswer(Strict):
    """The game as it was played, without what was undone."""

    seq: int
    start: HistoryPosition
    chapters: list[HistoryStep]
    points: list[dict[str, int]] = Field(
        description="of every seat, by the kind of event that brought them, or `start`",
        examples=[[{"tile-scored": 23}, {"tile-scored": 31}]],
    )


class RematchAnswer(Strict):
    table: str
    link: str


class HealthAnswer(Strict):
    status: Literal["ok"]
    version: str
    rooms: int
    sockets: int


class ReadyAnswer(Strict):
    """What is wrong with the database, if anything is."""

    status: Literal["ok"] | Trouble
