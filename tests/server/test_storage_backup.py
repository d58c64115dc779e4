"""A copy of the database while it is in use."""

import asyncio
from pathlib import Path

import pytest
from tests.server.stored import append, new_table, with_store

from azulejos.engine.registry import rule_set
from azulejos.server.storage import (
    BackupFailed,
    DatabaseLock,
    InvalidDatabase,
    Phase,
    Status,
    Store,
    database_url,
    restore,
)
from azulejos.table import Person, SeededDeals, Table
from azulejos.table.commands import Play

pytestmark = pytest.mark.compiled_only


async def play_table(store: Store, name: str, table: Table) -> None:
    """A real game, so that what was copied can be replayed."""
    while table.to_move is not None:
        move = table.state.legal_moves()[:1]
        batch = table.prepare(Play(table.to_move, move), table.seq).batch
        await store.append(name, batch, command=f"c{table.seq}", status=Status(Phase.RUNNING))
        table.append(batch)


def test_a_copy_made_while_appending_opens_and_replays(sqlite_url: str, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy{number}.db" for number in range(3)]
    seats = [Person("Ana"), Person("Taras")]
    table = Table.open(rule_set("azul").choose(), seats, SeededDeals(3), at=0)

    async def use(store: Store) -> None:
        await store.create(new_table(entries=table.log))
        playing = asyncio.create_task(play_table(store, "t", table))
        for path, length in zip(copies, (3, 9, 16), strict=True):
            while table.seq < length:
                await asyncio.sleep(0)
            await store.backup(path)
        assert not playing.done()
        await playing

    async def look(store: Store) -> None:
        found = await store.load("t")
        assert found is not None
        again = Table.replay(found.entries)
        assert again.log == table.log[: again.seq]
        assert found.row.seq == again.seq
        assert len(found.commands) == len([e for e in found.entries if e.kind == "turn"])

    with_store(sqlite_url, use)
    for path in copies:
        with_store(f"sqlite:///{path}", look)


def test_a_copy_goes_on_by_itself(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.db"

    async def use(store: Store) -> None:
        await store.create(new_table())
        await store.backup(path)
        await append(store, "t", 1, "here")

    async def go_on(store: Store) -> None:
        await append(store, "t", 1, "there")

    with_store(sqlite_url, use)
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy.db"]
    in_one_file = 1
    assert path.read_bytes()[18:20] == bytes([in_one_file] * 2), "it needs no file beside it"
    with_store(f"sqlite:///{path}", go_on)


def test_nothing_is_put_back_under_a_running_server(sqlite_url: str, tmp_path: Path) -> None:
    copy, gone = tmp_path / "copy.db", database_url(f"sqlite:///{tmp_path / 'gone.db'}")
    with_store(sqlite_url, lambda store: store.backup(copy))
    lock = DatabaseLock.take(gone)
    assert lock is not None
    with pytest.raises(InvalidDatabase, match="database-in-use"):
        asyncio.run(restore(copy, gone))
    lock.free()
    asyncio.run(restore(copy, gone))


def test_no_file_is_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious")

    async def use(store: Store) -> None:
        with pytest.raises(BackupFailed) as caught:
            await store.backup(path)
        assert caught.value.code == "backup-exists"
        with pytest.raises(BackupFailed) as caught:
            await store.backup(tmp_path / "no folder" / "copy.db")
        assert caught.value.code == "backup-failed"

    with_store(sqlite_url, use)
    assert path.read_text() == "precious"


def test_postgresql_has_its_own_program(postgresql_url: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(BackupFailed) as caught:
            await store.backup(tmp_path / "copy")
        assert caught.value.code == "backup-postgresql"
        assert "pg_dump" in str(caught.value)

    with_store(postgresql_url, use)
