"""The record of a finished game, from the deals and turns of its table."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from azulejos.cli.play.match import Match
from azulejos.cli.play.saves import Folder, write_whole
from azulejos.engine import record
from azulejos.table import Deal


def written(match: Match, day: date) -> str:
    """The canonical text of the record."""
    names = [seat.name for seat in match.table.seats]
    recorder = record.Recorder(match.table.start, names, {"Date": day.isoformat()})
    for fact in match.table.facts():
        if isinstance(fact, Deal):
            recorder.deal(recorder.state.read_deal(fact.items))
        else:
            recorder.turn(fact.moves)
    return record.write(recorder.record())


def write_record(match: Match, folder: Folder) -> Path:
    """Writes the record into the folder of records, under a name of its own."""
    stem = match.file.stem
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    paths = [folder.records / f"{name}.azl" for name in names]
    path = next(path for path in paths if not path.exists())
    write_whole(path, written(match, date.today()))
    return path
