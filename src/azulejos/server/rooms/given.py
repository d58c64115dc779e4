"""A command on its way to a table, and who wants to hear what became of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from azulejos.engine.errors import AzulejosError
from azulejos.server.rooms.autoplay import StandIn
from azulejos.server.storage import Deed
from azulejos.table import (
    Abandon,
    AcceptUndo,
    Cancel,
    Close,
    Command,
    Expire,
    Play,
    RefuseUndo,
    Resign,
    SeatBot,
    TakeSeat,
)

ENDING = (
    *(Play, StandIn, Resign, Expire, AcceptUndo, RefuseUndo),
    *(TakeSeat, SeatBot, Cancel, Abandon, Close),
)
"""What every game has only so much of, if nobody asks for an undo or leaves a seat any more."""

Expectation = Callable[[], Awaitable[None]]


class Answer(Protocol):
    """Goes to who gave a command; `refuse` only after it was unknown whether it was stored."""

    def acknowledge(self, seq: int) -> None: ...

    def refuse(self, error: AzulejosError) -> None: ...


class NoAnswer:
    """Nobody waits for a command that the server itself gives, or that came by HTTP."""

    def acknowledge(self, seq: int) -> None:
        """Not heard."""

    def refuse(self, error: AzulejosError) -> None:
        """Not heard."""


NO_ANSWER = NoAnswer()


async def nothing() -> None:
    """What a command of the server itself expects of its sender."""


@dataclass(frozen=True, slots=True)
class CloseByHost(Close):
    """With the note that is stored together with it."""

    deed: Deed = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Given:
    """`key` is its name for ever: whatever comes by the same name is the same command.

    `expect` is asked when nobody else can change the table any more, and raises if the sender may
    not give the command. What a server does `by_itself` it does only while it keeps the table.
    """

    command: Command
    key: str
    sender: str
    expected_seq: int | None
    expect: Expectation
    answer: Answer
    by_itself: bool = False

    @property
    def deed(self) -> Deed | None:
        return self.command.deed if isinstance(self.command, CloseByHost) else None

    @property
    def leads_to_the_end(self) -> bool:
        """Also when the log is full."""
        return isinstance(self.command, ENDING)


async def settled(work: Awaitable[int]) -> int | AzulejosError:
    """A refusal as an outcome like others: there may be nobody left to hear of it."""
    try:
        return await work
    except AzulejosError as error:
        return error
