"""The process dies, the database goes away: what was acknowledged is there, and there once."""

import asyncio
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from itertools import count
from time import monotonic

import pytest
from tests.server.postgresql import Cluster
from tests.server.proxies import Line
from tests.server.stored import OPENED, append, new_table, turn, with_store

from azulejos.server.storage import CommandKnown, StorageUnavailable, Store

pytestmark = pytest.mark.compiled_only

TABLES = 8
KILLS = 2
PATIENCE = 0.5


def acknowledged_until_killed(url: str, commands: int) -> list[str]:
    """Runs the appender and kills it at some moment after so many answers."""
    command = [sys.executable, "-m", "tests.server.appender", url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        rescue = threading.Timer(60, process.kill)
        rescue.start()
        read = [process.stdout.readline().strip() for _ in range(commands)]
        process.send_signal(signal.SIGKILL)
        read += [line.strip() for line in process.stdout if line.endswith("\n")]
        rescue.cancel()
    assert process.returncode == -signal.SIGKILL
    return [line for line in read if line]


async def stored_commands(store: Store, table: str) -> list[str]:
    """The commands of a table in the order of its log, each as its entry says."""
    found = await store.load(table)
    assert found is not None
    entries = [entry.data()["moves"][0] for entry in found.entries[1:]]
    assert {name: found.commands[name] for name in entries} == dict(found.commands)
    assert [found.commands[name] for name in entries] == list(range(2, len(entries) + 2))
    assert found.row.seq == len(found.entries)
    return entries


@pytest.mark.slow
def test_after_kill_9_every_acknowledged_command_is_there_once(database: str) -> None:
    rng = random.Random(5)
    answered: list[str] = []
    for _ in range(KILLS):
        answered += acknowledged_until_killed(database, rng.randrange(50, 400))

    async def use(store: Store) -> None:
        found = [name for n in range(TABLES) for name in await stored_commands(store, f"t{n}")]
        times = Counter(found)
        assert max(times.values()) == 1, "doubled"
        assert set(answered) <= set(found), "lost"
        assert len(found) <= len(answered) + KILLS * TABLES  # at most one each was on its way

    with_store(database, use)


class Client:
    """Plays one table and never gives up: a refused command is sent again with the same id."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.answered: list[str] = []
        self.refusals: list[float] = []

    async def play(self, stop: asyncio.Event) -> None:
        await self.store.create(new_table(self.table))
        for seq in count(1):
            if stop.is_set():
                return
            await self.send(seq)

    async def send(self, seq: int) -> None:
        command = f"{self.table}:{seq}"
        while True:
            began = monotonic()
            try:
                await append(self.store, self.table, seq, command)
            except StorageUnavailable:
                self.refusals.append(monotonic() - began)
                continue
            except CommandKnown:  # stored though we had heard nothing
                pass
            self.answered.append(command)
            return


async def more_answers(clients: list[Client]) -> None:
    """Waits until every client has got one answer more."""
    goals = [len(client.answered) + 1 for client in clients]
    while any(len(client.answered) < goal for client, goal in zip(clients, goals, strict=True)):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_stops_and_starts_again(
    cluster: Cluster, postgresql_url: str, mode: str
) -> None:
    async def use() -> None:
        store = await Store.open(postgresql_url, patience=PATIENCE)
        stop = asyncio.Event()
        clients = [Client(store, f"t{number}") for number in range(TABLES)]
        tasks = [asyncio.create_task(client.play(stop)) for client in clients]
        await more_answers(clients)
        await asyncio.to_thread(cluster.stop, mode)
        try:
            while not all(client.refusals for client in clients):
                await asyncio.sleep(0.01)
            assert await store.trouble() == "storage-unavailable"
            with pytest.raises(StorageUnavailable):
                await store.load("t0")
        finally:
            await asyncio.to_thread(cluster.start)
        await more_answers(clients)
        assert await store.trouble() is None
        stop.set()
        await asyncio.gather(*tasks)
        for client in clients:
            assert await stored_commands(store, client.table) == client.answered
            assert max(client.refusals) < PATIENCE + 1.5
        await store.close()

    async def bounded() -> None:
        async with asyncio.timeout(60):
            await use()

    asyncio.run(bounded())


def test_another_program_holds_the_file(sqlite_url: str) -> None:
    """SQLite lets one write at a time: who waits too long is refused, and nothing is lost."""

    async def use() -> None:
        store = await Store.open(sqlite_url, patience=PATIENCE)
        await store.create(new_table())
        other = await Store.open(sqlite_url, patience=20)
        release = threading.Event()
        holding = asyncio.create_task(other._database.write(lambda _: release.wait(20)))
        await asyncio.sleep(0.1)
        began = monotonic()
        with pytest.raises(StorageUnavailable):
            await append(store, "t", 1, "c")
        assert monotonic() - began < PATIENCE + 1.5
        assert await store.entries("t") == (OPENED,)
        release.set()
        await holding
        with suppress(CommandKnown):  # the refused write may have gone through after all
            await append(store, "t", 1, "c")
        assert await store.entries("t") == (OPENED, turn(1, "c"))
        await other.close()
        await store.close()

    asyncio.run(use())


@pytest.mark.slow
def test_nobody_waits_longer_for_a_line_that_is_dead(postgresql_url: str) -> None:
    """Also not those who ask while others wait, nor until the connection has been closed."""
    address, _, name = postgresql_url.rpartition("/")
    user, _, port = address.rpartition(":")

    async def waited(asked: Awaitable[object]) -> float:
        began = monotonic()
        with pytest.raises(StorageUnavailable):
            await asked
        return monotonic() - began

    async def use() -> None:
        async with Line(lambda: [int(port)]) as line:
            store = await Store.open(f"{user}:{line.port}/{name}", patience=PATIENCE)
            await store.create(new_table())
            await append(store, "t", 1)
            line.cut()
            asked = [waited(store.load("t")), waited(append(store, "t", 2))]
            first = asyncio.gather(*asked)
            await asyncio.sleep(PATIENCE / 2)
            seconds = [await waited(store.load("t")), *await first]
            assert max(seconds) < PATIENCE + 1.9
            line.mend()
            assert await store.load("t") is not None
            await store.close()

    asyncio.run(use())
