"""`azulejos record`: shows, checks and converts game records."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from azulejos.cli import screen
from azulejos.cli.errors import BadValue, explained_fault, file_fault
from azulejos.cli.exit_codes import BAD_INPUT
from azulejos.cli.parameters import Json, whole_number
from azulejos.cli.record_file import load, printable, save
from azulejos.engine import record as records
from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.record import Entry, Record, Turn
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.table.records import ShuffleCheck

LAST_TURN = 999_999

app = typer.Typer(
    name="record",
    help="Show, check or convert game records.",
    epilog="Example: azulejos record verify game.azl",
    no_args_is_help=True,
    add_completion=False,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record as text or JSON lines.")]


class Target(StrEnum):
    TEXT = "text"
    JSON = "json"


def read_target(text: str) -> Target:
    if text not in list(Target):
        raise BadValue(text, " ".join(Target))
    return Target(text)


class NoSuchTurn(AzulejosError):
    """The record is shorter than that."""


@app.command(epilog="Example: azulejos record show game.azl --at 12")
def show(
    context: typer.Context,
    path: File,
    at: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0, LAST_TURN),
            metavar="N",
            help="Stop after N turns and show the position.",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show the headers, rounds, moves, scores and result of a record."""
    from azulejos.cli import record_screen

    messages = context.ensure_object(Messages)
    try:
        record = load(path)
        state = None if at is None else position_at(record, at)
    except (AzulejosError, OSError) as error:
        refuse(path, error, messages)
    if at is not None:
        record = Record(record.headers, shown_entries(record, at), record.form)
    if as_json:
        screen.print_json(as_data(record, state))
    else:
        record_screen.show(record, state, messages)


def position_at(record: Record, turns: int) -> GameState:
    """The position after this many turns, and after the deal that follows, if any."""
    if not 0 <= turns <= len(record.turns):
        raise NoSuchTurn("record-at", turns=len(record.turns))
    state = records.opening(record)
    played = 0
    for entry, reached in records.replay(record):
        played += isinstance(entry, Turn)
        if played > turns:
            break
        state = reached
    return state


def shown_entries(record: Record, turns: int) -> tuple[Entry, ...]:
    """All entries up to the end of this many turns."""
    later = set(map(id, record.turns[turns:]))
    return tuple(takewhile(lambda entry: id(entry) not in later, record.entries))


def as_data(record: Record, state: GameState | None) -> dict[str, Any]:
    """The record as plain data, with the position if one was asked for."""
    lines = [json.loads(line) for line in records.write_json(record).split("\n") if line]
    shown: dict[str, Any] = {
        "headers": {header.name: header.value for header in record.headers},
        "entries": [line for line in lines if line["kind"] != "header"],
    }
    if state is not None:
        shown |= {"position": state.position(), "view": state.view()}
    return shown


@app.command(epilog="Example: azulejos record verify games/*.azl")
def verify(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records to check.")],
) -> None:
    """Replay records and check every deal, move, score and result; exits with 2 if any fails."""
    messages = context.ensure_object(Messages)
    in_order = [verified(path, messages) for path in paths]
    if not all(in_order):
        raise typer.Exit(BAD_INPUT)


def verified(path: Path, messages: Messages) -> bool:
    """One line for each file: OK, or its first fault."""
    from azulejos.cli.record_screen import result_line
    from azulejos.table.records import verify_shuffle

    try:
        record = load(path)
        records.verify(record)
        shuffle = verify_shuffle(record)
    except (AzulejosError, OSError) as error:
        print(fault_line(path, error, messages))
        return False
    result = result_line(record, messages)
    turns = len(record.turns)
    line = messages.text("record-ok", path=str(path), turns=turns, result=result)
    print(printable(f"{line} {shuffle_line(shuffle, messages)}".rstrip()))
    return True


def shuffle_line(shuffle: ShuffleCheck | None, messages: Messages) -> str:
    """What the check of a fair shuffle has shown; nothing for any other shuffle."""
    if shuffle is None:
        return ""
    if not shuffle.revealed:
        return messages.text("record-shuffle-sealed")
    return messages.text("record-shuffle-fair", draws=shuffle.draws, undone=shuffle.undone)


@app.command(epilog="Example: azulejos record convert game.azl --to json --output game.jsonl")
def convert(
    context: typer.Context,
    path: File,
    to: Annotated[
        Target, typer.Option(parser=read_target, metavar="|".join(Target), help="What to write.")
    ],
    output: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="The file to write; by default the result is printed."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Write a record in the other form; nothing is lost, and the input stays as it is."""
    messages = context.ensure_object(Messages)
    try:
        record = load(path)
        text = records.write(record) if to is Target.TEXT else records.write_json(record)
    except (AzulejosError, OSError) as error:
        refuse(path, error, messages)
    if output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())  # records are UTF-8 wherever they are written
        return
    try:
        save(output, text, replace=force)
    except (AzulejosError, OSError) as error:
        refuse(output, error, messages)
    print(printable(messages.text("record-written", path=str(output))))


def refuse(path: Path, error: AzulejosError | OSError, messages: Messages) -> NoReturn:
    print(fault_line(path, error, messages), file=sys.stderr)
    raise typer.Exit(BAD_INPUT) from error


def fault_line(path: Path, error: AzulejosError | OSError, messages: Messages) -> str:
    """File, line, column and what is wrong there, in one line."""
    if isinstance(error, OSError):
        return printable(explained_fault(file_fault(error, str(path)), messages))
    places = [str(error.values[name]) for name in ("line", "column") if name in error.values]
    return printable(f"{':'.join([str(path), *places])}: {explained_fault(error, messages)}")
