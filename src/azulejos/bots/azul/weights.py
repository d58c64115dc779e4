"""The numbers of the evaluation of Azul. docs/bots_tuning.md says how they were found."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from azulejos.bots.learned_priors import LearnedPriors, read_priors


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are hundredths of a point, chances thousandths."""

    placement_rate: tuple[int, ...] = (900, 800, 650, 500, 400)
    """By row: the chance that a round puts a tile there."""
    rounds_left: tuple[int, ...] = (2, 13, 22, 31, 40, 50)
    """In tenths, by the rounds that the game will probably last."""
    completion: tuple[int, ...] = (1000, 900, 750, 500, 300)
    """By missing tiles: the chance that one round completes a line that holds tiles already."""
    most_certain: int = 950
    """No space that is still empty is more certain than this."""
    growth: int = 1100
    """What a space will score, by what it would score now: neighbours come."""
    started: tuple[int, ...] = (1000, 200, 120, 60, 20)
    """By missing tiles: the share of its worth that a line has at once, for the likely take."""
    start: int = 120
    """To start the next round."""
    win: int = 1500
    """To have won, beyond the margin."""
    quiet: tuple[int, ...] = (650, 850, 850)
    """By players (2, 3, 4): what the round as it stands counts, against the round played on."""
    rivalry: int = 500
    """What the best opponent's points count, against one's own."""
    foresight: int = 400
    """For a search: what the round as it stands counts, against the round played on."""
    trust: tuple[tuple[int, ...], ...] = (
        (1290, 1020, 800, 660, 700, 330),
        (1640, 1260, 970, 780, 740, 400),
        (1670, 1270, 990, 790, 750, 400),
    )
    """For a search, by players and round: what a hope for points is worth by experience."""
    trust_in_deals: tuple[tuple[int, ...], ...] = (
        (1680, 1270, 1000, 750, 620, 400),
        (2170, 1610, 1230, 910, 710, 400),
        (2200, 1640, 1240, 920, 720, 400),
    )
    """The same before a deal."""
    prior_scale: int = 400
    """For a search: a take that gains so much less than the best is a quarter as likely."""
    priors: tuple[LearnedPriors, ...] = read_priors(Path(__file__).parent)
    """For a search: by table, what makes a take likelier than its gain says."""
    wide: int = 400
    """For a search: how far a margin may still move in the last round."""
    wider: int = 500
    """For a search: how much further with every round left."""


TUNED = Weights()
