"""What a table of Queen's Garden may choose, and how its games end."""

from __future__ import annotations

from azulejos.engine.options import RuleSet

END_REASONS = ("rounds",)

QUEENS_GARDEN = RuleSet(
    name="queens_garden",
    version=1,
    players=range(2, 5),
    variants=("standard", "variant"),
)
