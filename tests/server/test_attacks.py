"""One stranger can stall nobody: what was tried, and how long others waited meanwhile.

Every attack runs for a moment in `make test` and longer in `make soak`, which prints the figures.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.bystander import bystander
from tests.server.long_logs import finished, store_played, taken_back
from tests.server.running import ServerProcess
from tests.server.stranger import Stranger, for_a_while

from azulejos.server.settings import DATABASE_FILE
from azulejos.server.storage import Store

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

SHORT, LONG = 2.0, 30.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as it comes, with a finished game and one that went back and forth."""
    data = tmp_path_factory.mktemp("attacked")
    asyncio.run(store_games(data))
    server = ServerProcess(data)
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
    while True:
        async with stranger.watching(table, seq=2) as socket:
            await asyncio.wait_for(socket.recv(), 60)
        yield


@pytest.mark.parametrize("table", ["finished", "undone"])
async def test_catching_up_again_and_again(
    served: ServerProcess, seconds: float, table: str
) -> None:
    stranger = Stranger(served.url, "127.0.0.11")
    with bystander(served.url) as waits:
        await for_a_while(seconds, *[catching_up(stranger, table) for _ in range(20)])
    waits.expect_short(f"catching up, {table} game")
