"""Players by the hundred: each has a guest's cookie and a socket, and plays legal moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from http.cookiejar import DefaultCookiePolicy
from time import perf_counter
from typing import Any, TypeVar

import httpx
import orjson
import websockets
from figures import Figures
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

GAME = "azul"  # a turn is one choice, so a player needs nothing but the choices
AT_ONCE = 40
T = TypeVar("T")
GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError)


async def patiently(action: Callable[[], Awaitable[T]]) -> T:
    """Tries again while the server is away, or closes a connection that has been quiet."""
    while True:
        try:
            return await action()
        except GONE:
            await asyncio.sleep(0.05)


class Seat:
    """One player at one table."""

    def __init__(self, table: Table, number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.seq = -1
        self.connection: ClientConnection | None = None
        self.pending: dict[str, Any] | None = None
        self.sent_at = self.played_at = 0.0
        self.is_back = asyncio.Event()

    async def live(self, end: asyncio.Event) -> None:
        """Stays connected until the end, through every crash of the server."""
        while not end.is_set():
            with suppress(*GONE):
                await self.talk()
            self.is_back.clear()
            await asyncio.sleep(0.05)

    async def talk(self) -> None:
        address = self.table.socket_address(self.number)
        address += f"?seq={self.seq}" if self.seq >= 0 else ""
        async with websockets.connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            max_queue=None,
            ping_interval=None,
        ) as connection:
            self.connection = connection
            async for frame in connection:
                await self.hear(perf_counter(), orjson.loads(frame))

    async def hear(self, at: float, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("game", "snapshot"):
            self.follow(at, message)
        elif kind == "ack":
            self.acknowledged(at, message)
        elif kind == "refused":
            self.refused(message["code"])
        elif kind == "welcome":
            self.is_back.set()
            if message["seq"] == self.seq:
                self.consider(self.table.standing)

    def follow(self, at: float, message: dict[str, Any]) -> None:
        if message["type"] == "game" and self.seq >= 0 and message["first"] != self.seq:
            self.table.figures.gaps += 1
        self.seq = message["seq"]
        if message["type"] == "game":
            self.table.heard_by(self.number, message["first"], at)
        self.table.standing = message["standing"]
        self.consider(message["standing"])

    def acknowledged(self, at: float, message: dict[str, Any]) -> None:
        figures = self.table.figures
        figures.acknowledged.append((self.table.id, message["id"]))
        figures.ack_seconds.append(at - self.sent_at)
        figures.waits.append((at, at - self.played_at))
        self.pending = None

    def refused(self, code: str) -> None:
        """What could not be stored for the moment is sent again, with the same id."""
        self.table.figures.refused.append(code)
        if code == "storage-unavailable":
            asyncio.get_running_loop().call_later(0.1, self.send_soon)
        else:
            self.pending = None

    def send_soon(self) -> None:
        asyncio.get_running_loop().create_task(self.send())

    def consider(self, standing: dict[str, Any]) -> None:
        """Our turn: think for a while, then play. A command whose fate is unknown comes first."""
        if self.pending is not None:
            asyncio.get_running_loop().create_task(self.send())
        elif standing["phase"] == "finished":
            self.table.finished.set()
        elif standing["to_move"] == self.number:
            delay = self.table.thinking()
            moves = random.choice(standing["choices"])["moves"]
            seq = self.seq
            asyncio.get_running_loop().call_later(delay, self.play, moves, seq)

    def play(self, moves: list[str], seq: int) -> None:
        if seq != self.seq or self.pending is not None:
            return
        self.pending = {
            "v": 1,
            "type": "play",
            "id": f"{self.number}-{seq}",
            "seat": self.number,
            "expected_seq": seq,
            "moves": moves,
        }
        self.played_at = perf_counter()
        asyncio.get_running_loop().create_task(self.send())

    async def send(self) -> None:
        if self.connection is None or self.pending is None:
            return
        self.sent_at = perf_counter()
        self.table.sent(self.pending["expected_seq"], self.number, self.sent_at)
        with suppress(*GONE):
            await self.connection.send(orjson.dumps(self.pending).decode())


class Table:
    """Two players; when their game is over they sit down at the next table."""

    def __init__(self, swarm: Swarm, cookies: tuple[str, str]) -> None:
        self.swarm = swarm
        self.cookies = cookies
        self.figures = swarm.figures
        self.id = ""
        self.standing: dict[str, Any] = {}
        self.finished = asyncio.Event()
        self.seats: list[Seat] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._sent: dict[int, tuple[int, float]] = {}

    def socket_address(self, seat: int) -> str:
        """Opponents are connected to different servers, where there are several."""
        url = self.swarm.urls[seat % len(self.swarm.urls)]
        return url.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"

    async def open(self, http: httpx.AsyncClient) -> None:
        host, guest = self.cookies
        wanted = {
            "game": GAME,
            "seats": [{"kind": "person"}, {"kind": "open"}],
            "order": "given",
            "patience": None,
        }
        made = await http.post("/api/tables", json=wanted, headers={"Cookie": host})
        made.raise_for_status()
        self.id = made.json()["table"]["id"]
        path = f"/api/tables/{self.id}/seats/1"
        (await http.put(path, headers={"Cookie": guest})).raise_for_status()
        self.figures.tables.append(self.id)
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(self.cookies)]

    def start(self) -> None:
        self.tasks = [asyncio.create_task(seat.live(self.swarm.end)) for seat in self.seats]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def live(self, http: httpx.AsyncClient) -> None:
        """Game after game."""
        while not self.swarm.end.is_set():
            await self.finished.wait()
            await self.stop()
            self.finished = asyncio.Event()
            self._sent = {}
            await patiently(lambda: self.open(http))
            self.start()

    def thinking(self) -> float:
        return random.uniform(0.2, 1.8) * self.swarm.seconds_per_turn

    def sent(self, seq: int, number: int, at: float) -> None:
        self._sent[seq] = (number, at)

    def heard_by(self, number: int, first: int, at: float) -> None:
        """The opponent of who played hears of it."""
        sent = self._sent.get(first)
        if sent is not None and sent[0] != number:
            del self._sent[first]
            self.figures.move_seconds.append(at - sent[1])


class Swarm:
    """All tables; `rate` is how many turns per second all of them play together."""

    def __init__(self, urls: Sequence[str], players: int, rate: float) -> None:
        self.urls = urls
        self.figures = Figures()
        self.end = asyncio.Event()
        self.seconds_per_turn = (players / 2) / rate
        self.players = players
        self.tables: list[Table] = []
        self.http = httpx.AsyncClient(
            base_url=urls[0], timeout=60, limits=httpx.Limits(max_connections=AT_ONCE), verify=False
        )
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self._tasks: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Everybody gets a cookie and a seat; nobody is connected yet."""
        cookies = await in_portions(
            patiently(lambda number=number: self._guest(number)) for number in range(self.players)
        )
        pairs = zip(cookies[::2], cookies[1::2], strict=True)
        self.tables = [Table(self, pair) for pair in pairs]
        await in_portions(
            patiently(lambda table=table: table.open(self.http)) for table in self.tables
        )

    async def _guest(self, number: int) -> str:
        answer = await self.http.post("/api/guest", json={"name": f"Player {number}"})
        answer.raise_for_status()
        return str(answer.headers["set-cookie"].partition(";")[0])

    async def connect(self) -> None:
        for start in range(0, len(self.tables), AT_ONCE):
            for table in self.tables[start : start + AT_ONCE]:
                table.start()
            await asyncio.sleep(0.05)
        await self.everybody_is_back()
        self._tasks = [asyncio.create_task(table.live(self.http)) for table in self.tables]

    async def watch(self, watching: AsyncExitStack) -> None:
        """One more watcher for every table, who only hears the first message."""
        for table in self.tables:
            connection = websockets.connect(
                table.socket_address(0), compression=None, proxy=None, ping_interval=None
            )
            await (await watching.enter_async_context(connection)).recv()

    async def everybody_is_back(self) -> None:
        """Tables change meanwhile, so all of them are looked at again and again."""
        while not all(seat.is_back.is_set() for table in self.tables for seat in table.seats):
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        self.end.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables))
        await self.http.aclose()


async def in_portions(work: Iterable[Awaitable[Any]]) -> list[Any]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Awaitable[Any]) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in work))
