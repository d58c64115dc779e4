"""What one stranger can try against a server, each for as long as is wanted."""

import asyncio
import random
import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
from tests.server.long_logs import KEY, MAKER, finished, play_a_turn, store_played, taken_back
from tests.server.running import ServerProcess
from tests.server.stranger import Stranger, for_a_while, masked

from azulejos.engine.registry import rule_set
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import status_of
from azulejos.server.settings import DATABASE_FILE
from azulejos.server.storage import NewTable, Store
from azulejos.table import Bot, FairDeals, Table

USUAL_FILES = (1024, 1024)
"""How many files a program may open on most systems."""
LEFT_TABLES = 400
TWO_HOURS = 2 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Attack:
    """Something to try for so many seconds; `fills` would fill the memory if it were let."""

    name: str
    run: Callable[[ServerProcess, float], Coroutine[Any, Any, None]]
    fills: bool = False


@contextmanager
def attacked_server(data: Path) -> Iterator[ServerProcess]:
    """As it comes, with a finished game, one that went back and forth, and many tables of bots that
    nobody has come back to."""
    asyncio.run(store_games(data))
    server = ServerProcess(data)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, USUAL_FILES)
    try:
        yield server
    finally:
        server.stop()


async def store_games(data: Path) -> None:
    store = await Store.open(f"sqlite:///{data / DATABASE_FILE}")
    await store_played(store, "finished", finished("azul"))
    await store_played(store, "undone", taken_back("azul", 400))
    await store.close()


async def leave_tables(data: Path, count: int = LEFT_TABLES) -> None:
    """Tables of bots that were left two hours ago, each with some turns."""
    store = await Store.open(f"sqlite:///{data / DATABASE_FILE}")
    seats = [Bot(f"bot {number}", "easy") for number in range(4)]
    table = Table.open(rule_set("azul").choose(4), seats, FairDeals(KEY), at=1000)
    for number in range(40):
        play_a_turn(table, random.Random(number))
    settings, status = TablePolicy().data(), status_of(table)
    for number in range(count):
        name = f"left{number}"
        await store.create(
            NewTable(name, "azul", True, settings, 1000, MAKER, KEY, table.log, status)
        )
    store.uptime.resume(TWO_HOURS)
    await store.keep_time()
    await store.close()


def memory(server: ServerProcess) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


def catching_up(table: str) -> Callable[[ServerProcess, float], Coroutine[Any, Any, None]]:
    async def once(stranger: Stranger) -> AsyncIterator[None]:
        async with stranger.watching(table, seq=2) as socket:
            await asyncio.wait_for(socket.recv(), 60)
        yield

    async def run(server: ServerProcess, seconds: float) -> None:
        stranger = Stranger(server.url, "127.0.0.11")
        await for_a_while(seconds, lambda: once(stranger), at_once=20)

    return run


async def stay_silent(server: ServerProcess, seconds: float) -> None:
    """More than one address may have, which neither say anything nor go away."""
    stranger = Stranger(server.url, "127.0.0.12")
    with ExitStack() as held:
        for _ in range(1005):
            held.enter_context(stranger.connection())
        await asyncio.sleep(seconds)


async def header(stranger: Stranger) -> AsyncIterator[None]:
    _, writer = await asyncio.open_connection(
        "127.0.0.1", stranger.port, local_addr=(stranger.address, 0)
    )
    with closing(writer):
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ")
        for _ in range(150):
            writer.write(b"x" * 1024 * 1024)
            await writer.drain()
            yield


async def send_headers(server: ServerProcess, seconds: float) -> None:
    stranger = Stranger(server.url, "127.0.0.13")
    await for_a_while(seconds, lambda: header(stranger), at_once=4)


def flood(frame: bytes) -> Callable[[ServerProcess, float], Coroutine[Any, Any, None]]:
    async def run(server: ServerProcess, seconds: float) -> None:
        stranger = Stranger(server.url, "127.0.0.14")
        await for_a_while(seconds, lambda: flooding(stranger, frame), at_once=4)

    return run


async def flooding(stranger: Stranger, frame: bytes) -> AsyncIterator[None]:
    with stranger.table_socket("finished", receive_buffer=2048) as silent:
        silent.sendall(b"\x01\x80\0\0\0\0" if frame[0] == 0 else b"")  # a text begins
        silent.setblocking(False)
        for _ in range(200):
            with suppress(BlockingIOError):
                silent.send(frame * (60_000 // len(frame)))
            await asyncio.sleep(0.005)
            yield


async def make_tables(server: ServerProcess, seconds: float) -> None:
    """New guests and tables of bots, as fast as they are answered."""
    stranger = Stranger(server.url, "127.0.0.15")
    await for_a_while(seconds, lambda: making_tables(stranger), at_once=8)


async def making_tables(stranger: Stranger) -> AsyncIterator[None]:
    wanted = {"game": "azul", "seats": [{"kind": "bot", "level": "master"}] * 4, "public": True}
    async with stranger.http() as http:
        await http.post("/api/guest", json={"name": "Stranger"})
        for _ in range(20):
            await http.post("/api/tables", json=wanted)
            yield


async def sign_out(server: ServerProcess, seconds: float) -> None:
    stranger = Stranger(server.url, "127.0.0.16")
    await for_a_while(seconds, lambda: signing_out(stranger), at_once=8)


async def signing_out(stranger: Stranger) -> AsyncIterator[None]:
    async with stranger.http() as http:
        await http.post("/api/guest", json={"name": "Stranger"})
        for _ in range(20):
            await http.delete("/api/guest/sessions")
            yield


async def wait(server: ServerProcess, seconds: float) -> None:  # noqa: ARG001, nobody attacks
    await asyncio.sleep(seconds)


ATTACKS = (
    Attack("nothing", wait),
    Attack("catching up on a finished game, 20 sockets at once", catching_up("finished")),
    Attack("the same on a log of 400 entries with many undos", catching_up("undone")),
    Attack("1005 silent connections, 1024 open files", stay_silent),
    Attack("four headers of 150 MB at once", send_headers, fills=True),
    Attack("floods of pings that are not read", flood(masked(0x9, b"x" * 125)), fills=True),
    Attack("floods of pongs", flood(masked(0xA)), fills=True),
    Attack("floods of empty fragments", flood(b"\x00\x80\0\0\0\0"), fills=True),
    Attack("new guests and tables of four `master` bots", make_tables),
    Attack("signing out everywhere, again and again", sign_out),
)
LEFT = Attack(f"{LEFT_TABLES} tables that nobody came back to are closed", wait)
"""On a server that has just started with them."""
