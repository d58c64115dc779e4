"""`azulejos simulate`: games between bots, without a board."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from azulejos.cli import screen
from azulejos.cli.errors import CommandError
from azulejos.cli.parameters import (
    BotSims,
    BotTime,
    Extras,
    Game,
    Json,
    Players,
    Seed,
    Variant,
    chosen,
    whole_number,
)
from azulejos.cli.series import RANDOM, Series, Tally, bot_named
from azulejos.engine.registry import new_game
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos simulate azul --players 3 --games 100000 --seed 7 --json"

Games = Annotated[
    int, typer.Option(parser=whole_number(1, 10**9), metavar="K", help="Number of games to play.")
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="A,B",
        help="One bot for all seats, or one for each; random if left out. A program of your own: "
        "NAME=COMMAND LINE.",
    ),
]
Threads = Annotated[
    int, typer.Option(parser=whole_number(1, 256), metavar="T", help="Number of games at a time.")
]


def simulate(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    game: Game,
    players: Players = 2,
    variant: Variant = None,
    games: Games = 1000,
    seed: Seed = 0,
    bots: Bots = None,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    threads: Threads = 1,
    option: Extras = None,
    as_json: Json = False,
) -> None:
    """Play games between bots and print the totals.

    The same seed gives the same games and checksum on any machine and any number of threads.
    """
    messages = context.ensure_object(Messages)
    options = chosen(game, players, variant, option)
    series = Series(new_game(options), seated(bots, players, game), seed, bot_sims, bot_time)
    with screen.progress(messages.text("progress-games"), games) as moved_on:
        began = time.perf_counter()
        total = series.play(games, threads, moved_on)
        seconds = time.perf_counter() - began
    if as_json:
        screen.print_json(summary(series, total, seconds))
    else:
        show(series, total, seconds, messages)


def seated(bots: str | None, players: int, game: str) -> tuple[str, ...]:
    """The name of a bot for every seat."""
    names = [RANDOM] if bots is None else bots.split(",")
    if set(names) != {RANDOM}:
        for name in names:
            bot_named(name, game)
    if len(names) not in (1, players):
        raise CommandError("bot-count", value=len(names), expected=players)
    return tuple(names * players if len(names) == 1 else names)


def summary(series: Series, total: Tally, seconds: float) -> dict[str, Any]:
    options = series.start.options
    return {
        "game": options.game,
        "players": options.players,
        "variant": options.variant,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": total.games,
        "moves": total.moves,
        "seconds": round(seconds, 6),
        "games_per_second": round(total.games / seconds, 1),
        "moves_per_second": round(total.moves / seconds, 1),
        "mean_scores": [round(points / total.games, 6) for points in total.score_sums],
        "wins": [round(won, 6) for won in total.wins],
        "ties": total.ties,
        "checksum": f"{total.checksum:016x}",
    }


def show(series: Series, total: Tally, seconds: float, messages: Messages) -> None:
    found, options = summary(series, total, seconds), series.start.options
    names = ("seat", "bot", "mean-score", "wins", "wins-share")
    results = screen.table(*(messages.text(f"heading-{name}") for name in names), right=(2, 3, 4))
    rows = zip(series.bots, found["mean_scores"], total.wins, strict=True)
    for seat, (bot, score, won) in enumerate(rows, start=1):
        share = f"{won / total.games:.1%}"
        results.add_row(str(seat), bot, f"{score:.2f}", f"{won:,.1f}", share)
    page = screen.console()
    title = {"game": options.game, "variant": options.variant}
    page.print(messages.text("simulate-title", players=options.players, **title))
    page.print(results)
    for line in closing_lines(found, total, series.start.move_cap, messages):
        page.print(line)


def closing_lines(
    found: dict[str, Any], total: Tally, move_cap: int, messages: Messages
) -> list[str]:
    spent = f"{found['seconds']:.2f}"
    speeds = {name: round(found[name]) for name in ("games_per_second", "moves_per_second")}
    lines = [
        messages.text("simulate-ties", ties=total.ties),
        messages.text("simulate-played", games=total.games, moves=total.moves, seconds=spent),
        messages.text("simulate-speed", **speeds),
        messages.text("simulate-checksum", checksum=found["checksum"], seed=str(found["seed"])),
    ]
    if total.limited:
        lines.insert(1, messages.text("simulate-limited", games=total.limited, moves=move_cap))
    return lines
