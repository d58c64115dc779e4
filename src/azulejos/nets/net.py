"""A net of whole numbers: the same position has the same value on every machine.

Inputs are sparse: a position names the few that are active, and one that is named twice counts
twice. Their rows of 64 weights are added up, cut off below 0 and above 1, and go through a layer of
32 to the heads. Loops run along rows of 16 bits, which compilers turn into vectors (see setup.py).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from azulejos.nets.layers import Layers

if not cython.compiled:
    from azulejos.nets.shape import AROUND, MOST_ACTIVE, MOST_HEADS, NARROW, ONE, UNIT, WIDTH


@cython.final
@cython.cclass
class Net:
    """Judges one position at a time; it has room for one, so every thread needs its own.

    Compiled code writes the active inputs into `active`, calls `judge`, and reads `values`, in
    units of 1 / `UNIT`.
    """

    layers: Layers
    first: array[int]
    first_steps: list[int]
    second: list[list[int]]
    second_steps: list[int]
    last: list[list[int]]
    last_steps: list[int]
    active: list[int]
    wide: list[int]
    narrow: list[int]
    values: list[int]

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.inputs = layers.inputs
        self.heads = layers.heads
        if not cython.compiled:
            self.first_steps = [0] * WIDTH
            self.second = [[0] * WIDTH for _ in range(NARROW)]
            self.second_steps = [0] * NARROW
            self.last = [[0] * NARROW for _ in range(MOST_HEADS)]
            self.last_steps = [0] * MOST_HEADS
            self.active = [0] * MOST_ACTIVE
            self.wide = [0] * WIDTH
            self.narrow = [0] * NARROW
            self.values = [0] * MOST_HEADS
        self.take_over(layers)

    def __reduce__(self) -> tuple[type[Net], tuple[Layers]]:
        return Net, (self.layers,)

    def take_over(self, layers: Layers) -> int:
        """The small layers are copied, the large one is only looked at."""
        self.first = layers.first
        for column in range(WIDTH):
            self.first_steps[column] = layers.first_steps[column]
            for index in range(NARROW):
                self.second[index][column] = layers.second[column * NARROW + index]
        for index in range(NARROW):
            self.second_steps[index] = layers.second_steps[index]
            for head in range(self.heads):
                self.last[head][index] = layers.last[index * self.heads + head]
        for head in range(self.heads):
            self.last_steps[head] = layers.last_steps[head]
        return 0

    def judged(self, active: Sequence[int]) -> list[int]:
        """The value of every head for these inputs, in units of 1 / `UNIT`."""
        if len(active) > MOST_ACTIVE:
            raise ValueError(f"expected at most {MOST_ACTIVE} active inputs, got {len(active)}")
        for index, number in enumerate(active):
            if not 0 <= number < self.inputs:
                raise ValueError(f"expected inputs below {self.inputs}, got {number}")
            self.active[index] = number
        self.judge(len(active))
        return [self.values[head] for head in range(self.heads)]

    def judge(self, count: int) -> None:
        """From the first `count` of the active inputs to the values."""
        copy(self.wide, self.first_steps)
        for index in range(count):
            self.add_input(self.active[index])
        cut(self.wide)
        for index in range(NARROW):
            total = self.second_steps[index] + wide_product(self.second[index], self.wide)
            self.narrow[index] = min(max(total, 0), UNIT) // ONE
        for index in range(self.heads):
            product = narrow_product(self.last[index], self.narrow)
            self.values[index] = self.last_steps[index] + product

    def add_input(self, number: int) -> None:
        at = number * WIDTH
        if cython.compiled:
            add_row(self.wide, cython.address(self.first[at]))
        else:
            add_row(self.wide, self.first[at : at + WIDTH])


def copy(sums: list[int], steps: list[int]) -> None:
    for column in range(WIDTH):
        sums[column] = steps[column]


def add_row(sums: list[int], row: Sequence[int]) -> None:
    """In 16 bits; what leaves them comes in again from the other side."""
    for column in range(WIDTH):
        sums[column] += row[column]
        if not cython.compiled:
            sums[column] = (sums[column] + AROUND // 2) % AROUND - AROUND // 2


def cut(sums: list[int]) -> None:
    """Below 0 and above 1."""
    for column in range(WIDTH):
        sums[column] = min(max(sums[column], 0), ONE)


def wide_product(row: list[int], activations: list[int]) -> int:
    total = 0
    for column in range(WIDTH):
        total += row[column] * activations[column]
    return total


def narrow_product(row: list[int], activations: list[int]) -> int:
    total = 0
    for column in range(NARROW):
        total += row[column] * activations[column]
    return total
