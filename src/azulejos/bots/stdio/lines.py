"""The lines of the protocol, written and read; both sides use the same."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set

VERSION = 1
LONGEST_LINE = 16_384
"""In bytes, with the end of the line."""

LARGEST_SEED = 2**64 - 1
MOST_SIMS = 10**9
SHORTEST_TIME = 0.001
LONGEST_TIME = 86_400.0
LONGEST_QUOTE = 200


class MalformedLine(AzulejosError):
    """A line that begins like one of the protocol and cannot be read."""


def quoted(text: str) -> str:
    """What the other side said, fit for a message: printable, and not too long."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text.strip())
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def whole_number(name: str, text: str, lowest: int, highest: int) -> int:
    fits = re.fullmatch(r"\d{1,20}", text, re.ASCII)
    if not fits or not lowest <= int(text) <= highest:
        expected = f"{lowest}..{highest}"
        raise MalformedLine("bot-line-value", name=name, value=quoted(text), expected=expected)
    return int(text)


def seconds(name: str, text: str) -> float:
    fits = re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII)
    if not fits or not SHORTEST_TIME <= float(text) <= LONGEST_TIME:
        expected = f"{SHORTEST_TIME:g}..{LONGEST_TIME:.0f}"
        raise MalformedLine("bot-line-value", name=name, value=quoted(text), expected=expected)
    return float(text)


def one_word(name: str, text: str) -> str:
    if text.split() != [text] or not text.isprintable():
        raise MalformedLine("bot-line-value", name=name, value=quoted(text), expected="a word")
    return text


def decimal(number: float) -> str:
    """
    >>> decimal(2.0), decimal(0.25)
    ('2', '0.25')
    """
    return f"{number:.3f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Go:
    """A request for a turn: how long to think, and a seed for whatever is left to chance.

    A program with several levels can be told which of them is to play. A request for a hint is
    the same with another first word.
    """

    sims: int | None = None
    seconds: float | None = None
    seed: int | None = None
    level: str | None = None

    def line(self, word: str = "go") -> str:
        """
        >>> Go(seconds=0.5, seed=7).line()
        'go time 0.5 seed 7'
        >>> Go(seed=7, level="greedy").line()
        'go level greedy seed 7'
        """
        words = [word]
        if self.level is not None:
            words += ["level", one_word("level", self.level)]
        if self.sims is not None:
            words += ["sims", str(self.sims)]
        if self.seconds is not None:
            words += ["time", decimal(self.seconds)]
        if self.seed is not None:
            words += ["seed", str(self.seed)]
        return " ".join(words)


def named_values(words: Sequence[str]) -> dict[str, str]:
    """
    >>> named_values(["sims", "400", "seed", "7"])
    {'sims': '400', 'seed': '7'}
    """
    if len(words) % 2:
        raise MalformedLine("bot-line-pairs", value=quoted(words[-1]))
    return dict(zip(words[::2], words[1::2], strict=True))


def read_go(words: Sequence[str]) -> Go:
    """What follows `go` or `hint`: names and values in any order; unknown ones are passed over."""
    values = named_values(words)
    return Go(
        whole_number("sims", values["sims"], 1, MOST_SIMS) if "sims" in values else None,
        seconds("time", values["time"]) if "time" in values else None,
        whole_number("seed", values["seed"], 0, LARGEST_SEED) if "seed" in values else None,
        values.get("level"),
    )


def game_line(options: Options) -> str:
    chosen = {"players": options.players, "variant": options.variant, **options.extras}
    return " ".join(["game", options.game, *(f"{name}={chosen[name]}" for name in chosen)])


def read_game(words: Sequence[str]) -> Options:
    """What follows `game`; raises what `RuleSet.choose` raises."""
    rules = rule_set(words[0] if words else "")
    extras: dict[str, str] = {}
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not sign:
            raise MalformedLine("bot-line-pairs", value=quoted(word))
        extras[name] = value
    players = whole_number("players", extras.pop("players", "2"), 0, 99)
    return rules.choose(players, extras.pop("variant", None), **extras)


def legal_line(state: GameState) -> str:
    return " ".join(["legal", *(state.code(move) for move in state.legal_moves())])


class LineSplitter:
    """Cuts bytes into lines. A line that is too long is `None`: its text is never kept."""

    def __init__(self) -> None:
        self.lines: deque[str | None] = deque()
        self.rest = b""
        self.skipping = False
        self.forgetting = False

    def feed(self, chunk: bytes) -> None:
        *whole, rest = (self.rest + chunk).split(b"\n")
        for line in whole:
            self._add(line)
        self.rest = rest
        if len(rest) >= LONGEST_LINE:
            self.skipping = True
            self.rest = rest[:1]

    def finish(self) -> None:
        """The end of the input ends its last line too."""
        if self.rest:
            self._add(self.rest)
            self.rest = b""

    def forget(self) -> None:
        """Whatever has been said so far, a line that has only begun included."""
        self.lines.clear()
        self.forgetting = bool(self.rest)

    def _add(self, line: bytes) -> None:
        too_long = self.skipping or len(line) >= LONGEST_LINE
        forgotten = self.forgetting
        self.skipping = self.forgetting = False
        if not forgotten:
            self.lines.append(None if too_long else line.decode(errors="replace").rstrip("\r"))
