"""What penalties really cost, and which colours a star still accepts."""

from __future__ import annotations

import cython

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import FULL


def loss(score: int, cost: int, lowest: int) -> int:
    """What a penalty takes away: no score falls below the first space of the track."""
    return cost if score - cost >= lowest else score - lowest


def is_one_coloured(colours: int) -> bool:
    """Whether a set of colours has exactly one member."""
    return colours != 0 and colours & (colours - 1) == 0


def open_colours(colours: int, tiles: int) -> int:
    """Grey side: what a star accepts that has so many tiles of these colours.

    The second tile decides: equal to the first, all must be equal; else all must differ.
    """
    if tiles < 2:
        return FULL
    return colours if is_one_coloured(colours) else FULL & ~colours
