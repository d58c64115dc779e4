"""The games as Gymnasium environments: one seat learns, bots or policies play the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import gymnasium

from azulejos import bots
from azulejos.bots import Bot
from azulejos.engine.errors import AzulejosError, Value
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.envs import pictures
from azulejos.envs.arrays import Seen, action_space, observation_space, seen
from azulejos.envs.names import environment
from azulejos.search.rewards import is_by_rank, rewards

LOST = -1.0

Policy = Callable[[Seen], int]
"""Chooses the number of a legal move for what it sees."""


class SingleSeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game of any rule set, against a bot or a policy in all other seats.

    `opponent` is the name of a bot (`random`, `beginner`, `easy`, `greedy`, `medium`, `hard`,
    `master`, `sims:N`, `time:SECONDS`), a `Bot`, or a function from an observation to an action.
    `seat` is the learner's; None lets the seed choose one for every game.

    Observations and actions are those of the PettingZoo environment. The reward is 0 until the end.
    An illegal action loses the game at once: the reward is -1, and `info["illegal"]` says why.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(pictures.MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        *,
        players: int = 2,
        opponent: str | Bot | Policy = "greedy",
        seat: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        is_by_rank(rewards)
        self.start = environment(name).start(players, options)
        if seat is not None:
            self.start.expect_seat(seat)
        self.game = self.start.copy()
        self.opponent = expected_opponent(opponent, self.start)
        self.given_seat = seat
        self.seat = seat or 0
        self.scheme = rewards
        self.render_mode = pictures.expect_mode(render_mode)
        self.rng = Rng(0)
        self.moves = 0
        self.observation_space = observation_space(self.start)
        self.action_space = action_space(self.start)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begins a game and lets the others play until it is the learner's turn."""
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(1 << 63)))
        self.game = self.start.copy()
        self.moves = 0
        if self.given_seat is None:
            self.seat = self.rng.below(self.start.players)
        self._go_on()
        return seen(self.game, self.seat), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Plays a move, and those of the others until the learner is to move again."""
        try:
            self._play(int(action))
        except AzulejosError as refusal:
            info = self._info() | {"illegal": str(refusal)}
            return seen(self.game, self.seat), LOST, True, False, info
        self._go_on()
        if self.render_mode == "human":
            self.render()
        over, cut = self.game.is_over, self._is_cut
        reward = rewards(self.game, self.scheme)[self.seat] if over or cut else 0.0
        return seen(self.game, self.seat), reward, over, cut, self._info()

    def render(self) -> Any:
        """As `render_mode` says."""
        names = [f"player_{seat}" for seat in range(self.game.players)]
        return pictures.rendered(self.game, self.render_mode, names)

    @property
    def _is_cut(self) -> bool:
        return not self.game.is_over and self.moves >= self.game.move_cap

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.game.scores}

    def _play(self, move: int) -> None:
        self.game.play(move)
        self.moves += 1

    def _go_on(self) -> None:
        """Deals, and turns of the others."""
        game = self.game
        while not game.is_over and not self._is_cut:
            if game.needs_deal:
                game.deal(self.rng)
            elif game.current == self.seat:
                break
            else:
                for move in self.opponent.choose(game, self.rng):
                    self._play(move)


class PolicyBot:
    """Sits in a seat and plays by a function."""

    name = "policy"

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """One move; whoever is to move after it is asked again."""
        return [int(self.policy(seen(state, state.current)))]


def expected_opponent(opponent: str | Bot | Policy, state: GameState) -> Bot:
    if isinstance(opponent, str):
        return bots.bot(opponent, state.options.game)
    if isinstance(opponent, Bot):
        return opponent
    if callable(opponent):
        return PolicyBot(opponent)
    raise TypeError(f"expected the name of a bot, a bot or a function, got {opponent!r}")
