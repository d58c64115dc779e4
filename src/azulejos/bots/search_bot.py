"""A bot that searches: as many simulations as its level has, or as long as it may think."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from azulejos.bots.policy import Policy
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.result import SearchResult
from azulejos.search.search import Budget, Hear, Search

NewPolicy = Callable[[], Policy]


class SearchBot:
    """Searches with the policy of its game.

    The more opponents, the more there is to look at: a budget may be for each of them. With a
    budget of simulations every turn is thought out afresh, so it depends on the position and the
    seed alone. With a budget of time the tree is kept from turn to turn.
    """

    def __init__(
        self, name: str, policy: NewPolicy, budget: Budget, per_opponent: bool = False
    ) -> None:
        self.name = name
        self.policy = policy
        self.budget = budget
        self.per_opponent = per_opponent
        self.search = Search(policy)

    def __reduce__(self) -> tuple[type[SearchBot], tuple[str, NewPolicy, Budget, bool]]:
        return SearchBot, (self.name, self.policy, self.budget, self.per_opponent)

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is."""
        return self._choose(state, rng)

    def choose_and_tell(
        self, state: GameState, rng: Rng
    ) -> tuple[list[int], list[SearchResult | None]]:
        """The same moves, and what was found about each; None if there was only one."""
        found: list[SearchResult | None] = []
        return self._choose(state, rng, found.append), found

    def _choose(self, state: GameState, rng: Rng, hear: Hear | None = None) -> list[int]:
        expected(rng, Rng)
        if self.budget.seconds == inf:
            self.search.forget()
        budget = self.budget.times(state.players - 1) if self.per_opponent else self.budget
        return self.search.choose_turn(state, budget, seed=rng.below(1 << 30), hear=hear)

    def stop(self) -> None:
        """Makes it answer at once with what it has found; may be called from any thread."""
        self.search.stop()
