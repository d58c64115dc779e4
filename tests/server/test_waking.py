"""A server that starts opens only the tables whose time has come; the others wait for theirs."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Player
from tests.server.running import Running, server_in_thread
from tests.server.stored import RUNNING, new_table, with_store

from azulejos.engine.registry import rule_set
from azulejos.server.rooms import registry
from azulejos.server.rooms.status import wakes_at
from azulejos.server.storage import Store
from azulejos.table import Bot, Clock, NoClock, Person, PerTurn, Seat, SeededDeals, Table

pytestmark = pytest.mark.compiled_only

ANA, BOT = Person("Ana", on_device=True), Bot("greedy", "greedy")
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("seats", "clock", "expected"),
    [
        ((ANA, BOT), NoClock(), None),
        ((BOT, ANA), NoClock(), 5000),
        ((BOT, ANA), PerTurn(HOUR), 5000),
        ((BOT, BOT), NoClock(), None),
        ((ANA, ANA), PerTurn(HOUR), 5000 + HOUR),
        ((ANA, Person("", on_device=False)), PerTurn(HOUR), None),
    ],
)
def test_when_a_table_goes_on(seats: tuple[Seat, ...], clock: Clock, expected: int | None) -> None:
    """Bots alone wait for somebody who watches, and a clock for everybody to be there."""
    table = Table.open(rule_set("azul").choose(), seats, SeededDeals(1), 5000, clock)
    assert wakes_at(table) == expected


def test_what_wakes_is_found_in_its_order(database: str) -> None:
    async def use(store: Store) -> None:
        for name, at in (("late", 900), ("never", None), ("first", 100), ("second", 200)):
            await store.create(new_table(name, status=replace(RUNNING, wakes_at=at)))
        assert await store.waking(-1, 500) == ["first", "second"]
        assert await store.waking(100, 900) == ["second", "late"]

    with_store(database, use)


@pytest.mark.slow
@pytest.mark.anyio
async def test_clocks_run_at_tables_that_nobody_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_in_thread(tmp_path) as server:
        ana = await Player.named(server.url, "Ana")
        overdue, soon, far = [
            await ana.table("azul", "person", "person", clock={"kind": "per-turn", "limit": limit})
            for limit in (1000, 5000, HOUR)
        ]
    await asyncio.sleep(1)
    monkeypatch.setattr(registry, "WAKE_EARLY_SECONDS", 0.5)
    with server_in_thread(tmp_path) as server:
        assert await finished(server, overdue)
        assert soon not in server.services.registry.rooms
        async with asyncio.timeout(10):
            while not await finished(server, soon):
                await asyncio.sleep(0.05)
        assert far not in server.services.registry.rooms
    await ana.close()


async def finished(server: Running, table: str) -> bool:
    """What is stored, without opening the table; waits a little."""
    for _ in range(20):
        found: Any = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(server.services.store.load(table), server.loop)
        )
        if found.row.status.phase == "finished":
            return True
        await asyncio.sleep(0.05)
    return False
