"""What a table of Azul may choose, and how its games end."""

from __future__ import annotations

from azulejos.engine.options import RuleSet, WholeNumber

END_REASONS = ("row", "deadlock", "max_rounds")

AZUL = RuleSet(
    name="azul",
    version=1,
    players=range(2, 5),
    variants=("standard", "grey"),
    options=(WholeNumber("max_rounds", lowest=0, highest=1000, usual=0),),
)
