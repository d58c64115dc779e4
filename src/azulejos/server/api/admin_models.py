"""What requests of the host and answers to them look like."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from azulejos.server.api.models import LONGEST_NAME, ListedTable, Request
from azulejos.server.protocol.messages import LONGEST_ID
from azulejos.server.protocol.snapshot import Strict

LONGEST_KEY = 500
LONGEST_REASON = 300
LONGEST_NOTE = 1000
MOST_HOURS = 10 * 366 * 24

Reason = Annotated[str, Field(max_length=LONGEST_REASON)]


class SignInRequest(Request):
    key: str = Field(min_length=1, max_length=LONGEST_KEY, description="`AZULEJOS_ADMIN_KEY`")


class HostAnswer(Strict):
    until: int | None = Field(
        description="server time at which the session ends; null: you are not signed in"
    )
    place: str | None = Field(description="the name that stands for your address")


class NodeFacts(Strict):
    """One of the servers on the database."""

    id: str
    here: bool = Field(description="the one that answers")
    seen: int = Field(description="when it last said that it runs, by the database's clock")
    tables: int = Field(description="unfinished tables whose bots and clocks it looks after")


class OverviewAnswer(Strict):
    now: int
    nodes: list[NodeFacts]
    running: int = Field(description="tables where a game is under way")
    waiting: int = Field(description="tables that wait for people")
    reports: int = Field(description="reports that nobody has handled")


class HostTable(ListedTable):
    """A table as the host sees it, also if it is not public."""

    connected: int = Field(description="people and watchers who are connected to it")


class HostTablesAnswer(Strict):
    tables: list[HostTable]
    next: str | None = Field(description="give this as `before` to get the tables that follow")


class VisitorFacts(Strict):
    """Somebody who is or was here. `place` stands for an address; people with the same share it."""

    guest: str | None = Field(description="null: everybody at this address who only watches")
    name: str | None
    place: str | None = Field(description="null for somebody who is not connected")
    tables: list[str] = Field(description="some of the tables they are connected to")
    sockets: int
    blocked: bool


class PeopleAnswer(Strict):
    people: list[VisitorFacts]
    silent: list[str] = Field(description="servers that have not said who is connected to them")


class CloseTableRequest(Request):
    reason: Reason = Field("", description="for the audit log")


class RenameRequest(Request):
    name: str = Field(max_length=4 * LONGEST_NAME, examples=["Guest"])


class BlockRequest(Request):
    kind: Literal["guest", "address"]
    subject: str = Field(
        min_length=1,
        max_length=LONGEST_ID,
        description="the id of a guest; the `place` of somebody, or an address",
    )
    reason: Reason = Field("", description="told to whoever is blocked")
    hours: int | None = Field(ge=1, le=MOST_HOURS, description="null: for ever")


class BlockFacts(Strict):
    number: int
    kind: Literal["guest", "address"]
    subject: str
    name: str
    reason: str
    at: int
    until: int | None = Field(description="null: for ever")


class BlocksAnswer(Strict):
    blocks: list[BlockFacts]


class ReportFacts(Strict):
    """`chat` has what was last said at the table, as it was then; the line in question too."""

    number: int
    at: int
    table: str
    by: str
    by_name: str
    guest: str
    guest_name: str
    reason: str
    chat: list[dict[str, Any]]
    handled_at: int | None
    note: str


class ReportsAnswer(Strict):
    reports: list[ReportFacts]
    next: int | None = Field(description="give this as `before` to get those that follow")


class HandleRequest(Request):
    note: str = Field("", max_length=LONGEST_NOTE)


class DeedFacts(Strict):
    """Something that was done with the host's key."""

    number: int
    at: int
    session: str
    place: str = Field(description="the name that stands for the address it was done from")
    action: str = Field(examples=["closed-table"])
    subject: str
    details: dict[str, Any]


class AuditAnswer(Strict):
    deeds: list[DeedFacts]
    next: int | None = Field(description="give this as `before` to get those that follow")


class DoneAnswer(Strict):
    done: Literal[True] = True


class ReportRequest(Request):
    """About the person in a seat, or about something that was said."""

    seat: int | None = Field(None, ge=0, le=9)
    by: str | None = Field(None, max_length=LONGEST_ID, description="`by` of a line of the chat")
    line: str | None = Field(None, max_length=LONGEST_ID, description="`id` of that line")
    reason: str = Field(min_length=1, max_length=LONGEST_REASON)
