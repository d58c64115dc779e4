"""`azulejos play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.parameters import COUNT, GAME, SEED, Extras, Variant
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos play azul --variant grey --seats Ana,greedy,Taras"

Game = Annotated[str | None, GAME]
Players = Annotated[
    int | None,
    typer.Option(parser=COUNT, metavar="N", help="Number of players; by default that of --seats."),
]
Seats = Annotated[
    str | None,
    typer.Option(
        metavar="A,B",
        help="Names of people and bots; the first one starts. By default you play greedy, and the "
        "seed decides who starts.",
    ),
]
Seed = Annotated[int | None, SEED]
Position = Annotated[
    str | None, typer.Option(metavar="TEXT", help="Start from this position instead of the setup.")
]
Save = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save the game in this file, not in the data folder."),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Continue the last unfinished game, or the one in --save FILE."),
]


def play(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    game: Game = None,
    players: Players = None,
    variant: Variant = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Extras = None,
    position: Position = None,
    save: Save = None,
    resume: Resume = False,
) -> None:
    """Play in the terminal, against bots or against each other on one screen.

    The game is saved after every turn, so you can resume it whatever happens.
    """
    from azulejos.cli.play.session import play_game, this_terminal
    from azulejos.cli.play.setup import GameSetup

    setup = GameSetup(game, players, variant, seats, seed, option, position, save, resume)
    code = play_game(setup, this_terminal(), context.ensure_object(Messages).language)
    if code:
        raise typer.Exit(code)
