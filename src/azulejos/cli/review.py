"""`azulejos review`: what every turn of a game lost, what luck gave, and what was better."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli import screen
from azulejos.cli.errors import BadValue
from azulejos.cli.parameters import Json, whole_number
from azulejos.cli.record import File, refuse
from azulejos.cli.record_file import load, printable, save
from azulejos.engine.errors import AzulejosError
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.analysis.review import Review

EXAMPLE = "Example: azulejos review game.azl --svg graph.svg"


def read_svg(text: str) -> Path:
    path = Path(text)
    if path.suffix != ".svg":
        raise BadValue(str(text), "*.svg")
    return path


def simulations(text: str) -> int:
    from azulejos.analysis.review.settings import MOST_SIMULATIONS

    return whole_number(1, MOST_SIMULATIONS)(text)


def review(
    context: typer.Context,
    path: File,
    as_json: Json = False,
    svg: Annotated[
        Path | None,
        typer.Option(parser=read_svg, metavar="FILE", help="Draw the chances to an .svg file."),
    ] = None,
    deep: Annotated[
        bool, typer.Option("--deep", help="Search ten times as long for every turn.")
    ] = False,
    sims: Annotated[
        int | None,
        typer.Option(parser=simulations, metavar="N", help="Simulations in each search."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Review a record: the win chance at every turn, better turns and why, luck and skill."""
    from azulejos.analysis import review as analysis
    from azulejos.cli import review_screen
    from azulejos.cli.record_screen import player_name

    messages = context.ensure_object(Messages)
    try:
        record = load(path)
        game = record.header("Game") or ""
        depth = analysis.usual_depth(game, deep) if sims is None else analysis.Depth.of(sims)
        with screen.progress(messages.text("progress-review"), analysis.steps(record)) as advance:
            found = analysis.review(record, depth, advance)
    except (AzulejosError, OSError) as error:
        refuse(path, error, messages)
    names = [player_name(record, seat, messages) for seat in range(found.players)]
    if svg is not None:
        draw(found, names, svg, messages, replace=force)
    if as_json:
        screen.print_json(analysis.plain(found))
    else:
        review_screen.show(record, found, names, messages)
        if svg is not None:
            print(printable(messages.text("record-written", path=str(svg))))


def draw(found: Review, names: list[str], path: Path, messages: Messages, replace: bool) -> None:
    from azulejos.analysis.review import plain
    from azulejos.drawing import review_graph

    try:
        save(path, review_graph(plain(found), names, messages.language) + "\n", replace=replace)
    except (AzulejosError, OSError) as error:
        refuse(path, error, messages)
