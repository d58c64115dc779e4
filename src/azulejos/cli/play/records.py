"""The record of a finished game, from the deals and turns of its table."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

from azulejos.cli.files import write_whole
from azulejos.cli.play.local_game import LocalGame
from azulejos.cli.play.saves import GamesFolder
from azulejos.engine import record
from azulejos.table.records import recorded


def last_day(game: LocalGame) -> date:
    """The day of the last turn, so that a game has one record whenever it is written."""
    return datetime.fromtimestamp(game.table.log[-1].at / 1000).date()


def written(game: LocalGame) -> str:
    """The canonical text of the record."""
    return record.write(recorded(game.table, {"Date": last_day(game).isoformat()}))


def write_record(game: LocalGame, folder: GamesFolder) -> Path:
    """Writes the record into the folder of records under a name of its own, unless it is there."""
    folder.records.mkdir(parents=True, exist_ok=True)
    text = written(game)
    stem = game.file.stem
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    paths = [folder.records / f"{name}.azl" for name in names]
    path = next(path for path in paths if not path.exists() or path.read_bytes() == text.encode())
    if not path.exists():
        write_whole(path, text)
    return path
