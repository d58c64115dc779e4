"""Several servers on one PostgreSQL, and guests who are spread over them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tests.server.player import Data, Player, TableSocket
from tests.server.running import Running, server_in_thread


@contextmanager
def several(count: int, data: Path, database: str, **changes: Any) -> Iterator[list[Running]]:
    """Each with a data folder of its own."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(server_in_thread(data / str(n), database=database, **changes))
            for n in range(count)
        ]


@asynccontextmanager
async def guests(*nodes: Running) -> AsyncIterator[list[Player]]:
    """One at each of these."""
    async with AsyncExitStack() as stack:
        players = [await Player.named(node.url, f"Guest {n}") for n, node in enumerate(nodes)]
        for player in players:
            stack.push_async_callback(player.close)
        yield players


async def told(socket: TableSocket, kind: str) -> Data:
    async with asyncio.timeout(5):
        return await socket.until(kind)


async def begun(socket: TableSocket) -> None:
    """The last to sit down may have done so at another node a moment ago."""
    await socket.up_to_date()
    while socket.standing["phase"] != "running":
        await told(socket, "game")
