"""Every bot by name, and every game's policy."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from azulejos.bots import levels
from azulejos.bots.bot import Bot
from azulejos.bots.policy import Policy
from azulejos.bots.search_bot import NewPolicy
from azulejos.engine.errors import UnknownGame
from azulejos.engine.packages import PACKAGES, PartOfGames, only_class
from azulejos.nets import Learned, read_weights

Nets = tuple[Learned, ...]
NAMES = tuple(levels.LEVELS)
POLICIES = PartOfGames(
    "azulejos.bots.{package}.policy", lambda module, _: only_class(module, Policy)
)
WEIGHTS = "*.net"
"""Beside the policy of a game: one for each table at which it plays better with a net."""


def policy_for(game: str) -> Policy:
    """A fresh policy of this game; `UnknownGame` if there is none."""
    return new_policy(game)()


def bot(name: str, game: str, nets: Nets | None = None) -> Bot:
    """Something to sit in a seat of this game; `UnknownBot` if no bot has this name.

    It thinks with the nets that come with the game, or with others; `()` is without any.

    >>> import azulejos
    >>> game = azulejos.start("azul")
    >>> game.deal(azulejos.Rng(1))
    >>> len(bot("greedy", "azul").choose(game, azulejos.Rng(2)))
    1
    """
    return levels.new_bot(name, new_policy(game, nets), game)


def new_policy(game: str, nets: Nets | None = None) -> NewPolicy:
    """Makes policies with these nets, or else with those that come with the game."""
    policy = policy_type(game)
    learned = packaged_nets(game) if nets is None else nets
    return partial(policy, learned=learned) if learned else policy


def policy_type(game: str) -> type[Policy]:
    """The evaluation as it is written, without what a net has learned."""
    if game not in POLICIES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(POLICIES))
    return POLICIES[game]


@cache
def packaged_nets(game: str) -> Nets:
    """Read when a game is first thought about, once for all bots."""
    folder = Path(__file__).with_name(PACKAGES[game])
    return tuple(read_weights(path) for path in sorted(folder.glob(WEIGHTS)))
