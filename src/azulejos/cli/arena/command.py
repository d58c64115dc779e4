"""The arena commands: set up the tournament, play it, show the results."""

from __future__ import annotations

from dataclasses import replace as replaced
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.arena.options import (
    Anchor,
    Checks,
    Cluster,
    DatasetFile,
    First,
    Folder,
    Game,
    Games,
    Luck,
    Minutes,
    Plot,
    Processes,
    Replace,
    Rungs,
    Second,
    Several,
    Sprt,
    Strict,
    read_pair,
)
from azulejos.cli.arena.tournaments import OutputOptions, RunOptions, play, show_results
from azulejos.cli.exit_codes import NOT_MET
from azulejos.cli.parameters import BotSims, BotTime, Extras, Json, Players, Seed, Variant, chosen
from azulejos.messages import Messages

app = typer.Typer(
    name="arena",
    help="Play bots against each other and measure which is stronger.",
    epilog="Example: azulejos arena match greedy random --game azul --games 200",
    no_args_is_help=True,
    add_completion=False,
)


@app.command(epilog="Example: azulejos arena match greedy random --game azul --games 200 --sprt")
def match(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    first: First,
    second: Second,
    game: Game = "azul",
    players: Players = 2,
    variant: Variant = None,
    option: Extras = None,
    games: Games = 200,
    seed: Seed = 0,
    sprt: Sprt = False,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    luck: Luck = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    minutes: Minutes = None,
    folder: Folder = None,
    replace: Replace = False,
    anchor: Anchor = None,
    plot: Plot = None,
    dataset: DatasetFile = None,
    as_json: Json = False,
) -> None:
    """Play two bots against each other.

    Every deal is played from every seat. Run the same command again to continue after a stop.
    """
    from azulejos.arena import SequentialTest, Tournament, read_players

    tournament = Tournament(
        "match",
        chosen(game, players, variant, option),
        read_players((first, second), game),
        ((0, 1),),
        games,
        seed,
        SequentialTest() if sprt else None,
        bot_sims,
        bot_time,
        luck=luck,
    )
    output = OutputOptions(context.ensure_object(Messages), as_json, anchor, plot)
    play(tournament, RunOptions(folder, replace, processes, minutes, dataset, cluster), output)


@app.command(epilog="Example: azulejos arena round-robin random greedy hard --games 100")
def round_robin(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    names: Several,
    game: Game = "azul",
    players: Players = 2,
    variant: Variant = None,
    option: Extras = None,
    games: Games = 200,
    seed: Seed = 0,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    luck: Luck = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    minutes: Minutes = None,
    folder: Folder = None,
    replace: Replace = False,
    anchor: Anchor = None,
    plot: Plot = None,
    dataset: DatasetFile = None,
    as_json: Json = False,
) -> None:
    """Play every bot against every other and rate them.

    All pairs play the same deals. Run the same command again to continue after a stop.
    """
    from azulejos.arena import Tournament, everybody_meets, read_players

    takers = read_players(names, game)
    options = chosen(game, players, variant, option)
    pairings = tuple(everybody_meets(len(takers)))
    table = (options, takers, pairings, games, seed)
    tournament = Tournament("round-robin", *table, None, bot_sims, bot_time, luck=luck)
    output = OutputOptions(context.ensure_object(Messages), as_json, anchor, plot)
    play(tournament, RunOptions(folder, replace, processes, minutes, dataset, cluster), output)


@app.command(epilog="Example: azulejos arena ladder --game azul --check hard,greedy")
def ladder(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    names: Rungs = None,
    check: Checks = None,
    game: Game = "azul",
    players: Players = 2,
    variant: Variant = None,
    option: Extras = None,
    games: Games = 200,
    seed: Seed = 0,
    strict: Strict = False,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    luck: Luck = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    minutes: Minutes = None,
    folder: Folder = None,
    replace: Replace = False,
    anchor: Anchor = None,
    plot: Plot = None,
    dataset: DatasetFile = None,
    as_json: Json = False,
) -> None:
    """Test whether every bot is clearly stronger than the one before it, pair by pair.

    All results are also written to summary.json in the folder.
    """
    from azulejos.arena import Decision, climb

    options = chosen(game, players, variant, option)
    checks = [read_pair(text) for text in check or ()]
    tournament = replaced(
        climb(options, names, checks, games, seed), bot_sims=bot_sims, bot_time=bot_time, luck=luck
    )
    output = OutputOptions(context.ensure_object(Messages), as_json, anchor, plot)
    found = play(
        tournament, RunOptions(folder, replace, processes, minutes, dataset, cluster), output
    )
    if strict and any(row["decision"] != Decision.STRONGER for row in found["pairings"]):
        raise typer.Exit(NOT_MET)


@app.command(epilog="Example: azulejos arena show arena/match-azul-12345678")
def show(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder with results.")],
    anchor: Anchor = None,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Show the results in a folder again."""
    from azulejos.arena import report

    output = OutputOptions(context.ensure_object(Messages), as_json, anchor, plot)
    show_results(report(folder, anchor), output)
