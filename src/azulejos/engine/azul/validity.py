"""Everything that can be wrong with a hand-made position."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.engine.azul.notation import Placement
from azulejos.engine.errors import Fault, InvalidPosition


def check(placed: Placement) -> None:
    """Raises `InvalidPosition` unless the position can come up in a game."""
    found = faults(placed)
    if found:
        raise InvalidPosition(found)


def faults(placed: Placement) -> list[Fault]:
    return [*_nothing(placed)]


def _nothing(placed: Placement) -> Iterator[Fault]:
    yield from ()
