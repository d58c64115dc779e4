"""One stranger can stall nobody: what was tried, and how long others waited meanwhile.

Every attack runs for a moment in `make test` and longer in `make soak`, which prints the figures.
"""

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import psutil
import pytest
from tests.server.bystander import bystander
from tests.server.long_logs import finished, store_played, taken_back
from tests.server.running import ServerProcess
from tests.server.stranger import Stranger, for_a_while, masked

from azulejos.server.settings import DATABASE_FILE
from azulejos.server.storage import Store

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

SHORT, LONG = 2.0, 30.0
USUAL_FILES = (1024, 1024)
"""How many files a program may open on most systems."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as it comes, with a finished game and one that went back and forth."""
    data = tmp_path_factory.mktemp("attacked")
    asyncio.run(store_games(data))
    server = ServerProcess(data)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, USUAL_FILES)
    yield server
    server.stop()


async def store_games(data: Path) -> None:
    store = await Store.open(f"sqlite:///{data / DATABASE_FILE}")
    await store_played(store, "finished", finished("azul"))
    await store_played(store, "undone", taken_back("azul", 400))
    await store.close()


@pytest.fixture(params=[SHORT, pytest.param(LONG, marks=pytest.mark.soak)], ids=["short", "long"])
def seconds(request: pytest.FixtureRequest) -> float:
    return float(request.param)


async def catching_up(stranger: Stranger, table: str) -> AsyncIterator[None]:
    async with stranger.watching(table, seq=2) as socket:
        await asyncio.wait_for(socket.recv(), 60)
    yield


@pytest.mark.parametrize("table", ["finished", "undone"])
async def test_catching_up_again_and_again(
    served: ServerProcess, seconds: float, table: str
) -> None:
    stranger = Stranger(served.url, "127.0.0.11")
    with bystander(served.url) as waits:
        await for_a_while(seconds, lambda: catching_up(stranger, table), at_once=20)
    waits.expect_short(f"catching up, {table} game")


async def test_silent_connections(served: ServerProcess, seconds: float) -> None:
    """More than one address may have, which neither say anything nor go away."""
    stranger = Stranger(served.url, "127.0.0.12")
    with bystander(served.url) as waits, ExitStack() as held:
        for _ in range(1005):
            held.enter_context(stranger.connection())
        await asyncio.sleep(seconds)
    waits.expect_short("1005 silent connections")


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


async def test_headers_without_end(served: ServerProcess, seconds: float) -> None:
    stranger = Stranger(served.url, "127.0.0.13")
    before = memory(served)
    with bystander(served.url) as waits:
        await for_a_while(seconds, lambda: header(stranger), at_once=4)
    waits.expect_short("header of 150 MB")
    assert memory(served) - before < 30_000_000


def memory(server: ServerProcess) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


@pytest.mark.parametrize(
    ("what", "frame"),
    [
        ("pings", masked(0x9, b"x" * 125)),
        ("pongs", masked(0xA)),
        ("fragments", b"\x00\x80\0\0\0\0"),
    ],
)
async def test_a_flood_of_frames_that_nobody_reads(
    served: ServerProcess, seconds: float, what: str, frame: bytes
) -> None:
    stranger = Stranger(served.url, "127.0.0.14")
    before = memory(served)
    with bystander(served.url) as waits:
        await for_a_while(seconds, lambda: flooding(stranger, frame), at_once=4)
    waits.expect_short(f"flood of {what}")
    assert memory(served) - before < 30_000_000


async def flooding(stranger: Stranger, frame: bytes) -> AsyncIterator[None]:
    with stranger.table_socket("finished", receive_buffer=2048) as silent:
        silent.sendall(b"\x01\x80\0\0\0\0" if frame[0] == 0 else b"")  # a text begins
        silent.setblocking(False)
        for _ in range(200):
            with suppress(BlockingIOError):
                silent.send(frame * (60_000 // len(frame)))
            await asyncio.sleep(0.005)
            yield
