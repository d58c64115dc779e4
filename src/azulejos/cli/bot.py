"""`azulejos bot`: runs one of our bots as a program."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.errors import CommandError

EXAMPLE = "Example: azulejos bot greedy --stdio"

Name = Annotated[
    str,
    typer.Argument(metavar="NAME", help="A bot, or search, which takes its budget from the host."),
]
Stdio = Annotated[bool, typer.Option("--stdio", help="Use standard input and output (required).")]


def bot(name: Name, stdio: Stdio = False) -> None:
    """Run a bot as a program that speaks the protocol of docs/bot_protocol.md.

    The host names the game and its options.
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
