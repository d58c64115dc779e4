"""Many games at once, as numpy arrays."""

from __future__ import annotations

import numpy as np

from azulejos.engine.game import GameState
from azulejos.envs.arrays import Array
from azulejos.search.batch import Batch


class BatchedEnv:
    """A `Batch` whose arrays are numpy's, written in place by every step.

    Copy what you want to keep. `step` takes integers of any kind.
    """

    def __init__(
        self, start: GameState, games: int, rewards: str = "win", seed: int = 0, threads: int = 1
    ) -> None:
        self.batch = Batch(start, games, seed=seed, threads=threads, rewards=rewards)
        self.games = games
        self.observations: Array = np.asarray(self.batch.observations)
        self.masks: Array = np.asarray(self.batch.masks)
        self.rewards: Array = np.asarray(self.batch.rewards)
        self.dones: Array = np.asarray(self.batch.dones)
        self.truncated: Array = np.asarray(self.batch.truncated)
        self.seats: Array = np.asarray(self.batch.seats)
        self._actions: Array = np.zeros(games, np.int32)

    def reset(self, seed: int = 0) -> None:
        """Starts every game afresh."""
        self.batch.reset(seed)

    def step(self, actions: Array) -> None:
        """One move in every game; a game that ends begins anew at once."""
        self.batch.step(np.ascontiguousarray(actions, np.int32))

    def random_actions(self) -> Array:
        """A random legal move for every game, in an array that the next call overwrites."""
        self.batch.random_actions(self._actions)
        return self._actions

    def states(self) -> list[GameState]:
        """The positions of all games, copied."""
        return self.batch.states()

    def close(self) -> None:
        """Ends the threads."""
        self.batch.close()
