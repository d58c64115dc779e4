"""Nothing is for ever: what nobody comes back to is closed or forgotten, and nothing else is."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Player
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.tables import seated

from azulejos.engine.registry import rule_set
from azulejos.server.rooms.status import lasting_of
from azulejos.server.settings import DATABASE_FILE
from azulejos.server.storage import Lasting
from azulejos.table import Bot, Person, SeededDeals, Table

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(6)
DAY = 24 * 3600
LATER = 1000 * 365 * DAY


async def on_its_loop(server: Running, work: Callable[[], Awaitable[Any]]) -> Any:
    """Runs work where the server does."""

    async def awaited() -> Any:
        return await work()

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(awaited(), server.loop))


async def pass_time(server: Running, seconds: float) -> None:
    """As if the server had run so long; then it looks for what is due until nothing is."""
    store = server.services.store
    store.uptime.resume(store.uptime() + int(1000 * seconds))
    while await on_its_loop(server, server.services.registry.expiry.look):
        pass


async def phase_of(player: Player, table: str) -> str:
    return str((await player.ask("GET", f"/api/tables/{table}"))["standing"]["phase"])


async def play_once(player: Player, table: str) -> None:
    async with player.socket(table) as here:
        await here.up_to_date()
        await here.play_a_turn(RNG)


async def test_each_kind_of_table_has_its_term(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana, taras = [await Player.named(server.url, name) for name in ("Ana", "Taras")]
        bots = await ana.table("azul", "greedy", "greedy")
        waiting = await ana.table("azul", "person", "open")
        alone = await ana.table("azul", "person", "greedy")
        begun = await seated(ana, taras)
        played = await ana.table("azul", "person", "person")
        await play_once(ana, played)
        tables = [bots, waiting, alone, begun, played]

        async def phases() -> list[str]:
            return [await phase_of(ana, table) for table in tables]

        await pass_time(server, 3500)
        assert await phases() == ["running", "waiting", "running", "running", "running"]
        await pass_time(server, 200)
        assert await phases() == ["cancelled", "waiting", "running", "running", "running"]
        await pass_time(server, DAY)
        assert await phases() == ["cancelled"] * 3 + ["running"] * 2
        await pass_time(server, 28 * DAY)
        assert await phases() == ["cancelled"] * 3 + ["running"] * 2
        await pass_time(server, 2 * DAY)
        assert (await phases())[3:] == ["cancelled", "finished"], "one had a turn, one had none"
        for player in (ana, taras):
            await player.close()


async def test_what_was_played_can_still_be_read(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana = await Player.named(server.url, "Ana")
        table = await ana.table("azul", "person", "person", public=True)
        await play_once(ana, table)
        token_path = f"/api/tables/{table}/seats/0/link"
        await pass_time(server, 31 * DAY)
        answer = await ana.ask("GET", f"/api/tables/{table}")
        assert answer["standing"]["outcome"] == {
            "ranking": [],
            "winners": [],
            "reason": "abandoned",
            "scores": answer["standing"]["scores"],
        }
        assert len((await ana.ask("GET", f"/api/tables/{table}/story"))["chapters"]) == 2
        record = await ana.http.get(f"/api/tables/{table}/record")
        assert "ShuffleKey" in record.text
        listed = (await ana.ask("GET", "/api/tables/finished"))["tables"][0]
        assert (listed["id"], listed["ends_at"]) == (table, None)
        assert (await ana.ask("GET", "/api/tables/mine"))["tables"][0]["id"] == table
        async with ana.socket(table) as again:
            await again.up_to_date()
            refused = await again.order("play", 0, moves=["x"])
            assert refused["code"] == "game-over"
        assert (await ana.refusal("POST", token_path))[0] in (403, 409)
        await ana.close()


async def test_a_table_with_somebody_there_stays(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana, eve = [await Player.named(server.url, name) for name in ("Ana", "Eve")]
        watched = await ana.table("azul", "person", "greedy")
        left = await ana.table("azul", "person", "greedy")
        async with eve.socket(watched) as watching:
            await watching.up_to_date()
            for _ in range(3):
                await pass_time(server, 2 * DAY)
        assert await phase_of(ana, watched) == "running"
        assert await phase_of(ana, left) == "cancelled"
        await pass_time(server, DAY / 2)
        assert await phase_of(ana, watched) == "running", "a visit counts from its end"
        await pass_time(server, 2 * DAY)
        assert await phase_of(ana, watched) == "cancelled"
        for player in (ana, eve):
            await player.close()


async def test_nor_is_it_closed_if_somebody_came_meanwhile(tmp_path: Path) -> None:
    """Between the search for what is due and its end, to this server or to another one."""
    with server_in_thread(tmp_path) as server:
        ana = await Player.named(server.url, "Ana")
        expiry, store = server.services.registry.expiry, server.services.store
        table = await ana.table("azul", "person", "open")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await on_its_loop(server, lambda: expiry.close(table, LATER))
            assert await phase_of(ana, table) == "waiting"
        await on_its_loop(server, lambda: store.touch({table: LATER}))
        await on_its_loop(server, lambda: expiry.close(table, LATER))
        assert await phase_of(ana, table) == "waiting"
        await on_its_loop(server, lambda: expiry.close(table, LATER + 1))
        assert await phase_of(ana, table) == "cancelled"
        await ana.close()


async def test_a_restart_changes_nothing_and_a_pause_does_not_count(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana = await Player.named(server.url, "Ana")
        table = await ana.table("azul", "person", "open")
        await pass_time(server, DAY / 2)
        mine = (await ana.ask("GET", "/api/tables/mine"))["tables"][0]
        assert abs(mine["ends_at"] - 1000 * time.time() - 500 * DAY) < 60_000
    with server_in_thread(tmp_path) as server:
        ana.http.base_url = server.url
        ana.url = server.url
        assert await phase_of(ana, table) == "waiting"
        await pass_time(server, DAY / 2 - 60)
        assert await phase_of(ana, table) == "waiting"
        await pass_time(server, 120)
        assert await phase_of(ana, table) == "cancelled"
    await ana.close()


async def test_a_host_may_keep_tables_for_ever(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(
        update={"people_table_seconds": 0, "waiting_table_seconds": 0, "bots_table_seconds": 5}
    )
    with server_in_thread(tmp_path, limits=limits) as server:
        ana = await Player.named(server.url, "Ana")
        tables = [await ana.table("azul", *seats) for seats in (("person", "open"), ("easy",) * 2)]
        facts = (await ana.ask("GET", f"/api/tables/{tables[0]}"))["table"]
        assert facts["kept"] == {"waiting": 0, "bots": 5, "people": 0}
        await pass_time(server, LATER / 1000)
        assert [await phase_of(ana, table) for table in tables] == ["waiting", "cancelled"]
        mine = (await ana.ask("GET", "/api/tables/mine"))["tables"]
        assert [table["ends_at"] for table in mine] == [None]
        await ana.close()


async def test_cancelled_tables_and_guests_without_tables_are_forgotten(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana, eve = [await Player.named(server.url, name) for name in ("Ana", "Eve")]
        kept = await ana.table("azul", "person", "person")
        await play_once(ana, kept)
        cancelled = await ana.table("azul", "person", "open")
        async with ana.socket(cancelled) as here:
            await here.send("chat", text="hello")
            await here.until("ack")
        await ana.ask("DELETE", f"/api/tables/{cancelled}")
        await pass_time(server, 6 * DAY)
        assert await phase_of(ana, cancelled) == "cancelled"
        await pass_time(server, 2 * DAY)
        server.loop.call_soon_threadsafe(server.services.registry.sweep, 2**62)
        assert await ana.refusal("GET", f"/api/tables/{cancelled}") == (404, "no-table")
        await pass_time(server, 40 * DAY)
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
            names = [name for (name,) in database.execute("SELECT name FROM guests")]
        assert names == ["Ana"], "she has a table"
        assert await eve.ask("GET", "/api/guest") == {"name": "Eve"}, "the cookie is still hers"
        for player in (ana, eve):
            await player.close()


async def test_tables_are_counted_by_what_they_cost(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(update={"tables_of_guest": 8, "tables_of_address": 11})
    with server_in_thread(tmp_path, limits=limits) as server:
        ana, eve = [await Player.named(server.url, name) for name in ("Ana", "Eve")]
        wanted = {"game": "azul", "seats": [{"kind": "bot", "level": "easy"}] * 2}
        for _ in range(2):
            await ana.ask("POST", "/api/tables", wanted)
        too_many = (429, "too-many-tables")
        assert await ana.refusal("POST", "/api/tables", wanted) == too_many
        assert await eve.refusal("POST", "/api/tables", wanted) == too_many, "same address"
        await eve.table("azul", "person", "greedy")
        await eve.table("azul", "person", "open")
        people = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
        assert await eve.refusal("POST", "/api/tables", people) == too_many
        for player in (ana, eve):
            await player.close()


async def test_tables_cost_an_address_more_the_fuller_the_server_is(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(update={"tables": 8, "tables_of_address": 27})
    with server_in_thread(tmp_path, limits=limits) as server:
        ana = await Player.named(server.url, "Ana")
        for _ in range(4 + 2):
            await ana.table("azul", "person", "open")  # four cost 1, two cost 4: 15 are left
        people = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
        assert await ana.refusal("POST", "/api/tables", people) == (429, "too-many-tables")
        await ana.close()


def test_how_long_a_table_lasts() -> None:
    options = rule_set("azul").choose()
    apart = Person("Ana", on_device=False)

    def opened(*seats: Person | Bot) -> Table:
        return Table.open(options, list(seats), SeededDeals(1), at=0)

    bots = opened(Bot("a", "easy"), Bot("b", "easy"))
    assert lasting_of(bots) is Lasting.BOTS
    device = opened(Person("Ana"), Person("Ola"))
    assert lasting_of(device) is Lasting.WAITING
    device.play(0, device.state.legal_moves()[:1], at=1)
    assert lasting_of(device) is Lasting.PEOPLE
    device.undo(0, at=2)
    assert lasting_of(device) is Lasting.PEOPLE, "somebody was there"
    friends = opened(apart, apart)
    friends.take_seat(0, "a", at=1)
    assert lasting_of(friends) is Lasting.WAITING
    friends.take_seat(1, "b", at=1)
    assert lasting_of(friends) is Lasting.PEOPLE
    given_up = opened(apart, Bot("b", "easy"))
    given_up.take_seat(0, "a", at=1)
    assert lasting_of(given_up) is Lasting.WAITING
    given_up.resign(0, at=2)
    assert lasting_of(given_up) is Lasting.ENDED
