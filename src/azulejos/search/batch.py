"""Many games at once: arrays of numbers in, arrays of numbers out, on one or more threads.

The arrays are allocated once and written in place, as plain memory that numpy and others can use
without a copy: `numpy.asarray(batch.observations)`.

>>> import azulejos
>>> from azulejos.search.batch import Batch
>>> batch = Batch(azulejos.start("azul"), games=8, seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((8, 688), (8, 325), (8, 2))
>>> while not any(batch.dones):
...     batch.step(batch.random_actions())
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import prod
from typing import Any

from azulejos.engine.errors import AzulejosError, expected
from azulejos.engine.game import GameState
from azulejos.search.columns import Code, zeros
from azulejos.search.lane import Lane
from azulejos.search.rewards import is_by_rank
from azulejos.search.thread_pool import ThreadPool

ACTION: Code = "i"
# Of every thread: who begins late or is held up leaves the rest to others.
LANES = 4
SHORTEST_LANE = 32
FEWEST_SHARED = 512
"""Fewer games are stepped before another thread has woken up and done its part."""


class Batch:
    """So many games of one set of options, each with a seed of its own, stepped together.

    Its arrays have a row for every game:

    - `observations`: what the player to move sees,
    - `masks`: 1 for every legal move,
    - `seats`: who is to move,
    - `rewards`: for every seat, the result of a game that this step ended, else 0,
    - `dones`: 1 if this step ended the game; all but the rewards is that of the next game,
    - `truncated`: 1 if it was cut off after `move_cap` moves, and judged as it stood.

    Deals happen by themselves. Game i is dealt by `Rng(seed + i)`, which goes on from one game to
    the next: it is the same game as alone, on however many threads.
    """

    def __init__(
        self,
        state: GameState,
        games: int,
        *,
        seed: int = 0,
        threads: int = 1,
        rewards: str = "win",
        move_cap: int | None = None,
    ) -> None:
        cap = state.move_cap if move_cap is None else move_cap
        for name, number in (("games", games), ("threads", threads), ("move_cap", cap)):
            if number < 1:
                raise ValueError(f"expected {name} above 0, got {number}")
        self.options = expected(state, GameState).options
        self.games = games
        self.move_count = state.move_count
        shapes: dict[str, tuple[Code, tuple[int, ...]]] = {
            "observations": ("f", (games, state.observation_size)),
            "masks": ("b", (games, state.move_count)),
            "rewards": ("f", (games, state.players)),
            "dones": ("b", (games,)),
            "truncated": ("b", (games,)),
            "seats": ("b", (games,)),
            "dealers": ("Q", (games,)),
            "choosers": ("Q", (games,)),
            "played": ("i", (games,)),
        }
        flat = {name: zeros(code, prod(shape)) for name, (code, shape) in shapes.items()}
        shaped = {name: shaped_as(flat[name], *shapes[name]) for name in shapes}
        self.observations, self.masks = shaped["observations"], shaped["masks"]
        self.rewards, self.seats = shaped["rewards"], shaped["seats"]
        self.dones, self.truncated = shaped["dones"], shaped["truncated"]
        self._lanes = [
            Lane([state.copy() for _ in part], part.start, flat, is_by_rank(rewards), cap)
            for part in parts(games, lane_count(games, threads))
        ]
        self._pool = ThreadPool(threads - 1) if len(self._lanes) > 1 else None
        self._actions = zeros(ACTION, games)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Starts every game afresh."""
        for lane, part in zip(self._lanes, parts(self.games, len(self._lanes)), strict=True):
            lane.reset([seed + number for number in part])

    def step(self, actions: Any) -> None:
        """Plays one move in every game; a game that ends begins anew at once.

        `actions` is a contiguous buffer of C ints, one for each game. If one is illegal,
        `IllegalMove` says which, and no game has changed.
        """
        moves = self._expected(actions)
        for lane in self._lanes:  # quicker than to tell other threads
            self._expect_legal(lane, moves)
        self._step_lanes(moves)

    def random_actions(self, into: Any = None) -> memoryview[int]:
        """A random legal move for every game, each equally likely; from the seeds too."""
        moves = self._actions if into is None else self._expected(into)
        for lane in self._lanes:
            lane.choose(moves)
        return moves

    def states(self) -> list[GameState]:
        """The positions of all games, copied."""
        return [state for lane in self._lanes for state in lane.copies()]

    def close(self) -> None:
        """Ends the threads; a batch can also be used in a `with` statement."""
        if self._pool is not None:
            self._pool.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _step_lanes(self, moves: memoryview[int]) -> None:
        if self._pool is None:
            self._lanes[0].step(moves)
        else:
            self._pool.run([partial(lane.step, moves) for lane in self._lanes])

    def _expect_legal(self, lane: Lane, moves: memoryview[int]) -> None:
        game = lane.find_illegal(moves)
        if game >= 0:
            try:
                lane.copy_of(game).play(moves[game])
            except AzulejosError as refusal:
                refusal.add_note(f"in game {game} of the batch")
                raise

    def _expected(self, actions: Any) -> memoryview[int]:
        moves = memoryview(actions)
        if moves.format != ACTION or moves.shape != (self.games,) or not moves.c_contiguous:
            raise ValueError(
                f"expected {self.games} contiguous C ints (numpy.int32), "
                f"got format {moves.format!r} and shape {moves.shape}"
            )
        return moves


def shaped_as(column: Any, code: Code, shape: tuple[int, ...]) -> memoryview[Any]:
    """The same memory, in rows."""
    rows: memoryview[Any] = column.cast("B").cast(code, shape)
    return rows


def lane_count(games: int, threads: int) -> int:
    """
    >>> lane_count(1024, threads=1), lane_count(1024, threads=2), lane_count(200, threads=2)
    (1, 8, 1)
    """
    if threads == 1 or games < FEWEST_SHARED:
        return 1
    return min(games, max(threads, min(LANES * threads, games // SHORTEST_LANE)))


def parts(games: int, lanes: int) -> list[range]:
    """The numbers of the games, cut into lanes of nearly the same length."""
    cuts = [games * lane // lanes for lane in range(lanes + 1)]
    return [range(*ends) for ends in pairwise(cuts)]
