"""What a connection may do before and beside requests: how many, how long, how large."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.player import Player
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.stranger import Stranger, is_closed

from azulejos.engine.errors import AzulejosError
from azulejos.server import run
from azulejos.server.rates import ConnectionCount
from azulejos.server.settings import Environment, Networks, from_environment

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

REQUEST = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@asynccontextmanager
async def strict(folder: Path, **limits: int) -> AsyncIterator[tuple[Running, Stranger]]:
    with server_in_thread(folder, limits=GENEROUS.model_copy(update=limits)) as running:
        yield running, Stranger(running.url, "127.0.0.9")


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def answer(connection: socket.socket) -> tuple[int, str]:
    """Status and code of an answer after which the connection ends."""
    connection.setblocking(False)
    loop, said = asyncio.get_running_loop(), b""
    async with asyncio.timeout(20):
        while more := await loop.sock_recv(connection, 65536):
            said += more
    head, _, body = said.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


class TestHowMany:
    async def test_of_one_address(self, tmp_path: Path) -> None:
        async with strict(tmp_path, connections_of_address=3) as (running, stranger):
            with ExitStack() as held:
                silent = [held.enter_context(stranger.connection()) for _ in range(4)]
                assert await answer(silent[3]) == (503, "too-many-connections")
                async with httpx.AsyncClient(base_url=running.url) as other:
                    assert (await other.get("/health")).status_code == 200
            async with stranger.http() as http:
                await eventually_answered(http)

    async def test_in_all(self, tmp_path: Path) -> None:
        async with strict(tmp_path, connections=3) as (running, stranger):
            other = Stranger(running.url, "127.0.0.8")
            with ExitStack() as held:
                for one in (stranger, stranger, other):
                    held.enter_context(one.connection())
                refused = held.enter_context(other.connection())
                assert await answer(refused) == (503, "too-many-connections")

    async def test_a_socket_of_a_table_counts_until_it_is_closed(self, tmp_path: Path) -> None:
        async with strict(tmp_path, connections=2) as (running, stranger):
            ana = await Player.named(running.url, "Ana")
            table = await ana.table("azul", "person", "greedy")
            async with ana.socket(table) as here:
                await here.up_to_date()
                with stranger.connection() as refused:
                    assert await answer(refused) == (503, "too-many-connections")
            await ana.close()
            async with stranger.http() as http:
                await eventually_answered(http)

    def test_everybody_comes_from_the_address_of_a_proxy(self) -> None:
        count = ConnectionCount(10, 2, Networks("127.0.0.1, 10.0.0.0/8"))
        for number in range(4):
            count.add(number, "10.1.2.3")
        for number in range(4, 6):
            count.add(number, "2001:db8::1")
        with pytest.raises(AzulejosError):
            count.add(6, "2001:db8::2")
        count.remove(5)
        count.add(6, "2001:db8::2")
        assert len(count) == 6

    def test_never_more_than_the_files_that_may_be_open(self) -> None:
        resource = pytest.importorskip("resource")
        allowed = run.allowed_connections()
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert 0 < allowed <= 0.75 * soft

    def test_a_system_that_grants_less_than_it_says(self, monkeypatch: pytest.MonkeyPatch) -> None:
        resource = pytest.importorskip("resource")
        now = [256, resource.RLIM_INFINITY]

        def grant(_: int, limits: tuple[int, int]) -> None:
            if limits[0] > 12_000:
                raise ValueError("current limit exceeds maximum limit")
            now[:] = limits

        monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(now))
        monkeypatch.setattr(resource, "setrlimit", grant)
        assert run.allowed_connections() == 0.75 * 10_240


async def eventually_answered(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(20):
        while (await http.get("/health")).status_code != 200:
            await asyncio.sleep(0.01)


class TestHowLong:
    @pytest.mark.parametrize("said", [b"", b"\r\n", b"GET /hea", REQUEST], ids=repr)
    async def test_until_a_header_is_there(self, tmp_path: Path, said: bytes) -> None:
        async with strict(tmp_path, header_seconds=1) as (_, stranger):
            with stranger.connection() as slow:
                slow.sendall(said)
                began = time.monotonic()
                await eventually(lambda: is_closed(slow))
                assert time.monotonic() - began > 0.5

    async def test_byte_by_byte_is_too_slow(self, tmp_path: Path) -> None:
        async with strict(tmp_path, header_seconds=1) as (_, stranger):
            with stranger.connection() as slow:
                sent = 0
                while not is_closed(slow):
                    slow.sendall(b"x")
                    sent += 1
                    assert sent < 400
                    await asyncio.sleep(0.05)

    async def test_a_socket_may_be_silent(self, tmp_path: Path) -> None:
        async with strict(tmp_path, header_seconds=1) as (running, _):
            ana = await Player.named(running.url, "Ana")
            table = await ana.table("azul", "person", "greedy")
            async with ana.socket(table) as here:
                await here.up_to_date()
                await asyncio.sleep(1.5)
                await here.ping()
            await ana.close()


class TestHowLarge:
    @pytest.mark.parametrize("whole", [True, False])
    async def test_a_header(self, tmp_path: Path, whole: bool) -> None:
        async with strict(tmp_path, header_bytes=1000) as (_, stranger):
            with stranger.connection() as talker:
                ending = b"\r\n\r\n" if whole else b""
                talker.sendall(REQUEST + b"X-Long: " + b"x" * 2000 + ending)
                assert await answer(talker) == (431, "header-too-large")

    async def test_the_trailer_of_a_body(self, tmp_path: Path) -> None:
        async with strict(tmp_path) as (_, stranger):
            with stranger.connection() as talker:
                talker.sendall(
                    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Long: "
                )
                with pytest.raises(ConnectionError):  # noqa: PT012, whichever comes first
                    for _ in range(100):
                        talker.sendall(b"x" * 100_000)
                        await asyncio.sleep(0.01)

    async def test_what_comes_before_a_socket_is_accepted(self, tmp_path: Path) -> None:
        async with strict(tmp_path) as (_, stranger):
            with stranger.table_socket("none") as early:
                early.setblocking(False)
                async with asyncio.timeout(20):
                    while not is_closed(early):
                        await asyncio.sleep(0.01)
                        try:
                            early.send(b"x" * 100_000)
                        except OSError:
                            continue


class TestTrustedProxies:
    def test_are_a_setting(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("AZULEJOS_TRUSTED_PROXIES", "10.0.0.7, fd00::/8")
        networks = Networks(from_environment(Environment).trusted_proxies)
        for address, trusted in (("10.0.0.7", True), ("fd12::1", True), ("127.0.0.1", False)):
            assert (address in networks) is trusted

    def test_must_be_addresses(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("AZULEJOS_TRUSTED_PROXIES", "proxy.example")
        with pytest.raises(AzulejosError) as refused:
            from_environment(Environment)
        assert refused.value.values["option"] == "AZULEJOS_TRUSTED_PROXIES"
        assert refused.value.values["expected"] == "127.0.0.1"
