"""A small fast generator of random numbers that is the same on every machine.

SplitMix64: one 64-bit word of state. Independent streams come from (seed, stream), so game number n
of a series can be dealt by anybody, in any order, with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import cython

Item = TypeVar("Item")

if not cython.compiled:
    STEP = 0x9E3779B97F4A7C15
    FIRST = 0xBF58476D1CE4E5B9
    SECOND = 0x94D049BB133111EB
    WORD = 0xFFFFFFFFFFFFFFFF

    # Compiled, these and `pick` come from the header, so that loops need not call them.

    def mixed(word: int) -> int:
        """Every bit of the result depends on every bit of the word."""
        word = ((word ^ (word >> 30)) * FIRST) & WORD
        word = ((word ^ (word >> 27)) * SECOND) & WORD
        return word ^ (word >> 31)

    def folded(digest: int, value: int) -> int:
        """The digest of a sequence that goes on with this value."""
        digest = ((digest ^ (value & WORD)) * FIRST) & WORD
        return digest ^ (digest >> 29)


def folded_all(digest: int, values: list[int], count: int) -> int:
    """The digest of a sequence that goes on with all these values."""
    for index in range(count):
        digest = folded(digest, values[index] & WORD)
    return digest


@cython.final
@cython.cclass
class Rng:
    """`Rng(seed)` or, for one of many independent series, `Rng(seed, stream)`.

    >>> Rng(7).below(100), Rng(7).below(100), Rng(7, stream=1).below(100)
    (72, 72, 31)
    """

    word: int

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.start(seed & 0xFFFFFFFFFFFFFFFF, stream & 0xFFFFFFFFFFFFFFFF)

    def start(self, seed: int, stream: int) -> None:
        self.word = mixed((seed + STEP) & WORD) ^ mixed((stream * STEP) & WORD)

    if not cython.compiled:

        def next_word(self) -> int:
            self.word = (self.word + STEP) & WORD
            return mixed(self.word)

        def pick(self, bound: int) -> int:
            """A number from 0 to bound - 1; the bias of at most bound / 2**32 is below notice."""
            return ((self.next_word() >> 32) * bound) >> 32

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return resumed, (self.word,)

    def resume(self, word: int) -> None:
        """Goes on where another generator stood."""
        self.word = word

    def below(self, bound: int) -> int:
        if not 0 < bound < 1 << 31:
            raise ValueError(f"expected a bound from 1 to 2**31 - 1, got {bound}")
        return self.pick(bound)

    def choice(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]


def resumed(word: int) -> Rng:
    """The generator that a pickle describes."""
    rng = Rng(0)
    rng.resume(word)
    return rng
