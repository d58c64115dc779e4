"""The modules that every game has, found by their names beside its `state`.

What a state does in Python is the same in every game: it asks these modules. A module is imported
when it is first asked for, since few programs need all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Protocol, cast

from azulejos.engine.answers import Choice, View
from azulejos.engine.errors import Fault, InvalidPosition, MalformedMove, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.log_lines import EventData, LogLine
from azulejos.engine.options import RuleSet
from azulejos.engine.position_text import CommonPlacement
from azulejos.engine.setup_fields import SetupField


class TypedMove(Protocol):
    """A move as a frozen type."""

    @property
    def number(self) -> int: ...

    @property
    def code(self) -> str: ...


# What a module must have. Each game has types of its own for states, placements and moves.


class MovesModule(Protocol):
    MOVES: int
    EXAMPLES: str

    def from_number(self, number: int, /) -> TypedMove: ...

    def from_code(self, code: str, /) -> TypedMove: ...


class EventsModule(Protocol):
    def read(self, row: Row, /) -> Event: ...


class LogLinesModule(Protocol):
    POINT_SOURCES: tuple[str, ...]

    def log_lines(self, events: Sequence[EventData], /) -> list[LogLine]: ...


class NotationModule(Protocol):
    def placement(self, state: Any, /) -> CommonPlacement: ...

    def write(self, placed: Any, rules: RuleSet, /) -> str: ...

    def read(self, text: str, rules: RuleSet, /) -> CommonPlacement: ...

    def drawn(self, item: int, /) -> tuple[str, str]: ...

    def write_deal(self, items: Sequence[int], /) -> str: ...

    def read_deal(self, text: str, /) -> list[int]: ...


class ValidityModule(Protocol):
    def faults(self, placed: Any, /) -> list[Fault]: ...


class SetupModule(Protocol):
    def fields(self, placed: Any, /) -> Iterable[SetupField]: ...


class LoadingModule(Protocol):
    def load(self, state: Any, placed: Any, /) -> None: ...


class ViewModule(Protocol):
    def view(self, state: Any, /) -> View: ...


class ChoicesModule(Protocol):
    def choices(self, state: Any, /) -> list[Choice]: ...


class ReasonsModule(Protocol):
    def reason(self, state: Any, move: Any, /) -> Reason | None: ...


class GameModules:
    """The modules of one game, and what takes two of them."""

    def __init__(self, package: str) -> None:
        self.package = package

    def module(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def moves(self) -> MovesModule:
        return cast("MovesModule", self.module("moves"))

    @cached_property
    def events(self) -> EventsModule:
        return cast("EventsModule", self.module("events"))

    @cached_property
    def log_lines(self) -> LogLinesModule:
        return cast("LogLinesModule", self.module("log_lines"))

    @cached_property
    def notation(self) -> NotationModule:
        return cast("NotationModule", self.module("notation"))

    @cached_property
    def validity(self) -> ValidityModule:
        return cast("ValidityModule", self.module("validity"))

    @cached_property
    def setup(self) -> SetupModule:
        return cast("SetupModule", self.module("setup"))

    @cached_property
    def loading(self) -> LoadingModule:
        return cast("LoadingModule", self.module("loading"))

    @cached_property
    def view(self) -> ViewModule:
        return cast("ViewModule", self.module("view"))

    @cached_property
    def choices(self) -> ChoicesModule:
        return cast("ChoicesModule", self.module("choices"))

    @cached_property
    def reasons(self) -> ReasonsModule:
        return cast("ReasonsModule", self.module("reasons"))

    def typed(self, move: int | str | object) -> TypedMove:
        """A move given in any of its three forms."""
        if isinstance(move, str):
            return self.moves.from_code(move)
        if isinstance(move, int):
            return self.moves.from_number(move)
        number = getattr(move, "number", None)
        exists = isinstance(number, int) and 0 <= number < self.moves.MOVES
        known = self.moves.from_number(cast("int", number)) if exists else None
        if known is None or known != move:  # a colour that does not exist has another's number
            game = self.package.rpartition(".")[2]
            raise MalformedMove(f"{game}.move-code", move=repr(move), expected=self.moves.EXAMPLES)
        return known

    def read(self, text: str, rules: RuleSet) -> CommonPlacement:
        """What a position text describes; `InvalidPosition` names all its faults."""
        placed = self.notation.read(text, rules)
        found = self.validity.faults(placed)
        if found:
            raise InvalidPosition(found)
        return placed


def modules_of(state: type) -> GameModules:
    """The modules that lie beside the module of a class of states."""
    return _modules_beside(state.__module__)


@cache
def _modules_beside(module: str) -> GameModules:
    return GameModules(module.rpartition(".")[0])
