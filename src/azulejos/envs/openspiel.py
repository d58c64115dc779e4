"""The games for OpenSpiel: registered when this module is imported.

>>> import pyspiel
>>> import azulejos.envs.openspiel
>>> game = pyspiel.load_game("azulejos_azul(players=3)")
>>> game.num_players(), game.max_chance_outcomes(), game.num_distinct_actions()
(3, 5, 325)

Options of the rules are parameters too: `azulejos_azul(players=3,max_rounds=5)`.

A deal is a series of chance nodes, one for every tile drawn. Nothing is hidden, so the observation
is all there is to know, and the information state the same for everybody: how the game went.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np
import pyspiel

from azulejos.engine.errors import Value
from azulejos.engine.game import GameState
from azulejos.envs.arrays import Array
from azulejos.envs.names import Environment, environments
from azulejos.search.numbers import write_observation
from azulejos.search.rewards import rewards

PREFIX = "azulejos_"


def parameters(known: Environment) -> dict[str, Value]:
    """What can be chosen, with its usual value. OpenSpiel reads no parameter that has commas."""
    options = known.start().rules.offered(known.variant)
    usual = {option.name: option.default for option in options}
    return {"players": 2} | {name: value for name, value in usual.items() if "," not in str(value)}


def game_type(known: Environment) -> pyspiel.GameType:
    players = known.start().rules.players
    return pyspiel.GameType(
        short_name=PREFIX + known.title,
        long_name=f"Azulejos: {known.title.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(known),
    )


def game_info(start: GameState) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=start.move_count,
        max_chance_outcomes=len(start.draw_items()),
        num_players=start.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=start.move_cap,
    )


class AzulejosGame(pyspiel.Game):  # type: ignore[misc]
    """A rule set, a number of players and options of the rules."""

    def __init__(self, known: Environment, kind: pyspiel.GameType, params: Any) -> None:
        options: dict[str, Any] = parameters(known) | dict(params or {})
        self.start = known.start(options.pop("players"), options)
        super().__init__(kind, game_info(self.start), params or {})

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        """By its name, in a process that may not have imported this module."""
        return load, (str(self),)

    def new_initial_state(self) -> AzulejosState:
        return AzulejosState(self, self.start)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> Observer | NothingHidden:
        expect_no_parameters(params)
        is_public = iig_obs_type is None or iig_obs_type.public_info
        return Observer(self.start) if is_public else NothingHidden()


def load(name: str) -> pyspiel.Game:
    """The game of a name with parameters."""
    return pyspiel.load_game(name)


class Copied:
    """Holds a position; a copy of OpenSpiel's state copies it the quick way."""

    def __init__(self, state: GameState, moves: int = 0) -> None:
        self.state = state.copy()
        self.moves = moves

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.state, self.moves)


class AzulejosState(pyspiel.State):  # type: ignore[misc]
    """A position. Actions are numbers of moves, chance outcomes those of what can be drawn."""

    def __init__(self, game: AzulejosGame, start: GameState) -> None:
        super().__init__(game)
        self.held = Copied(start)

    @property
    def position(self) -> GameState:
        return self.held.state

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.needs_deal:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.current

    def is_terminal(self) -> bool:
        """The game is over, or so long that it is judged as it stands."""
        return self.position.is_over or self.held.moves >= self.position.move_cap

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.draws()
        total = sum(weight for _, weight in weights)
        return [(item, weight / total) for item, weight in weights]

    def _apply_action(self, action: int) -> None:
        if self.position.needs_deal:
            self.position.draw(action)
        else:
            self.position.play(action)
            self.held.moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Draw:{self.position.write_deal([action])}"
        return self.position.code(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.players
        return rewards(self.position)

    def __str__(self) -> str:
        return self.position.position()


def expect_no_parameters(params: Any) -> None:
    if params:
        raise ValueError(f"expected no parameters for an observation, got {params}")


class NothingHidden:
    """What a seat knows that others do not."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Array] = {}

    def set_from(self, state: AzulejosState, player: int) -> None:
        """There is nothing to write."""

    def string_from(self, state: AzulejosState, player: int) -> str:
        return ""


class Observer:
    """The observation of a seat: the same numbers as everywhere, in one tensor."""

    def __init__(self, start: GameState) -> None:
        self.tensor: Array = np.zeros(start.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AzulejosState, player: int) -> None:
        write_observation(state.position, player, self.tensor)

    def string_from(self, state: AzulejosState, player: int) -> str:
        """The position in words has no perspective."""
        return f"seat={player} {state}"


def registered(known: Environment) -> type[AzulejosGame]:
    """OpenSpiel wants a class for every game it knows."""
    kind = game_type(known)

    class Game(AzulejosGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(known, kind, params)

    pyspiel.register_game(kind, Game)
    return Game


def names() -> Sequence[str]:
    """The names under which OpenSpiel knows the games."""
    return tuple(PREFIX + known.title for known in environments().values())


GAMES = {PREFIX + known.title: registered(known) for known in environments().values()}
