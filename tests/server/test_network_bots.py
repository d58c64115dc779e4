"""Programs over the network: who may connect, where they may sit, and how much they may do."""

import asyncio
from pathlib import Path

import pytest
from tests.server.network_bot import Come, Join, NetworkBot, on_its_loop, registered
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.tables import seated
from tests.server.test_connections import eventually

from azulejos.server.protocol.messages import CloseCode
from azulejos.server.storage import Lasting

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

LEVEL = {"kind": "bot", "level": "random"}


class TestTheSwitch:
    async def test_no_program_plays_where_the_host_has_not_allowed_it(
        self, server: Running
    ) -> None:
        bot = await registered(server, "shut-out")
        assert await bot.stream_refusal() == (403, "network-bots-off")
        refused = await bot.any_table("azul", LEVEL)
        assert (refused.status_code, refused.json()["code"]) == (403, "network-bots-off")
        assert (await bot.ask("GET", "/api/bots")) == {"allowed": False, "bots": []}
        await bot.close()


class TestTokens:
    async def test_an_unknown_token_is_refused(self, lively: Running) -> None:
        stranger = NetworkBot(lively.url, "stranger", "x" * 32)
        assert await stranger.stream_refusal() == (401, "unknown-bot-token")
        assert (await stranger.any_table("azul", LEVEL)).status_code == 401
        await stranger.close()

    async def test_without_a_token_there_is_no_stream(self, lively: Running, come: Come) -> None:
        ana = await come("Ana")
        nobody = NetworkBot(lively.url, "nobody", "")
        nobody.headers = ana.cookie()
        assert await nobody.stream_refusal() == (401, "unknown-bot-token")
        await nobody.close()

    async def test_a_token_is_not_used_together_with_a_cookie(self, join: Join, come: Come) -> None:
        bot, ana = await join("both"), await come("Ana")
        bot.http.cookies.update(ana.http.cookies)
        refused = await bot.any_table("azul", LEVEL)
        assert (refused.status_code, refused.json()["code"]) == (403, "token-and-cookie")

    async def test_a_new_token_replaces_the_old_one(self, lively: Running, join: Join) -> None:
        old, new = await join("renewed"), await join("renewed")
        assert await old.stream_refusal() == (401, "unknown-bot-token")
        async with new.stream() as stream:
            assert stream.welcome["name"] == "renewed"

    async def test_a_stream_ends_when_its_token_is_revoked(
        self, lively: Running, join: Join
    ) -> None:
        bot, other = await join("leaver"), await join("stayer")
        async with bot.stream() as stream, other.stream() as stays:
            await on_its_loop(lively, lively.services.store.drop_network_bot("leaver"))
            await on_its_loop(lively, lively.services.network_bots.check_tokens())
            assert await stream.code_of_closing() == CloseCode.SIGNED_OUT
            assert await stays.nothing_more() == []
        assert await bot.stream_refusal() == (401, "unknown-bot-token")

    async def test_the_token_itself_is_not_stored(self, lively: Running, join: Join) -> None:
        bot = await join("hashed")
        token = bot.headers["Authorization"].split()[1].encode()
        for file in lively.settings.data.iterdir():
            assert token not in file.read_bytes()

    async def test_a_password_for_a_proxy_is_not_taken_for_a_token(self, come: Come) -> None:
        ana = await come("Ana")
        ana.http.headers["Authorization"] = "Basic YW5hOnNlY3JldA=="
        assert await ana.table("azul", "person", "random")


class TestSeats:
    async def test_free_seats_are_for_people_unless_the_table_says_else(
        self, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("uninvited")
        closed = await ana.table("azul", "person", "open")
        path = f"/api/tables/{closed}/seats/1"
        assert await bot.refusal("PUT", path) == (403, "no-network-bots")
        welcoming = await ana.table("azul", "person", "open", network_bots=True)
        await bot.sit(welcoming, 1)
        listed = (await ana.ask("GET", "/api/tables/mine"))["tables"][0]
        assert [seat["network_bot"] for seat in listed["seats"]] == [False, True]

    async def test_it_has_one_seat_at_a_table(self, join: Join) -> None:
        bot = await join("greedy-for-seats")
        refused = await bot.any_table("azul", {"kind": "person"})
        assert (refused.status_code, refused.json()["code"]) == (403, "network-bot-seats")

    async def test_it_does_nothing_that_only_people_do(self, join: Join) -> None:
        bot = await join("machine")
        table = await bot.table("azul", "person", "random")
        nobody = (401, "no-guest")
        assert await bot.refusal("POST", f"/api/tables/{table}/seats/0/link") == nobody
        assert await bot.refusal("DELETE", "/api/guest/sessions") == nobody
        assert await bot.refusal("POST", f"/api/tables/{table}/rematch") == nobody

    async def test_the_mark_stays_when_it_has_left(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("gone")
        table = await ana.table("azul", "person", "open", network_bots=True)
        await bot.sit(table, 1)
        await bot.ask("DELETE", f"/api/tables/{table}/seats/1")
        found = await ana.ask("GET", f"/api/tables/{table}")
        assert found["standing"]["seats"][1]["network_bot"]
        boris = await come("Boris")
        await boris.sit(table, 1)
        found = await ana.ask("GET", f"/api/tables/{table}")
        assert not found["standing"]["seats"][1]["network_bot"]


class TestLimits:
    async def test_tables_at_once(self, lively: Running, join: Join) -> None:
        bot = await join("busy")
        for _ in range(lively.settings.limits.network_bot_tables):
            await bot.table("azul", "person", "random")
        refused = await bot.any_table("azul", LEVEL)
        assert (refused.status_code, refused.json()["code"]) == (429, "network-bot-busy")

    async def test_tables_at_once_also_if_they_are_made_at_once(
        self, lively: Running, join: Join
    ) -> None:
        bot, most = await join("hasty"), lively.settings.limits.network_bot_tables
        answers = await asyncio.gather(*(bot.any_table("azul", LEVEL) for _ in range(most + 4)))
        assert sorted(answer.status_code for answer in answers) == [201] * most + [429] * 4

    async def test_messages_streams_and_new_tables(self, tmp_path: Path) -> None:
        changed = {"network_bot_messages": 5, "network_bots": 1, "network_bot_new_tables": 3}
        limits = GENEROUS.model_copy(update=changed)
        with server_in_thread(tmp_path, network_bots=True, limits=limits) as server:
            bot, other = await registered(server, "one"), await registered(server, "two")
            async with bot.stream() as stream:
                assert await other.stream_refusal() == (429, "too-many-network-bots")
                for _ in range(7):
                    await stream.say("ping")
                assert await stream.code_of_closing() == CloseCode.RATE
            await bot.table("azul", "person", "random")  # counts 2
            assert (await bot.any_table("azul", LEVEL)).json()["code"] == "too-many-tables"
            for one in (bot, other):
                await one.close()

    async def test_a_turn_is_played_for_it_where_no_clock_ends_its_thinking(
        self, tmp_path: Path
    ) -> None:
        limits = GENEROUS.model_copy(update={"network_bot_seconds": 1})
        with server_in_thread(tmp_path, network_bots=True, limits=limits) as server:
            bot = await registered(server, "thinker")
            async with bot.stream() as stream:
                table = await bot.table("azul", "person", "random")
                first = await stream.until("your-turn")
                assert first["deadline"] - first["now"] <= 1000
                later = await stream.until("your-turn")
                assert (later["table"], later["seq"] > first["seq"]) == (table, True)
                await stream.command("play", first, moves=first["legal"][:1])
                assert (await stream.until("refused"))["code"] == "stale"
            await bot.close()

    async def test_a_clock_is_the_only_limit_where_there_is_one(self, tmp_path: Path) -> None:
        limits = GENEROUS.model_copy(update={"network_bot_seconds": 1})
        clock = {"kind": "per-turn", "limit": 2500}
        with server_in_thread(tmp_path, network_bots=True, limits=limits) as server:
            bot = await registered(server, "slow")
            async with bot.stream() as stream:
                await bot.table("azul", "person", "random", clock=clock, patience=None)
                turn = await stream.until("your-turn")
                assert 2000 < turn["deadline"] - turn["now"] <= 2500
                over = await stream.until("your-turn", "game-over")
                assert over["outcome"]["reason"] == "time"
            await bot.close()


class TestKeeping:
    async def test_a_program_keeps_no_table_from_being_closed(
        self, lively: Running, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("patient")
        table = await ana.table("azul", "person", "open", network_bots=True)
        async with bot.stream():
            await bot.sit(table, 1)
            room = lively.services.registry.rooms[table]
            assert room.is_watched
            assert not room.has_visitors
            async with ana.socket(table) as socket:
                await socket.up_to_date()
                await eventually(lambda: room.has_visitors)

    async def test_a_table_of_programs_alone_is_kept_as_one_of_bots(
        self, lively: Running, join: Join, come: Come
    ) -> None:
        bot, other, ana = await join("first"), await join("second"), await come("Ana")
        table = await bot.table("azul", "person", "open", network_bots=True)
        await other.sit(table, 1)
        stored = await on_its_loop(lively, lively.services.store.load(table))
        assert stored.row.status.lasting is Lasting.BOTS
        with_people = await seated(ana, await come("Boris"))
        stored = await on_its_loop(lively, lively.services.store.load(with_people))
        assert stored.row.status.lasting is Lasting.PEOPLE
