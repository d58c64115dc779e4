"""The errors that bad input can cause.

An error carries a `code` and `values` instead of prose, so that the message catalogues can explain
it in any language. `str(error)` shows both, for developers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

Value = str | int
Values = Mapping[str, Value]
Kind = TypeVar("Kind")


def _spelled(code: str, values: Values) -> str:
    if not values:
        return code
    return f"{code}: " + ", ".join(f"{name}={value}" for name, value in values.items())


def expected(value: Kind, kind: type[Kind]) -> Kind:
    """The value if it is of this kind: compiled code would trust even None."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, got {type(value).__name__}")
    return value


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a well-formed move is not allowed: a code such as `azul.line-full`, and values."""

    code: str
    values: Values = field(default_factory=dict)

    def __str__(self) -> str:
        return _spelled(self.code, self.values)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a position; `parts` are the ids of the parts it concerns."""

    code: str
    values: Values = field(default_factory=dict)
    parts: tuple[str, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        return _spelled(self.code, self.values)


class AzulejosError(ValueError):
    """The base class of all errors caused by bad input."""

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.values: dict[str, Value] = values

    def __str__(self) -> str:
        return _spelled(self.code, self.values)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[AzulejosError], args: tuple[object, ...], fields: dict[str, object]
) -> AzulejosError:
    """Unpickles an error, whose class may take other arguments than the base class."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


class UnknownGame(AzulejosError):
    """No rule set has this name."""


class InvalidOptions(AzulejosError):
    """The rule set does not offer these options."""


class MalformedMove(AzulejosError):
    """Not a move of this game in any position."""


class IllegalMove(AzulejosError):
    """A move of the game that the rules forbid here; `reason` says why."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(reason.code, move=move, **reason.values)
        self.reason = reason


class GameOver(AzulejosError):
    """The game has ended: nothing more can be played or dealt."""


class ImpossibleDraw(AzulejosError):
    """The item is not available to draw, or there is nothing to deal now."""


class MalformedPosition(AzulejosError):
    """The text is not a position; `column` (from 1) is where it stops making sense."""

    def __init__(self, code: str, column: int, **values: Value) -> None:
        super().__init__(code, column=column, **values)
        self.column = column


class InvalidPosition(AzulejosError):
    """The position is well-formed but impossible; `faults` lists everything wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__(first.code, **first.values)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class MalformedRecord(AzulejosError):
    """The text is not a record; `line` and `column` (from 1) locate the fault."""

    def __init__(self, code: str, line: int, column: int, **values: Value) -> None:
        super().__init__(code, line=line, column=column, **values)
        self.line = line
        self.column = column


class RecordMismatch(AzulejosError):
    """The record is well-formed but does not match its game; `line` is the first mismatch."""

    def __init__(self, code: str, line: int, **values: Value) -> None:
        super().__init__(code, line=line, **values)
        self.line = line
