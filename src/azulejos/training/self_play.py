"""Games of a searching bot against itself, and what can be learned from them.

A quarter of the turns, and the first of every round, are searched deeply and kept, with what the
search found; the others are searched briefly, so that there are many games. The first turns of a
game, and now and then a later one, are drawn by how often the search tried them: so games differ.
What came of the game is mixed into what the search said.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from azulejos.bots.policy import Policy
from azulejos.bots.registry import policy_type
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.registry import new_game
from azulejos.engine.rng import Rng
from azulejos.nets import Learned
from azulejos.search.branches import Reader
from azulejos.search.tree import SearchParameters, Tree
from azulejos.training.samples import Floats, Samples, joined, rows_of

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
        judge = policy_type(self.options.game)
        written = judge.to_correct()
        policy = judge.to_correct() if self.learned is None else judge(learned=(self.learned,))
        return joined([SelfPlayedGame(self, policy, written, seed).play() for seed in seeds])


class Kept:
    """A position to learn from. Seats are listed from the one on that sees it."""

    def __init__(self, state: GameState, written: Policy) -> None:
        first, self.active = written.inputs(state)
        self.order = [(first + place) % state.players for place in range(state.players)]
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
        self.seed = seed
        self.deals = Rng(seed, 0)
        self.choices = Rng(seed, CHOICES)
        self.drawn_turns = DRAWN_TURNS.start + self.choices.below(len(DRAWN_TURNS))
        self.kept: list[Kept] = []
        self.turns = 0

    def play(self) -> Samples:
        while not self.state.is_over:
            if self.state.needs_deal:
                self.deal()
            else:
                self.play_turn(self.choices.below(DEEP_TURNS) == 0)
        return self.samples()

    def deal(self) -> None:
        """What is found after the deal also says something about the position before it."""
        place, before = len(self.kept), self.keep()
        self.state.deal(self.deals)
        self.play_turn(is_deep=True)
        after = self.kept[place + 1]
        before.found, before.found_points = self.seen_from(before, after)

    def seen_from(self, before: Kept, after: Kept) -> tuple[list[float], list[float]]:
        places = [after.order.index(seat) for seat in before.order]
        return [after.found[at] for at in places], [after.found_points[at] for at in places]

    def keep(self) -> Kept:
        self.kept.append(Kept(self.state, self.written))
        return self.kept[-1]

    def play_turn(self, is_deep: bool) -> None:
        """All moves of a turn. Its tree grows on from step to step, and forced moves are free."""
        turn, is_drawn = self.state.turn, self.is_drawn()
        self.turns += 1
        tree = self.tree()
        if is_deep:
            tree.run(self.setting.deep)
            self.keep().note(tree)
        while not self.state.is_over and self.state.turn == turn:
            move = self.move(tree, self.setting.deep if is_deep else self.setting.brief, is_drawn)
            self.state.play(move)
            tree = self.tree_below(tree)

    def move(self, tree: Tree, simulations: int, is_drawn: bool) -> int:
        moves = self.state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if tree.simulations < simulations:
            tree.run(simulations - tree.simulations)
        return self.drawn_move(tree) if is_drawn else tree.most_tried_move()

    def is_drawn(self) -> bool:
        return self.turns < self.drawn_turns or self.choices.below(DRAWN_LATER) == 0

    def tree(self) -> Tree:
        return Tree(self.state, self.policy, self.choices.below(1 << 30), SearchParameters())

    def tree_below(self, tree: Tree) -> Tree:
        """What is known about the position now reached, if it was looked at."""
        if self.state.is_over or self.state.turn != tree.root.turn:
            return tree
        node = Reader(tree).find(self.state)
        return self.tree() if node is None else tree.moved_to(self.state, node)

    def drawn_move(self, tree: Tree) -> int:
        reader = Reader(tree)
        tried = [(tried.move, tried.times) for tried in reader.tried(0)]
        number = self.choices.below(sum(visits for _, visits in tried))
        for move, visits in tried:
            number -= visits
            if number < 0:
                return move
        raise AssertionError("a number below the sum falls to one of the moves")

    def samples(self) -> Samples:
        won = self.state.utilities()
        shares = [kept.ordered(won) for kept in self.kept]
        scores = [float(score) for score in self.state.scores]
        return Samples(
            rows_of([kept.active for kept in self.kept]),
            numbers([kept.hand for kept in self.kept]),
            numbers([kept.hand_points for kept in self.kept]),
            mixed([kept.found for kept in self.kept], shares),
            mixed([k.found_points for k in self.kept], [k.ordered(scores) for k in self.kept]),
            numbers(shares),
        )


def mixed(found: list[list[float]], result: list[list[float]]) -> Floats:
    share = np.float32(RESULT_SHARE)
    return numbers(found) * (1 - share) + numbers(result) * share


def numbers(rows: list[list[float]]) -> Floats:
    return np.array(rows, np.float32)
