"""Somebody without manners: connections from an address of their own, as bytes and as sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

PAUSE = 0.01
GONE = (OSError, EOFError, websockets.WebSocketException, httpx.HTTPError)


class Stranger:
    """Acts from one address of this machine; others have addresses of their own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.port = int(url.rpartition(":")[2])

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address, limits=UNLIMITED)
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60)

    def connection(self, receive_buffer: int = 0) -> socket.socket:
        """An open connection that says nothing; raises if the server does not take it."""
        silent = socket.socket()
        if receive_buffer:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        silent.bind((self.address, 0))
        silent.connect(("127.0.0.1", self.port))
        return silent

    def table_socket(self, table: str, receive_buffer: int = 0, cookie: str = "") -> socket.socket:
        """A table's socket as bytes, which nobody reads."""
        silent = self.connection(receive_buffer)
        silent.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        return silent

    @asynccontextmanager
    async def watching(self, table: str, seq: int | None = None) -> AsyncIterator[ClientConnection]:
        ending = "" if seq is None else f"?seq={seq}"
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{ending}"
        async with websockets.connect(
            address, local_addr=(self.address, 0), proxy=None, compression=None, close_timeout=0.1
        ) as connection:
            yield connection


UNLIMITED = httpx.Limits(max_connections=None)


async def for_a_while(
    seconds: float, action: Callable[[], AsyncIterator[None]], at_once: int = 1
) -> None:
    """Does it again and again, whatever the server does about it, until the time is over."""
    until = monotonic() + seconds

    async def repeat() -> None:
        while monotonic() < until:
            with suppress(*GONE):
                async for _ in action():
                    if monotonic() > until:
                        return
            await asyncio.sleep(PAUSE)

    async with asyncio.timeout(seconds + 60):
        await asyncio.gather(*[repeat() for _ in range(at_once)])


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has ended the connection; what it has said before is read."""
    connection.setblocking(False)
    try:
        while data := connection.recv(65536):
            del data
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def masked(opcode: int, payload: bytes = b"") -> bytes:
    """A short frame of a client, with a mask of zeros; the last of its message."""
    return bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload
