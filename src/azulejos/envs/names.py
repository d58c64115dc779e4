"""Every rule set and variant as an environment with a name and a version."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

import azulejos
from azulejos.engine.errors import AzulejosError, Value
from azulejos.engine.game import GameState
from azulejos.engine.packages import PACKAGES
from azulejos.engine.registry import GAMES

# To be raised when rules, observations, the numbers of moves or rewards change.
VERSION = 1


class UnknownEnvironment(AzulejosError):
    """No environment has this name."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A rule set and one of its variants; the first variant goes without saying."""

    game: str
    variant: str

    @property
    def title(self) -> str:
        """The words of its name, without the version."""
        is_usual = self.variant == GAMES[self.game].rules.variants[0]
        return self.game if is_usual else f"{self.game}_{self.variant}"

    @property
    def name(self) -> str:
        return f"{self.title}_v{VERSION}"

    @property
    def gymnasium_id(self) -> str:
        """As Gymnasium spells names: `AzulGrey-v1`."""
        words = self.title.split("_")
        return "".join(word.capitalize() for word in words) + f"-v{VERSION}"

    def start(self, players: int = 2, options: Mapping[str, Value] | None = None) -> GameState:
        return azulejos.start(self.game, players, self.variant, **(options or {}))

    def description(self) -> str:
        """The tables of the engine, which say what observations and moves mean."""
        package = f"azulejos.engine.{PACKAGES[self.game]}"
        parts = [import_module(f"{package}.{part}") for part in ("observation", "moves")]
        state = GAMES[self.game]
        sizes = f"{state.observation_size} numbers, {state.move_count} actions."
        texts = [inspect.cleandoc(part.__doc__ or "") for part in parts]
        return "\n\n".join([f"# {self.name}", sizes, *texts])


@cache
def environments() -> Mapping[str, Environment]:
    """Every environment by its name."""
    found = [
        Environment(game, variant)
        for game, state in GAMES.items()
        for variant in state.rules.variants
    ]
    return {environment.name: environment for environment in found}


def all_environments() -> tuple[str, ...]:
    """The names of all environments.

    >>> all_environments()[:3]
    ('azul_v1', 'azul_grey_v1', 'queens_garden_v1')
    """
    return tuple(environments())


def environment(name: str) -> Environment:
    if name not in environments():
        expected = " ".join(environments())
        raise UnknownEnvironment("unknown-environment", value=name, expected=expected)
    return environments()[name]


def describe(name: str) -> str:
    """What the numbers of an observation and of the actions mean, as Markdown.

    >>> print(describe("azul_v1")[:36])
    # azul_v1
    <BLANKLINE>
    688 numbers, 325 actions.
    """
    return environment(name).description()
