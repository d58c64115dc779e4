"""The games as PettingZoo environments, in which agents act one at a time."""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.envs import pictures
from azulejos.envs.arrays import Array, Seen, action_space, observation_space, observed, seen
from azulejos.search.rewards import is_by_rank, rewards


class AzulejosEnv(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """One game of any rule set: agents `player_0` to `player_3`, one of whom is to move.

    An observation is a dict of `observation` (numbers, seen from the agent's seat) and
    `action_mask` (1 for every legal move; all 0 for those who are not to move). An action is the
    number of a move. A turn can have several moves, so an agent can act again and again. Deals
    happen by themselves, from the seed.

    Rewards are 0 until the end; then they add up to 0 over all agents. An illegal action raises
    `IllegalMove`, which says why, and changes nothing. After `move_cap` moves a game is truncated
    and judged as it stands. `state()` is the position as seat 0 sees it.

    `game` is the position itself: `env.game.code(action)` names an action, `env.game.scores` are
    the points, `env.game.position()` is a line of text.
    """

    def __init__(
        self, name: str, start: GameState, scheme: str, render_mode: str | None = None
    ) -> None:
        super().__init__()
        is_by_rank(scheme)
        self.metadata = {
            "name": name,
            "render_modes": list(pictures.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = pictures.expect_mode(render_mode)
        self.scheme = scheme
        self.game = start.copy()
        self.start = start.copy()
        self.rng: Rng | None = None
        self.moves = 0
        self.possible_agents = [f"player_{seat}" for seat in range(start.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(start) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(start) for agent in self.possible_agents}
        self.state_space = self.observation_spaces[self.possible_agents[0]]["observation"]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed chance goes on from the last game."""
        if seed is not None or self.rng is None:
            self.rng = Rng(secrets.randbits(63) if seed is None else seed)
        self.game = self.start.copy()
        self.moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on(self.rng)

    def step(self, action: int | None) -> None:
        """Plays the move of the agent that is to move; None if that agent is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or self.rng is None:
            raise ValueError("expected the number of a move, got None")
        self.game.play(int(action))
        self.moves += 1
        self._go_on(self.rng)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        return seen(self.game, self.seats[agent])

    def state(self) -> Array:
        return observed(self.game, 0)

    def render(self) -> str | Array | None:
        """As `render_mode` says."""
        return pictures.rendered(self.game, self.render_mode, self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self, rng: Rng) -> None:
        """Up to the next decision, or to the end."""
        game = self.game
        while game.needs_deal and not game.is_over:
            game.deal(rng)
        self.agent_selection = self.possible_agents[game.current]
        if game.is_over or self.moves >= game.move_cap:
            self._end()

    def _end(self) -> None:
        done = dict.fromkeys(self.agents, True)
        if self.game.is_over:
            self.terminations = done
        else:
            self.truncations = done
        self.rewards = dict(zip(self.agents, rewards(self.game, self.scheme), strict=True))
        self._cumulative_rewards = self.rewards.copy()
