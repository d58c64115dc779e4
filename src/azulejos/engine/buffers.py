"""Room for what a state writes without the GIL: legal moves, utilities, observations."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    SEATS = 4
    MOST_MOVES = 1024
    MOST_NUMBERS = 4096

    # Compiled, these come from the header, so that loops need not call them.

    def clear_numbers(buffer: list[float], count: int) -> None:
        for index in range(count):
            buffer[index] = 0.0

    def clear_flags(buffer: memoryview[int], count: int) -> None:
        for index in range(count):
            buffer[index] = 0


def zeros(*shape: int) -> list[Any]:
    """Nested lists of zeros."""
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(*shape[1:]) for _ in range(shape[0])]


@cython.final
@cython.cclass
class MoveBuffer:
    """Room for the longest list of legal moves."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES


@cython.final
@cython.cclass
class UtilityBuffer:
    """Room for one value per seat."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = [0.0] * SEATS


@cython.final
@cython.cclass
class ObservationBuffer:
    """Room for the longest observation."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = [0.0] * MOST_NUMBERS
