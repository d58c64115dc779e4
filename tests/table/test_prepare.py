"""The table after a batch, while the table itself stays as it was."""

from collections.abc import Callable

import pytest
from tests.table.tables import open_table

from azulejos.table import Change, Play, Table


def prepared(table: Table) -> Change:
    return table.prepare(Play(0, table.state.legal_moves()[:1]), at=10)


def stored(table: Table) -> Change:
    return table.then(prepared(table).batch)


@pytest.mark.parametrize("change_of", [prepared, stored])
def test_a_change_has_the_table_after_it(change_of: Callable[[Table], Change]) -> None:
    table = open_table()
    before, log = table.state.position(), table.log
    change = change_of(table)
    assert (table.state.position(), table.log) == (before, log)
    after = change.after
    assert (after.seq, after.turns_played, after.last_at) == (change.seq, 1, 10)
    assert change.events
    assert table.append(change.batch) == change
    assert after.state.position() == table.state.position()
    assert after.log == table.log
    assert after.opened is log[0]


def test_the_table_after_a_change_stays_as_it_is() -> None:
    table = open_table()
    change = table.play(0, table.state.legal_moves()[:1], at=10)
    log, position = change.after.log, change.after.state.position()
    table.play(1, table.state.legal_moves()[:1], at=20)
    assert table.seq == change.seq + 1
    assert (change.after.log, change.after.state.position()) == (log, position)
