"""Every message of a table's socket as a type. Version 1: `{"v": 1, "type": ...}`.

`ClientMessage` is read from the wire; `ServerMessage` documents what the server sends.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from azulejos.server.protocol.snapshot import LogLines, Strict, TableFacts, TableSnapshot

VERSION = 1
LONGEST_ID = 64
LONGEST_TURN = 64
LONGEST_POSITION = 2000
LONGEST_CHAT = 2000  # what the type admits; the limit of the server is lower

CommandId = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_ID, pattern=r"^[\x21-\x7e]+$", examples=["c-17"]),
]
SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True, examples=[0])]
LogLength = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True, examples=[2])]
MoveCode = Annotated[str, Field(min_length=1, max_length=40)]


class Incoming(BaseModel):
    """A message of a client."""

    model_config = ConfigDict(extra="forbid")
    v: Literal[1] = 1


class SeatCommand(Incoming):
    """Something a seat wants. `id` is made by the client: sending it again changes nothing."""

    id: CommandId
    seat: SeatNumber
    expected_seq: LogLength


class PlayMessage(SeatCommand):
    """One whole turn as move codes, taken whole or not at all."""

    type: Literal["play"]
    moves: Annotated[list[MoveCode], Field(min_length=1, max_length=LONGEST_TURN)]


class ResignMessage(SeatCommand):
    """Gives the game up."""

    type: Literal["resign"]


class UndoMessage(SeatCommand):
    """Takes the seat's last turn back, or asks the others for it."""

    type: Literal["undo"]


class AcceptUndoMessage(SeatCommand):
    """Agrees that the turn is taken back."""

    type: Literal["accept-undo"]


class RefuseUndoMessage(SeatCommand):
    """Does not agree; from who asked, it withdraws the request."""

    type: Literal["refuse-undo"]


class ChatMessage(Incoming):
    """Something to say to everybody at the table."""

    type: Literal["chat"]
    id: CommandId
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class SnapshotMessage(Incoming):
    """Asks for the whole table again."""

    type: Literal["snapshot"]


class PingMessage(Incoming):
    """Asks for a sign of life and the server's time."""

    type: Literal["ping"]


ClientMessage = Annotated[
    PlayMessage
    | ResignMessage
    | UndoMessage
    | AcceptUndoMessage
    | RefuseUndoMessage
    | ChatMessage
    | SnapshotMessage
    | PingMessage,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class Outgoing(Strict):
    """A message of the server."""

    v: Literal[1]


class SeatPresence(Strict):
    """`here`: connected. `dropped`: connection lost. `left`: stood up. `free`: not yet taken."""

    seat: int
    state: Literal["here", "dropped", "left", "free", "bot"]
    since: int = Field(description="server time in milliseconds")
    bot_at: int | None = Field(description="server time from which a bot would play for them")
    bot_plays: bool = Field(description="a bot plays for this person until they return")
    bot_turns: int = Field(description="how many turns a bot has played while they were away")


class Presence(Strict):
    seats: list[SeatPresence]
    watchers: int
    watchers_chat: bool = Field(description="whether those who only watch may chat")
    declined: list[int] = Field(
        description="seats that were kept for a network bot, which has declined"
    )


class Said(Strict):
    """A line of the chat; `seat` is null for somebody who watches.

    `by` is the same for all lines of one person at this table, whatever their name.
    """

    id: str
    by: str
    at: int
    seat: int | None
    name: str
    text: str


class You(Strict):
    """Who the server takes the client for: null without a cookie; `seats` may be played."""

    name: str | None
    seats: list[int]
    host: bool = Field(
        description="may seat bots and cancel, until the game begins, and silence those who watch"
    )


class WelcomeMessage(Outgoing):
    """The first message of every connection."""

    type: Literal["welcome"]
    table: TableFacts
    you: You
    seq: int
    now: int
    presence: Presence
    chat: list[Said]
    rematch: str | None = Field(description="the id of the next table")
    rematch_by: str | None = Field(description="the name of who wanted it first")


class SnapshotAnswer(Outgoing):
    """Where the table stands after `seq` entries."""

    type: Literal["snapshot"]
    seq: int
    standing: TableSnapshot


class GameMessage(Outgoing):
    """What happened: entries `first` to `seq - 1` of the log. Numbered without a gap."""

    type: Literal["game"]
    first: int
    seq: int
    at: int
    entries: list[dict[str, Any]]
    events: list[dict[str, Any]]
    lines: LogLines
    standing: TableSnapshot


class AckMessage(Outgoing):
    """The command is stored for ever; `seq` is the length of the log after it."""

    type: Literal["ack"]
    id: str
    seq: int


class RefusedMessage(Outgoing):
    """The command has changed nothing. `id` is null if the message could not be read."""

    type: Literal["refused"]
    id: str | None
    code: str
    message: str
    details: dict[str, Any]


class UnknownMessage(Outgoing):
    """Nobody knows yet whether the command was stored: wait for the answer, or send it again."""

    type: Literal["unknown"]
    id: str


class PresenceMessage(Outgoing):
    type: Literal["presence"]
    presence: Presence


class SaidMessage(Outgoing):
    type: Literal["chat"]
    said: Said


class YouMessage(Outgoing):
    type: Literal["you"]
    you: You


class RematchMessage(Outgoing):
    """Somebody wants to play again at another table, where everybody's seat is kept."""

    type: Literal["rematch"]
    table: str
    by: str | None = Field(description="the name of who wanted it first")


class PongMessage(Outgoing):
    type: Literal["pong"]
    now: int


ServerMessage = Annotated[
    WelcomeMessage
    | SnapshotAnswer
    | GameMessage
    | AckMessage
    | RefusedMessage
    | UnknownMessage
    | PresenceMessage
    | SaidMessage
    | YouMessage
    | RematchMessage
    | PongMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class CloseCode:
    """Why the server closes a socket."""

    COME_BACK = 1012
    SIGNED_OUT = 4401
    BLOCKED = 4403
    REPLACED = 4409
    SLOW = 4408
    RATE = 4429
