"""Which move to play when the game is decided: of those that win as often, the better lead.

Near 0 and 100 percent nearly all moves have the same chance, and which was tried most says little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.search.branches import Reader, Tried

# Whoever has less than this chance has lost, whoever has all but this has won.
DECIDED = 0.03
# Chances that differ by no more are the same.
EQUAL = 0.003
# A move tried less often than this part of the most tried one is not known well enough.
KNOWN = 0.125


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with what is known about it, for the seat that plays it."""

    move: int
    visits: int
    chance: float
    lead: float


def is_decided(chance: float) -> bool:
    return min(chance, 1 - chance) < DECIDED


def lead(points: Sequence[float], seat: int) -> float:
    """Its points less the mean of the others', so that the leads of all seats add up to nothing."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


def chosen(candidates: Sequence[Candidate]) -> Candidate:
    """The most tried move comes first; another one is chosen only if the game is decided."""
    usual = candidates[0]
    if not is_decided(usual.chance):
        return usual
    equals = [
        one
        for one in candidates
        if one.visits >= KNOWN * usual.visits and one.chance >= usual.chance - EQUAL
    ]
    return max(equals, key=lambda one: one.lead)


def candidates(reader: Reader, seat: int, usual: int) -> list[Candidate]:
    """The moves at the root of a tree, the usual one first."""
    found = [candidate(reader, tried, seat) for tried in reader.tried(0)]
    return sorted(found, key=lambda one: one.move != usual)


def candidate(reader: Reader, tried: Tried, seat: int) -> Candidate:
    chances, points = reader.means(tried.node)
    return Candidate(tried.move, tried.times, chances[seat], lead(points, seat))
