"""A position as a line of text: what is the same in every game, both ways.

A position is the name of the game and fields `name=value` in a fixed order, divided by one space.
The reader knows the column of every fault.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from azulejos.engine.errors import InvalidOptions, MalformedPosition
from azulejos.engine.options import Options, RuleSet
from azulejos.engine.tile_text import no_dash


@dataclass(frozen=True, slots=True)
class CommonPlacement:
    """What a position of any game says, in order or not; `ending` is the place of the reason."""

    options: Options
    round: int
    turn: int
    phase: str
    ending: int


def position_line(
    placed: CommonPlacement, rules: RuleSet, reasons: Sequence[str], own: Mapping[str, object]
) -> str:
    """The fields that every position begins with, then the game's own.

    Options that are not default stand behind the variant; a finished game names its reason.
    """
    options = placed.options
    fields = {
        "rules": rules.version,
        "players": options.players,
        "variant": options.variant,
        **dict(sorted(options.extras.items())),
        "round": placed.round,
        "turn": placed.turn,
        "phase": placed.phase,
        **({"reason": reasons[placed.ending]} if placed.phase == "end" else {}),
        **own,
    }
    return " ".join([options.game, *(f"{name}={value}" for name, value in fields.items())])


class FieldReader:
    """Takes the fields of a text in turn; each method says what it expects."""

    def __init__(self, text: str) -> None:
        self.words = text.split(" ")
        self.index = 0

    @property
    def column(self) -> int:
        """Where the next word begins, counted from 1."""
        return sum(len(word) + 1 for word in self.words[: self.index]) + 1

    def fault(self, code: str, column: int, value: str, expected: str) -> MalformedPosition:
        return MalformedPosition(code, column, value=value, expected=expected)

    def next_is(self, name: str) -> bool:
        return self.index < len(self.words) and self.words[self.index].startswith(f"{name}=")

    def take(self, name: str) -> tuple[str, int]:
        """The value of the field that must come next, and the column where it begins."""
        column = self.column
        if not self.next_is(name):
            found = self.words[self.index] if self.index < len(self.words) else ""
            raise self.fault("position-field", column, found, f"{name}=")
        word = self.words[self.index]
        self.index += 1
        return word[len(name) + 1 :], column + len(name) + 1

    def number(self, name: str, lowest: int, highest: int) -> int:
        value, column = self.take(name)
        expected = f"{lowest}..{highest}"
        if not re.fullmatch(r"0|[1-9]\d{0,8}", value, re.ASCII):
            raise self.fault("position-value", column, value, expected)
        if not lowest <= int(value) <= highest:
            raise self.fault("position-value", column, value, expected)
        return int(value)

    def word(self, name: str, allowed: Sequence[str]) -> str:
        value, column = self.take(name)
        if value not in allowed:
            raise self.fault("position-value", column, value, " ".join(allowed))
        return value

    def parts(self, name: str, pattern: str, expected: str) -> tuple[str, ...]:
        """The groups of a pattern that the whole value must match."""
        value, column = self.take(name)
        match = re.fullmatch(pattern, value, re.ASCII)
        if match is None:
            raise self.fault("position-value", column, value, expected)
        return tuple(part or "" for part in match.groups())

    def options(self, rules: RuleSet) -> Options:
        """The game's name, the version of its rules, and what the table chose."""
        self.game(rules)
        self.word("rules", [str(rules.version)])
        players = self.number("players", rules.players[0], rules.players[-1])
        variant = self.word("variant", rules.variants)
        extras = {
            spec.name: self.take(spec.name)
            for spec in rules.offered(variant)
            if self.next_is(spec.name)
        }
        for name, (value, column) in extras.items():
            try:
                rules.option(name).checked(value)
            except InvalidOptions:
                expected = rules.option(name).expected
                raise self.fault("position-value", column, value, expected) from None
        return rules.choose(players, variant, **{name: extras[name][0] for name in extras})

    def turn(self, most: int) -> int:
        """The turn, which hand-made positions may leave out."""
        return self.number("turn", 0, most) if self.next_is("turn") else 0

    def ending(self, reasons: Sequence[str]) -> int:
        """Why the game is over, as the place of the reason; -1 if none is named."""
        return reasons.index(self.word("reason", reasons)) if self.next_is("reason") else -1

    def holder(self, name: str, nobody: str, seats: int) -> int:
        """The seat that has something; -1 for the word that says that nobody has."""
        holders = [nobody, *(str(seat) for seat in range(seats))]
        return holders.index(self.word(name, holders)) - 1

    def seats(self, name: str, seats: int) -> tuple[int, ...]:
        """Some of the seats in rising order, or a dash."""
        pattern = "".join(f"({seat})?" for seat in range(seats))
        parts = self.parts(name, rf"-|(?!$){pattern}", "02, or -")
        return tuple(int(part) for part in parts if part)

    def factories(self, count: int, letters: str) -> tuple[str, ...]:
        """The tiles of each factory, up to four letters or a dash."""
        pattern = ",".join([f"(-|[{letters}]{{1,4}})"] * count)
        parts = self.parts("factories", pattern, f"{count} x up to 4 of {letters}, or -")
        return tuple(no_dash(tiles) for tiles in parts)

    def tiles(self, name: str, letters: str, most: int) -> str:
        """Letters of tiles, or a dash."""
        pattern = f"(-|[{letters}]{{1,{most}}})"
        return no_dash(self.parts(name, pattern, f"{letters}, or -")[0])

    def game(self, rules: RuleSet) -> None:
        if self.words[0] != rules.name:
            raise self.fault("position-game", 1, self.words[0], rules.name)
        self.index = 1

    def finish(self) -> None:
        if self.index < len(self.words):
            raise self.fault("position-end", self.column, self.words[self.index], "-")
