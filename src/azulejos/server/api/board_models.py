"""What requests and answers of the analysis board look like."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from azulejos.server.api.models import (
    LONGEST_NAME,
    MOST_SEATS,
    Request,
    Whole,
)
from azulejos.server.protocol.messages import LONGEST_POSITION, LONGEST_TURN, MoveCode
from azulejos.server.protocol.snapshot import LogLines, Strict

LONGEST_RECORD = 100_000
MOST_NODES = 2000
LONGEST_DEAL = 100
LONGEST_COMMENT = 2000

Position = Annotated[str, Field(min_length=1, max_length=LONGEST_POSITION)]
Comment = Annotated[str, Field(max_length=LONGEST_COMMENT)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
DrawnItem = Annotated[str, Field(min_length=1, max_length=4, examples=["B"])]


class StartRequest(Request):
    """A game that nobody plays."""

    game: Name
    players: Annotated[int, Field(strict=True, ge=1, le=MOST_SEATS)] = 2
    variant: Name | None = None
    options: dict[str, Name | Whole] = Field(default_factory=dict, max_length=20)


class StartAnswer(Strict):
    position: str = Field(description="before the first deal")


class DrawRequest(Request):
    """The deal that is due in a position: item by item, or the rest of it by chance."""

    position: Position
    drawn: list[DrawnItem] = Field(
        default_factory=list,
        max_length=LONGEST_DEAL,
        description="what has been drawn so far, each item as `draws` names it",
    )
    by_chance: bool = Field(False, strict=True, description="draw all that is missing")


class PossibleDraw(Strict):
    """An item that can come next."""

    item: str
    kind: str = Field(description="such as `tile`", examples=["tile"])
    tile: str = Field(description="its name", examples=["blue"])
    ways: int = Field(description="how many of them there are: its share of the chance")


class DrawAnswer(Strict):
    """The position after these draws."""

    events: list[dict[str, Any]]
    lines: LogLines
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    position: str
    draws: list[PossibleDraw] = Field(description="what can come next; empty when all is dealt")
    deal: str | None = Field(description="the whole deal, once nothing is missing")


class ReadRequest(Request):
    text: str = Field(
        min_length=1,
        max_length=LONGEST_RECORD,
        description="a record as text or JSON lines, or a position",
    )


class StepNode(Request):
    """A deal or a turn; the first that follows a node is the game, all others are variations."""

    parent: int = Field(ge=-1, description="the node it follows by its place; -1: the start")
    deal: str = Field("", max_length=10 * LONGEST_DEAL)
    moves: list[MoveCode] = Field(default_factory=list, max_length=LONGEST_TURN)
    comment: Comment = ""
    clock: Annotated[int, Field(ge=0, le=10**14)] | None = None
    value: Annotated[float, Field(allow_inf_nan=False)] | None = None


class ReadNode(Strict):
    """The same, with the position after it and what it did."""

    parent: int
    deal: str
    moves: list[str]
    comment: str
    clock: int | None
    value: float | None
    seat: int | None = Field(description="whose turn it was; null for a deal")
    position: str
    lines: LogLines


class ReadAnswer(Strict):
    """A record as a tree of positions."""

    start: str = Field(description="the position it begins with")
    names: list[str]
    comment: str = Field(description="on the start")
    nodes: list[ReadNode]


class WriteRequest(Request):
    """A tree of positions to be written as a record."""

    start: Position
    names: list[Name] = Field(default_factory=list, max_length=MOST_SEATS)
    comment: Comment = ""
    nodes: list[StepNode] = Field(default_factory=list, max_length=MOST_NODES)
    form: Literal["text", "json"] = "text"


class EditRequest(Request):
    """A position, in order or not, and perhaps one change of it."""

    position: Position
    part: Annotated[str, Field(max_length=LONGEST_NAME)] | None = Field(
        None, description="the field to change, by its id", examples=["0:line/2"]
    )
    value: int | str | list[str] | dict[str, int] | None = Field(
        None, description="what it is to be", examples=[{"blue": 2}]
    )
    fill_up: bool = Field(
        False, strict=True, description="let the bag and the supply hold what is missing"
    )


class EditField(Strict):
    """Something that can be changed, as `SetupField` describes it."""

    part: str
    form: Literal["number", "word", "counts", "row", "space"]
    value: int | str | list[str] | dict[str, int]
    choices: list[str]
    least: int
    most: int = Field(description="the highest number, or how many there may be; 0: any number")
    each: int = Field(description="of `counts`: how many of a kind")


class PositionFault(Strict):
    code: str
    details: dict[str, Any]
    parts: list[str] = Field(description="the ids of the fields it concerns")


class EditAnswer(Strict):
    position: str
    fields: list[EditField]
    faults: list[PositionFault]
    view: dict[str, Any] | None = Field(description="null while there are faults")
