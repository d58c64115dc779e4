"""Games of a searching bot against itself, and what can be learned from them.

A quarter of the turns, and the first of every round, are searched deeply and kept, with what the
search found; the others are searched briefly, so that there are many games. The first turns of a
game, and now and then a later one, are drawn by how often the search tried them: so games differ.
What came of the game is mixed into what the search said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from azulejos.bots.policy import Policy
from azulejos.bots.registry import new_policy, policy_type
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.registry import new_game
from azulejos.engine.rng import Rng
from azulejos.nets import Learned
from azulejos.search.branches import Reader
from azulejos.search.tree import SearchParameters, Tree
from azulejos.training.samples import Floats, Samples, joined, padded
from azulejos.training.tables import features_of

# Choices come from streams that no deal uses.
CHOICES = 1 << 63
DEEP_TURNS = 4
"""One turn in so many is searched deeply."""
DRAWN_TURNS = range(2, 9)
"""So many turns at the start of a game are drawn, and later one in `DRAWN_LATER`."""
DRAWN_LATER = 25
RESULT_SHARE = 0.3
"""Of what is learned; the rest is what the search expected."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """How games are played: at which table, how long turns are searched, with which net.

    Without one they are played by the evaluation as it is written.
    """

    options: Options
    brief: int = 80
    deep: int = 400
    learned: Learned | None = None

    def play(self, seeds: range) -> Samples:
        """Everything that can be learned from the games of these seeds, in order."""
        written = policy_type(self.options.game)
        nets = () if self.learned is None else (self.learned,)
        policy = new_policy(self.options.game, nets)()
        return joined([SelfPlayedGame(self, policy, written(), seed).play() for seed in seeds])


class Kept:
    """A position to learn from. Seats are listed from the one to move on."""

    def __init__(self, state: GameState, active: list[int], written: Policy) -> None:
        self.order = [(state.current + place) % state.players for place in range(state.players)]
        self.active = active
        chances, points = written.evaluate(state, Rng(0))
        self.hand, self.hand_points = self.ordered(chances), self.ordered(points)
        self.found = self.hand
        self.found_points = self.hand_points

    def ordered(self, by_seat: tuple[float, ...] | list[float]) -> list[float]:
        return [by_seat[seat] for seat in self.order]

    def note(self, tree: Tree) -> None:
        """What a search expected."""
        seats = range(len(self.order))
        self.found = self.ordered([tree.columns["chances"][i] / tree.simulations for i in seats])
        self.found_points = self.ordered(
            [tree.columns["points"][i] / tree.simulations for i in seats]
        )


class SelfPlayedGame:
    """One game, dealt and played by its seed alone."""

    def __init__(self, setting: SelfPlay, policy: Policy, written: Policy, seed: int) -> None:
        self.setting = setting
        self.policy = policy
        self.written = written
        self.state = new_game(setting.options)
        self.active: Callable[[GameState], list[int]] = features_of(
            setting.options.game
        ).FEATURES.active
        self.seed = seed
        self.deals = Rng(seed, 0)
        self.choices = Rng(seed, CHOICES)
        self.drawn_turns = DRAWN_TURNS.start + self.choices.below(len(DRAWN_TURNS))
        self.kept: list[Kept] = []
        self.moves = 0

    def play(self) -> Samples:
        while not self.state.is_over:
            if self.state.needs_deal:
                self.deal()
            else:
                self.move(is_first=False)
        return self.samples()

    def deal(self) -> None:
        """What is found after the deal also says something about the position before it."""
        before = self.keep()
        self.state.deal(self.deals)
        self.move(is_first=True)
        before.found, before.found_points = self.seen_from(before, self.kept[-1])

    def seen_from(self, before: Kept, after: Kept) -> tuple[list[float], list[float]]:
        places = [after.order.index(seat) for seat in before.order]
        return [after.found[at] for at in places], [after.found_points[at] for at in places]

    def keep(self) -> Kept:
        self.kept.append(Kept(self.state, self.active(self.state), self.written))
        return self.kept[-1]

    def move(self, is_first: bool) -> None:
        is_deep = is_first or self.choices.below(DEEP_TURNS) == 0
        tree = Tree(self.state, self.policy, self.choices.below(1 << 30), SearchParameters())
        tree.run(self.setting.deep if is_deep else self.setting.brief)
        if is_deep:
            self.keep().note(tree)
        is_drawn = self.moves < self.drawn_turns or self.choices.below(DRAWN_LATER) == 0
        self.state.play(self.drawn_move(tree) if is_drawn else tree.most_tried_move())
        self.moves += 1

    def drawn_move(self, tree: Tree) -> int:
        reader = Reader(tree)
        tried = [(move, reader.visits(child)) for move, child in reader.tried(0)]
        number = self.choices.below(sum(visits for _, visits in tried))
        for move, visits in tried:
            number -= visits
            if number < 0:
                return move
        raise AssertionError("a number below the sum falls to one of the moves")

    def samples(self) -> Samples:
        shares = self.state.utilities()
        scores = [float(score) for score in self.state.scores]
        return Samples(
            np.array([padded(kept.active) for kept in self.kept], np.int16),
            numbers([kept.hand for kept in self.kept]),
            numbers([kept.hand_points for kept in self.kept]),
            mixed([kept.found for kept in self.kept], [k.ordered(shares) for k in self.kept]),
            mixed([k.found_points for k in self.kept], [k.ordered(scores) for k in self.kept]),
        )


def mixed(found: list[list[float]], result: list[list[float]]) -> Floats:
    share = np.float32(RESULT_SHARE)
    return numbers(found) * (1 - share) + numbers(result) * share


def numbers(rows: list[list[float]]) -> Floats:
    return np.array(rows, np.float32)
