"""`azulejos bot`: a bot as a program, or at the tables of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.connect import Clock, ConnectOptions, play, read_clock
from azulejos.cli.errors import CommandError
from azulejos.cli.parameters import BotSims, BotTime, Extras, Json, Variant, whole_number
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos bot greedy --stdio"

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="A bot, or search, which takes its budget from the host. With --connect also a "
        "program of your own: NAME=COMMAND LINE.",
    ),
]
Stdio = Annotated[bool, typer.Option("--stdio", help="Use standard input and output.")]
Connect = Annotated[
    str | None, typer.Option(metavar="URL", help="Play on the server at this address.")
]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Where the bot's token is; by default in AZULEJOS_BOT_TOKEN."
    ),
]
Tables = Annotated[
    int,
    typer.Option(
        parser=whole_number(1, 100), metavar="N", help="Most tables at a time, with --connect."
    ),
]
PlayedGame = Annotated[
    str | None,
    typer.Option(metavar="GAME", help="The game to play; without a match by default all of them."),
]
Opponent = Annotated[
    str | None,
    typer.Option(
        "--match",
        metavar="OPPONENT",
        help="Play a rated match: a level of the server's bots, or a connected bot.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        parser=whole_number(2, 10**4), metavar="K", help="Games of the match, in pairs of seats."
    ),
]
MatchClock = Annotated[
    Clock,
    typer.Option(
        parser=read_clock,
        metavar="S+I",
        help="Seconds for each game of the match, and for each turn in addition.",
    ),
]
Folder = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Where the match's results go; by default a folder in arena/."
    ),
]
Net = Annotated[
    Path | None,
    typer.Option(
        "--net", metavar="FILE", help="With --stdio: think with this net, made by azulejos train."
    ),
]
Written = Annotated[
    bool,
    typer.Option(
        "--written", help="With --stdio: think without the nets that come with the games."
    ),
]


def bot(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    name: Name,
    stdio: Stdio = False,
    net: Net = None,
    written: Written = False,
    connect: Connect = None,
    token_file: TokenFile = None,
    tables: Tables = 1,
    game: PlayedGame = None,
    match: Opponent = None,
    games: Games = 20,
    clock: MatchClock = Clock(180, 2),  # noqa: B008 - frozen
    variant: Variant = None,
    option: Extras = None,
    bot_sims: BotSims = None,
    bot_time: BotTime = None,
    folder: Folder = None,
    as_json: Json = False,
) -> None:
    """Run a bot as a program (--stdio), or let it play on a server (--connect).

    docs/bot_protocol.md describes both. On a server the bot accepts challenges until Ctrl-C, or
    plays one match and prints the result.
    """
    if stdio == (connect is not None):
        raise CommandError("argument-missing", argument="--stdio, --connect URL")
    if (net is not None or written) and not stdio:
        raise CommandError("argument-missing", argument="--stdio")
    if connect is None:
        speak(name, net, written)
        return
    options = ConnectOptions(
        connect, token_file, tables, game, match, games, clock, folder, as_json
    )
    play(name, options, (variant, option), (bot_sims, bot_time), context.ensure_object(Messages))


def speak(name: str, net: Path | None, written: bool) -> None:
    from azulejos.analysis.program import run
    from azulejos.bots import bot as registered
    from azulejos.bots.registry import Nets, packaged_nets
    from azulejos.bots.stdio.serving import SEARCH, UNASKED
    from azulejos.engine.registry import GAMES
    from azulejos.nets import read_weights

    learned = None if net is None else read_weights(net)
    game = learned.heading.game if learned else next(iter(GAMES))

    def nets_for(played: str) -> Nets:
        """Of two nets for the same table the second counts."""
        packaged = () if written else packaged_nets(played)
        return (*packaged, learned) if learned is not None and played == game else packaged

    registered(UNASKED if name == SEARCH else name, game, nets_for(game))
    run(name, nets_for)
