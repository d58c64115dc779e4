"""Every bot by name, and every game's policy."""

from __future__ import annotations

from azulejos.bots import levels
from azulejos.bots.bot import Bot
from azulejos.bots.policy import Policy
from azulejos.engine.errors import UnknownGame
from azulejos.engine.packages import PartOfGames, only_class

NAMES = tuple(levels.LEVELS)
POLICIES = PartOfGames(
    "azulejos.bots.{package}.policy", lambda module, _: only_class(module, Policy)
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
    return levels.new_bot(name, policy_type(game), game)


def policy_type(game: str) -> type[Policy]:
    if game not in POLICIES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(POLICIES))
    return POLICIES[game]
