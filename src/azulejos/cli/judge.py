"""`azulejos judge`: how good the evaluation of a game is, on a fixed set of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

import azulejos
from azulejos.cli import screen
from azulejos.cli.bench import machine
from azulejos.cli.parameters import Game, Json, whole_number
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos judge azul --json"
FIGURES = (
    "players",
    "positions",
    "log-loss",
    "chance-error",
    "points-error",
    "points-bias",
    "rank-correlation",
    "best-found",
    "chance-lost",
)

Limit = Annotated[
    int | None,
    typer.Option(
        parser=whole_number(1, 10**6), metavar="N", help="Use only the first N positions."
    ),
]


def judge(context: typer.Context, game: Game, limit: Limit = None, as_json: Json = False) -> None:
    """Judge the evaluation of a game on a fixed set of positions.

    Their values come from games played on to the end and from deep searches: see
    docs/evaluations.md.
    """
    from azulejos import bots
    from azulejos.benchmark import about, judged, read_positions

    found = {
        "version": azulejos.__version__,
        "commit": machine.commit(),
        "set": about(game),
        **judged(read_positions(game)[:limit], bots.policy_for(game)),
    }
    if as_json:
        screen.print_json(found)
    else:
        show(found, context.ensure_object(Messages))


def show(found: Mapping[str, Any], messages: Messages) -> None:
    page = screen.console()
    everybody = messages.text("judge-everybody")
    rows = [*found["players"].items(), (everybody, found)]
    page.print(listing(FIGURES, [figures(name, row) for name, row in rows], messages))
    page.print()
    calibration = [
        [f"{row['chance']:.1%}", f"{row['won']:.1%}", str(row["seats"])]
        for row in found["calibration"]
    ]
    page.print(messages.text("judge-calibration"))
    page.print(listing(("chance-said", "chance-won", "seats-judged"), calibration, messages))


def listing(names: Sequence[str], rows: Sequence[Sequence[str]], messages: Messages) -> Table:
    headings = [messages.text(f"heading-{name}") for name in names]
    made = screen.table(*headings, right=tuple(range(len(names))))
    for row in rows:
        made.add_row(*row)
    return made


def figures(players: str, row: Mapping[str, Any]) -> list[str]:
    found = [
        players,
        str(row["positions"]),
        f"{row['log_loss']:.4f}",
        f"{row['chance_error']:.1%}",
        f"{row['points_error']:.2f}",
        f"{row['points_bias']:+.2f} ± {row['bias_error']:.2f}",
    ]
    if not row["choices"]:
        return found
    return [
        *found,
        f"{row['rank_correlation']:.3f}",
        f"{row['best_found']:.1%}",
        f"{row['chance_lost']:.2%}",
    ]
