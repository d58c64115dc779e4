"""What positions are worth to every seat, in whole numbers, so that sums of them are exact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from azulejos import bots
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.branches import Reader
from azulejos.search.decided import lead
from azulejos.search.tree import SearchParameters, Tree

CERTAIN = 10_000
POINT = 100
# Every search has the same seed, so that turns and deals are compared with the same future deals.
SEED = 17
# What follows a turn is told as far as the search has looked at it this often.
TRUSTED = 32

Moves = tuple[int, ...]
Rest = Callable[[], None]
"""Called before every search: it may wait, or raise something to give up."""


@dataclass(frozen=True, slots=True)
class Value:
    """For every seat: its chance to win, in ten-thousandths; points at the end, in hundredths.

    A `lead` is the seat's points less the mean of the others', so that leads add up to nothing.
    """

    chances: tuple[int, ...]
    points: tuple[int, ...]
    leads: tuple[int, ...]

    def __add__(self, other: Value) -> Value:
        return Value(
            added(self.chances, other.chances),
            added(self.points, other.points),
            added(self.leads, other.leads),
        )

    def __sub__(self, other: Value) -> Value:
        return Value(
            less(self.chances, other.chances),
            less(self.points, other.points),
            less(self.leads, other.leads),
        )

    def worth(self, seat: int) -> tuple[int, int]:
        """What a seat plays for: to win, and of turns that win as often for the better lead."""
        return self.chances[seat], self.leads[seat]

    def with_chance(self, seat: int, chance: int) -> Value:
        """The same points with another chance of this seat; the others share the rest as before.

        >>> Value((9980, 15, 5), (), ()).with_chance(0, 10_000).chances
        (10000, 0, 0)
        >>> Value((9, 7500, 2491), (), ()).with_chance(0, 20).chances
        (20, 7492, 2488)
        """
        rest, others = CERTAIN - chance, sum(self.chances) - self.chances[seat]
        shared = [round(one * rest / max(others, 1)) for one in self.chances]
        shared[seat] = chance
        return Value(tuple(shared), self.points, self.leads)


def added(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, others, strict=True))


def less(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(one - other for one, other in zip(some, others, strict=True))


def nothing(players: int) -> Value:
    return Value((0,) * players, (0,) * players, (0,) * players)


def rounded(chances: Sequence[float], points: Sequence[float]) -> Value:
    """
    >>> rounded([0.75, 0.25], [31.5, 30.0])
    Value(chances=(7500, 2500), points=(3150, 3000), leads=(150, -150))
    """
    return Value(
        tuple(round(chance * CERTAIN) for chance in chances),
        tuple(round(point * POINT) for point in points),
        tuple(round(lead(points, seat) * POINT) for seat in range(len(points))),
    )


def mean(values: Sequence[Value]) -> Value:
    """The mean of many values, each rounded once."""

    def of(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(round(sum(column) / len(rows)) for column in zip(*rows, strict=True))

    return Value(
        of([value.chances for value in values]),
        of([value.points for value in values]),
        of([value.leads for value in values]),
    )


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a search of a position found: its value, and how the game would go on from it."""

    value: Value
    line: Moves


class Judge:
    """Judges any position of one game: before a move, before a deal, or at the end."""

    def __init__(self, game: str, rest: Rest = lambda: None) -> None:
        self.policy = bots.policy_for(game)
        self.rest = rest

    def judge(self, state: GameState, simulations: int) -> Judgement:
        if state.is_over:
            return Judgement(rounded(state.utilities(), state.scores), ())
        reader = self.searched(state, simulations)
        return Judgement(rounded(*reader.means()), tuple(reader.line(0, TRUSTED)))

    def value(self, state: GameState, simulations: int) -> Value:
        return self.judge(state, simulations).value

    def courses(self, state: GameState, simulations: int, count: int) -> tuple[Moves, ...]:
        """So many ways the game may go on until the next deal, as the search sees it."""
        if state.is_over:
            return ((),)
        reader = self.searched(state, simulations)
        return tuple(tuple(reader.course(Rng(SEED, number), TRUSTED)) for number in range(count))

    def searched(self, state: GameState, simulations: int) -> Reader:
        self.rest()
        tree = Tree(state, self.policy, SEED, SearchParameters())
        tree.run(simulations)
        return Reader(tree)
