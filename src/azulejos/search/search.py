"""A search on one or more threads, within a budget, that can be watched and stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from threading import Lock

from azulejos.engine import turns
from azulejos.engine.game import GameState
from azulejos.search import decided
from azulejos.search.branches import Reader
from azulejos.search.guide import Guide
from azulejos.search.result import SearchResult, added_up, best_first
from azulejos.search.tree import SearchParameters, Tree

# Between two looks at the clock: threads that look more often wait for one another.
SLICE_SECONDS = 0.004
# Of what is left of a turn's budget, while more moves of the same turn may follow.
SHARE = 0.6

Hear = Callable[[SearchResult | None], None]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: simulations (the same result on every machine), seconds, or both.

    However small it is, one move is tried.
    """

    simulations: float = inf
    seconds: float = inf

    def __post_init__(self) -> None:
        if self.simulations == self.seconds == inf:
            raise ValueError("expected a number of simulations or of seconds")
        if not (self.simulations > 0 and self.seconds > 0):
            raise ValueError(f"expected a budget above 0, got {self}")

    def times(self, factor: int) -> Budget:
        return Budget(self.simulations * factor, self.seconds * factor)


class Search:
    """Thinks about positions of one game, one at a time.

    Every thread grows a tree of its own from a seed of its own, and what they found is added up.
    The trees are kept: if the next position lies in them, they grow on from there. One that is full
    forgets what it seldom came to, so a search may go on for as long as one likes.
    """

    def __init__(
        self,
        guide: Callable[[], Guide],
        threads: int = 1,
        parameters: SearchParameters | None = None,
    ) -> None:
        if threads < 1:
            raise ValueError(f"expected at least one thread, got {threads}")
        self.guides = [guide() for _ in range(threads)]
        self.locks = [Lock() for _ in range(threads)]
        self.parameters = parameters or SearchParameters()
        self.trees: list[Tree] = []
        self.seat = 0
        self.seconds = 0.0
        self.is_stopped = False

    def think(self, state: GameState, budget: Budget, seed: int = 0) -> SearchResult:
        """Everything that can be said about the moves of a position within this budget."""
        until = time.perf_counter() + budget.seconds
        self.is_stopped = False
        self.begin(state, seed)
        self.grow(budget.simulations, until)
        return self.read(finished=not self.was_cut_short)

    def choose_turn(
        self, state: GameState, budget: Budget, seed: int = 0, hear: Hear | None = None
    ) -> list[int]:
        """The moves of one whole turn, within a budget for all of them; forced ones are free.

        `hear` is told what was found about each of them; of forced ones that is None.
        """
        until = time.perf_counter() + budget.seconds
        left = budget.simulations
        self.is_stopped = False

        def best_move(now: GameState) -> int:
            nonlocal left
            moves = now.legal_moves()
            is_forced = len(moves) == 1
            if not is_forced:
                self.begin(now, seed)
                left -= self.grow_for_step(now, left, until)
            if hear is not None:
                hear(None if is_forced else self.read(finished=not self.was_cut_short))
            return moves[0] if is_forced else self.best_move()

        return turns.choose_turn(state, best_move)

    def grow_for_step(self, now: GameState, left: float, until: float) -> int:
        """Spends all that is left if the turn ends with this move; returns how much it was."""
        began = time.perf_counter()
        share = left if left == inf else round(left * SHARE)
        done = self.grow(share, began + (until - began) * SHARE)
        after = now.copy()
        after.play(self.best_move())
        if after.turn != now.turn:
            done += self.grow(left - done, until)
        return done

    def stop(self) -> None:
        """Ends the search after the simulation it is in; may be called from any thread."""
        self.is_stopped = True
        for tree in self.trees:
            tree.stop()

    def forget(self) -> None:
        """What comes next has nothing to do with what was."""
        self.trees = []

    # Growing

    def begin(self, state: GameState, seed: int) -> None:
        state.expect_move()
        self.seat = state.current
        nodes = [Reader(tree).find(state) for tree in self.trees]
        if nodes and None not in nodes:
            moves = zip(self.trees, nodes, strict=True)
            self.trees = [tree.moved_to(state, node) for tree, node in moves if node is not None]
        else:
            self.trees = [
                Tree(state, guide, seed * len(self.guides) + number, self.parameters)
                for number, guide in enumerate(self.guides)
            ]
        self.seconds = 0.0

    def grow(self, simulations: float, until: float) -> int:
        """So many simulations on all trees together, or until then; returns how many it were."""
        began = time.perf_counter()
        if len(self.trees) == 1:
            done = self.grow_tree(0, simulations, until)
        else:
            shares = shared_out(simulations, len(self.trees))
            with ThreadPoolExecutor(len(self.trees)) as threads:
                jobs = [
                    threads.submit(self.grow_tree, number, share, until)
                    for number, share in enumerate(shares)
                ]
                try:
                    done = sum(job.result() for job in jobs)
                except BaseException:  # Ctrl-C would else be heard when all is done
                    self.stop()
                    raise
        self.seconds += time.perf_counter() - began
        return done

    def grow_tree(self, number: int, simulations: float, until: float) -> int:
        """In slices, so that others can look at the tree; at least until a move was tried."""
        done, portion = 0, 1
        while self.has_room(number):
            tree, now = self.trees[number], time.perf_counter()
            is_over = done >= simulations or now >= until or self.is_stopped
            if is_over and (tree.has_answer or number > 0):
                break
            with self.locks[number]:
                done += tree.run(max(1, int(min(portion, simulations - done))))
            if time.perf_counter() - now < SLICE_SECONDS / 2:
                portion *= 2
        return done

    def has_room(self, number: int) -> bool:
        """Makes some in a tree that is full. Only the moves of its root could be too many."""
        if self.trees[number].is_full:
            with self.locks[number]:
                self.trees[number] = self.trees[number].thinned()
        return not (self.trees[number].is_full and self.trees[number].has_answer)

    @property
    def was_cut_short(self) -> bool:
        return self.is_stopped or any(tree.is_full for tree in self.trees)

    # What was found

    def progress(self) -> SearchResult | None:
        """What is known so far, if anything; any thread may ask while the search goes on."""
        found = self.read(finished=False)
        return found if found.choices else None

    def read(self, finished: bool) -> SearchResult:
        found, simulations, nodes = [], 0, 0
        for tree, lock in zip(self.trees, self.locks, strict=False):
            with lock:  # a tree has no columns for a moment while it makes room
                found.append(Reader(tree).branches())
                simulations += tree.simulations
                nodes += tree.nodes
        branches = best_first(added_up(found, self.seat), self.seat)
        return SearchResult(self.seat, branches, simulations, nodes, self.seconds, finished)

    def best_move(self) -> int:
        """The move to play: the one tried most, unless the game is decided."""
        if len(self.trees) > 1:
            return self.read(finished=False).best.moves[0]
        tree = self.trees[0]
        usual, reader = tree.most_tried_move(), Reader(tree)
        if not decided.is_decided(reader.means()[0][self.seat]):
            return usual
        return decided.chosen(decided.candidates(reader, self.seat, usual)).move


def shared_out(simulations: float, trees: int) -> list[float]:
    """The first trees take what cannot be divided."""
    if simulations == inf:
        return [inf] * trees
    whole, rest = divmod(int(simulations), trees)
    return [whole + (number < rest) for number in range(trees)]
