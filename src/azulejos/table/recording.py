"""The record of a table's game, from its deals and turns."""

from __future__ import annotations

from collections.abc import Mapping

from azulejos.engine.record import Record, Recorder
from azulejos.table.table import Table
from azulejos.table.turns import Deal


def recorded(table: Table, headers: Mapping[str, str] | None = None) -> Record:
    """The record as far as the game has come, with the names of the seats and the clocks."""
    recorder = Recorder(table.start, [seat.name for seat in table.seats], headers)
    for fact in table.facts():
        if isinstance(fact, Deal):
            recorder.deal(recorder.state.read_deal(fact.items))
        else:
            recorder.turn(fact.moves, clock=fact.left)
    return recorder.record()
