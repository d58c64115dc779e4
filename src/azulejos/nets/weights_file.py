"""Weights as a file: a line that names the format, a line about them, and the numbers.

The second line is JSON: for which table the net judges, which inputs it expects, and where it comes
from. The numbers are those of `Layers`, compressed; a checksum tells whether they are all there.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from azulejos.engine.errors import AzulejosError
from azulejos.nets.layers import Layers
from azulejos.nets.shape import MOST_HEADS, MOST_INPUTS, WIDTH

FORMAT = b"azulejos net 1\n"
LONGEST_LINE = 10_000
LARGEST = 200_000
LARGEST_NET = 4 * (MOST_INPUTS + MOST_HEADS) * WIDTH
"""Bytes of a file, and of the numbers in it: what is longer is refused."""
AS_IT_IS = 4
MOST_CERTAIN = 16
"""Quarters of the power to which chances are taken."""


class BadWeights(AzulejosError):
    """A file does not hold the weights of a net, or not those that were asked for."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a net is for. `features` is the version of the game's inputs, so that a net is never
    asked about inputs that have changed since it learned; `provenance` says how it was made.
    Its chances are right when taken to the power of `certainty` quarters.
    """

    game: str
    players: int
    variant: str
    features: int
    certainty: int = AS_IT_IS
    provenance: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Learned:
    """A net and what it is for."""

    heading: Heading
    layers: Layers


def write_weights(path: Path, learned: Learned) -> None:
    """The whole file or none."""
    layers = learned.layers
    content = zlib.compress(layers.to_bytes(), 9)
    about = asdict(learned.heading) | {
        "inputs": layers.inputs,
        "heads": layers.heads,
        "checksum": zlib.crc32(content),
    }
    line = json.dumps(about, sort_keys=True).encode() + b"\n"
    draft = path.with_name(path.name + ".tmp")
    draft.write_bytes(FORMAT + line + content)
    draft.replace(path)


def read_weights(path: Path) -> Learned:
    """What `write_weights` wrote; `BadWeights` says what is wrong with anything else."""
    with path.open("rb") as file:
        if file.readline(len(FORMAT)) != FORMAT:
            raise refused(path, "the first line does not name a net of azulejos")
        line = file.readline(LONGEST_LINE)
        content = file.read(LARGEST)
    heading, inputs, heads, checksum = read_heading(path, line)
    if zlib.crc32(content) != checksum:
        raise refused(path, "the checksum differs: the file is damaged or cut off")
    try:
        return Learned(heading, Layers.from_bytes(unpacked(content), inputs, heads))
    except (ValueError, zlib.error) as fault:
        raise refused(path, str(fault)) from fault


def unpacked(content: bytes) -> bytes:
    """No more than a net can have, whatever a file promises."""
    return zlib.decompressobj().decompress(content, LARGEST_NET + 1)


def read_heading(path: Path, line: bytes) -> tuple[Heading, int, int, int]:
    try:
        about = json.loads(line)
        numbers = tuple(whole(about.pop(name)) for name in ("inputs", "heads", "checksum"))
        heading = Heading(**about)
        certainty = whole(heading.certainty)
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise refused(path, "the second line does not describe a net") from fault
    inputs, heads, checksum = numbers
    if not (0 < inputs <= MOST_INPUTS and 0 < heads <= MOST_HEADS):
        raise refused(path, f"{inputs} inputs and {heads} heads are not those of a net")
    if not 0 < certainty <= MOST_CERTAIN:
        raise refused(path, f"a certainty of {certainty} quarters is not from 1 to {MOST_CERTAIN}")
    return heading, inputs, heads, checksum


def whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"expected a whole number, got {value!r}")
    return value


def refused(path: Path, fault: str) -> BadWeights:
    return BadWeights("bad-weights", file=path.name, fault=fault)
