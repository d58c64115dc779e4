"""The numbers of the evaluation of Queen's Garden. docs/bots.md says how they were found."""

from __future__ import annotations

from dataclasses import dataclass

MEASURES = tuple("base pair single joker item item_value partners room_now space more_space empty around_three around_four around_five planted turn alone alone_share share take".split())


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point. Where there are four, they go by the rounds that are left,
    the round under way included: 1 in the last round."""

    base: tuple[int, ...] = (0, -642, 1839, 6049)
    pair: tuple[int, ...] = (16, 52, 70, 62)
    single: tuple[int, ...] = (-22, 5, 26, 30)
    joker: tuple[int, ...] = (167, 131, 185, 234)
    item: tuple[int, ...] = (89, 289, 306, 323)
    item_value: tuple[int, ...] = (-44, -46, -46, -62)
    partners: tuple[int, ...] = (57, 4, 4, 21)
    room_now: tuple[int, ...] = (-3, 22, 4, 19)
    space: tuple[int, ...] = (-270, 6, 172, 258)
    more_space: tuple[int, ...] = (3, 73, 69, -4)
    empty: tuple[int, ...] = (-122, 5, 11, 57)
    around_three: tuple[int, ...] = (11, 62, 41, -8)
    around_four: tuple[int, ...] = (31, 106, 82, -185)
    around_five: tuple[int, ...] = (79, 171, 99, 113)
    planted: tuple[int, ...] = (-72, -21, -11, -11)
    turn: tuple[int, ...] = (80, 152, 162, 127)
    alone: tuple[int, ...] = (-1101, -407, -171, -108)
    alone_share: tuple[int, ...] = (0, 0, 0, 0)
    share: tuple[int, ...] = (0, 0, 0, 0)
    take: tuple[int, ...] = (0, 0, 0, 0)
    joker_price: tuple[int, ...] = (100, 150, 180, 200)
    spend: tuple[int, ...] = (0, 100, 150, 150)
    space_price: tuple[int, ...] = (0, 30, 60, 60)
    pair_price: tuple[int, ...] = (10, 40, 60, 60)
    single_price: tuple[int, ...] = (0, 8, 20, 20)
    around_price: tuple[int, ...] = (0, 0, 0, 20, 40, 60, 0, 0)
    """The gardener's price of a stored hexagon."""
    rivalry: int = 1000
    """What the best opponent's position counts, against one's own, in thousandths."""
    doubt: int = 200
    """For a search: a move that gains so much less than the best is a quarter as likely."""
    step_doubt: int = 100
    ahead: int = 0
    wide: tuple[int, ...] = (300, 1800, 2200, 2700, 3300)
    """How far a margin may still move: at the end, and at the start of the rounds."""


TUNED = Weights()
