"""Sets of the numbers 0 to 9 as bit masks: how many members, and which is the n-th.

`quotient` spares a division: it was a fifth of the time of choosing a random take.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    MASKS = 1024
    MEMBERS = 10
    DIVIDENDS = 128


@cython.final
@cython.cclass
class Masks:
    """Tables for every mask; there is one, `TABLES`, and every state holds it."""

    size: list[int]
    member: list[list[int]]
    quotient: list[list[int]]

    def __init__(self) -> None:
        if not cython.compiled:
            self.size = [0] * MASKS
            self.member = [[0] * MEMBERS for _ in range(MASKS)]
            self.quotient = [[0] * (MEMBERS + 1) for _ in range(DIVIDENDS)]
        for mask in range(MASKS):
            for bit in range(MEMBERS):
                if mask >> bit & 1:
                    self.member[mask][self.size[mask]] = bit
                    self.size[mask] += 1
        for dividend in range(DIVIDENDS):
            for divisor in range(1, MEMBERS + 1):
                self.quotient[dividend][divisor] = dividend // divisor


TABLES = Masks()
