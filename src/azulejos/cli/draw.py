"""`azulejos draw`: a position as a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.arena.options import read_picture
from azulejos.cli.errors import CommandError
from azulejos.cli.parameters import whole_number
from azulejos.cli.record import LAST_TURN, position_at, refuse
from azulejos.cli.record_file import load, printable, save
from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.registry import from_position
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos draw game.azl --turn 12 --output game.png"

Names = list[str] | None


def draw(
    context: typer.Context,
    what: Annotated[
        str, typer.Argument(metavar="RECORD|POSITION", help="A record, or a position in quotes.")
    ],
    turn: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0, LAST_TURN), metavar="N", help="Draw the record after N turns."
        ),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Names of the players; by default those of the record."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            parser=read_picture,
            metavar="FILE",
            help="An .svg or .png file; by default SVG is printed.",
        ),
    ] = None,
    scale: Annotated[
        int,
        typer.Option(parser=whole_number(1, 8), metavar="K", help="Scale of a PNG."),
    ] = 2,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Draw a record or a position, as the web page does."""
    from azulejos.drawing import painted, svg

    messages = context.ensure_object(Messages)
    state, known = asked_for(what, turn, messages)
    called = chosen_names(names, state.players) or known
    picture = svg(state, names=called, language=messages.language)
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(picture.encode() + b"\n")
        return
    content = picture if output.suffix == ".svg" else painted(picture, scale)
    try:
        save(output, content, replace=force)
    except (AzulejosError, OSError) as error:
        refuse(output, error, messages)
    print(printable(messages.text("record-written", path=str(output))))


def asked_for(what: str, turn: int | None, messages: Messages) -> tuple[GameState, Names]:
    """The position, and the names of the players in a record."""
    if "=" in what and " " in what and not Path(what).exists():
        if turn is not None:
            raise CommandError("draw-turn")
        return from_position(what), None
    return recorded(Path(what), turn, messages)


def recorded(path: Path, turn: int | None, messages: Messages) -> tuple[GameState, Names]:
    from azulejos.cli.record_screen import player_name

    try:
        record = load(path)
        state = position_at(record, len(record.turns) if turn is None else turn)
    except (AzulejosError, OSError) as error:
        refuse(path, error, messages)
    return state, [player_name(record, seat, messages) for seat in range(state.players)]


def chosen_names(names: str | None, players: int) -> Names:
    called = [name.strip() for name in names.split(",")] if names else None
    if called is not None and len(called) != players:
        raise CommandError("draw-names", found=len(called), players=players)
    return called
