"""What the host does at one server of a site reaches everybody at the others."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.hosting import WITH_KEY, host_at
from tests.server.player import Data, Player
from tests.server.running import Running, server_in_thread
from tests.server.tables import seated
from tests.server.test_admin import closing_code
from websockets.exceptions import InvalidStatus

from azulejos.server.admin import census, sessions
from azulejos.server.protocol.messages import CloseCode

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

RNG = random.Random(20)
WAIT = 10


@pytest.fixture
def nodes(tmp_path: Path, postgresql_url: str) -> Iterator[list[Running]]:
    """Two, each with a data folder of its own."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                server_in_thread(tmp_path / str(n), database=postgresql_url, **WITH_KEY)
            )
            for n in range(2)
        ]


@pytest.fixture
def there(nodes: list[Running]) -> Running:
    """Where the people are; the host is at the other."""
    return nodes[1]


async def test_a_session_is_good_at_all_until_it_ends_at_one(nodes: list[Running]) -> None:
    async with host_at(nodes[0].url) as here, host_at(nodes[1].url) as other:
        other.http.cookies.clear()
        other.http.cookies.set(sessions.COOKIE, here.http.cookies[sessions.COOKIE])
        assert await other.see("session") == await here.see("session")
        await here.ask("DELETE", "/api/admin/session")
        assert await other.refusal("GET", "/api/admin/audit") == (401, "no-host-session")


async def test_attempts_are_counted_for_the_site(nodes: list[Running]) -> None:
    limit, counted = nodes[0].settings.limits.admin_attempts, []
    async with host_at(nodes[0].url) as here, host_at(nodes[1].url) as other:
        for number in range(limit):
            at = here if number % 2 else other
            counted.append((await at.sign_in("wrong")).status_code)
    assert counted == [403] * (limit - 2) + [429] * 2


async def test_everybody_is_found_wherever_they_are(
    nodes: list[Running], there: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await Player.named(there.url, "Ana")
    table = await ana.table("azul", "person", "open")
    async with host_at(nodes[0].url) as host, ana.socket(table) as socket:
        await socket.up_to_date()
        found = await host.see("people")
        (visitor,) = found["people"]
        assert (visitor["name"], visitor["tables"], found["silent"]) == ("Ana", [table], [])
        assert (await host.see("people", search="taras"))["people"] == []
        overview = await host.see("overview")
        assert [node["here"] for node in overview["nodes"]].count(True) == 1
        assert sorted(node["tables"] for node in overview["nodes"]) == [0, 1]
        async with asyncio.timeout(WAIT):
            while (await host.see("tables"))["tables"][0]["connected"] != 1:
                await asyncio.sleep(0.05)
        hearers = there.services.registry.others.hearers
        monkeypatch.setitem(hearers, census.ASK, lambda *_: None)
        silent = (await host.see("people"))["silent"]
        assert silent == [node["id"] for node in overview["nodes"] if not node["here"]]
    await ana.close()


async def test_many_people_are_told_in_several_notices(
    nodes: list[Running], there: Running
) -> None:
    visitors = [
        census.Visitor(f"guest-{n}", "Жовто-блакитний гість" * 2, "0" * 20, ["t" * 16] * 5, 1)
        for n in range(census.MOST)
    ]
    there.services.census.here = lambda *_: visitors  # type: ignore[method-assign]
    async with host_at(nodes[0].url) as host:
        found = (await host.see("people"))["people"]
        assert {one["guest"] for one in found} == {one.guest for one in visitors}


async def test_closing_a_table(nodes: list[Running], there: Running) -> None:
    ana, taras = [await Player.named(there.url, name) for name in ("Ana", "Taras")]
    table = await seated(ana, taras)
    async with host_at(nodes[0].url) as host, taras.socket(table) as socket:
        await socket.up_to_date()
        if not socket.is_my_turn:
            async with ana.socket(table) as first:
                await first.up_to_date()
                await first.play_a_turn(RNG)
        await host.do(f"tables/{table}/close", reason="spam")
        async with asyncio.timeout(WAIT):
            while not socket.is_over:
                await socket.until("game")
        assert socket.standing["outcome"]["reason"] == "closed"
        assert (await host.last_deed())[0] == "closed-table"
    await ana.close()
    await taras.close()


async def test_renaming_a_guest(nodes: list[Running], there: Running) -> None:
    rude = await Player.named(there.url, "Rude")
    table = await rude.table("azul", "person", "open")
    async with host_at(nodes[0].url) as host, rude.socket(table) as socket:
        await socket.up_to_date()
        guest = (await host.guest_named("Rude"))["guest"]
        await host.do(f"guests/{guest}/name", name="Guest")
        async with asyncio.timeout(WAIT):
            you: Data = {}
            while you.get("name") != "Guest":
                you = (await socket.until("you"))["you"]
        assert await rude.ask("GET", "/api/guest") == {"name": "Guest"}
    await rude.close()


async def test_a_blocked_guest_is_put_out_at_every_server(
    nodes: list[Running], there: Running
) -> None:
    eve = await Player.named(there.url, "Eve")
    table = await eve.table("azul", "person", "open")
    async with host_at(nodes[0].url) as host, eve.socket(table) as socket:
        await socket.up_to_date()
        guest = (await host.guest_named("Eve"))["guest"]
        await host.do("blocks", kind="guest", subject=guest, reason="insults", hours=1)
        assert await closing_code(socket) == CloseCode.BLOCKED
        for node in nodes:
            eve.url = node.url
            with pytest.raises(InvalidStatus):
                async with eve.socket(table):
                    pass
            answer = await eve.http.get(f"{node.url}/api/guest")
            assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    await eve.close()
