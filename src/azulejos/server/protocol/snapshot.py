"""A table as every client sees it: the types of the document and of the tests.

The messages themselves are built as plain data, once per turn; see `encoding`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Phase = Literal["waiting", "running", "finished", "cancelled"]


class Strict(BaseModel):
    """No field but the documented ones."""

    model_config = ConfigDict(extra="forbid")


class LogItem(Strict):
    """One of several things that a phrase lists."""

    kind: str = Field(examples=["tiles"])
    values: dict[str, str | int]


class LogPhrase(Strict):
    """A part of a line of the log: a kind and values, which the reader puts into words."""

    kind: str = Field(examples=["tiles-taken"])
    seat: int | None = Field(description="whom it is about; null for the table")
    values: dict[str, str | int | list[LogItem] | None]
    events: list[int] = Field(description="the places in `events` of what it tells")


LogLines = Annotated[
    list[list[LogPhrase]],
    Field(description="the events grouped as people tell them: lines of phrases"),
]


class SeatSnapshot(Strict):
    """A seat: `free` may be taken; `out` says why somebody plays no more (resigned, time)."""

    kind: Literal["person", "bot"]
    name: str = Field(examples=["Ana"])
    level: str | None = Field(None, description="of a bot", examples=["greedy"])
    network_bot: bool = Field(False, description="a program plays here over the network")
    on_device: bool = Field(False, description="played on the device of who made the table")
    free: bool = False
    out: str | None = None


class ClockSnapshot(Strict):
    """Clocks at the time `at`. The clock of `running` goes on from there in server time."""

    kind: Literal["none", "per-turn", "per-game"]
    at: int = Field(description="server time in milliseconds")
    remaining: list[int | None] = Field(description="milliseconds; null without a clock")
    running: int | None = Field(description="the seat whose clock runs")
    deadline: int | None = Field(description="server time at which it runs out")


class UndoSnapshot(Strict):
    """Somebody wants to take a turn back; those in `asked` have yet to answer."""

    seat: int
    to: int = Field(description="how many turns of the game would be kept")
    asked: list[int]
    accepted: list[int]


class OutcomeSnapshot(Strict):
    """How the game ended: seats from first to last place, equals together."""

    ranking: list[list[int]]
    winners: list[int]
    reason: str = Field(examples=["resigned"])
    scores: list[int]


class TableSnapshot(Strict):
    """The whole visible table after `seq` entries of its log, the same for everybody."""

    phase: Phase
    seats: list[SeatSnapshot]
    to_move: int | None
    turns: int = Field(description="how many turns the game has, those undone left out")
    scores: list[int]
    view: dict[str, Any] = Field(description="the position in the words of the game")
    choices: list[dict[str, Any]] = Field(description="what the seat to move may do")
    clock: ClockSnapshot
    undo: UndoSnapshot | None
    outcome: OutcomeSnapshot | None


class TableFacts(Strict):
    """What was chosen when the table was made, and never changes."""

    id: str = Field(examples=["b0FzX3c1bU5xVGZl"])
    game: str
    variant: str
    players: int
    options: dict[str, str | int]
    rules: int = Field(description="version of the rules")
    position: str = Field("", description="where the game began, if not at the set-up")
    public: bool
    hints: bool
    patience: int | None = Field(
        description="seconds until a bot plays for somebody who is away; null: no bot ever does"
    )
    network_bots: bool = Field(description="whether programs may take its free seats")
    series: list[int] = Field(description="games each seat has won in this series of rematches")
    commitment: str = Field(description="SHA-256 of the key of the shuffle, revealed at the end")
    created_at: int
    kept: dict[str, int] = Field(
        description="seconds the table is kept while nobody is there, 0: for ever. `waiting`: "
        "until somebody has played; `bots`: with bots alone; `people`: else",
        examples=[{"waiting": 86400, "bots": 3600, "people": 2592000}],
    )
    reports: bool = Field(description="whether people can be reported to the host of the site")
    link: str = Field(description="where to watch, or to take a free seat")
