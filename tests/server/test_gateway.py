"""What is not let in: other people's pages, too much, too often, too slow."""

import asyncio
import json
import socket
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import websockets
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.stranger import Stranger, masked

from azulejos.server.rates import Allowance, Rates
from azulejos.server.settings import Limits

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


@asynccontextmanager
async def strict_server(folder: Path, **limits: int) -> AsyncIterator[tuple[Running, Player, str]]:
    """A server with these limits, a guest there, and a table."""
    with server_in_thread(folder, limits=GENEROUS.model_copy(update=limits)) as running:
        ana = await Player.named(running.url, "Ana")
        try:
            yield running, ana, await ana.table("azul", "person", "greedy")
        finally:
            await ana.close()


class TestOrigin:
    @pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
    async def test_other_pages_cannot_use_the_cookie(
        self, invite: Invite, server: Running, origin: str
    ) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        answer = await ana.http.post("/api/guest", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        address = f"ws://127.0.0.1:{server.settings.port}/api/tables/{table}/socket"
        headers = {**ana.cookie(), "Origin": origin}
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(address, additional_headers=headers, proxy=None):
                pass
        assert refused.value.response.status_code == 403

    async def test_our_own_page_can(self, invite: Invite, server: Running) -> None:
        ana = await invite("Ana")
        own = {"Origin": server.url}
        assert (await ana.http.post("/api/guest", json={"name": "A"}, headers=own)).is_success

    async def test_behind_a_proxy_only_the_public_address_counts(self, tmp_path: Path) -> None:
        public = "https://azulejos.example"
        with server_in_thread(tmp_path, public_url=public) as running:
            async with httpx.AsyncClient(base_url=running.url) as http:
                body = {"name": "Ana"}
                own = await http.post("/api/guest", json=body, headers={"Origin": running.url})
                assert own.status_code == 403
                good = await http.post("/api/guest", json=body, headers={"Origin": public})
                assert good.status_code == 200
                assert "secure" in good.headers["set-cookie"].lower()
                assert "strict-transport-security" in good.headers

    async def test_links_show_the_public_address(self, tmp_path: Path) -> None:
        with server_in_thread(tmp_path, public_url="http://azulejos.example/") as running:
            ana = await Player.named(running.url, "Ana")
            table = await ana.table("azul", "person", "greedy")
            found = (await ana.ask("GET", f"/api/tables/{table}"))["table"]["link"]
            assert found == f"http://azulejos.example/table/{table}"
            link = (await ana.ask("POST", f"/api/tables/{table}/seats/0/link"))["link"]
            assert link.startswith(f"{found}#seat=")
            await ana.close()


class TestHost:
    """A page whose name suddenly leads here could use this server as if it were its own."""

    @pytest.mark.parametrize("host", ["elsewhere.example", "elsewhere.example:80", "[::1", ""])
    async def test_other_names_are_refused(self, server: Running, host: str) -> None:
        headers = {"Host": host, "Origin": f"http://{host}"}
        async with httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.post("/api/guest", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")
            assert (await http.get("/api/tables", headers=headers)).status_code == 403
            assert (await http.get("/health", headers=headers)).status_code == 200

    async def test_own_names_and_addresses_are_known(self, tmp_path: Path) -> None:
        public, more = "https://azulejos.example", "games.example:8000, other.example"
        own = socket.gethostname().partition(".")[0]
        given = ("azulejos.example", "Games.Example", "Other.Example:8000", "localhost")
        with server_in_thread(tmp_path, public_url=public, hosts=more) as running:
            async with httpx.AsyncClient(base_url=running.url) as http:
                for host in (*given, "[::1]:8000", own, f"{own}.lan", f"{own}.local"):
                    answer = await http.get("/api/games", headers={"Host": host})
                    assert answer.status_code == 200, host


class TestHeaders:
    @pytest.mark.parametrize("path", ["/api/games", "/health", "/api/nothing", "/"])
    async def test_every_answer_is_protected(self, server: Running, path: str) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            headers = (await http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers

    async def test_answers_about_games_are_not_kept(self, server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/games")).headers["cache-control"] == "no-store"


class TestSizes:
    async def test_a_body_that_is_too_large(self, server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.post("/api/guest", content=b"x" * 20_000)
            assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")

    async def test_a_body_that_does_not_say_how_large_it_is(self, server: Running) -> None:
        async def endless() -> AsyncIterator[bytes]:
            for _ in range(40):
                yield b"x" * 1000

        async with httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.post("/api/guest", content=endless())
            assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")

    async def test_a_frame_that_is_too_large(self, invite: Invite) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.connection.send("x" * 8193)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await here.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


class TestRates:
    def test_an_allowance_is_refilled_evenly(self) -> None:
        allowance = Allowance(10, 20)
        start = allowance._at
        assert [allowance.take(start) for _ in range(11)] == [True] * 10 + [False]
        assert allowance.take(start + 1.9) is False
        assert allowance.retry_after == 1
        assert allowance.take(start + 2.1) is True
        assert [allowance.take(start + 100) for _ in range(11)] == [True] * 10 + [False]

    def test_the_longest_silent_are_forgotten(self) -> None:
        rates = Rates(1, 1000, remembered=2)
        assert rates.of("a").take()
        assert rates.of("b").take()
        assert not rates.of("a").take()
        assert rates.of("c").take()
        assert not rates.of("a").take()
        assert rates.of("b").take(), "b was forgotten"

    async def test_too_many_messages_close_the_socket(self, tmp_path: Path) -> None:
        usual = Limits()
        limits = {"messages": usual.messages, "messages_seconds": usual.messages_seconds}
        async with (
            strict_server(tmp_path, **limits) as (_, ana, table),
            ana.socket(table) as here,
        ):
            for _ in range(usual.messages):
                await here.ping()
            for _ in range(20):
                with suppress(websockets.ConnectionClosed):
                    await here.say({"v": 1, "type": "ping"})
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await here.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            pongs = [one for one in here.received if one["type"] == "pong"]
            assert usual.messages <= len(pongs) <= usual.messages + 15, "some have come back"

    async def test_too_many_requests_of_one_address(self, tmp_path: Path) -> None:
        with server_in_thread(
            tmp_path, limits=GENEROUS.model_copy(update={"requests": 5})
        ) as running:
            async with httpx.AsyncClient(base_url=running.url) as http:
                answers = [await http.get("/api/games") for _ in range(6)]
                assert [answer.status_code for answer in answers] == [200] * 5 + [429]
                assert answers[-1].json()["code"] == "too-many-requests"
                assert int(answers[-1].headers["retry-after"]) >= 1
                assert (await http.get("/health")).status_code == 200

    async def test_forwarded_addresses_count_only_behind_a_proxy(self, tmp_path: Path) -> None:
        for public, expected in (("", 429), ("https://azulejos.example", 200)):
            folder = tmp_path / ("behind" if public else "open")
            limits = GENEROUS.model_copy(update={"requests": 3})
            with server_in_thread(folder, public_url=public, limits=limits) as running:
                async with httpx.AsyncClient(base_url=running.url) as http:
                    for number in range(4):
                        forwarded = {"X-Forwarded-For": f"192.0.2.{number}"}
                        answer = await http.get("/api/games", headers=forwarded)
                    assert answer.status_code == expected

    async def test_guests_tables_and_sockets_have_limits(self, tmp_path: Path) -> None:
        limits = {"guests": 2, "tables_of_guest": 4, "sockets_of_guest": 1, "sockets": 2}
        async with strict_server(tmp_path, **limits) as (running, ana, table):
            taras = await Player.named(running.url, "Taras")
            third = Player(running.url)
            many = await third.refusal("POST", "/api/guest", {"name": "Third"})
            assert many == (429, "too-many-guests")
            await ana.table("azul", "person", "greedy")
            wanted = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
            many = await ana.refusal("POST", "/api/tables", wanted)
            assert many == (429, "too-many-tables")
            async with ana.socket(table), taras.socket(table):
                for player in (ana, third):
                    with pytest.raises(websockets.InvalidStatus) as refused:
                        async with player.socket(table):
                            pass
                    body = json.loads(refused.value.response.body)
                    assert body["code"] == "too-many-sockets"
            async with ana.socket(table) as again:
                await again.up_to_date()
            for player in (taras, third):
                await player.close()

    async def test_a_full_server_makes_no_more_tables(self, tmp_path: Path) -> None:
        async with strict_server(tmp_path, tables=1) as (_, ana, _table):
            wanted = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
            assert await ana.refusal("POST", "/api/tables", wanted) == (429, "server-full")


class TestSlowClients:
    async def test_who_does_not_read_is_dropped_and_slows_nobody(self, tmp_path: Path) -> None:
        await expect_dropped(tmp_path, masked(0x1, b'{"v":1,"type":"snapshot"}') * 20)

    @pytest.mark.slow
    async def test_the_answers_to_pings_count_too(self, tmp_path: Path) -> None:
        await expect_dropped(tmp_path, masked(0x9, b"x" * 125) * 20)


async def expect_dropped(folder: Path, frames: bytes) -> None:
    """Of somebody who sends these and reads nothing; the table is left at once."""
    async with strict_server(folder, messages=10_000_000, waiting_bytes=50_000) as (
        running,
        ana,
        table,
    ):
        stranger = Stranger(running.url, "127.0.0.9")
        with stranger.table_socket(table, receive_buffer=2048) as sleeper:
            sleeper.setblocking(False)
            async with ana.socket(table) as here:
                await here.up_to_date()
                while not await was_dropped(ana):
                    with suppress(BlockingIOError, ConnectionError):
                        sleeper.send(frames)
                    await asyncio.wait_for(here.ping(), 5)
                while here.received[-1].get("presence", {}).get("watchers") != 0:
                    await here.until("presence")


async def was_dropped(player: Player) -> bool:
    metrics = (await player.http.get("/metrics")).text
    return 'azulejos_sockets_dropped_total{reason="slow"} 1.0' in metrics


class TestSecrets:
    async def test_the_key_is_private_and_stays(self, tmp_path: Path) -> None:
        async with strict_server(tmp_path):
            key = tmp_path / "signing.key"
            first = key.read_bytes()
            assert stat.S_IMODE(key.stat().st_mode) == 0o600
        with server_in_thread(tmp_path):
            assert key.read_bytes() == first
        key.chmod(0o644)
        with server_in_thread(tmp_path):
            assert stat.S_IMODE(key.stat().st_mode) == 0o600, "also one that was put there"

    async def test_tokens_are_stored_as_hashes(self, tmp_path: Path) -> None:
        async with strict_server(tmp_path) as (_, ana, table):
            token = (await ana.ask("POST", f"/api/tables/{table}/seats/0/link"))["token"]
            cookie = ana.http.cookies["azulejos_guest"]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert token.encode() not in stored
        assert cookie.encode() not in stored

    async def test_refused_sockets_fill_no_log(
        self, invite: Invite, caplog: pytest.LogCaptureFixture
    ) -> None:
        ana = await invite("Ana")
        with pytest.raises(websockets.InvalidStatus):
            async with ana.socket("nothing"):
                pass
        await ana.ask("GET", "/api/guest")
        assert not caplog.records

    async def test_no_table_no_seat(self, invite: Invite) -> None:
        ana = await invite("Ana")
        assert await ana.refusal("GET", "/api/tables/nothing") == (404, "no-table")
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with ana.socket("nothing"):
                pass
        assert refused.value.response.status_code == 404
