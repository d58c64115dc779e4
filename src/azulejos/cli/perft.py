"""`azulejos perft`: counts move sequences, to compare one engine with another."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from azulejos.cli import screen
from azulejos.cli.parameters import Extras, Game, Json, Players, Seed, Variant, chosen, whole_number
from azulejos.engine.game import GameState
from azulejos.engine.registry import new_game
from azulejos.engine.rng import Rng
from azulejos.messages import Messages
from azulejos.search import perft as counting

EXAMPLE = "Example: azulejos perft azul --players 2 --depth 3 --seed 7 --divide"

Depth = Annotated[
    int, typer.Option(parser=whole_number(1, 99), metavar="D", help="Depth in moves.")
]
Divide = Annotated[bool, typer.Option("--divide", help="Show the count for every first move.")]


def perft(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    game: Game,
    depth: Depth = 3,
    players: Players = 2,
    variant: Variant = None,
    seed: Seed = 0,
    option: Extras = None,
    divide: Divide = False,
    as_json: Json = False,
) -> None:
    """Count the move sequences from the first deal of a seed.

    A sequence stops at the next deal or the end of the game, and then counts as one.
    """
    messages = context.ensure_object(Messages)
    state = new_game(chosen(game, players, variant, option))
    state.deal(Rng(seed))
    counts, seconds = counted(state, depth, messages)
    found = described(state, seed, depth, counts, seconds)
    if as_json:
        screen.print_json(found | ({"divide": counts} if divide else {}))
    else:
        show(found, counts if divide else {}, messages)


def counted(state: GameState, depth: int, messages: Messages) -> tuple[dict[str, int], float]:
    """The count for every first move, by its code, and the seconds it took."""
    counts: dict[str, int] = {}
    with screen.progress(messages.text("progress-perft"), len(state.legal_moves())) as moved_on:
        began = time.perf_counter()
        for move, count in counting.divide(state, depth):
            counts[state.code(move)] = count
            moved_on(1)
        seconds = time.perf_counter() - began
    return counts, seconds


def described(
    state: GameState, seed: int, depth: int, counts: dict[str, int], seconds: float
) -> dict[str, Any]:
    return {
        "game": state.options.game,
        "players": state.options.players,
        "variant": state.options.variant,
        "seed": seed,
        "position": state.position(),
        "depth": depth,
        "count": sum(counts.values()),
        "seconds": round(seconds, 6),
    }


def show(found: dict[str, Any], counts: dict[str, int], messages: Messages) -> None:
    page = screen.console()
    page.print(messages.text("perft-position", position=found["position"]), soft_wrap=True)
    if counts:
        names = ("move", "count")
        listing = screen.table(*(messages.text(f"heading-{name}") for name in names), right=(1,))
        for code, count in counts.items():
            listing.add_row(code, f"{count:,}")
        page.print(listing)
    spent = f"{found['seconds']:.2f}"
    page.print(
        messages.text("perft-count", count=found["count"], depth=found["depth"], seconds=spent)
    )
