"""Several servers on one PostgreSQL: whichever one a person is connected to, the table is the
same; its bots and clocks are looked after by one of them."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import SecretStr
from tests.server.nodes import begun, guests, several, told
from tests.server.player import Data, Player, TableSocket
from tests.server.running import GENEROUS, Running, ServerProcess, server_in_thread
from tests.server.tables import presence_with, seated
from websockets.exceptions import WebSocketException

from azulejos.server.bots.pool import BotPool
from azulejos.server.keys import signing_key
from azulejos.server.metrics import Metrics
from azulejos.server.rooms.agreement import agree
from azulejos.server.rooms.other_nodes import OtherNodes
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.services import Services
from azulejos.server.settings import Settings
from azulejos.server.storage import InvalidDatabase, StoredTable

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

RNG = random.Random(32)


async def all_here(socket: TableSocket) -> None:
    presence: Data = socket.welcome["presence"]
    while any(seat["state"] != "here" for seat in presence["seats"]):
        presence = (await told(socket, "presence"))["presence"]


async def phase_of(player: Player, table: str) -> str:
    return str((await player.ask("GET", f"/api/tables/{table}"))["standing"]["phase"])


async def test_a_cookie_of_one_is_good_at_all(nodes: list[Running]) -> None:
    ana = await Player.named(nodes[0].url, "Ana")
    cookie = ana.cookie()
    for node in nodes:
        found = await ana.http.get(f"{node.url}/api/guest", headers=cookie)
        assert found.json() == {"name": "Ana"}
    await ana.close()


async def test_people_on_three_nodes_see_and_hear_each_other(nodes: list[Running]) -> None:
    async with guests(*nodes) as players:
        table = await seated(*players)
        async with AsyncExitStack() as stack:
            sockets = []
            for player in players:
                socket = await stack.enter_async_context(player.socket(table))
                await begun(socket)
                sockets.append(socket)
            one, two, three = sockets
            for socket in sockets:
                await all_here(socket)
            await three.send("chat", text="olá")
            for socket in sockets:
                assert (await told(socket, "chat"))["said"]["text"] == "olá"
            for socket in (one, two, three, one):
                await socket.play_a_turn(RNG)
                for other in sockets:
                    await asyncio.wait_for(other.up_to_seq(socket.seq), 5)
                    assert other.standing == socket.standing
            await two.connection.close()
            async with asyncio.timeout(5):
                await presence_with(one, 1, "dropped")


async def test_what_happens_while_a_table_is_being_opened_is_heard_of(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second node has read the table; before it is there for anybody the first goes on."""
    store, others = nodes[1].services.store, nodes[1].services.registry.others
    read, heard, go_on = store.load, [], threading.Event()

    async def slowly(table: str) -> StoredTable | None:
        found = await read(table)
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return found

    def hear(table: str | None, seq: int) -> None:
        OtherNodes.on_append(others, table, seq)
        heard.append((table, seq))

    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "person")
        async with ana.socket(table) as here:
            await begun(here)
            monkeypatch.setattr(store, "load", slowly)
            monkeypatch.setattr(others, "on_append", hear)
            opening = asyncio.create_task(taras.ask("GET", f"/api/tables/{table}"))
            async with asyncio.timeout(10):
                while table not in nodes[1].services.registry._opening:
                    await asyncio.sleep(0.01)
                await here.play_a_turn(RNG)
                while (table, here.seq) not in heard:
                    await asyncio.sleep(0.01)
            go_on.set()
            await opening
            async with taras.socket(table) as there:
                await there.up_to_date()
                await asyncio.wait_for(there.up_to_seq(here.seq), 5)


async def test_undo_and_hints_across_nodes(nodes: list[Running]) -> None:
    """Asked for at one node, granted at another; a hint at either is about the game as it is."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await seated(ana, taras, hints=True)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await begun(here)
            await begun(there)
            for socket, player in ((here, ana), (there, taras), (here, ana)):
                await asyncio.wait_for(socket.up_to_seq(max(here.seq, there.seq)), 5)
                hint = await player.ask("GET", f"/api/tables/{table}/hint")
                assert hint["seq"] == socket.seq
                await socket.play_a_turn(RNG)
            assert (await here.order("undo", 0))["type"] == "ack"
            async with asyncio.timeout(5):
                while there.standing["undo"] is None:
                    await there.until("game")
            assert (await there.order("accept-undo", 1))["type"] == "ack"
            async with asyncio.timeout(5):
                while here.standing["undo"] is not None or here.standing["turns"] != 2:
                    await here.until("game")
            assert here.standing["to_move"] == 0


async def test_the_news_of_a_rematch(nodes: list[Running]) -> None:
    async with guests(*nodes[:2]) as (ana, taras):
        table = await seated(ana, taras)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await begun(here)
            await begun(there)
            assert (await here.order("resign", 0))["type"] == "ack"
            while not there.is_over:
                await told(there, "game")
            answer = await ana.ask("POST", f"/api/tables/{table}/rematch")
            found = await told(there, "rematch")
            assert (found["table"], found["by"]) == (answer["table"], "Guest 0")
            again = await taras.ask("POST", f"/api/tables/{table}/rematch")
            assert again["table"] == answer["table"]


async def test_a_bot_thinks_once_for_all(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = []
    choose = BotPool.choose

    async def counted(pool: BotPool, question: object, asker: object) -> list[str]:
        thought.append(question)
        return await choose(pool, question, asker)  # type: ignore[arg-type]

    monkeypatch.setattr(BotPool, "choose", counted)
    async with guests(*nodes) as players:
        ana = players[0]
        table = await ana.table("azul", "person", "greedy")
        async with players[1].socket(table) as one, players[2].socket(table) as two:
            await one.up_to_date()
            await two.up_to_date()
            ana.url = nodes[2].url
            async with ana.socket(table) as here:
                await here.up_to_date()
                for _ in range(5):
                    await here.play_a_turn(RNG)
                    while not (here.is_my_turn or here.is_over):
                        await told(here, "game")
                turns = here.standing["turns"]
    assert len(thought) == turns - 5


async def test_a_bot_waits_only_for_those_who_are_nowhere(nodes: list[Running]) -> None:
    """Who is connected to another node is here; who is nowhere is played for."""
    async with guests(*nodes[:2]) as (ana, taras):
        table = await seated(ana, taras, patience=1)
        async with taras.socket(table) as there:
            await there.up_to_date()
            async with ana.socket(table):
                await asyncio.sleep(2.5)
                await there.ping()
                assert there.standing["turns"] == 0, "both are here"
            async with asyncio.timeout(10):
                while there.standing["turns"] == 0:
                    await there.until("game")
            presence = there.received[-2]
            assert [
                one["presence"]["seats"][0]["bot_plays"]
                for one in there.received
                if one["type"] == "presence"
            ][-1], presence


async def test_the_host_silences_watchers_everywhere(nodes: list[Running]) -> None:
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "open")
        async with taras.socket(table) as there:
            await there.up_to_date()
            await ana.ask("PUT", f"/api/tables/{table}/chat", {"watchers": False})
            async with asyncio.timeout(5):
                while (await there.until("presence"))["presence"]["watchers_chat"]:
                    pass
            await there.send("chat", text="no")
            assert (await told(there, "refused"))["code"] == "watchers-silent"


async def test_what_was_agreed_elsewhere_holds_though_it_was_not_heard(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two nodes that change something in the same moment have not heard of each other yet."""
    monkeypatch.setattr(OtherNodes, "on_news", lambda *_: None)
    async with guests(*nodes[:2]) as (ana, taras):
        table = await ana.table("azul", "person", "open")
        await taras.ask("GET", f"/api/tables/{table}")
        await ana.ask("PUT", f"/api/tables/{table}/chat", {"watchers": False})
        node = nodes[1]
        room, store = node.services.registry.rooms[table], node.services.store
        assert room.policy.watchers_chat
        changing = agree(room, store, lambda policy: policy.declined_at(1))
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(changing, node.loop))
        loading = asyncio.run_coroutine_threadsafe(store.load(table), node.loop)
        stored = await asyncio.wrap_future(loading)
        assert stored is not None
        assert TablePolicy.read(stored.row.settings) == room.policy
        assert (room.policy.watchers_chat, room.policy.declined) == (False, (1,))


async def test_signed_out_everywhere_at_once(nodes: list[Running]) -> None:
    async with guests(nodes[0]) as (ana,):
        table = await ana.table("azul", "person", "open")
        elsewhere = Player(nodes[1].url)
        elsewhere.http.cookies = ana.http.cookies
        async with elsewhere.socket(table) as there:
            await there.up_to_date()
            await ana.ask("DELETE", "/api/guest/sessions")
            async with asyncio.timeout(5):
                with pytest.raises(Exception, match="4401"):
                    await there.until("never")
        await elsewhere.close()


@pytest.mark.parametrize("end", [ServerProcess.kill, ServerProcess.stop], ids=["killed", "drained"])
async def test_bots_and_clocks_go_on_when_their_node_is_gone(
    tmp_path: Path, postgresql_url: str, end: Callable[[ServerProcess], object]
) -> None:
    """At the first table nobody is connected to the node that is left; at the second somebody
    is, and waits for a bot that thinks when its node goes."""
    with server_in_thread(tmp_path / "one", database=postgresql_url) as left:
        other = await asyncio.to_thread(ServerProcess, tmp_path / "two", 0, DATABASE=postgresql_url)
        async with guests(left) as (ana,):
            theirs = await Player.named(other.url, "Taras")
            timed = await theirs.table(
                "azul", "person", "person", clock={"kind": "per-turn", "limit": 3000}
            )
            slow = await theirs.table("azul", {"kind": "bot", "level": "master"}, "person")
            async with ana.socket(slow) as here:
                await here.up_to_date()
                began = time.monotonic()
                await asyncio.to_thread(end, other)
                while here.standing["turns"] == 0:
                    await asyncio.wait_for(here.until("game"), 25)
                while (await ana.ask("GET", f"/api/tables/{timed}"))["standing"][
                    "phase"
                ] != "finished":
                    await asyncio.sleep(0.1)
                assert time.monotonic() - began < 20
            await theirs.close()


async def test_who_is_sent_away_goes_on_elsewhere(tmp_path: Path, postgresql_url: str) -> None:
    """The other node is told to stop: its bots go on here, and its people come here. How soon is
    for `benchmarks/load/nodes.py` to say."""
    with server_in_thread(tmp_path / "one", database=postgresql_url) as left:
        other = await asyncio.to_thread(ServerProcess, tmp_path / "two", 0, DATABASE=postgresql_url)
        async with guests(left) as (ana,):
            table = await ana.table("azul", "person", "greedy")
            ana.url = other.url
            async with ana.socket(table) as there:
                await there.up_to_date()
                await there.play_a_turn(RNG)
                stopping = asyncio.create_task(asyncio.to_thread(other.stop))
                with pytest.raises(WebSocketException, match="1012"):
                    await there.until("never")
                ana.url = left.url
                async with ana.socket(table, seq=there.seq) as here:
                    await here.up_to_date()
                    here.standing = here.standing or there.standing
                    while not here.is_my_turn:
                        await told(here, "game")
                    await here.play_a_turn(RNG)
                await stopping
            assert left.services.store.others == frozenset()


async def test_limits_of_the_site(tmp_path: Path, postgresql_url: str) -> None:
    """Whichever node somebody asks, it is one allowance."""
    limits = GENEROUS.model_copy(update={"tables_of_guest": 6, "guests": 3})
    with several(2, tmp_path, postgresql_url, limits=limits) as two:
        async with guests(two[0], two[1], two[0]) as (ana, _, _):
            for node in (0, 1, 0):
                ana.http.base_url = two[node].url
                await ana.table("azul", "person", "greedy")
            ana.http.base_url = two[1].url
            seats = [{"kind": "person"}, {"kind": "open"}]
            body = {"game": "azul", "seats": seats}
            assert await ana.refusal("POST", "/api/tables", body) == (429, "too-many-tables")
            stranger = Player(two[1].url)
            asked = await stranger.refusal("POST", "/api/guest", {"name": "Eve"})
            assert asked == (429, "too-many-guests")
            await stranger.close()


async def test_a_node_with_another_key_does_not_start(tmp_path: Path, postgresql_url: str) -> None:
    settings = Settings(tmp_path, database=postgresql_url, signing_key=SecretStr("k" * 40))
    other_key = replace(settings, signing_key=SecretStr("l" * 40))
    one = await Services.open(settings, Metrics())
    two = await Services.open(settings, Metrics())
    with pytest.raises(InvalidDatabase, match="signing-keys-differ"):
        await Services.open(other_key, Metrics())
    await one.close()
    await two.close()
    alone = await Services.open(other_key, Metrics())  # nobody else runs
    await alone.close()


def test_the_key_of_an_earlier_folder_is_kept(tmp_path: Path, postgresql_url: str) -> None:
    key = signing_key(Settings(tmp_path))
    with server_in_thread(tmp_path, database=postgresql_url) as one:
        assert one.services.key == key
    with server_in_thread(tmp_path / "other", database=postgresql_url) as two:
        assert two.services.key == key
