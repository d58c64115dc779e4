"""A position of Azul as one line of text, both ways.

    azul rules=1 players=2 variant=standard round=1 turn=0 phase=offer start=0 seat=0
    marker=centre factories=BBYR,KKWW,RRRR,YYYB,WKWK centre=-
    board0=0:...../...../...../...../.....:-/-/-/-/-:- board1=...
    bag=B17Y15R15K16W17 lid=-

(one line, fields divided by single spaces). A board is score : wall rows : pattern lines : floor.
Options that differ from their default stand behind the variant, a finished game names its
`reason` behind the phase.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos.engine.azul.board import BOARD, COLOUR_NAMES, FACTS, LETTERS
from azulejos.engine.azul.moves import CENTRE
from azulejos.engine.azul.rules import END_REASONS
from azulejos.engine.errors import MalformedPosition
from azulejos.engine.options import RuleSet
from azulejos.engine.position_text import CommonPlacement, FieldReader, position_line
from azulejos.engine.tile_text import (
    counted,
    counts_pattern,
    no_dash,
    or_dash,
    read_counts,
    spelled,
)

if TYPE_CHECKING:
    from azulejos.engine.azul.state import AzulState

MOST = 999_999_999  # rounds and turns; nobody plays so long
PHASES = ("deal", "offer", "tiling", "end")


@dataclass(frozen=True, slots=True)
class BoardPlacement:
    """One player's board in letters: '.' is an empty wall space, M the marker on the floor."""

    score: int
    wall: tuple[str, ...]
    lines: tuple[str, ...]
    floor: str


@dataclass(frozen=True, slots=True)
class Placement(CommonPlacement):
    """Everything that makes up a position, in order or not: `faults` says what is wrong with it."""

    start: int
    seat: int
    marker: int
    factories: tuple[str, ...]
    centre: str
    boards: tuple[BoardPlacement, ...]
    bag: tuple[int, ...]
    lid: tuple[int, ...]

    def displays(self) -> list[tuple[int, str]]:
        """The tiles of each display by its number."""
        return [*enumerate(self.factories), (CENTRE, self.centre)]


def placement(state: AzulState) -> Placement:
    factories = BOARD.factories[state.players]
    return Placement(
        options=state.options,
        round=state.round,
        turn=state.turn,
        phase=PHASES[state.phase],
        ending=state.ending,
        start=state.start,
        seat=state.current,
        marker=state.marker,
        factories=tuple(spelled(LETTERS, state.tiles_on(factory)) for factory in range(factories)),
        centre=spelled(LETTERS, state.tiles_on(CENTRE)),
        boards=tuple(_board(state, seat) for seat in range(state.players)),
        bag=tuple(state.tiles_in_bag()),
        lid=tuple(state.tiles_in_lid()),
    )


def _letter(tile: int) -> str:
    return "." if tile < 0 else (LETTERS + "M")[tile]


def _board(state: AzulState, seat: int) -> BoardPlacement:
    wall = "".join(_letter(tile) for tile in state.wall[seat])
    held = zip(state.line_colour[seat][:5], state.line_count[seat][:5], strict=True)
    floor = state.floor_tiles(seat)[: state.floor_count[seat]]
    return BoardPlacement(
        score=state.scores[seat],
        wall=tuple(wall[row * 5 : row * 5 + 5] for row in range(5)),
        lines=tuple(_letter(colour) * count for colour, count in held),
        floor="".join(_letter(tile) for tile in floor),
    )


def write(placed: Placement, rules: RuleSet) -> str:
    fields = {
        "start": placed.start,
        "seat": placed.seat,
        "marker": "centre" if placed.marker < 0 else placed.marker,
        "factories": ",".join(or_dash(tiles) for tiles in placed.factories),
        "centre": or_dash(placed.centre),
        **{f"board{seat}": _write_board(board) for seat, board in enumerate(placed.boards)},
        "bag": counted(LETTERS, placed.bag),
        "lid": counted(LETTERS, placed.lid),
    }
    return position_line(placed, rules, END_REASONS, fields)


def _write_board(board: BoardPlacement) -> str:
    lines = "/".join(or_dash(tiles) for tiles in board.lines)
    return f"{board.score}:{'/'.join(board.wall)}:{lines}:{or_dash(board.floor)}"


def read(text: str, rules: RuleSet) -> Placement:
    """What the text describes, or `MalformedPosition` with the column where it goes wrong."""
    fields = FieldReader(text)
    options = fields.options(rules)
    seats = options.players
    placed = Placement(
        options=options,
        round=fields.number("round", 1, MOST),
        turn=fields.turn(MOST),
        phase=fields.word("phase", PHASES),
        ending=fields.ending(END_REASONS),
        start=fields.number("start", 0, seats - 1),
        seat=fields.number("seat", 0, seats - 1),
        marker=fields.holder("marker", "centre", seats),
        factories=fields.factories(BOARD.factories[seats], LETTERS),
        centre=fields.tiles("centre", LETTERS, 100),
        boards=tuple(_read_board(fields, f"board{seat}") for seat in range(seats)),
        bag=_read_counts(fields, "bag"),
        lid=_read_counts(fields, "lid"),
    )
    fields.finish()
    return placed


def _read_board(fields: FieldReader, name: str) -> BoardPlacement:
    """Lines may be mixed and the wall in disorder here; `faults` finds that."""
    pattern = ":".join([r"(0|[1-9]\d{0,2})", *[r"([^:]*)"] * 3])
    score, wall, lines, floor = fields.parts(name, pattern, "SCORE:WALL:LINES:FLOOR")
    column = fields.column - len(f"{wall}:{lines}:{floor} ")
    if not re.fullmatch(r"[BYRKW.]{5}(/[BYRKW.]{5}){4}", wall):
        raise fields.fault("position-value", column, wall, "5 x 5 of BYRKW.")
    column += len(wall) + 1
    if not re.fullmatch(
        "/".join(rf"(-|[BYRKW]{{1,{room}}})" for room in BOARD.capacity[:5]), lines
    ):
        raise fields.fault("position-value", column, lines, "B/BB/BBB/BBBB/BBBBB, or -")
    column += len(lines) + 1
    if not re.fullmatch(r"-|[BYRKWM]{1,7}", floor):
        raise fields.fault("position-value", column, floor, "up to 7 of BYRKWM, or -")
    held = tuple(no_dash(line) for line in lines.split("/"))
    return BoardPlacement(int(score), tuple(wall.split("/")), held, no_dash(floor))


def _read_counts(fields: FieldReader, name: str) -> tuple[int, ...]:
    return read_counts(fields.parts(name, counts_pattern(LETTERS), "B12Y3R20K1W7, or -"))


def drawn(item: int) -> tuple[str, str]:
    """What is drawn: its kind and its name."""
    return "tile", COLOUR_NAMES[item]


def write_deal(items: Sequence[int]) -> str:
    """The tiles of a deal in drawing order, grouped by factory: `BBYR KKWW`."""
    letters = "".join(LETTERS[item] for item in items)
    room = FACTS["tiles_per_factory"]
    return " ".join(letters[first : first + room] for first in range(0, len(letters), room))


def read_deal(text: str) -> list[int]:
    """The tiles that `write_deal` wrote, or `MalformedPosition` with the column of the fault."""
    room = FACTS["tiles_per_factory"]
    for column, letter in enumerate(text, start=1):
        between = column % (room + 1) == 0
        if letter not in (" " if between else LETTERS) or (between and column == len(text)):
            raise MalformedPosition("deal-text", column, value=letter, expected="BYRK WBYR ...")
    return [LETTERS.index(letter) for letter in text if letter != " "]
