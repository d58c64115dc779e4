"""The numbers of the evaluation of Summer Pavilion; docs/bots_tuning.md says where from."""

from __future__ import annotations

from dataclasses import dataclass

ByRounds = tuple[int, ...]
"""One number for each count of rounds that are still to come, from 0 to 6."""
ByPlayers = tuple[ByRounds, ...]
"""For two players, three and four."""


@dataclass(frozen=True, slots=True)
class SideWeights:
    """What boards of one side promise, in hundredths of a point (or of a tile to pay).

    A chance is one half when the tiles still to be paid are `half`, and about 0.85 (0.15) when they
    are `width` fewer (more).
    """

    star_half: ByRounds = (0, 500, 550, 800, 950, 1200, 1200)
    star_width: ByRounds = (0, 100, 150, 200, 200, 200, 400)
    """Outer stars; on the grey side those of one colour."""
    centre_half: ByRounds = (0, 500, 550, 600, 900, 950, 1550)
    centre_width: ByRounds = (0, 200, 350, 600, 500, 800, 700)
    mixed_half: ByRounds = (0, 400, 600, 800, 1100, 1400, 1600)
    mixed_width: ByRounds = (0, 200, 300, 400, 500, 600, 700)
    """On the grey side, outer stars of different colours."""
    number_half: ByRounds = (0, 600, 1150, 1550, 1900, 2150, 2250)
    number_width: ByRounds = (0, 300, 400, 400, 400, 350, 250)
    growth: ByRounds = (0, 55, 85, 110, 110, 85, 55)
    """For each tile of a star that is not complete: neighbours of it score more."""
    decoration: ByRounds = (0, 130, 155, 180, 155, 130, 80)
    """For each bonus tile of a decoration, by the square of the part that is covered."""
    tile: ByRounds = (-100, 130, 135, 140, 130, 150, 130)
    """A tile kept for the next round."""
    joker: ByRounds = (0, 80, 40, 20, 20, 60, 60)
    """More, if it is the next joker."""
    base: ByPlayers = (
        (260, -1440, -680, 410, 2310, 4180, 5500),
        (140, -1530, -860, 200, 1950, 3740, 5500),
        (80, -2160, -1510, -510, 1200, 2970, 5500),
    )
    """What the rounds to come bring besides; below 0 where all other hopes are too high."""
    spread: ByRounds = (550, 1100, 1250, 1400, 1600, 1750, 1750)
    """How far a margin may still move; while tiles are taken, between two of these."""
    wider: tuple[int, ...] = (100, 170, 210)
    """In percent of the spread, for two players and more: among many more can still happen."""
    rest: int = 260
    """A tile on the displays that somebody will take, when the hands are taken as they are."""


GREY = SideWeights(
    centre_half=(0, 500, 800, 1050, 1350, 1550, 1550),
    centre_width=(0, 200, 250, 250, 300, 300, 400),
    number_half=(0, 650, 1250, 1750, 2200, 2550, 2700),
    number_width=(0, 300, 500, 600, 700, 800, 700),
    base=(
        (250, -720, 100, 1300, 2840, 4550, 6710),
        (130, -760, 80, 1180, 2620, 4290, 6710),
        (150, -1130, -310, 700, 2040, 3680, 6710),
    ),
    spread=(650, 1300, 1900, 2500, 2600, 2600, 2600),
    wider=(100, 170, 180),
    rest=360,
)


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point, chances thousandths."""

    coloured: SideWeights = SideWeights()
    grey: SideWeights = GREY
    bonus: int = 150
    """A bonus tile, when it is decided what to place."""
    spared: int = 60
    """What a joker is spared for, when it is decided what to pay with."""
    wanted: int = 260
    """A joker, when it is decided what to take."""
    loose: int = 100
    """Any tile, when it is decided what to take."""
    start: int = 370
    """To begin the placing and the next round."""
    rivalry: int = 600
    """What the best opponent's points count, against one's own, for greedy."""
    foresight: int = 500
    """What the hands as they are count, against the taking played on."""
    prior_scale: int = 250
    """A move that gains so much less than the best is a quarter as likely."""


TUNED = Weights()
