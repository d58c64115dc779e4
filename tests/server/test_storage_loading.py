"""Many tables are read at once, each with what is its own."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.stored import OPENED, append, new_table, turn, with_store

from azulejos.server.storage import ChatLine, Store, StoredTable
from azulejos.server.storage.database import CONNECTIONS, Postgresql
from azulejos.server.storage.loading import AT_ONCE, LAST_CHAT, Loader

pytestmark = pytest.mark.compiled_only

COUNT = 2 * AT_ONCE + 3


def chat_line(table: str, number: int) -> ChatLine:
    return ChatLine(table, f"i{number}", number, "g", "Ana", None, f"{table} {number}")


async def fill(store: Store, count: int) -> None:
    await asyncio.gather(*(store.create(new_table(id=f"t{one}")) for one in range(count)))
    for one in range(count):
        await asyncio.gather(
            *(append(store, f"t{one}", 1 + place, f"t{one}-{place}") for place in range(one % 13))
        )


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many tables each transaction reads."""
    sizes: list[int] = []
    answer = Loader._answer

    async def counted(self: Loader[Any, Any], lot: dict[Any, asyncio.Future[Any]]) -> None:
        sizes.append(len(lot))
        await answer(self, lot)

    monkeypatch.setattr(Loader, "_answer", counted)
    return iter([sizes])


def test_every_table_gets_its_own(database: str, reads: Iterator[list[int]]) -> None:
    async def use(store: Store) -> None:
        await fill(store, COUNT)
        names = [f"t{one}" for one in range(COUNT)]
        found = await asyncio.gather(*map(store.load, [*names, "nobody", "t1"]))
        assert found[-2] is None
        assert found[-1] == found[1]
        for one, table in enumerate(found[:COUNT]):
            assert table is not None
            assert table.row.id == f"t{one}"
            commands = [f"t{one}-{place}" for place in range(one % 13)]
            expected = [turn(place, name) for place, name in enumerate(commands, 1)]
            assert table.entries == (OPENED, *expected)
            assert table.commands == {name: place for place, name in enumerate(commands, 2)}
        assert next(reads) == [AT_ONCE, AT_ONCE, 4]

    with_store(database, use)


def test_the_last_lines_come_with_the_table(database: str) -> None:
    async def use(store: Store) -> None:
        await fill(store, 3)
        said = [chat_line("t1", number) for number in range(LAST_CHAT + 7)]
        for line in [*said, chat_line("t2", 0)]:
            await store.add_chat(line)
        found = await asyncio.gather(*(store.load(f"t{one}") for one in range(3)))
        lines = [table.chat for table in found if table is not None]
        assert lines == [(), tuple(said[7:]), (chat_line("t2", 0),)]

    with_store(database, use)


def test_a_table_that_cannot_be_read_keeps_nobody_else(sqlite_url: str) -> None:
    async def use(store: Store) -> None:
        await fill(store, 4)
        broken = sa.text("UPDATE log SET entry = 'no JSON' WHERE table_id = 't2'")
        await store._database.write(lambda connection: connection.execute(broken))
        answers = [asyncio.create_task(store.load(f"t{one}")) for one in range(4)]
        found = await asyncio.gather(*answers, return_exceptions=True)
        assert isinstance(found.pop(2), ValueError)
        assert all(isinstance(table, StoredTable) for table in found)

    with_store(sqlite_url, use)


def test_whoever_asks_later_sees_what_was_stored_meanwhile(database: str) -> None:
    async def use(store: Store) -> None:
        await fill(store, 1)
        first = asyncio.create_task(store.load("t0"))
        await append(store, "t0", 1, "new")
        table = await store.load("t0")
        assert table is not None
        assert "new" in table.commands
        assert await first is not None

    with_store(database, use)


def test_what_was_added_is_read_for_many_logs_at_once(
    database: str, reads: Iterator[list[int]]
) -> None:
    """Each from its own place on, and some from two."""

    async def use(store: Store) -> None:
        await fill(store, 5)
        places = [("t4", 1), ("t3", 3), ("t4", 4), ("t0", 1), ("nobody", 0)]
        found = await asyncio.gather(*(store.growth(*place) for place in places))
        added = [dict(one.commands) for one in found]
        assert added == [
            {"t4-0": 2, "t4-1": 3, "t4-2": 4, "t4-3": 5},
            {"t3-2": 4},
            {"t4-3": 5},
            {},
            {},
        ]
        for one, (_, since) in zip(found, places, strict=True):
            names = sorted(one.commands)
            assert one.entries == tuple(turn(since + n, name) for n, name in enumerate(names))
        assert next(reads) == [5], "in one transaction"

    with_store(database, use)


def test_no_connection_is_thrown_away(postgresql_url: str) -> None:
    """To make one takes longer than anything that it is used for."""

    async def use(store: Store) -> None:
        made = 0

        def count(*_: object) -> None:
            nonlocal made
            made += 1

        assert isinstance(store._database, Postgresql)
        sa.event.listen(store._database.engine.sync_engine, "connect", count)
        for _ in range(5):
            await asyncio.gather(*(store.entries(f"t{one}") for one in range(30)))
        assert made < CONNECTIONS

    with_store(postgresql_url, use)


PROGRAM = """
import asyncio, sys
from azulejos.server.storage import Store
asyncio.run(Store.open(sys.argv[1]))
print("alembic" in sys.modules, "sqlalchemy.orm" in sys.modules)
"""


def test_a_database_that_is_up_to_date_is_opened_quickly(sqlite_url: str) -> None:
    for loaded in ("True", "False"):
        command = [sys.executable, "-c", PROGRAM, sqlite_url]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert said.split()[0] == loaded
    assert said.split()[1] == "False"
