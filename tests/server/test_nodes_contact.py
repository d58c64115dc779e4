"""A node that cannot reach the database for a while, beside others that can."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from tests.server.nodes import begun, guests, several
from tests.server.player import Player
from tests.server.running import Running
from websockets.exceptions import InvalidStatus

from azulejos.server.rooms import registry
from azulejos.server.rooms.other_nodes import OtherNodes
from azulejos.server.storage import News, StorageUnavailable, Store, StoredTable

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]


async def refused(player: Player, table: str) -> int:
    """With which status the socket of a table is."""
    with pytest.raises(InvalidStatus) as found:
        async with player.socket(table):
            pass
    return found.value.response.status_code


def lose_contact(node: Running) -> None:
    """As when two seconds have passed without an answer."""
    node.loop.call_soon_threadsafe(node.services.registry.others.on_lost, 2.0)


async def test_nobody_waits_at_a_node_that_has_lost_contact(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes in just then is sent on at once, and so is whoever comes later."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "person")
        loading = asyncio.Event()
        here = asyncio.get_running_loop()

        async def never(_table: str) -> StoredTable | None:
            here.call_soon_threadsafe(loading.set)
            await asyncio.sleep(3600)
            return None

        monkeypatch.setattr(nodes[1].services.store, "load", never)
        coming = asyncio.create_task(refused(taras, table))
        async with asyncio.timeout(10):
            await loading.wait()
            lose_contact(nodes[1])
            assert await coming == 503
            assert await refused(taras, table) == 503
        monkeypatch.undo()
        others = nodes[1].services.registry.others
        nodes[1].loop.call_soon_threadsafe(others.on_append, None, 0)
        async with ana.socket(table) as there:
            await there.up_to_date()


@pytest.mark.parametrize("is_open", [True, False], ids=["has to read on", "not yet open"])
async def test_no_request_waits_there_either(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    """A player's choice is tried by whatever node it comes to, while the socket is elsewhere. One
    such reading after the other took six seconds, or as long as the node was cut off."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "person")
        node, reading = nodes[1], asyncio.Event()
        here = asyncio.get_running_loop()

        async def never(*_: object) -> None:
            here.call_soon_threadsafe(reading.set)
            await asyncio.sleep(3600)

        if is_open:
            await taras.ask("GET", f"/api/tables/{table}")
        monkeypatch.setattr(OtherNodes, "on_append", lambda *_: None)
        monkeypatch.setattr(node.services.store, "load", never)
        monkeypatch.setattr(node.services.store, "growth", never)
        async with ana.socket(table) as socket:
            await socket.up_to_date()
            await socket.play_a_turn(random.Random(1))
            wanted = {"moves": ["whatever"], "expected_seq": socket.seq}
        path = f"/api/tables/{table}/attempt"
        asked = [asyncio.create_task(taras.refusal("POST", path, wanted)) for _ in range(2)]
        async with asyncio.timeout(2):
            await reading.wait()
            lose_contact(node)
            found = [*await asyncio.gather(*asked), await taras.refusal("POST", path, wanted)]
        assert found == [(503, "storage-unavailable")] * 3


async def test_who_comes_back_with_the_node_is_shown_no_old_table(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played meanwhile is read first."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "person")
        node = nodes[1]
        others, load = node.services.registry.others, node.services.store.load
        before = (await taras.ask("GET", f"/api/tables/{table}/position"))["seq"]

        async def slowly(wanted: str) -> StoredTable | None:
            await asyncio.sleep(0.5)
            return await load(wanted)

        monkeypatch.setattr(others, "on_append", lambda *_: None)
        monkeypatch.setattr(node.services.store, "load", slowly)
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_a_turn(random.Random(1))
        assert (await taras.ask("GET", f"/api/tables/{table}/position"))["seq"] == before
        node.loop.call_soon_threadsafe(OtherNodes.on_append, others, None, 0)
        found = await taras.ask("GET", f"/api/tables/{table}/position")
        assert found["seq"] == before + 1


async def test_a_connection_does_not_stay_at_a_node_that_is_cut_off(nodes: list[Running]) -> None:
    """A load balancer that knows only connections would lead every request there again."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "person")
        node = nodes[1]
        node.loop.call_soon_threadsafe(node.services.registry.others.on_lost, 9.0)
        async with asyncio.timeout(10):
            while (answer := await taras.http.get(f"/api/tables/{table}")).status_code != 503:
                await asyncio.sleep(0.05)
        assert answer.headers["Connection"] == "close"


async def test_a_table_that_cannot_be_read_just_then_is_woken_later(
    tmp_path: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has taken over its lease must not sit on it."""
    monkeypatch.setattr(registry, "WAKE_EARLY_SECONDS", 1)
    clock = {"kind": "per-turn", "limit": 1000}
    with several(1, tmp_path / "first", postgresql_url) as (first,):
        async with guests(first) as (ana,):
            table = await ana.table("azul", "person", "person", clock=clock)
            before = await length(first, table)
    await asyncio.sleep(1)
    load = Store.load
    failed: list[str] = []

    async def fails_once(self: Store, wanted: str) -> StoredTable | None:
        if not failed:
            failed.append(wanted)
            raise StorageUnavailable
        return await load(self, wanted)

    monkeypatch.setattr(Store, "load", fails_once)
    with several(1, tmp_path / "second", postgresql_url) as (second,):
        until = time.monotonic() + 20
        while await length(second, table) == before:
            assert time.monotonic() < until, "the clock stands still"
            await asyncio.sleep(0.1)
    assert failed == [table]


@pytest.mark.parametrize("comes_back", [False, True], ids=["woken", "its keeper joins again"])
async def test_an_open_table_goes_on_though_the_word_that_it_is_free_was_missed(
    tmp_path: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    monkeypatch.setattr(registry, "WAKE_EARLY_SECONDS", 1)
    hear = OtherNodes.on_news

    def hear_not(self: OtherNodes, node: str, news: News) -> None:
        if news["kind"] != "released":
            hear(self, node, news)

    monkeypatch.setattr(OtherNodes, "on_news", hear_not)
    clock = {"kind": "per-turn", "limit": 3000}
    with several(2, tmp_path, postgresql_url) as (one, two):
        async with guests(one, two) as (ana, taras):
            table = await ana.table("azul", "person", "open", clock=clock)
            await taras.ask("PUT", f"/api/tables/{table}/seats/1")
            async with taras.socket(table) as socket:
                await begun(socket)
                leases = two.services.store.leases
                while leases is None or table not in leases._kept_by:
                    await asyncio.sleep(0.01)
                here, there = one.services.registry, two.services.registry
                if comes_back:
                    two.loop.call_soon_threadsafe(there._tasks[0].cancel)
                one.loop.call_soon_threadsafe(leave, here, table)
                await asyncio.sleep(1)
                if comes_back:
                    one.loop.call_soon_threadsafe(one.services.store.tell, {"kind": "hello"})
                async with asyncio.timeout(15):
                    while not socket.is_over:
                        await socket.until("game")


def leave(of: registry.RoomRegistry, table: str) -> None:
    """As when nobody was there for long; and this server takes no table that is free."""
    of._tasks[0].cancel()
    of.rooms.pop(table).close()
    of._let_go(table)


async def length(node: Running, table: str) -> int:
    """Of the log as it is stored: nobody opens the table."""
    stored = node.services.store.entries(table)
    return len(await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(stored, node.loop)))
