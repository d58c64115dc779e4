"""The weights of a net as whole numbers: plain memory that every thread's net reads."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Self

from azulejos.nets import shape

Code = Literal["h", "i"]


@dataclass(frozen=True, slots=True)
class Layers:
    """Sparse inputs to 64 to 32 to so many heads. All of it in units of 1/512, see `shape`.

    `first` has a row of 64 weights for every input, `second` a row of 32 for each of the 64, `last`
    a row for each of the 32, with as many weights as there are heads. `steps` are what is added
    before anything is active.
    """

    first: array[int]
    first_steps: array[int]
    second: array[int]
    second_steps: array[int]
    last: array[int]
    last_steps: array[int]

    def __post_init__(self) -> None:
        lengths = self.lengths(self.inputs, self.heads)
        for name, length in lengths.items():
            numbers = getattr(self, name)
            if len(numbers) != length or numbers.typecode != CODES[name]:
                raise ValueError(f"expected {length} numbers of {CODES[name]!r} in {name!r}")
        if not 0 < self.inputs <= shape.MOST_INPUTS or not 0 < self.heads <= shape.MOST_HEADS:
            raise ValueError(f"expected at most {shape.MOST_INPUTS} inputs and some heads")
        for name, largest in LARGEST_STEPS.items():
            if max(map(abs, getattr(self, name))) > largest:
                raise ValueError(f"expected {name!r} of at most {largest}")

    @property
    def inputs(self) -> int:
        return len(self.first) // shape.WIDTH

    @property
    def heads(self) -> int:
        return len(self.last_steps)

    @classmethod
    def zeros(cls, inputs: int, heads: int) -> Self:
        """Nothing learned yet."""
        lengths = cls.lengths(inputs, heads)
        return cls.of({name: [0] * length for name, length in lengths.items()})

    @classmethod
    def of(cls, numbers: Mapping[str, Iterable[int]]) -> Self:
        return cls(**{name: array(code, numbers[name]) for name, code in CODES.items()})

    @staticmethod
    def lengths(inputs: int, heads: int) -> dict[str, int]:
        """How many numbers each part has."""
        return {
            "first": inputs * shape.WIDTH,
            "first_steps": shape.WIDTH,
            "second": shape.WIDTH * shape.NARROW,
            "second_steps": shape.NARROW,
            "last": shape.NARROW * heads,
            "last_steps": heads,
        }

    def to_bytes(self) -> bytes:
        """Part after part, the lowest byte of every number first, on every machine."""
        return b"".join(in_file_order(getattr(self, name)).tobytes() for name in CODES)

    @classmethod
    def from_bytes(cls, content: bytes, inputs: int, heads: int) -> Self:
        parts: dict[str, array[int]] = {}
        at = 0
        for name, length in cls.lengths(inputs, heads).items():
            numbers = array(CODES[name])
            end = at + length * numbers.itemsize
            if end > len(content):
                raise ValueError(f"expected {end} bytes or more, got {len(content)}")
            numbers.frombytes(content[at:end])
            parts[name] = in_file_order(numbers)
            at = end
        if at != len(content):
            raise ValueError(f"expected {at} bytes, got {len(content)}")
        return cls(**parts)


CODES: Mapping[str, Code] = {
    "first": "h",
    "first_steps": "i",
    "second": "h",
    "second_steps": "i",
    "last": "h",
    "last_steps": "i",
}
"""Weights have 16 bits, sums 32."""
LARGEST_STEPS: Mapping[str, int] = {
    "first_steps": shape.LARGEST_WEIGHT,
    "second_steps": shape.LARGEST_STEP,
    "last_steps": shape.LARGEST_STEP,
}


def in_file_order(numbers: array[int]) -> array[int]:
    """The same bytes on machines of either order."""
    if sys.byteorder == "little":
        return numbers
    swapped = array(numbers.typecode, numbers)
    swapped.byteswap()
    return swapped
