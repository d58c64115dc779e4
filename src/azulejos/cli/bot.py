"""`azulejos bot`: one of our bots as a program for others."""

from __future__ import annotations

import sys
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
    from azulejos.bots import bot as registered
    from azulejos.bots.stdio import of_level, serve
    from azulejos.bots.stdio.serving import SEARCH
    from azulejos.engine.registry import GAMES

    if name != SEARCH:
        registered(name, next(iter(GAMES)))
    if not stdio:
        raise CommandError("argument-missing", argument="--stdio")
    # Unbuffered: a buffered stream would keep its lock when Ctrl-C ends the program.
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as requests:
        serve(name, of_level(name), requests, sys.stdout.buffer)
