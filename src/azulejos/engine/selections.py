"""Whole selections of tiles where the order has no meaning: bonus tiles, kept tiles, payments.

Games pick tile after tile in the order of their colours, so that every selection can be made in
exactly one way; people choose the selection as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Selection = tuple[int, ...]


def selections(counts: Sequence[int], size: int, lowest: int = 0) -> Iterator[Selection]:
    """All ways to take so many tiles, as colours in ascending order.

    `counts` says how many tiles of each colour are there; colours below `lowest` are left alone.

    >>> list(selections([1, 0, 2], 2))
    [(0, 2), (2, 2)]
    """
    if size == 0:
        yield ()
        return
    for colour in range(lowest, len(counts)):
        if counts[colour]:
            left = [count - (other == colour) for other, count in enumerate(counts)]
            for rest in selections(left, size - 1, colour):
                yield (colour, *rest)


def selections_up_to(counts: Sequence[int], most: int, lowest: int = 0) -> Iterator[Selection]:
    """All ways to take at most so many tiles, the smaller selections first."""
    for size in range(most + 1):
        yield from selections(counts, size, lowest)


def favourites(counts: Sequence[int], size: int, ranking: Sequence[int]) -> Selection:
    """The selection that prefers colours by their place in a ranking, or all tiles if too few.

    >>> favourites([1, 0, 2], 2, ranking=[2, 1, 0])
    (2, 2)
    """
    wanted = [colour for colour in ranking for _ in range(counts[colour])]
    return tuple(sorted(wanted[:size]))
