"""`azulejos bot`: one of our bots as a program for others."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.errors import CommandError

EXAMPLE = "Example: azulejos bot greedy --stdio"

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME", help="A bot; or search, which thinks as long as the host tells it to."
    ),
]
Stdio = Annotated[
    bool, typer.Option("--stdio", help="Speak over standard input and output: the only way so far.")
]


def bot(name: Name, stdio: Stdio = False) -> None:
    """Let another program play against a bot, over the protocol of docs/bot_protocol.md.

    The host tells the game and its options with every position.
    """
    from azulejos.analysis.program import run
    from azulejos.bots import bot as registered
    from azulejos.bots.stdio.serving import SEARCH
    from azulejos.engine.registry import GAMES

    if name != SEARCH:
        registered(name, next(iter(GAMES)))
    if not stdio:
        raise CommandError("argument-missing", argument="--stdio")
    run(name)
