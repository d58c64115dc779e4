"""What commands write: tables and JSON to the output, progress to the error stream."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

PLAIN_WIDTH = 120


def console() -> Console:
    """Shows every text as it is, never as markup.

    A pipe or a file has no width of its own; 80 columns would break the tables.
    """
    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def print_json(found: Any) -> None:
    """Nothing is lost in it, whatever signs the output can carry."""
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json.dumps(found, ensure_ascii=not utf8))


def table(*headings: str, right: tuple[int, ...] = ()) -> Table:
    """An empty table; columns of numbers are set to the right."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for index, heading in enumerate(headings):
        made.add_column(heading, justify="right" if index in right else "left")
    return made


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that the given function moves on; nothing is drawn unless somebody can watch it."""
    columns = [TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn()]
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
