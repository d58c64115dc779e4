"""What a table of Tile Row may choose, and how its games end."""

from __future__ import annotations

from azulejos.engine.options import RuleSet

END_REASONS = ("bag",)

TILE_ROW = RuleSet(name="tile_row", version=1, players=range(2, 3), variants=("standard",))
