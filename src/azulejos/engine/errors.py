"""What can go wrong, as few named errors.

Every error carries a `code` and `values` instead of prose, so that one message catalogue can say it
in every language. `str(error)` shows both, which is enough for a developer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Value = str | int
Values = Mapping[str, Value]


def _spelled(code: str, values: Values) -> str:
    if not values:
        return code
    return f"{code}: " + ", ".join(f"{name}={value}" for name, value in values.items())


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a well-formed move is not allowed: a code such as `azul.line-full`, and values."""

    code: str
    values: Values = field(default_factory=dict)

    def __str__(self) -> str:
        return _spelled(self.code, self.values)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a hand-made position."""

    code: str
    values: Values = field(default_factory=dict)

    def __str__(self) -> str:
        return _spelled(self.code, self.values)


class AzulejosError(ValueError):
    """The root of all errors that bad input can cause."""

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
    """The error that a pickle describes; its class may want other arguments than its root."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


class UnknownGame(AzulejosError):
    """No rule set has this name."""


class InvalidOptions(AzulejosError):
    """A table asked for something its rule set does not offer."""


class MalformedMove(AzulejosError):
    """This is no move of the game, in any position."""


class IllegalMove(AzulejosError):
    """A move of the game that the rules forbid here; `reason` says why."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(reason.code, move=move, **reason.values)
        self.reason = reason


class GameOver(AzulejosError):
    """The game has ended: nothing more can be played or dealt."""


class ImpossibleDraw(AzulejosError):
    """Chance cannot decide this: the item is not there to be drawn, or no deal is due."""


class MalformedPosition(AzulejosError):
    """The text is no position; `column` (from 1) says where it stops making sense."""

    def __init__(self, code: str, column: int, **values: Value) -> None:
        super().__init__(code, column=column, **values)
        self.column = column


class InvalidPosition(AzulejosError):
    """The position can be read but never come up; `faults` names everything wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__(first.code, **first.values)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class MalformedRecord(AzulejosError):
    """The text is no record; `line` and `column` (from 1) say where."""

    def __init__(self, code: str, line: int, column: int, **values: Value) -> None:
        super().__init__(code, line=line, column=column, **values)
        self.line = line
        self.column = column


class RecordMismatch(AzulejosError):
    """The record can be read but does not fit its own game; `line` is the first that does not."""

    def __init__(self, code: str, line: int, **values: Value) -> None:
        super().__init__(code, line=line, **values)
        self.line = line
