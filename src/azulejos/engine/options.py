"""What players choose before the first deal: game, number of players, variant and options."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from azulejos.engine.errors import InvalidOptions, Value


@dataclass(frozen=True, slots=True)
class OptionSpec(ABC):
    """An option of a rule set. `default` is its value if it is left out."""

    name: str

    @property
    @abstractmethod
    def default(self) -> Value: ...

    @property
    @abstractmethod
    def expected(self) -> str:
        """The allowed values, in a form that needs no translation."""

    @abstractmethod
    def checked(self, value: Value) -> Value:
        """Returns the value, or raises `InvalidOptions` naming what was expected."""

    def refusal(self, value: Value) -> InvalidOptions:
        return InvalidOptions("option-value", option=self.name, value=value, expected=self.expected)


@dataclass(frozen=True, slots=True)
class WholeNumber(OptionSpec):
    """A number within limits; text such as "12" is accepted too."""

    lowest: int
    highest: int
    usual: int

    @property
    def default(self) -> Value:
        return self.usual

    @property
    def expected(self) -> str:
        return f"{self.lowest}..{self.highest}"

    def checked(self, value: Value) -> Value:
        if not re.fullmatch(r"0|[1-9]\d{0,8}", str(value), re.ASCII):
            raise self.refusal(value)
        if not self.lowest <= int(value) <= self.highest:
            raise self.refusal(value)
        return int(value)


@dataclass(frozen=True, slots=True)
class Options:
    """Validated choices from `RuleSet.choose()`; `extras` are the options that are not default."""

    game: str
    players: int = 2
    variant: str = "standard"
    extras: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def number(self, name: str) -> int:
        """A numeric option; 0 if it was left out."""
        return int(self.extras.get(name, 0))

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.variant, *sorted(self.extras.items())))

    def __reduce__(self) -> tuple[type[Options], tuple[str, int, str, dict[str, Value]]]:
        return Options, (self.game, self.players, self.variant, dict(self.extras))


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The choices a game offers. `version` changes whenever a rule changes."""

    name: str
    version: int
    players: range
    variants: tuple[str, ...]
    options: tuple[OptionSpec, ...] = ()

    def choose(self, players: int = 2, variant: str | None = None, /, **extras: Value) -> Options:
        """Validated options, or `InvalidOptions` naming what was expected."""
        if type(players) is not int or players not in self.players:
            expected = f"{self.players[0]}..{self.players[-1]}"
            raise InvalidOptions("player-count", game=self.name, value=players, expected=expected)
        if variant is None:
            variant = self.variants[0]
        if variant not in self.variants:
            expected = " ".join(self.variants)
            raise InvalidOptions(
                "unknown-variant", game=self.name, value=variant, expected=expected
            )
        checked = {name: self.option(name).checked(value) for name, value in extras.items()}
        chosen = {
            name: value for name, value in checked.items() if value != self.option(name).default
        }
        return Options(self.name, players, variant, MappingProxyType(chosen))

    def confirmed(self, options: Options) -> Options:
        """The same options, or `InvalidOptions` if this game does not offer them."""
        if options.game != self.name:
            raise InvalidOptions("other-game", value=options.game, expected=self.name)
        return self.choose(options.players, options.variant, **options.extras)

    def option(self, name: str) -> OptionSpec:
        for spec in self.options:
            if spec.name == name:
                return spec
        expected = " ".join(spec.name for spec in self.options) or "-"
        raise InvalidOptions("unknown-option", game=self.name, value=name, expected=expected)
