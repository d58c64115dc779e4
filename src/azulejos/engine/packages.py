"""Which games there are, and where the parts of a game lie.

A game is entered here and nowhere else in Python: its rules, its policy and its boards are found by
the name of its package, such as `azulejos.bots.azul.policy`. Editions of a game share a package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TypeVar

PACKAGES: Mapping[str, str] = MappingProxyType(
    {
        "azul": "azul",
        "queens_garden": "queens_garden",
        "summer_pavilion": "summer_pavilion",
        "summer_pavilion_mini": "summer_pavilion",
    }
)
"""The package of every game, in the order in which games are listed."""

Part = TypeVar("Part")


class PartOfGames(Mapping[str, Part]):
    """The same part of every game that has it, by the game's name; loaded when first asked for.

    `place` is the name of its module, with `{package}` in it; `found` picks the part for a game.
    """

    def __init__(self, place: str, found: Callable[[ModuleType, str], Part]) -> None:
        self._place = place
        self._found = found
        self._loaded: dict[str, Part] = {}

    def __getitem__(self, game: str) -> Part:
        if game not in self._loaded:
            if game not in self:
                raise KeyError(game)
            self._loaded[game] = self._found(import_module(self._module(game)), game)
        return self._loaded[game]

    def __contains__(self, game: object) -> bool:
        return game in PACKAGES and exists(self._module(str(game)))

    def __iter__(self) -> Iterator[str]:
        return (game for game in PACKAGES if game in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _module(self, game: str) -> str:
        return self._place.format(package=PACKAGES[game])


@cache
def exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # its package is not there either
        return False


def only_class(module: ModuleType, base: type[Part]) -> type[Part]:
    """The one class of a module that is derived from this base."""
    (found,) = classes(module, base)
    return found


def classes(module: ModuleType, base: type[Part]) -> list[type[Part]]:
    """The classes that a module itself derives from this base."""
    here = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in here if kind.__module__ == module.__name__ and issubclass(kind, base)]
    return list(dict.fromkeys(own))
