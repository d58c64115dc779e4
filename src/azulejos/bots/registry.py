"""Every bot by name, and every game's policy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.bot import Bot, RandomBot, UnknownBot
from azulejos.bots.greedy import Greedy
from azulejos.bots.policy import Policy
from azulejos.bots.queens_garden.policy import QueensGardenPolicy
from azulejos.bots.summer_pavilion.policy import PavilionPolicy
from azulejos.engine.errors import UnknownGame

NAMES: tuple[str, ...] = ("random", "greedy")
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
    if game not in POLICIES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(POLICIES))
    return POLICIES[game]()


def bot(name: str, game: str) -> Bot:
    """Something to sit in a seat of this game; `UnknownBot` if no bot has this name.

    >>> import azulejos
    >>> game = azulejos.start("azul")
    >>> game.deal(azulejos.Rng(1))
    >>> len(bot("greedy", "azul").choose(game, azulejos.Rng(2)))
    1
    """
    if name not in NAMES:
        raise UnknownBot("unknown-bot", value=name, expected=" ".join(NAMES))
    judgement = policy_for(game)
    return Greedy(judgement) if name == "greedy" else RandomBot()
