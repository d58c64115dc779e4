"""Every bot by name, and every game's policy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.bots import levels
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.bot import Bot
from azulejos.bots.policy import Policy
from azulejos.bots.queens_garden.policy import QueensGardenPolicy
from azulejos.bots.summer_pavilion.policy import PavilionPolicy
from azulejos.engine.errors import UnknownGame

NAMES = levels.NAMES
POLICIES: Mapping[str, type[Policy]] = MappingProxyType(
    {
        "azul": AzulPolicy,
        "queens_garden": QueensGardenPolicy,
        "summer_pavilion": PavilionPolicy,
        "summer_pavilion_mini": PavilionPolicy,
    }
)


def policy_for(game: str) -> Policy:
    """A fresh policy of this game; `UnknownGame` if there is none."""
    return policy_type(game)()


def bot(name: str, game: str) -> Bot:
    """Something to sit in a seat of this game; `UnknownBot` if no bot has this name.

    >>> import azulejos
    >>> game = azulejos.start("azul")
    >>> game.deal(azulejos.Rng(1))
    >>> len(bot("greedy", "azul").choose(game, azulejos.Rng(2)))
    1
    """
    return levels.seated(name, policy_type(game), game)


def policy_type(game: str) -> type[Policy]:
    if game not in POLICIES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(POLICIES))
    return POLICIES[game]
