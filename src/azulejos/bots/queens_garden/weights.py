"""The numbers of the evaluation of Queen's Garden. docs/bots.md says how they were found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point. Where there are four, they go by the rounds that are left,
    the round under way included: 1 in the last round."""

    joker: tuple[int, ...] = (78, 106, 123, 151)
    """A joker in the storage."""
    stored: tuple[int, ...] = (60, 147, 119, 158)
    """A tile or expansion in the storage, as something to pay with."""
    left_over: tuple[int, ...] = (56, 31, 21, 11)
    """Per point of its value: the danger that it is left over."""
    playable: tuple[int, ...] = (56, 20, 22, 16)
    """Per point of its value: it could be placed at once."""
    partners: tuple[int, ...] = (4, 14, 10, 8)
    """Each pair of stored hexagons that may pay together."""
    pair: tuple[int, ...] = (6, 24, 20, 39)
    """Per point of their values: two hexagons that hang together."""
    single: tuple[int, ...] = (2, 14, 18, 20)
    """Per point of its value: a hexagon that stands alone in its colour or pattern."""
    space: tuple[int, ...] = (84, 140, 193, 168)
    """A free space of the garden; beyond the first ones it is worth less."""
    surrounding: tuple[int, ...] = (0, 0, 3, 8, 18, 45, 0)
    """By hexagons around a feature: the share of its jokers, in hundredths."""
    staying: tuple[int, ...] = (168, 204, 291, 291)
    """Not to have passed."""
    room: int = 29
    """A free space of the storage; the first four count."""
    crowding: int = 3
    """Stored tiles and expansions beyond six: this for the square of their number."""
    start: int = 75
    """To start the next round."""
    win: int = 1500
    """To have won, beyond the margin."""
    rivalry: int = 300
    """What the best opponent's position counts, against one's own, in thousandths."""


TUNED = Weights()
