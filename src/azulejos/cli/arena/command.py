"""The commands: what is to be played, then the games, then the tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from azulejos.cli import screen
from azulejos.cli.parameters import Extras, Json, Players, Seed, Variant, chosen, whole_number
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.arena import Tournament

FOLDER = Path("arena")

app = typer.Typer(
    name="arena",
    help="Let bots play against each other, and measure who is stronger.",
    epilog="Example: azulejos arena match greedy random --game azul --games 200",
    no_args_is_help=True,
    add_completion=False,
)

PLAYER = "A bot, such as greedy, or another program: NAME=COMMAND LINE."
First = Annotated[str, typer.Argument(metavar="A", help=PLAYER)]
Second = Annotated[str, typer.Argument(metavar="B", help=PLAYER)]
Game = Annotated[str, typer.Option(metavar="GAME", help="The game, as listed by: azulejos games.")]
Games = Annotated[
    int,
    typer.Option(
        parser=whole_number(1, 10**6),
        metavar="K",
        help="The most games of each pair, in whole deals.",
    ),
]
Sprt = Annotated[
    bool, typer.Option("--sprt", help="Stop as soon as a sequential test knows: 60 or 70 percent?")
]
Processes = Annotated[
    int | None,
    typer.Option(
        parser=whole_number(1, 256),
        metavar="P",
        help="How many games at a time; one on each core if left out.",
    ),
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", metavar="FOLDER", help="Where results go; else a folder in arena/."),
]


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
    processes: Processes = None,
    folder: Folder = None,
    as_json: Json = False,
) -> None:
    """Play two bots against each other.

    Every deal is played from every seat. The same command again goes on where it was stopped.
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
    )
    play(tournament, Output(context.ensure_object(Messages), as_json), folder, processes)


@dataclass(frozen=True, slots=True)
class Output:
    """How results are told."""

    messages: Messages
    as_json: bool


def play(
    tournament: Tournament, output: Output, folder: Path | None, processes: int | None
) -> None:
    """Plays what is missing, then shows what came of it."""
    from azulejos.arena import ResultsFolder, run, usual_name
    from azulejos.cli.bench import machine

    path = folder or FOLDER / usual_name(tournament)
    about = {"machine": machine.machine(), "commit": machine.commit()}
    most = len(tournament.pairings) * tournament.games_per_pairing
    title = output.messages.text("progress-games")
    with ResultsFolder(path, tournament, about) as results, countdown(title, most) as missing:
        run(tournament, results, processes or os.cpu_count() or 1, missing)
    show_folder(path, output)


@contextmanager
def countdown(title: str, most: int) -> Iterator[Callable[[int], None]]:
    """A progress bar for work that may end early: it hears how much may still be missing."""
    left = most

    with screen.progress(title, most) as moved_on:

        def missing(count: int) -> None:
            nonlocal left
            moved_on(left - count)
            left = count

        yield missing


def show_folder(path: Path, output: Output) -> None:
    from azulejos.arena import read_games, read_tournament, results
    from azulejos.cli.arena import tables

    tournament, games = read_tournament(path), read_games(path)
    found: dict[str, Any] = {
        "settings": tournament.settings(),
        "folder": str(path),
        "pairings": [result.data() for result in results(tournament, games)],
    }
    if output.as_json:
        screen.print_json(found)
    else:
        tables.show(found, output.messages)


@app.command(epilog="Example: azulejos arena show arena/match-azul-12345678")
def show(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder with results.")],
    as_json: Json = False,
) -> None:
    """Show the results in a folder again."""
    show_folder(folder, Output(context.ensure_object(Messages), as_json))
