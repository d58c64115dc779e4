"""Reads the fields of a position text one after the other, and knows the column of every fault.

A position is the name of the game and fields `name=value` in a fixed order, divided by one space.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from azulejos.engine.errors import InvalidOptions, MalformedPosition
from azulejos.engine.options import Options, RuleSet


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
            spec.name: self.take(spec.name) for spec in rules.options if self.next_is(spec.name)
        }
        for name, (value, column) in extras.items():
            try:
                rules.option(name).checked(value)
            except InvalidOptions:
                expected = rules.option(name).expected
                raise self.fault("position-value", column, value, expected) from None
        return rules.choose(players, variant, **{name: extras[name][0] for name in extras})

    def game(self, rules: RuleSet) -> None:
        if self.words[0] != rules.name:
            raise self.fault("position-game", 1, self.words[0], rules.name)
        self.index = 1

    def finish(self) -> None:
        if self.index < len(self.words):
            raise self.fault("position-end", self.column, self.words[self.index], "-")
