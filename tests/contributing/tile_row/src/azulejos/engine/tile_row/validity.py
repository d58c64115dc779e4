"""Everything that can be wrong with a hand-made position."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.engine.tile_row.board import COLOUR_NAMES, COLOURS, TILES_PER_COLOUR
from azulejos.engine.tile_row.notation import Placement

from azulejos.engine.errors import Fault


def faults(placed: Placement) -> list[Fault]:
    return [*_tile_counts(placed), *_row(placed)]


def _tile_counts(placed: Placement) -> Iterator[Fault]:
    for colour in range(COLOURS):
        places = (placed.bag, placed.row, *placed.held)
        found = sum(counts[colour] for counts in places)
        if found != TILES_PER_COLOUR:
            values = {"tile": COLOUR_NAMES[colour], "found": found, "expected": TILES_PER_COLOUR}
            yield Fault("tile_row.tile-count", values, ("bag",))


def _row(placed: Placement) -> Iterator[Fault]:
    if placed.phase != "deal" and any(placed.row) != (placed.phase == "take"):
        yield Fault("tile_row.row-and-phase", {"phase": placed.phase}, ("phase",))
