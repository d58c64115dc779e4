"""Several servers on one PostgreSQL hear of each other's appends."""

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from tests.server.postgresql import Cluster
from tests.server.stored import append, new_table

from azulejos.server.storage import InvalidDatabase, News, Store, wakeups
from azulejos.server.storage.nodes import NOW

pytestmark = pytest.mark.compiled_only

KEY = b"k" * 32
DISCONNECT = sa.text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'azulejos listener ' || :node""")
GHOST = sa.text(f"INSERT INTO nodes (id, seen, key_check) VALUES ('gone', {NOW}, 'of old')")
Heard = list[tuple[str | None, int]]


class Ears:
    """Notes what it hears."""

    def __init__(self) -> None:
        self.appends: Heard = []
        self.news: list[News] = []
        self.others: frozenset[str] = frozenset()
        self.kept: list[str] = []

    def on_append(self, table: str | None, seq: int) -> None:
        self.appends.append((table, seq))

    def on_news(self, _node: str, news: News) -> None:
        self.news.append(news)

    def on_nodes(self, others: frozenset[str]) -> None:
        self.others = others

    def on_lost(self, silent: float) -> None:
        self.news.append({"kind": "lost"})


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


async def open_node(url: str, key: bytes = KEY) -> tuple[Store, Ears]:
    """A server that has joined, and what it hears; None is heard as soon as it listens."""
    ears = Ears()
    store = await Store.open(url)
    await store.join(ears, ears.kept.append, key)
    assert ears.appends == [(None, 0)]
    return store, ears


def test_the_others_hear_of_it_and_oneself_does_not(postgresql_url: str) -> None:
    async def use() -> None:
        one, ears = await open_node(postgresql_url)
        heard_by_one = ears.appends
        two, ears = await open_node(postgresql_url)
        heard_by_two = ears.appends
        names = [f"t {number}" for number in range(200)]
        await asyncio.gather(*(one.create(new_table(name)) for name in names))
        await asyncio.gather(*(append(one, name, 1) for name in names))
        await until(lambda: len(heard_by_two) > 200)
        assert sorted(heard_by_two[1:]) == sorted((name, 2) for name in names)
        await append(two, "t 7", 2)
        await until(lambda: len(heard_by_one) > 1)
        assert heard_by_one == [(None, 0), ("t 7", 3)]
        await one.close()
        await two.close()

    asyncio.run(use())


def test_after_a_restart_of_the_database_they_hear_again(
    cluster: Cluster, postgresql_url: str
) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, ears = await open_node(postgresql_url)
        heard = ears.appends
        await one.create(new_table())
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        await until(lambda: heard == [(None, 0), (None, 0)])
        await append(one, "t", 1)
        await until(lambda: heard[-1] == ("t", 2))
        await one.close()
        await two.close()

    asyncio.run(use())


def test_a_file_needs_no_wake_ups(sqlite_url: str) -> None:
    async def use() -> None:
        ears = Ears()
        store = await Store.open(sqlite_url)
        await store.join(ears, ears.kept.append, KEY)
        await store.create(new_table())
        await append(store, "t", 1)
        await store.close()
        assert (ears.appends, store.leases) == ([], None)

    asyncio.run(use())


def test_a_server_that_hears_nothing_for_a_moment_keeps_its_key(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None with another starts in the half second before it listens again."""
    monkeypatch.setattr(wakeups, "PAUSE", 0.8)

    async def use() -> None:
        one, ears = await open_node(postgresql_url)
        node = {"node": one.node}
        await one._database.write(lambda connection: connection.execute(DISCONNECT, node))
        await until(lambda: {"kind": "lost"} in ears.news)
        with pytest.raises(InvalidDatabase, match="signing-keys-differ"):
            await open_node(postgresql_url, b"another")
        await one.close()

    asyncio.run(use())


def test_nobody_waits_long_for_the_key_of_a_server_that_was_killed(postgresql_url: str) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        await one._database.write(lambda connection: connection.execute(GHOST))
        await one.close()
        two, _ = await open_node(postgresql_url, b"another")
        assert not two.others
        await two.close()

    asyncio.run(use())
