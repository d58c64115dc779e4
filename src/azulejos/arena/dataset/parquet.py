"""The rows of a dataset as Parquet, for everything that reads tables."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from azulejos.arena.dataset.columns import COLUMNS, Kind, Row, Rows
from azulejos.arena.errors import ArenaError

EXTRA = "azulejos[parquet]"
# Rows that are compressed together: large enough to be read fast, small enough to be held.
GROUP = 20_000


def expect_package() -> Any:
    """The package that writes Parquet; not everybody has it installed."""
    try:
        import pyarrow.parquet  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise ArenaError("parquet-needs", value=EXTRA) from None
    return pyarrow


def schema() -> Any:
    arrow = expect_package()
    types = {
        Kind.NUMBER: arrow.int64(),
        Kind.TEXT: arrow.string(),
        Kind.NUMBERS: arrow.list_(arrow.int64()),
        Kind.FRACTIONS: arrow.list_(arrow.float64()),
    }
    return arrow.schema([(column.name, types[column.kind]) for column in COLUMNS])


def write(path: Path, games: Iterable[Rows]) -> None:
    """The file is whole, or the one before is still there."""
    arrow = expect_package()
    draft = path.with_name(f".{path.name}.draft")
    columns = schema()
    with arrow.parquet.ParquetWriter(draft, columns, compression="zstd") as writer:
        for group in groups(games):
            writer.write_table(arrow.Table.from_pylist(group, columns))
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(draft, path)


def groups(games: Iterable[Rows]) -> Iterator[list[Row]]:
    """Whole games, until there are rows enough."""
    group: list[Row] = []
    for rows in games:
        group += rows
        if len(group) >= GROUP:
            yield group
            group = []
    if group:
        yield group


def read(path: Path) -> Iterator[Rows]:
    """The games of a file that `write` wrote."""
    file = expect_package().parquet.ParquetFile(path)
    for number in range(file.num_row_groups):
        rows = file.read_row_group(number).to_pylist()
        yield from (tuple(game) for _, game in groupby(rows, itemgetter("pairing", "game")))
