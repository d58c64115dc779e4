"""The positions: one file for each game, made by benchmarks/positions/make.py."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import azulejos
from azulejos.engine.errors import UnknownGame
from azulejos.engine.game import GameState

FOLDER = Path(__file__).parent / "positions"
ENDING = ".jsonl.xz"


@dataclass(frozen=True, slots=True)
class ValuedTurn:
    """One of the best turns, with the mover's chance and lead by a search from where it leads."""

    codes: tuple[str, ...]
    chance: float
    lead: float


@dataclass(frozen=True, slots=True)
class ValuedPosition:
    """What came of a position in roll-outs, and what a search thinks of it, for every seat.

    `won` and `scores` are sums over the roll-outs, `chances` and `points` those of the search.
    """

    state: GameState
    roll_outs: int
    won: tuple[float, ...]
    scores: tuple[int, ...]
    chances: tuple[float, ...]
    points: tuple[float, ...]
    turns: tuple[ValuedTurn, ...]

    @property
    def shares(self) -> list[float]:
        """Each seat's part of the victories in roll-outs."""
        return [won / self.roll_outs for won in self.won]

    @property
    def mean_scores(self) -> list[float]:
        return [score / self.roll_outs for score in self.scores]


def read_positions(game: str) -> list[ValuedPosition]:
    """The set of a game; `UnknownGame` if there is none."""
    header, *rows = read_lines(game)
    return [valued_position(row, header["roll_outs"]) for row in rows]


def about(game: str) -> dict[str, Any]:
    """How the set of a game was made: seed, simulations, roll-outs."""
    return read_lines(game)[0]


def read_lines(game: str) -> list[dict[str, Any]]:
    known = sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob(f"*{ENDING}"))
    if game not in known:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(known))
    text = lzma.decompress((FOLDER / f"{game}{ENDING}").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]


def write_lines(path: Path, lines: Iterable[Mapping[str, Any]]) -> None:
    """A file that `read_lines` can read."""
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def valued_position(row: Mapping[str, Any], roll_outs: int) -> ValuedPosition:
    turns = [ValuedTurn(tuple(codes.split()), *values) for codes, *values in row["turns"]]
    return ValuedPosition(
        azulejos.from_position(row["position"]),
        roll_outs,
        tuple(row["won"]),
        tuple(row["scores"]),
        tuple(row["chances"]),
        tuple(row["points"]),
        tuple(turns),
    )
