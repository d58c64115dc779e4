"""Prints what the page's types are made of, as JSON: the server's document, and the games' types.

The server knows no game, so its document calls views and events objects. Their fields come from
the games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from azulejos.engine import answers
from azulejos.engine.events import Event
from azulejos.engine.registry import GAMES
from azulejos.server.app import create_app
from azulejos.server.settings import Settings

PLAIN: dict[Any, str] = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def game_types() -> str:
    """A namespace for every rule set: types of the same name in another game are other types."""
    packages = sorted({package_of(state) for state in GAMES.values()})
    lines = [*typed_dicts(answers), *(line for one in packages for line in namespace(one))]
    return "\n".join([*lines, *unions([short(package) for package in packages])])


def point_sources() -> dict[str, tuple[str, ...]]:
    """Of every game, the kinds of events that bring points, in the order of the final table."""
    modules = {
        game: import_module(f"{package_of(state)}.log_lines") for game, state in GAMES.items()
    }
    return {game: module.POINT_SOURCES for game, module in modules.items()}


def package_of(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]


def short(package: str) -> str:
    return package.rpartition(".")[2]


def namespace(package: str) -> Iterator[str]:
    yield f"export namespace {short(package)} {{"
    yield from view_types(import_module(f"{package}.view"))
    yield from event_types(import_module(f"{package}.events"))
    yield "}\n"


def unions(names: list[str]) -> Iterator[str]:
    """What each rule set sends, and what any of them may send."""
    kinds = {name: f"{{ view: {name}.View; event: {name}.GameEvent }}" for name in names}
    yield from interface("RuleSets", kinds)
    yield 'export type View = RuleSets[keyof RuleSets]["view"];'
    yield 'export type GameEvent = RuleSets[keyof RuleSets]["event"];'


def view_types(module: ModuleType) -> Iterator[str]:
    """The view of the whole table is called `View` as well."""
    yield from typed_dicts(module)
    [whole] = [name for name, kind in own_types(module) if "game" in get_type_hints(kind)]
    games = " | ".join(map(json.dumps, games_of(module)))
    yield f"export type View = {whole} & {{ game: {games} }};"


def games_of(module: ModuleType) -> list[str]:
    package = module.__name__.rpartition(".")[0]
    return [game for game, state in GAMES.items() if package_of(state) == package]


def event_types(module: ModuleType) -> Iterator[str]:
    """One interface for every kind of event, told apart by `kind`, and the union of them."""
    kinds = [kind for kind in vars(module).values() if is_event_of(module, kind)]
    for kind in kinds:
        fixed = {"kind": json.dumps(kind.kind()), "rule": json.dumps(kind.rule)}
        hints = get_type_hints(kind)
        own = {field.name: in_typescript(hints[field.name]) for field in fields(kind)}
        yield from interface(kind.__name__, fixed | own)
    yield f"export type GameEvent = {' | '.join(kind.__name__ for kind in kinds)};"


def is_event_of(module: ModuleType, kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__


def typed_dicts(module: ModuleType) -> Iterator[str]:
    for name, kind in own_types(module):
        hints = get_type_hints(kind).items()
        yield from interface(name, {field: in_typescript(hint) for field, hint in hints})


def own_types(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, kind in vars(module).items():
        if is_typeddict(kind) and kind.__module__ == module.__name__:
            yield name, kind


def interface(name: str, members: dict[str, str]) -> Iterator[str]:
    yield f"export interface {name} {{"
    yield from (f"  {member}: {kind};" for member, kind in members.items())
    yield "}"


def in_typescript(hint: Any) -> str:
    origin, parts = get_origin(hint), [in_typescript(part) for part in get_args(hint)]
    if origin is UnionType:
        return " | ".join(parts)
    if origin in (list, tuple):
        return f"({parts[0]})[]"
    if origin is dict:
        return f"Record<{parts[0]}, {parts[1]}>"
    return hint.__name__ if is_typeddict(hint) else PLAIN.get(hint, "unknown")


if __name__ == "__main__":
    openapi = create_app(Settings(data=Path())).openapi()
    json.dump(
        {"openapi": openapi, "games": game_types(), "pointSources": point_sources()}, sys.stdout
    )
