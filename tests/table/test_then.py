"""The table after a batch, while the table itself stays as it was."""

from tests.table.tables import open_table

from azulejos.table import Play


def test_then_gives_the_table_after_and_changes_nothing() -> None:
    table = open_table()
    batch = table.prepare(Play(0, table.state.legal_moves()[:1]), at=10)
    before, log = table.state.position(), table.log
    after, change = table.then(batch)
    assert (table.state.position(), table.log) == (before, log)
    assert (after.seq, after.turns_played, after.last_at) == (change.seq, 1, 10)
    assert change.events
    assert table.append(batch) == change
    assert after.state.position() == table.state.position()
    assert after.log == table.log
    assert after.opened is log[0]
