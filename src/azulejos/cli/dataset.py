"""`azulejos dataset`: games between bots, written down move by move for programs that learn."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli import screen
from azulejos.cli.arena.options import Cluster, Minutes, Processes, read_dataset
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
from azulejos.cli.record_file import printable
from azulejos.cli.workers import workers_of
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.arena import Player
    from azulejos.arena.dataset import Dataset

EXAMPLE = "Example: azulejos dataset azul --bots hard,greedy --games 1000 --output games.parquet"

Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B",
        help="One bot for all seats, or one for each. A program of your own: NAME=COMMAND LINE.",
    ),
]
Games = Annotated[
    int, typer.Option(parser=whole_number(1, 10**9), metavar="K", help="Number of games to play.")
]
Output = Annotated[
    Path,
    typer.Option(
        "--output",
        "-o",
        parser=read_dataset,
        metavar="FILE",
        help="A .jsonl or .parquet file; its card is the .md file beside it.",
    ),
]


def dataset(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    game: Game,
    output: Output,
    players: Players = 2,
    variant: Variant = None,
    option: Extras = None,
    bots: Bots = "medium",
    games: Games = 100,
    seed: Seed = 0,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    processes: Processes = None,
    cluster: Cluster = None,
    minutes: Minutes = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete what the file holds of other games.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play games between bots and write every move to a file: positions, visits, values, results.

    Run the same command again to continue after a stop, or with more games to add them.
    """
    from azulejos.arena.dataset import Dataset, Series, make
    from azulejos.cli.bench import machine

    messages = context.ensure_object(Messages)
    options = chosen(game, players, variant, option)
    series = Series(options, seated(bots, players, game), seed, bot_sims, bot_time)
    seconds = math.inf if minutes is None else 60 * minutes
    with (
        Dataset(output, series.settings(), machine.commit(), replace) as file,
        workers_of(cluster, processes) as workers,
        screen.progress(messages.text("progress-games"), games) as moved_on,
    ):
        make(series, file, games, workers, moved_on, seconds)
    show(file, messages, as_json)


def seated(bots: str, players: int, game: str) -> tuple[Player, ...]:
    """A player for every seat; each of them can play this game."""
    from azulejos.arena.players import close_bot, read_player

    found = [read_player(spec) for spec in bots.split(",")]
    for player in dict.fromkeys(found):
        close_bot(player.new_bot(game))
    if len(found) not in (1, players):
        raise CommandError("bot-count", value=len(found), expected=players)
    return tuple(found * players if len(found) == 1 else found)


def show(file: Dataset, messages: Messages, as_json: bool) -> None:
    """What is in the file now."""
    rows = sum(game.plies for game in file.games.values())
    paths = {"path": str(file.path), "card": str(file.card)}
    if as_json:
        screen.print_json({**paths, "games": len(file.games), "rows": rows})
    else:
        told = messages.text("dataset-written", games=len(file.games), rows=rows, **paths)
        print(printable(told))
