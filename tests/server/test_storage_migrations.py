"""The schema after all migrations is the one the program uses, and no data are lost on the way."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.stored import KEY, OPENED, append, new_table, with_store

from azulejos.server.storage import (
    ChatLine,
    Guest,
    InvalidDatabase,
    Lasting,
    SeatToken,
    Store,
    database_url,
)
from azulejos.server.storage.database import open_database
from azulejos.server.storage.schema import REVISION, metadata
from azulejos.server.storage.upgrade import migrate

pytestmark = pytest.mark.compiled_only

FIRST = "0001"
# Rows as the first schema had them, written out: they must not follow later changes of the code.
FIRST_ROWS: list[tuple[str, dict[str, Any]]] = [
    (
        "INSERT INTO tables (id, game, public, settings, created_at, created_by, shuffle_key, seq,"
        " updated_at, phase, to_move, round, scores, finished_at, shown) VALUES ('t', 'azul', true,"
        " '{}', 5, 'maker', :key, 1, 6, 'running', 1, 2, '[3, 4]', NULL, '{\"names\": []}')",
        {"key": KEY},
    ),
    (
        "INSERT INTO log (table_id, seq, entry) VALUES ('t', 0, :entry)",
        {"entry": {k: v for k, v in OPENED.data().items() if k != "commitment"}},
    ),
    (
        "INSERT INTO tables (id, game, public, settings, created_at, created_by, shuffle_key, seq,"
        " updated_at, phase, to_move, round, scores, finished_at, shown) VALUES ('b', 'azul', true,"
        " '{}', 5, 'other', :key, 0, 6, 'running', 1, 2, '[3, 4]', NULL,"
        ' \'{"seats": [{"kind": "bot", "out": null}, {"kind": "person", "out": "resigned"}],'
        ' "wakes": true}\')',
        {"key": KEY},
    ),
    ("INSERT INTO commands (table_id, id, sender, seq) VALUES ('t', 'c', 'g', 1)", {}),
    ("INSERT INTO seats (table_id, seat, guest_id) VALUES ('t', 0, 'g')", {}),
    ("INSERT INTO seat_tokens (hash, table_id, seat) VALUES (:hash, 't', 1)", {"hash": b"h"}),
    ("INSERT INTO guests (id, name, created_at) VALUES ('g', 'Ana', 7)", {}),
    (
        "INSERT INTO chat (table_id, id, at, guest_id, name, seat, text)"
        " VALUES ('t', 'i', 8, 'g', 'Ana', 0, 'hello')",
        {},
    ),
]


def run(url: str, work: Any) -> Any:
    """Runs work on a connection to a database as it is."""

    async def connected() -> Any:
        database = open_database(database_url(url), 10)
        try:
            return await database.write(work)
        finally:
            await database.close()

    return asyncio.run(connected())


def differences(connection: sa.Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_an_empty_database_gets_the_whole_schema(database: str) -> None:
    run(database, migrate)
    assert run(database, differences) == []
    run(database, migrate)  # nothing is left to do
    assert run(database, differences) == []


def test_a_difference_would_be_seen(database: str) -> None:
    run(database, migrate)
    run(database, lambda connection: connection.execute(sa.text("DROP INDEX ix_seats_guest_id")))
    assert len(run(database, differences)) == 1


def test_the_first_schema_with_data_in_it(database: str) -> None:
    def fill(connection: sa.Connection) -> None:
        migrate(connection, FIRST)
        for statement, values in FIRST_ROWS:
            types = [sa.bindparam("entry", type_=sa.JSON)] if "entry" in values else []
            connection.execute(sa.text(statement).bindparams(*types), values)

    run(database, fill)

    async def use(store: Store) -> None:
        found = await store.load("t")
        assert found is not None
        assert (found.entries, found.commands, found.key) == ((OPENED,), {"c": 1}, KEY)
        assert found.row.status.scores == (3, 4)
        assert [row.id for row in await store.tables_of("g", 9)] == ["t"]
        assert await store.seat_of_token(b"h") == SeatToken("t", 1)
        assert await store.guest("g") == Guest("g", "Ana", 7)
        assert found.row.status.lasting is Lasting.PEOPLE
        assert await store.untouched(Lasting.BOTS, 1, 9) == ["b"]
        assert await store.waking(-1, 0) == ["b"]
        assert found.chat == (ChatLine("t", "i", 8, "g", "Ana", 0, "hello"),)
        await append(store, "t", 1, "d")
        await store.add_chat(ChatLine("t", "j", 9, "g", "Ana", 0, "again"))

    with_store(database, use)
    assert run(database, differences) == []


def test_two_servers_may_start_at_once(database: str) -> None:
    async def both() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(3)))
        await stores[0].create(new_table())
        assert await stores[1].load("t") is not None
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_a_new_file_that_somebody_else_is_using(tmp_path: Path) -> None:
    """Another server is about to write to it: SQLite would not wait for that by itself."""
    file = tmp_path / "tables.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    timer = threading.Timer(0.3, other.close)
    timer.start()

    async def use(store: Store) -> None:
        assert await store.trouble() is None

    with_store(f"sqlite:///{file}", use)
    timer.join()


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    run(database, migrate)
    newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
    run(database, lambda connection: connection.execute(newer))
    with pytest.raises(InvalidDatabase) as caught:
        asyncio.run(Store.open(database))
    assert caught.value.code == "database-newer"


def test_there_is_one_way_through_the_migrations() -> None:
    folder = Path(__file__).parents[2] / "src/azulejos/server/storage/migrations"
    script = ScriptDirectory(str(folder))
    assert [step.revision for step in script.walk_revisions()][-1] == FIRST
    assert script.get_heads() == [REVISION]
