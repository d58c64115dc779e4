"""What players choose before the first deal: game, number of players, variant and options."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from azulejos.engine.errors import InvalidOptions, Value


@dataclass(frozen=True, slots=True)
class OptionSpec(ABC):
    """An option of a rule set. `default` is its value if it is left out.

    `variants` are those that offer it; none named means all of them.
    """

    name: str
    variants: tuple[str, ...] = field(default=(), kw_only=True)

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
class Numbers(OptionSpec):
    """Several numbers within limits, in rows and each with a name, written as "1,2,1/2,1"."""

    rows: tuple[tuple[str, ...], ...]
    lowest: int
    highest: int
    usual: tuple[int, ...]

    @property
    def default(self) -> Value:
        return self.text(self.usual)

    @property
    def expected(self) -> str:
        names = "/".join(",".join(row) for row in self.rows)
        return f"{names} {self.lowest}..{self.highest}"

    def checked(self, value: Value) -> Value:
        if not re.fullmatch(self.pattern, str(value), re.ASCII):
            raise self.refusal(value)
        if not all(self.lowest <= number <= self.highest for number in numbers_in(str(value))):
            raise self.refusal(value)
        return str(value)

    @property
    def pattern(self) -> str:
        number = r"(?:0|[1-9]\d{0,8})"
        return "/".join(",".join([number] * len(row)) for row in self.rows)

    def text(self, numbers: Sequence[int]) -> str:
        left = iter(numbers)
        return "/".join(",".join(str(next(left)) for _ in row) for row in self.rows)

    def chosen(self, options: Options) -> dict[str, int]:
        """The numbers of a table by their names."""
        names = [name for row in self.rows for name in row]
        text = str(options.extras.get(self.name, self.default))
        return dict(zip(names, numbers_in(text), strict=True))


def numbers_in(text: str) -> list[int]:
    """
    >>> numbers_in("1,2,1/2,1")
    [1, 2, 1, 2, 1]
    """
    return [int(number) for number in text.replace("/", ",").split(",")]


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
        for name in extras:
            self.expect_offered(name, variant)
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

    def expect_offered(self, name: str, variant: str) -> None:
        spec = self.option(name)
        if spec not in self.offered(variant):
            expected = " ".join(spec.variants)
            raise InvalidOptions("option-variant", option=name, value=variant, expected=expected)

    def offered(self, variant: str) -> list[OptionSpec]:
        """The options that a variant has."""
        return [spec for spec in self.options if variant in (spec.variants or self.variants)]

    def option(self, name: str) -> OptionSpec:
        for spec in self.options:
            if spec.name == name:
                return spec
        expected = " ".join(spec.name for spec in self.options) or "-"
        raise InvalidOptions("unknown-option", game=self.name, value=name, expected=expected)
