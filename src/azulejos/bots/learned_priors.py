"""Weights of the terms that make a move likelier than its gain says, as learned from searches.

They lie as `priors.json` beside the policy of a game: for each table the weights of every group of
terms, in hundredths of a point, and the scale by which gains become priors.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

FILE = "priors.json"


@dataclass(frozen=True, slots=True)
class LearnedPriors:
    """For one kind of table: its scale, and the weights of each group of terms."""

    players: int
    variant: str
    scale: int
    """A move that gains so much less than the best is one sixteenth as likely."""
    weights: Mapping[str, tuple[int, ...]]

    def listed(self, groups: Mapping[str, int]) -> list[int]:
        """The weights of all terms in their order; `ValueError` if these are others."""
        found = {group: len(weights) for group, weights in self.weights.items()}
        if found != groups:
            raise ValueError(f"expected weights of {dict(groups)}, got {found}")
        return [weight for group in groups for weight in self.weights[group]]


def read_priors(folder: Path) -> tuple[LearnedPriors, ...]:
    """What a game has learned, for all its tables."""
    tables = json.loads((folder / FILE).read_text(encoding="utf-8"))["tables"]
    return tuple(
        LearnedPriors(
            table["players"],
            table["variant"],
            table["scale"],
            {group: tuple(weights) for group, weights in table["weights"].items()},
        )
        for table in tables
    )
