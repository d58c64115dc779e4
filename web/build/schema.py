"""Prints what the page's types are made of, as JSON: the server's document, and the views of games.

The server knows no game, so its document calls a view an object. The fields come from the games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from azulejos.engine.registry import GAMES
from azulejos.server.app import create_app
from azulejos.server.settings import Settings

PLAIN: dict[Any, str] = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def view_types() -> str:
    packages = sorted({state.__module__.rpartition(".")[0] for state in GAMES.values()})
    return "\n".join(line for package in packages for line in namespace(package))


def namespace(package: str) -> Iterator[str]:
    """The views of one game; those with the same name in another game are other views."""
    yield f"export namespace {package.rpartition('.')[2]} {{"
    for name, kind in typed_dicts(import_module(f"{package}.view")):
        yield f"  export interface {name} {{"
        yield from (f"    {field}: {in_typescript(hint)};" for field, hint in hints(kind))
        yield "  }"
    yield "}\n"


def typed_dicts(module: ModuleType) -> Iterator[tuple[str, Any]]:
    return ((name, kind) for name, kind in vars(module).items() if is_typeddict(kind))


def hints(kind: Any) -> Iterator[tuple[str, Any]]:
    return iter(get_type_hints(kind).items())


def in_typescript(hint: Any) -> str:
    origin, parts = get_origin(hint), [in_typescript(part) for part in get_args(hint)]
    if origin is UnionType:
        return " | ".join(parts)
    if origin is list:
        return f"({parts[0]})[]"
    if origin is dict:
        return f"Record<{parts[0]}, {parts[1]}>"
    return hint.__name__ if is_typeddict(hint) else PLAIN.get(hint, "unknown")


if __name__ == "__main__":
    openapi = create_app(Settings(data=Path())).openapi()
    json.dump({"openapi": openapi, "views": view_types()}, sys.stdout)
