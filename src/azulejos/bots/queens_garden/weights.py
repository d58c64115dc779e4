"""The numbers of the evaluation of Queen's Garden. docs/bots_tuning.md says how they were found."""

from __future__ import annotations

from dataclasses import dataclass

MEASURES = (
    "pair",
    "single",
    "joker",
    "item",
    "item_value",
    "partners",
    "room_now",
    "space",
    "more_space",
    "empty",
    "around_three",
    "around_four",
    "around_five",
    "planted",
    "turn",
    "share",
    "alone",
    "alone_share",
)
"""What the evaluation measures, in its order: each has a weight of the same name."""

ByRounds = tuple[int, ...]
"""By the rounds that are left, the one under way included: first the last round."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point."""

    base: tuple[tuple[ByRounds, ...], ...] = (
        ((450, 3160, 7120, 7970), (550, 3130, 7070, 7650), (180, 2100, 5390, 5070)),
        ((570, 3500, 7840, 9060), (670, 3500, 7710, 8580), (220, 2380, 5960, 5950)),
    )
    """What the rounds to come bring besides: by side, then by players, from two on."""

    # The garden, once the storage is planted out
    pair: ByRounds = (37, 57, 72, 37)
    single: ByRounds = (14, -2, 36, 7)
    """For each point of value in groups of two and of one, which do not score yet."""
    space: ByRounds = (-99, 110, 149, -113)
    more_space: ByRounds = (27, 52, -8, 140)
    """A free space: the first three, the next six."""
    empty: ByRounds = (-3, 151, 98, 1057)
    """A slot without an expansion."""
    around_three: ByRounds = (69, 65, 31, -31)
    around_four: ByRounds = (114, 134, 84, -125)
    around_five: ByRounds = (219, 164, 110, -178)
    """A joker of a feature with so many hexagons around it."""

    # The storage, once it is planted out
    joker: ByRounds = (314, 211, 162, 286)
    item: ByRounds = (140, 272, 338, 39)
    item_value: ByRounds = (-35, -54, -54, -6)
    partners: ByRounds = (31, 6, -18, 58)
    """Two hexagons of one colour or pattern."""
    room_now: ByRounds = (14, -4, -20, -77)
    """A place for a tile, before anything is planted; up to four."""
    planted: ByRounds = (26, -9, -31, 102)
    """A hexagon that could be planted, for it takes a turn."""

    # The round
    turn: ByRounds = (200, 200, 200, 200)
    """To be the next to play, or the first of the next round."""
    share: ByRounds = (0, 0, -2, -24)
    """A tenth of a hexagon that may still be acquired, for each seat that has not passed."""
    alone: ByRounds = (-232, 287, -855, 4171)
    """All others have passed."""
    alone_share: ByRounds = (5, 5, 13, -32)
    """The share of one that is alone."""

    # The prices by which a planting plan decides what to plant where and what to pay with
    joker_price: ByRounds = (100, 110, 180, 200)
    spend: ByRounds = (0, 100, 150, 150)
    space_price: ByRounds = (0, 30, 60, 60)
    pair_price: ByRounds = (10, 40, 60, 60)
    single_price: ByRounds = (0, 8, 20, 20)
    around_price: tuple[int, ...] = (0, 0, 0, 20, 40, 60, 0, 0)
    """A feature with so many hexagons around it, in hundredths of its jokers."""

    # The search
    play_on: int = 1
    """So many turns of everybody are played before a search hears what to expect."""
    prior_scale: int = 200
    """A turn that gains so much less than the best is a quarter as likely."""
    step_prior_scale: int = 50
    """The same for the steps within a turn."""
    wide: tuple[int, ...] = (300, 1800, 2200, 2700, 3300)
    """How far a margin may still move: at the end, and while so many rounds are left."""


TUNED = Weights()
