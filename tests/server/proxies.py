"""What stands between: a load balancer in front of servers, and a line that can be cut."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Self

CHUNK = 65_536


class Line:
    """Forwards connections to one of the ports that `targets` names, in any order.

    A port where nobody listens is passed over, as load balancers do. While the line is cut nothing
    gets through, and nobody is told.
    """

    def __init__(self, targets: Callable[[], Sequence[int]], seed: int = 0) -> None:
        self._targets = targets
        self._rng = random.Random(seed)
        self._open = asyncio.Event()
        self._open.set()
        self._connections: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.drop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        self._open.set()

    def drop(self) -> None:
        """Breaks all connections."""
        for task in list(self._connections):
            task.cancel()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            await self._open.wait()
            found = await self._connected()
            if found is not None:
                await self._forward(reader, writer, *found)
        except asyncio.CancelledError:
            pass  # dropped
        finally:
            self._connections.discard(task)
            writer.transport.abort()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        ports = list(self._targets())
        self._rng.shuffle(ports)
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _forward(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        try:
            pumps = [
                asyncio.ensure_future(self._pump(reader, back)),
                asyncio.ensure_future(self._pump(there, writer)),
            ]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
        finally:
            back.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
