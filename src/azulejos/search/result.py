"""What a search found: frozen, complete in itself, and the same for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from azulejos.search import decided
from azulejos.search.branches import Branch


@dataclass(frozen=True, slots=True)
class Found:
    """What is known about a move or a turn: means over its visits, one value for every seat.

    `value` is the chance to win, `score` the expected final score. `line` is how the game would
    probably go on up to the next deal.
    """

    moves: tuple[int, ...]
    visits: int
    value: tuple[float, ...]
    score: tuple[float, ...]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step(Found):
    """One move, with the moves of the same turn that may follow it."""

    after: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The moves at the root, the best first, then those tried most.

    `finished` if the whole budget was spent. `simulations` and `nodes` include what was kept from
    earlier searches.
    """

    seat: int
    choices: tuple[Step, ...]
    simulations: int
    nodes: int
    seconds: float
    finished: bool

    @property
    def best(self) -> Step:
        return self.choices[0]

    def complete_turns(self) -> tuple[Found, ...]:
        """Whole turns instead of single moves: first those of the best move, and so on with each.

        Where a turn goes on deeper than the search has seen, it ends with the last move known.
        """
        return tuple(turn for choice in self.choices for turn in turns_from(choice, ()))


def order(found: Found, seat: int) -> tuple[float, ...]:
    """What was tried most comes first; of equals, what promises the seat to move more."""
    return (-found.visits, -found.value[seat], *found.moves)


def turns_from(step: Step, before: tuple[int, ...]) -> Iterator[Found]:
    moves = before + step.moves
    if not step.after:
        yield Found(moves, step.visits, step.value, step.score, step.line)
    for following in step.after:
        yield from turns_from(following, moves)


def added_up(found: Sequence[Sequence[Branch]], seat: int) -> tuple[Step, ...]:
    """What several trees found about the same moves of a seat."""
    by_move: dict[int, list[Branch]] = {}
    for branches in found:
        for branch in branches:
            by_move.setdefault(branch.move, []).append(branch)
    steps = [joined(branches, seat) for branches in by_move.values()]
    return tuple(sorted(steps, key=lambda step: order(step, seat)))


def best_first(choices: tuple[Step, ...], seat: int) -> tuple[Step, ...]:
    """The move to play comes first; the others stay as they are."""
    if not choices or not decided.is_decided(choices[0].value[seat]):
        return choices
    known = [
        decided.Candidate(place, one.visits, one.value[seat], decided.lead(one.score, seat))
        for place, one in enumerate(choices)
    ]
    best = decided.chosen(known).move
    return (choices[best], *choices[:best], *choices[best + 1 :])


def joined(branches: Sequence[Branch], seat: int) -> Step:
    visits = sum(branch.visits for branch in branches)
    longest = max(branches, key=lambda branch: branch.visits)
    return Step(
        (longest.move,),
        visits,
        means([branch.chances for branch in branches], visits),
        means([branch.points for branch in branches], visits),
        longest.line,
        added_up([branch.after for branch in branches], seat),
    )


def means(sums: Sequence[tuple[float, ...]], visits: int) -> tuple[float, ...]:
    return tuple(sum(seat) / visits for seat in zip(*sums, strict=True))
