"""Small positions of Summer Pavilion from what a test wants to say; other tiles are in the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict, TypeVar, Unpack

import azulejos
from azulejos.engine.events import Scored
from azulejos.engine.summer_pavilion.board import (
    BOARD,
    COLOUR_NAMES,
    LETTERS,
    STANDARD_ORDER,
    STAR_NAMES,
)
from azulejos.engine.summer_pavilion.state import PavilionState

Thing = TypeVar("Thing")
Counts = Mapping[str, int]

FULL_SUPPLY = {"P": 2, "G": 2, "O": 2, "Y": 2, "B": 1, "R": 1}


@dataclass(frozen=True)
class Board:
    """Stars by name, each as six letters or dots; hand and corners by letter."""

    score: int = 5
    stars: Mapping[str, str] = field(default_factory=dict)
    hand: Counts = field(default_factory=dict)
    corner: Counts = field(default_factory=dict)

    def text(self) -> str:
        stars = "/".join(self.stars.get(star, "......") for star in STAR_NAMES)
        return f"{self.score}:{stars}:{counts_text(self.hand)}:{counts_text(self.corner)}"

    def tiles(self) -> str:
        held = [
            letter * count for place in (self.hand, self.corner) for letter, count in place.items()
        ]
        return "".join([*self.stars.values(), *held])


def counts_text(counts: Counts) -> str:
    """`{"R": 2, "P": 1}` as `P1R2`."""
    return "".join(f"{letter}{counts[letter]}" for letter in LETTERS if counts.get(letter)) or "-"


class Setting(TypedDict, total=False):
    """What a test may say about a position; the rest stands at its default."""

    game: str
    players: int
    variant: str
    joker_order: str
    jokers: str
    round: int
    phase: str
    reason: str
    picks: int
    least: str
    start: int
    seat: int
    token: int | str
    factories: Sequence[str]
    centre: str
    supply: Counts
    boards: Sequence[Board]
    passed: str
    bag: Counts
    tower: Counts


def position(**said: Unpack[Setting]) -> str:
    """The text of a position. Without `bag`, it holds every tile that lies nowhere else."""
    players = said.get("players", 2)
    start = said.get("start", 0)
    phase = said.get("phase", "lay")
    boards = _filled_up(said.get("boards", ()), players, Board())
    displays = _filled_up(said.get("factories", ()), BOARD.factories[players], "")
    centre, supply = said.get("centre", ""), said.get("supply", FULL_SUPPLY)
    tower = said.get("tower", {})
    used = "".join([*displays, centre, *(board.tiles() for board in boards)])
    rest = {
        letter: 22 - used.count(letter) - supply.get(letter, 0) - tower.get(letter, 0)
        for letter in LETTERS
    }
    fields: dict[str, str | int] = {
        "rules": 1,
        "players": players,
        "variant": said.get("variant", "coloured"),
        "joker_order": said.get("joker_order", ""),
        "round": said.get("round", 2),
        "phase": phase,
        "reason": said.get("reason", ""),
        "picks": said.get("picks", ""),
        "from": said.get("least", "P" if phase == "pick" else ""),
        "start": start,
        "seat": said.get("seat", start),
        "token": said.get("token", "centre"),
        "jokers": said.get("jokers", STANDARD_ORDER),
        "factories": ",".join(tiles or "-" for tiles in displays),
        "centre": centre or "-",
        "supply": counts_text(supply),
        **{f"board{number}": board.text() for number, board in enumerate(boards)},
        "passed": said.get("passed", "") or "-",
        "bag": counts_text(said.get("bag", rest)),
        "tower": counts_text(tower),
    }
    game = said.get("game", "summer_pavilion")
    return " ".join([game, *(f"{name}={value}" for name, value in fields.items() if value != "")])


def _filled_up(given: Sequence[Thing], length: int, default: Thing) -> list[Thing]:
    return [*given, *[default] * (length - len(given))]


def load(text: str) -> PavilionState:
    """The position on the table, with events being recorded."""
    state = azulejos.from_position(text)
    assert isinstance(state, PavilionState)
    state.start_recording()
    return state


def table(**said: Unpack[Setting]) -> PavilionState:
    """The position on the table, with events being recorded."""
    return load(position(**said))


def codes(state: azulejos.GameState) -> list[str]:
    """The legal moves as codes."""
    return [state.code(move) for move in state.legal_moves()]


def letters(tiles: Sequence[str]) -> str:
    """Tiles that a view names in full, as letters."""
    return "".join(LETTERS[COLOUR_NAMES.index(tile)] for tile in tiles)


def tally(tiles: Sequence[str]) -> dict[str, int]:
    """Tiles that a view names in full: those that are there, by letter."""
    spelled = letters(tiles)
    return {letter: spelled.count(letter) for letter in LETTERS if letter in spelled}


def hand(state: azulejos.GameState, seat: int = 0) -> dict[str, int]:
    return tally(state.view()["boards"][seat]["hand"]["tiles"])


def corner(state: azulejos.GameState, seat: int = 0) -> dict[str, int]:
    return tally(state.view()["boards"][seat]["corner"]["tiles"])


def centre(state: azulejos.GameState) -> dict[str, int]:
    return tally(state.view()["centre"]["tiles"])


def factories(state: azulejos.GameState) -> list[str]:
    return [letters(factory["tiles"]) for factory in state.view()["factories"]]


def supply(state: azulejos.GameState) -> dict[str, int]:
    return tally(state.view()["supply"]["tiles"])


def pool(state: azulejos.GameState, name: str) -> dict[str, int]:
    """What is in the bag or in the tower: colours that are there, by letter."""
    counts = state.view()[name]["counts"]
    return {letters([tile]): count for tile, count in counts.items() if count}


def points(state: azulejos.GameState) -> list[tuple[int | None, int]]:
    """Seat and points of every scoring since the events were last collected."""
    return [
        (event.seat, event.points) for event in state.collect_events() if isinstance(event, Scored)
    ]
