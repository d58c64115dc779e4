"""`azulejos train`: nets that learn from games of bots against themselves."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any
from zlib import crc32

import typer

from azulejos.cli import screen
from azulejos.cli.arena.options import Cluster, Processes, read_minutes
from azulejos.cli.errors import CommandError
from azulejos.cli.parameters import Game, Json, Players, Seed, Variant, whole_number
from azulejos.cli.workers import elsewhere, usual_processes
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos train azul --folder nets --generations 1 --minutes 10"
EXTRA = "azulejos[train]"
MATCH_SECONDS = 0.1

Folder = Annotated[
    Path,
    typer.Option(
        metavar="FOLDER", help="Where games and nets are stored, to continue after a stop."
    ),
]
Generations = Annotated[
    int,
    typer.Option(parser=whole_number(1, 1000), metavar="N", help="Number of generations."),
]
Minutes = Annotated[
    float | None,
    typer.Option(parser=read_minutes, metavar="M", help="Time for the games of each generation."),
]
Games = Annotated[
    int,
    typer.Option(
        parser=whole_number(100, 10_000_000), metavar="N", help="Most games in each generation."
    ),
]
Epochs = Annotated[
    int,
    typer.Option(
        parser=whole_number(1, 100), metavar="N", help="How often a net learns from each position."
    ),
]
Sims = Annotated[
    int,
    typer.Option(
        parser=whole_number(10, 100_000),
        metavar="N",
        help="Simulations for the turns that are learned from.",
    ),
]
Brief = Annotated[
    int | None,
    typer.Option(
        parser=whole_number(2, 100_000),
        metavar="N",
        help="Simulations for the other turns; a fifth of those if not given.",
    ),
]
MatchGames = Annotated[
    int,
    typer.Option(
        parser=whole_number(0, 100_000),
        metavar="N",
        help="Most games of the match that decides whether a net is kept; with 0 all are kept.",
    ),
]

Start = Annotated[
    Path | None,
    typer.Option(
        "--from",
        exists=True,
        dir_okay=False,
        metavar="FILE",
        help="A net that plays the first games, instead of the evaluation alone.",
    ),
]


def train(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    game: Game,
    folder: Folder,
    generations: Generations = 1,
    minutes: Minutes = None,
    players: Players = 2,
    variant: Variant = None,
    games: Games = 20_000,
    epochs: Epochs = 4,
    sims: Sims = 400,
    brief: Brief = None,
    match_games: MatchGames = 400,
    seed: Seed = 0,
    start: Start = None,
    processes: Processes = None,
    cluster: Cluster = None,
    as_json: Json = False,
) -> None:
    """Train a net that corrects how bots judge positions, and keep it if it wins.

    Run the same command again to continue after a stop. `azulejos bot search --stdio --net FILE`
    plays with a net.
    """
    try:
        from azulejos.training import Plan, TrainingFolder, Workshop
        from azulejos.training import train as run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        raise CommandError("training-needs", package=package, extra=EXTRA) from None
    from azulejos.engine.registry import rule_set

    options = rule_set(game).choose(players, variant)
    plan = Plan(
        game,
        players,
        options.variant,
        games,
        epochs,
        brief or max(2, sims // 5),
        sims,
        seed,
        match_games,
        MATCH_SECONDS,
        crc32(start.read_bytes()) if start else None,
    )
    messages = context.ensure_object(Messages)
    seconds = math.inf if minutes is None else 60 * minutes
    count = usual_processes(processes)
    with TrainingFolder(folder, plan, start) as place, elsewhere(cluster) as machines:
        log = run(Workshop(place, count, seconds, bars(messages), machines), generations)
    show(log, folder, messages, as_json)


def bars(messages: Messages) -> Callable[[str, int], AbstractContextManager[Callable[[int], None]]]:
    """A bar for each step."""
    return lambda step, total: screen.progress(messages.text(f"training-{step}"), total)


def show(log: list[dict[str, Any]], folder: Path, messages: Messages, as_json: bool) -> None:
    """What every generation learned, and whether it was kept."""
    if as_json:
        screen.print_json({"folder": str(folder), "log": log})
        return
    columns = ("generation", "positions", "loss", "points", "set", "rate", "kept")
    headings = [messages.text(f"training-column-{column}") for column in columns]
    table = screen.table(*headings, right=(0, 1, 2, 3, 4, 5))
    for number in sorted({step["generation"] for step in log}):
        steps = {step["step"]: step for step in log if step["generation"] == number}
        table.add_row(*row(number, steps["learning"], steps["match"], messages))
    screen.console().print(table)
    screen.console().print(messages.text("training-folder", path=str(folder)))


def row(
    number: int, learning: dict[str, Any], match: dict[str, Any], messages: Messages
) -> list[str]:
    """Errors are shown as: before, and with the net."""
    before, after, on_set = learning["written"], learning["net"], learning["set"]
    return [
        str(number),
        str(learning["positions"]),
        f"{before['log_loss']:.4f} > {after['log_loss']:.4f}",
        f"{before['points']:.2f} > {after['points']:.2f}",
        f"{on_set['written']['log_loss']:.4f} > {on_set['net']['log_loss']:.4f}",
        victories(match),
        messages.text("training-kept" if match["kept"] else "training-not-kept"),
    ]


def victories(match: dict[str, Any]) -> str:
    """Nothing if there was no match."""
    if "rate" not in match:
        return ""
    return f"{match['rate']:.3f} ({match['low']:.3f} .. {match['high']:.3f})"
