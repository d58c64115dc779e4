"""The `azulejos` command: its subcommands, and every failure reported in one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

import azulejos
from azulejos.cli import (
    analyse,
    arena,
    bench,
    bot,
    bot_token,
    dataset,
    doctor,
    draw,
    games,
    judge,
    perft,
    record,
    review,
    serve,
    simulate,
    train,
)
from azulejos.cli.errors import explained
from azulejos.cli.exit_codes import BAD_INPUT, INTERRUPTED, NO_READER
from azulejos.cli.play import command as play
from azulejos.engine.errors import AzulejosError, InvalidOptions
from azulejos.messages import LANGUAGES, Messages, best_language

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def show_version(asked: bool) -> None:
    if asked:
        print(f"azulejos {azulejos.__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    epilog="Example: azulejos --language pl simulate azul --games 10000",
)
def root(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(metavar="|".join(LANGUAGES), help="Language; by default that of the locale."),
    ] = None,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The Azul family of board games: play, simulate, measure."""
    context.obj = Messages(best_language(language, os.environ))
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command(epilog=play.EXAMPLE)(play.play)
app.command(epilog=games.EXAMPLE)(games.games)
app.command(epilog=simulate.EXAMPLE)(simulate.simulate)
app.command(epilog=perft.EXAMPLE)(perft.perft)
app.command(epilog=judge.EXAMPLE)(judge.judge)
app.command(epilog=bench.EXAMPLE)(bench.bench)
app.command(epilog=bot.EXAMPLE)(bot.bot)
app.add_typer(record.app, name="record")
app.command(epilog=draw.EXAMPLE)(draw.draw)
app.command(epilog=review.EXAMPLE)(review.review)
app.command(epilog=analyse.EXAMPLE)(analyse.analyse)
app.add_typer(arena.app, name="arena")
app.command(epilog=dataset.EXAMPLE)(dataset.dataset)
app.command(epilog=train.EXAMPLE)(train.train)
app.command(epilog=serve.EXAMPLE)(serve.serve)
app.command(epilog=doctor.EXAMPLE)(doctor.doctor)
app.command("bot-token", epilog=bot_token.EXAMPLE)(bot_token.bot_token)
app.command(epilog=serve.BACKUP_EXAMPLE)(serve.backup)
app.command(epilog=serve.RESTORE_EXAMPLE)(serve.restore)


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point of the installed command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # never stop over a character the terminal cannot show
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Runs a command line and returns the exit code."""
    try:
        code = app(language_first(arguments), standalone_mode=False, prog_name="azulejos")
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return nobody_reads()
    except (AzulejosError, OSError, UnicodeDecodeError, typer.TyperException) as error:
        return complain(error, arguments)
    return code if isinstance(code, int) else 0


def complain(error: Exception, arguments: Sequence[str]) -> int:
    print(f"azulejos: {explained(error, spoken(arguments))}", file=sys.stderr)
    return BAD_INPUT


def language_first(arguments: Sequence[str]) -> list[str]:
    """`--language` may come anywhere; the parser wants it before the command."""
    for index, word in enumerate(arguments):
        length = 2 if word == "--language" else 1
        if word.partition("=")[0] == "--language":
            rest = [*arguments[:index], *arguments[index + length :]]
            return [*arguments[index : index + length], *rest]
    return list(arguments)


def spoken(arguments: Sequence[str]) -> Messages:
    """The language to complain in, even about a command line that could not be parsed."""
    first = " ".join(language_first(arguments)[:2]).replace("=", " ").split(" ")
    requested = first[1] if first[0] == "--language" and len(first) > 1 else None
    try:
        return Messages(best_language(requested, os.environ))
    except InvalidOptions:
        return Messages(best_language(None, os.environ))


def nobody_reads() -> int:
    """The reader of our output has gone (`azulejos games | head -1`), so exit quietly."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    return NO_READER
