"""What a net learns from: positions as inputs, how they were judged, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
NONE = -1
"""Fills rows of active inputs that are shorter than the longest."""


@dataclass(frozen=True, slots=True)
class Samples:
    """A row for each position; numbers of seats begin with the one that sees it.

    `hand` and `hand_points` are what the written evaluation says: chances, together 1, and final
    points. `chances` and `points` are what a net should say instead. `shares` are what came of the
    game: who won.
    """

    active: NDArray[np.int16]
    hand: Floats
    hand_points: Floats
    chances: Floats
    points: Floats
    shares: Floats

    def __len__(self) -> int:
        return len(self.active)

    def part(self, rows: NDArray[np.int64]) -> Samples:
        return Samples(*[getattr(self, field.name)[rows] for field in fields(self)])

    def save(self, path: Path) -> None:
        """The whole file or none."""
        draft = path.with_suffix(".tmp.npz")
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        np.savez_compressed(draft, **arrays)
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> Samples:
        with np.load(path) as arrays:
            return cls(*[arrays[field.name] for field in fields(cls)])


def joined(parts: Sequence[Samples]) -> Samples:
    longest = max(part.active.shape[1] for part in parts)
    names = [field.name for field in fields(Samples)][1:]
    return Samples(
        np.concatenate([widened(part.active, longest) for part in parts]),
        *[np.concatenate([getattr(part, name) for part in parts]) for name in names],
    )


def widened(rows: NDArray[np.int16], longest: int) -> NDArray[np.int16]:
    missing = longest - rows.shape[1]
    return np.pad(rows, ((0, 0), (0, missing)), constant_values=NONE)


def rows_of(positions: Sequence[Sequence[int]]) -> NDArray[np.int16]:
    """The active inputs of positions, each in a row."""
    longest = max(map(len, positions))
    rows = [[*active, *[NONE] * (longest - len(active))] for active in positions]
    return np.array(rows, np.int16)
