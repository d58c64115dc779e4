"""What can be played here."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos import bots
from azulejos.engine.options import Numbers, OptionSpec, RuleSet
from azulejos.engine.registry import GAMES
from azulejos.server.api.models import GameFacts, GamesAnswer, NumbersFacts, OptionFacts
from azulejos.server.api.responses import errors

router = APIRouter(tags=["games"], responses=errors())


@router.get("/api/games")
async def games() -> GamesAnswer:
    """Games with their variants and options, and the levels of bots."""
    described = [described_game(state.rules) for state in GAMES.values()]
    return GamesAnswer(games=described, bots=list(bots.NAMES))


def described_game(rules: RuleSet) -> GameFacts:
    options = [described_option(spec, rules) for spec in rules.options]
    return GameFacts(
        game=rules.name,
        rules=rules.version,
        players=list(rules.players),
        variants=list(rules.variants),
        options=options,
    )


def described_option(spec: OptionSpec, rules: RuleSet) -> OptionFacts:
    return OptionFacts(
        name=spec.name,
        variants=list(spec.variants or rules.variants),
        expected=spec.expected,
        default=spec.default,
        numbers=described_numbers(spec) if isinstance(spec, Numbers) else None,
    )


def described_numbers(spec: Numbers) -> NumbersFacts:
    rows = [list(row) for row in spec.rows]
    return NumbersFacts(rows=rows, lowest=spec.lowest, highest=spec.highest)
