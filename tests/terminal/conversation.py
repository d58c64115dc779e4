"""Games through the real loop: lines typed in, text read out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from azulejos import Rng
from azulejos.cli.play.saves import GamesFolder
from azulejos.cli.play.seats import read_seats
from azulejos.cli.play.session import play_game
from azulejos.cli.play.setup import GameSetup
from azulejos.cli.play.terminal import Terminal
from azulejos.engine.answers import Choice
from azulejos.engine.registry import rule_set
from azulejos.table import SeededDeals, Table

ALWAYS_THE_FIRST = "\n1\n1\n" * 400
"""Lists the moves, takes the first tiles to the first place: plays any game to its end."""


@dataclass(frozen=True)
class Heard:
    """What a session wrote, and how it ended."""

    text: str
    code: int

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.text.splitlines()]

    def after(self, typed: str) -> list[str]:
        """The lines between this input and the next prompt."""
        rest = self.text[self.text.index(f"> {typed}\n") + len(typed) + 3 :]
        answer = re.split(r"^[^\n]* > ", rest, maxsplit=1, flags=re.MULTILINE)[0]
        return [line.rstrip() for line in answer.splitlines()]


def setup(**wanted: Any) -> GameSetup:
    usual: dict[str, Any] = {
        "game": "azul",
        "players": None,
        "variant": None,
        "seats": "you,greedy",
        "seed": 6,
        "option": None,
        "position": None,
        "save": None,
        "resume": False,
    }
    return GameSetup(**(usual | wanted))


def talk(
    typed: str | io.TextIOBase, language: str = "en", width: int = 100, **wanted: Any
) -> Heard:
    """A session with these lines as input, which ends with them at the latest."""
    heard = io.StringIO()
    lines = io.StringIO(typed) if isinstance(typed, str) else typed
    terminal = Terminal(Console(file=heard, width=width, highlight=False), lines)  # type: ignore[arg-type]
    code = play_game(setup(**wanted), terminal, language)
    return Heard(heard.getvalue(), code)


def resume(typed: str, **wanted: Any) -> Heard:
    return talk(typed, seed=None, seats=None, resume=True, **wanted)


def games_of(home: Path) -> GamesFolder:
    return GamesFolder(home / "azulejos")


@dataclass(frozen=True)
class Decision:
    """What somebody does at a step with a choice."""

    code: str
    seat: int
    round: int


def decisions(seats: str, variant: str, seed: int, game: str = "azul") -> Iterator[Decision]:
    """Random moves to the end of the game that a session with this seed deals.

    Steps without a choice are left out: the terminal plays them by itself.
    """
    people = read_seats(seats, None)
    options = rule_set(game).choose(len(people), variant)
    table = Table.open(options, people, SeededDeals(seed), 0)
    rng = Rng(seed, stream=99)
    while (seat := table.to_move) is not None:
        moves: list[str] = []
        now = table.state.attempt(moves)
        while not now.turn_complete:
            choice: Choice = rng.choice(now.choices)
            moves += choice["moves"]
            if len(now.choices) > 1:
                yield Decision(choice["code"], seat, now.view["round"])
            now = table.state.attempt(moves)
        table.play(seat, moves, 0)


def typed(codes: Iterable[str]) -> str:
    return "".join(f"{code}\n" for code in codes)
