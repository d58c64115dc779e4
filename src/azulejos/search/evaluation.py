"""Many positions judged at once, by a policy at a glance or by search: targets to learn from.

>>> import azulejos
>>> from azulejos import bots
>>> from azulejos.search.batch import Batch
>>> from azulejos.search.evaluation import Evaluator
>>> positions = Batch(azulejos.start("azul"), games=4).states()
>>> evaluator = Evaluator(lambda: bots.policy_for("azul"))
>>> evaluator.judge(positions).chances.shape, evaluator.search(positions, 20).likely.shape
((4, 2), (4, 325))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import prod
from typing import Any

from azulejos.engine.errors import expected
from azulejos.engine.game import GameState
from azulejos.search.batch import parts, shaped_as
from azulejos.search.branches import Reader
from azulejos.search.columns import zeros
from azulejos.search.guide import Guide
from azulejos.search.judge import Judge
from azulejos.search.tree import SearchParameters, Tree

Arrays = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What was found about positions: arrays of 32-bit floats, a row for each.

    `likely` has a number for every move of the game: how likely it is the best, or of all
    simulations of a search the share that tried it. `chances` and `points` have one for every seat:
    its chance to win and its final score as far as one can tell.
    """

    likely: memoryview[float]
    chances: memoryview[float]
    points: memoryview[float]


class Evaluator:
    """Judges positions of one game on so many threads; the result does not depend on how many."""

    def __init__(
        self,
        guide: Callable[[], Guide],
        threads: int = 1,
        parameters: SearchParameters | None = None,
    ) -> None:
        if threads < 1:
            raise ValueError(f"expected at least one thread, got {threads}")
        self.guides = [guide() for _ in range(threads)]
        self.parameters = parameters or SearchParameters()

    def judge(self, states: Sequence[GameState], seed: int = 0) -> Evaluation:
        """By the guide alone."""

        def judge_part(guide: Guide, part: range, arrays: Arrays) -> None:
            Judge(guide, list(states), arrays).run(part, seed)

        return self._evaluated(states, judge_part)

    def search(self, states: Sequence[GameState], simulations: int, seed: int = 0) -> Evaluation:
        """By a tree for each position, in which somebody must be to move."""
        if simulations < 2:
            raise ValueError(f"expected at least 2 simulations, got {simulations}")

        def search_part(guide: Guide, part: range, arrays: Arrays) -> None:
            for number in part:
                tree = Tree(states[number], guide, seed + number, self.parameters)
                tree.run(simulations)
                write_tree(tree, number, arrays)

        for state in states:
            state.expect_move()
        return self._evaluated(states, search_part)

    def _evaluated(
        self,
        states: Sequence[GameState],
        evaluate: Callable[[Guide, range, Arrays], None],
    ) -> Evaluation:
        first = self._expected(states)
        shapes = {
            "likely": (len(states), first.move_count),
            "chances": (len(states), first.players),
            "points": (len(states), first.players),
        }
        arrays = {name: zeros("f", prod(shape)) for name, shape in shapes.items()}
        shares = parts(len(states), min(len(self.guides), len(states)))
        with ThreadPoolExecutor(len(shares)) as threads:
            jobs = [
                threads.submit(evaluate, guide, share, arrays)
                for guide, share in zip(self.guides, shares, strict=False)
            ]
        for job in jobs:
            job.result()
        shaped = {name: shaped_as(arrays[name], "f", shapes[name]) for name in shapes}
        return Evaluation(**shaped)

    def _expected(self, states: Sequence[GameState]) -> GameState:
        """Compiled code would misread states of another game."""
        if not states:
            raise ValueError("expected at least one position")
        for state in states:
            expected(state, self.guides[0].state_type)
            if state.players != states[0].players:
                raise ValueError("expected positions with the same number of players")
        return states[0]


def write_tree(tree: Tree, number: int, arrays: Arrays) -> None:
    """What a tree found about the position of this number."""
    reader, players, moves = Reader(tree), tree.root.players, tree.root.move_count
    tried = {tried.move: tried.times for tried in reader.tried(0)}
    for move, visits in tried.items():
        arrays["likely"][number * moves + move] = visits / sum(tried.values())
    for name, means in zip(("chances", "points"), reader.means(), strict=True):
        for seat, mean in enumerate(means):
            arrays[name][number * players + seat] = mean
