"""What can be edited in a position of Tile Row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from azulejos.engine.tile_row.board import COLOUR_NAMES, ROW_ID
from azulejos.engine.tile_row.notation import MOST, PHASES, Placement
from azulejos.engine.tile_row.rules import END_REASONS

from azulejos.engine.setup_fields import SetupField, common_fields, counts


def fields(placed: Placement) -> Iterator[SetupField]:
    yield from common_fields(placed, MOST, PHASES, END_REASONS)
    yield counts(ROW_ID, COLOUR_NAMES, placed.row, lambda row: replace(placed, row=row))
    yield counts("bag", COLOUR_NAMES, placed.bag, lambda bag: replace(placed, bag=bag))
