"""What somebody has chosen for a game, checked."""

from __future__ import annotations

from collections.abc import Mapping

from azulejos.engine.errors import Value
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set


def chosen_options(
    game: str, players: int, variant: str | None, options: Mapping[str, Value]
) -> Options:
    rules = rule_set(game)
    for name in options:
        rules.option(name)  # no other name may reach the keywords of choose()
    return rules.choose(players, variant, **options)
