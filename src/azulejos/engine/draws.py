"""What chance can draw, and a choice among it in which each way to draw is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

Draws = Sequence[tuple[int, int]]
"""Each item that can be drawn, with the number of equally likely ways to draw it."""


def ways(draws: Draws) -> int:
    return sum(weight for _, weight in draws)


def item_at(draws: Draws, place: int) -> int:
    """The item at this place (from 0) when all that can be drawn lies in a row.

    >>> [item_at([(7, 1), (9, 2)], place) for place in range(ways([(7, 1), (9, 2)]))]
    [7, 9, 9]
    """
    for item, weight in draws:
        if place < weight:
            return item
        place -= weight
    raise IndexError(f"place {place} beyond the last item")
