"""What a table chooses before the first deal: game, players, variant and the game's own options."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from azulejos.engine.errors import InvalidOptions, Value


@dataclass(frozen=True, slots=True)
class OptionSpec(ABC):
    """An option of a rule set. `default` is also what it means to leave the option out."""

    name: str

    @property
    @abstractmethod
    def default(self) -> Value: ...

    @property
    @abstractmethod
    def expected(self) -> str:
        """What may be written, in a form that needs no translation."""

    @abstractmethod
    def checked(self, value: Value) -> Value:
        """The value, or `InvalidOptions` that says what was expected."""

    def refusal(self, value: Value) -> InvalidOptions:
        return InvalidOptions("option-value", option=self.name, value=value, expected=self.expected)


@dataclass(frozen=True, slots=True)
class WholeNumber(OptionSpec):
    """A number within limits; text such as "12" is read as well."""

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
    """Validated choices, made by `RuleSet.choose()`; `extras` are those unlike the defaults."""

    game: str
    players: int = 2
    variant: str = "standard"
    extras: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def number(self, name: str) -> int:
        """A numeric option, 0 where it was left out."""
        return int(self.extras.get(name, 0))

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.variant, *sorted(self.extras.items())))

    def __reduce__(self) -> tuple[type[Options], tuple[str, int, str, dict[str, Value]]]:
        return Options, (self.game, self.players, self.variant, dict(self.extras))


@dataclass(frozen=True, slots=True)
class RuleSet:
    """What a game lets a table choose. `version` changes when the effect of a rule does."""

    name: str
    version: int
    players: range
    variants: tuple[str, ...]
    options: tuple[OptionSpec, ...] = ()

    def choose(self, players: int = 2, variant: str | None = None, /, **extras: Value) -> Options:
        """Options that this game offers, or `InvalidOptions` that says what was expected."""
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
        """The same options, or `InvalidOptions` if nobody could have chosen them."""
        if options.game != self.name:
            raise InvalidOptions("other-game", value=options.game, expected=self.name)
        return self.choose(options.players, options.variant, **options.extras)

    def option(self, name: str) -> OptionSpec:
        for spec in self.options:
            if spec.name == name:
                return spec
        expected = " ".join(spec.name for spec in self.options) or "-"
        raise InvalidOptions("unknown-option", game=self.name, value=name, expected=expected)
