"""`azulejos games`: lists the games."""

from __future__ import annotations

from typing import Any

import typer

from azulejos.cli import screen
from azulejos.cli.parameters import Json
from azulejos.engine.options import OptionSpec, RuleSet
from azulejos.engine.registry import GAMES
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos games --json"


def games(context: typer.Context, as_json: Json = False) -> None:
    """List the games with their numbers of players, variants and options."""
    rule_sets = [state.rules for state in GAMES.values()]
    if as_json:
        screen.print_json([described(rules) for rules in rule_sets])
    else:
        show(rule_sets, context.ensure_object(Messages))


def described(rules: RuleSet) -> dict[str, Any]:
    return {
        "game": rules.name,
        "rules": rules.version,
        "players": list(rules.players),
        "variants": list(rules.variants),
        "options": [
            {
                "name": spec.name,
                "variants": list(spec.variants or rules.variants),
                "expected": spec.expected,
                "default": spec.default,
            }
            for spec in rules.options
        ],
    }


def show(rule_sets: list[RuleSet], messages: Messages) -> None:
    headings = ("game", "players", "variants", "options")
    listing = screen.table(*(messages.text(f"heading-{name}") for name in headings))
    for rules in rule_sets:
        options = [described_option(spec, messages) for spec in rules.options]
        players = f"{rules.players[0]}–{rules.players[-1]}"
        listing.add_row(rules.name, players, ", ".join(rules.variants), "\n".join(options))
    screen.console().print(listing)


def described_option(spec: OptionSpec, messages: Messages) -> str:
    return messages.text(
        "games-option-of-variant" if spec.variants else "games-option",
        name=spec.name,
        variants=", ".join(spec.variants),
        expected=spec.expected,
        usual=str(spec.default),
    )
