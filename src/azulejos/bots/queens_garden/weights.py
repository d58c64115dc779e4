"""The numbers of the evaluation of Queen's Garden. docs/bots.md says how they were found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point. Where there are four, they go by the rounds that are left,
    the round under way included: 1 in the last round."""

    joker: tuple[int, ...] = (140, 190, 220, 240)
    """A joker in the storage."""
    stored: tuple[int, ...] = (10, 100, 120, 130)
    """A tile or expansion in the storage, as something to pay with."""
    left_over: tuple[int, ...] = (50, 15, 6, 3)
    """Per point of its value: the danger that it is left over."""
    playable: tuple[int, ...] = (70, 25, 20, 20)
    """Per point of its value: it could be placed at once."""
    partners: tuple[int, ...] = (6, 12, 14, 15)
    """Each pair of stored hexagons that may pay together."""
    pair: tuple[int, ...] = (10, 40, 52, 58)
    """Per point of their values: two hexagons that hang together."""
    single: tuple[int, ...] = (2, 12, 17, 20)
    """Per point of its value: a hexagon that stands alone in its colour or pattern."""
    space: tuple[int, ...] = (60, 100, 110, 120)
    """A free space of the garden; beyond the first ones it is worth less."""
    surrounding: tuple[int, ...] = (0, 0, 3, 8, 18, 45, 0)
    """By hexagons around a feature: the share of its jokers, in hundredths."""
    staying: tuple[int, ...] = (150, 260, 260, 260)
    """Not to have passed."""
    room: int = 25
    """A free space of the storage; the first four count."""
    start: int = 60
    """To start the next round."""
    win: int = 1500
    """To have won, beyond the margin."""
    rivalry: int = 300
    """What the best opponent's position counts, against one's own, in thousandths."""


TUNED = Weights()
