"""Every rule set by name, and the ways into a game: from options, or from a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from azulejos.engine.errors import MalformedPosition, UnknownGame, Value
from azulejos.engine.game import GameState
from azulejos.engine.options import Options, RuleSet


class Games(Mapping[str, type[GameState]]):
    """The class of each game's states by the game's name; a game loads when it is asked for.

    `states` are `folder:class`.
    """

    def __init__(self, states: Mapping[str, str]) -> None:
        self._states = states

    def __getitem__(self, name: str) -> type[GameState]:
        package, _, state = self._states[name].partition(":")
        found: type[GameState] = getattr(import_module(f"azulejos.engine.{package}.state"), state)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._states

    def __iter__(self) -> Iterator[str]:
        return iter(self._states)

    def __len__(self) -> int:
        return len(self._states)


GAMES = Games({"azul": "azul:AzulState", "queens_garden": "queens_garden:QueensGardenState"})


def rule_set(game: str) -> RuleSet:
    """What a game lets a table choose; `UnknownGame` if there is none of this name."""
    if game not in GAMES:
        raise UnknownGame("unknown-game", value=game, expected=" ".join(GAMES))
    return GAMES[game].rules


def new_game(options: Options) -> GameState:
    """A game with these options, before its first deal."""
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
