"""Small positions of Azul from what a test wants to say; all other tiles are in the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict, TypeVar, Unpack

import azulejos
from azulejos.engine.azul.board import BOARD, COLOUR_NAMES, LETTERS
from azulejos.engine.azul.state import AzulState
from azulejos.engine.events import Scored

Thing = TypeVar("Thing")

EMPTY_ROW = "....."
LATE_ROUND = 7  # late enough for any wall


@dataclass(frozen=True)
class Board:
    """Wall rows from the top, pattern lines by number from 1, the floor from the left."""

    score: int = 0
    wall: Sequence[str] = (EMPTY_ROW,) * 5
    lines: Mapping[int, str] | None = None
    floor: str = ""

    def text(self) -> str:
        held = self.lines or {}
        lines = "/".join(held.get(line) or "-" for line in range(1, 6))
        return f"{self.score}:{'/'.join(self.wall)}:{lines}:{self.floor or '-'}"

    def tiles(self) -> str:
        return "".join([*self.wall, *(self.lines or {}).values(), self.floor])


def counts_text(counts: Mapping[str, int]) -> str:
    """`{"R": 2, "B": 1}` as `B1R2`."""
    return "".join(f"{letter}{counts[letter]}" for letter in LETTERS if counts.get(letter)) or "-"


class Setting(TypedDict, total=False):
    """What a test may say about a position; the rest stands at its default."""

    players: int
    variant: str
    phase: str
    reason: str
    round: int
    start: int
    seat: int
    marker: int
    factories: Sequence[str]
    centre: str
    boards: Sequence[Board]
    bag: Mapping[str, int]
    lid: Mapping[str, int]
    max_rounds: int


def position(**said: Unpack[Setting]) -> str:
    """The text of a position. Without `bag`, it holds every tile that lies nowhere else."""
    players = said.get("players", 2)
    start = said.get("start", 0)
    boards = _filled_up(said.get("boards", ()), players, Board())
    displays = _filled_up(said.get("factories", ()), BOARD.factories[players], "")
    centre = said.get("centre", "")
    lid = said.get("lid", {})
    used = "".join([*displays, centre, *(board.tiles() for board in boards)])
    rest = {letter: 20 - used.count(letter) - lid.get(letter, 0) for letter in LETTERS}
    fields: dict[str, str | int] = {
        "rules": 1,
        "players": players,
        "variant": said.get("variant", "standard"),
        "max_rounds": said.get("max_rounds", ""),
        "round": said.get("round", LATE_ROUND),
        "phase": said.get("phase", "offer"),
        "reason": said.get("reason", ""),
        "start": start,
        "seat": said.get("seat", start),
        "marker": said.get("marker", "centre"),
        "factories": ",".join(tiles or "-" for tiles in displays),
        "centre": centre or "-",
        **{f"board{number}": board.text() for number, board in enumerate(boards)},
        "bag": counts_text(said.get("bag", rest)),
        "lid": counts_text(lid),
    }
    return " ".join(["azul", *(f"{name}={value}" for name, value in fields.items() if value != "")])


def _filled_up(given: Sequence[Thing], length: int, default: Thing) -> list[Thing]:
    return [*given, *[default] * (length - len(given))]


def load(text: str) -> AzulState:
    """The position on the table, with events being recorded."""
    state = azulejos.from_position(text)
    assert isinstance(state, AzulState)
    state.start_recording()
    return state


def table(**said: Unpack[Setting]) -> AzulState:
    """The position on the table, with events being recorded."""
    return load(position(**said))


def codes(state: azulejos.GameState) -> list[str]:
    """The legal moves as codes."""
    return [state.code(move) for move in state.legal_moves()]


def letter(tile: str | None, nothing: str = "") -> str:
    """The letter of a tile that a view names in full."""
    return nothing if tile is None else (LETTERS + "M")[[*COLOUR_NAMES, "marker"].index(tile)]


def lines(state: azulejos.GameState, seat: int) -> dict[int, str]:
    """The pattern lines that hold tiles, by number from 1."""
    held = enumerate(state.view()["boards"][seat]["lines"], start=1)
    return {number: letter(line["tile"]) * line["count"] for number, line in held if line["count"]}


def wall(state: azulejos.GameState, seat: int) -> list[str]:
    rows = state.view()["boards"][seat]["wall"]
    return ["".join(letter(space["tile"], ".") for space in row) for row in rows]


def floor(state: azulejos.GameState, seat: int) -> str:
    return "".join(letter(space["tile"]) for space in state.view()["boards"][seat]["floor"])


def factories(state: azulejos.GameState) -> list[str]:
    """The tiles of each factory, in the order of the box."""
    shown = state.view()["factories"]
    return ["".join(letter(tile) for tile in factory["tiles"]) for factory in shown]


def centre(state: azulejos.GameState) -> str:
    return "".join(letter(tile) for tile in state.view()["centre"]["tiles"])


def pool(state: azulejos.GameState, name: str) -> dict[str, int]:
    """What is in the bag or in the lid: colours that are there, by letter."""
    counts = state.view()[name]["counts"]
    return {letter(tile): count for tile, count in counts.items() if count}


def points(state: azulejos.GameState) -> list[tuple[int | None, int]]:
    """Seat and points of every scoring since the events were last collected."""
    return [
        (event.seat, event.points) for event in state.collect_events() if isinstance(event, Scored)
    ]
