"""Every rule set by name, and the ways into a game: from options, or from a position."""

from __future__ import annotations

from types import ModuleType

from azulejos.engine.errors import MalformedPosition, UnknownGame, Value
from azulejos.engine.game import GameState
from azulejos.engine.options import Options, RuleSet
from azulejos.engine.packages import PartOfGames, classes


def _state_of(module: ModuleType, game: str) -> type[GameState]:
    """A package holds one class of states for each edition of its game."""
    return next(state for state in classes(module, GameState) if state.rules.name == game)


GAMES = PartOfGames("azulejos.engine.{package}.state", _state_of)
"""The state of every game by its name; a game is loaded when it is first asked for."""


def rule_set(game: str) -> RuleSet:
    """What a game lets a table choose; `UnknownGame` if there is none of this name."""
    if game not in GAMES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(GAMES))
    return GAMES[game].rules


def new_game(options: Options) -> GameState:
    """A game with these options, before its first deal."""
    rule_set(options.game)
    return GAMES[options.game](options)


def start(game: str, players: int = 2, variant: str | None = None, **extras: Value) -> GameState:
    """A new game, before its first deal.

    >>> start("azul", players=3, variant="grey").needs_deal
    True
    """
    return new_game(rule_set(game).choose(players, variant, **extras))


def from_position(text: str) -> GameState:
    """The state that a line of position text describes; its first word names the game."""
    game = text.split(" ", maxsplit=1)[0]
    if game not in GAMES:
        raise MalformedPosition("position-game", 1, value=game, expected=" ".join(GAMES))
    return GAMES[game].from_position(text)
