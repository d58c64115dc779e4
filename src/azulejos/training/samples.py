"""What a net learns from: positions as inputs, how they were judged, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
MOST_INPUTS = 128
"""So many active inputs are kept of a position; the rest of a row is -1."""


@dataclass(frozen=True, slots=True)
class Samples:
    """A row for each position; numbers of seats begin with the seat to move.

    `hand` and `hand_points` are what the written evaluation says: chances, together 1, and final
    points. `chances` and `points` are what a net should say instead.
    """

    active: NDArray[np.int16]
    hand: Floats
    hand_points: Floats
    chances: Floats
    points: Floats

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
    names = [field.name for field in fields(Samples)]
    return Samples(*[np.concatenate([getattr(part, name) for part in parts]) for name in names])


def padded(active: Sequence[int]) -> list[int]:
    return [*active, *[-1] * (MOST_INPUTS - len(active))]
