"""A site of several nodes that are killed, drained and cut off while people and bots play.

Two people and a bot share each table. All connections go through a load balancer that sends them
anywhere. In the end the log of every table must hold each acknowledged command exactly once.
"""

import asyncio
import itertools
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic

from httpx import Response
from tests.server.kill import GONE, acknowledged_more, patiently
from tests.server.nginx import nginx
from tests.server.player import Data, Player, TableSocket
from tests.server.proxies import Line
from tests.server.running import ServerProcess
from websockets.exceptions import WebSocketException

from azulejos.server.storage import Store, StoredTable
from azulejos.table import FairDeals, Table

PLENTY = {
    f"AZULEJOS_LIMIT_{name}": "1000000"
    for name in ("REQUESTS", "MESSAGES", "GUESTS", "TABLES_OF_GUEST", "TABLES_OF_ADDRESS")
}
STARTS = 5
DEAF_SECONDS = 4
"""When nothing is heard for so long, a client looks for another connection: as the page does, it
waits neither for a greeting nor for a goodbye. The page has more patience."""


@dataclass
class Account:
    """What players were told and what was found. Silence is what a player had to wait for a game
    to go on, in seconds."""

    events: list[str] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)
    found: int = 0
    lost: int = 0
    doubled: int = 0
    silence: float = 0.0

    def data(self) -> Data:
        """As it goes into the table of the documentation."""
        return {
            "events": self.events,
            "acknowledged": len(self.acknowledged),
            "found": self.found,
            "lost": self.lost,
            "doubled": self.doubled,
            "longest_silence": round(self.silence, 1),
        }


class Node:
    """A server with a line of its own to the database, which can be cut."""

    def __init__(self, data: Path, line: Line, database: str) -> None:
        self.data = data
        self.line = line
        self.database = database
        self.process: ServerProcess | None = None

    async def start(self) -> None:
        """Again at its port, if it ran before; as often as a host would try."""
        for _ in range(STARTS):
            with suppress(AssertionError):
                self.process = await asyncio.to_thread(self._started, self.port)
                return
        raise AssertionError("the node does not start")

    def _started(self, port: int) -> ServerProcess:
        return ServerProcess(self.data, port, DATABASE=self.database, **PLENTY)

    @property
    def port(self) -> int:
        return self.process.port if self.process else 0

    async def kill(self) -> None:
        """Also if it is gone already."""
        assert self.process is not None
        if self.process.process.poll() is None:
            await asyncio.to_thread(self.process.kill)

    async def drain(self) -> None:
        assert self.process is not None
        await asyncio.to_thread(self.process.stop)

    async def pause(self, seconds: float) -> None:
        """As when its machine is asleep: it does not know that time has passed."""
        assert self.process is not None
        process = self.process.process
        process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            process.send_signal(signal.SIGCONT)

    async def cut_off(self, seconds: float) -> None:
        self.line.cut()
        await asyncio.sleep(seconds)
        self.line.mend()


@asynccontextmanager
async def site(
    data: Path, database: str, count: int, behind_nginx: bool
) -> AsyncIterator[tuple[str, list[Node]]]:
    """So many nodes behind a load balancer, and its address."""
    address, _, name = database.rpartition("/")
    user, _, port = address.rpartition(":")
    nodes: list[Node] = []
    async with AsyncExitStack() as stack:
        for number in range(count):
            line = await stack.enter_async_context(Line(lambda: [int(port)]))
            nodes.append(Node(data / str(number), line, f"{user}:{line.port}/{name}"))
            await nodes[-1].start()
            stack.push_async_callback(nodes[-1].kill)
        if behind_nginx:
            ports = [node.port for node in nodes]
            yield stack.enter_context(nginx(data / "nginx", ports)), nodes
        else:
            line = Line(lambda: [node.port for node in nodes])
            yield (await stack.enter_async_context(line)).url, nodes


class Duellist:
    """Plays one seat at table after table, wherever the load balancer leads."""

    def __init__(self, player: Player, seat: int, account: Account, rng: random.Random) -> None:
        self.player = player
        self.seat = seat
        self.account = account
        self.rng = rng
        self.pending: tuple[str, int, list[str]] | None = None
        self.moved_at = 0.0
        self.numbers = itertools.count()

    async def play(self, table: str) -> None:
        """The whole game, whatever happens to servers."""
        self.pending, self.moved_at = None, monotonic()
        while not await self._played(table):
            await asyncio.sleep(self.rng.uniform(0, 0.3))

    async def _played(self, table: str) -> bool:
        try:
            opening = self.player.socket(table, patience=DEAF_SECONDS)
            async with asyncio.timeout(20), opening as socket:
                try:
                    await self._played_at(socket)
                finally:
                    socket.abandon()
            return True
        except (*GONE, WebSocketException, AssertionError, TimeoutError):
            return False

    async def _played_at(self, socket: TableSocket) -> None:
        async with asyncio.timeout(DEAF_SECONDS):
            await socket.up_to_date()
        self._heard()
        await self._settle(socket)
        while not socket.is_over:
            await self._one_step(socket)

    def _heard(self) -> None:
        now = monotonic()
        self.account.silence = max(self.account.silence, now - self.moved_at)
        self.moved_at = now

    async def _one_step(self, socket: TableSocket) -> None:
        if not socket.is_my_turn:
            async with asyncio.timeout(DEAF_SECONDS):
                await socket.until("game")
            self._heard()
            return
        async with asyncio.timeout(DEAF_SECONDS):
            moves = await socket.some_turn(self.rng)
        name = f"{self.seat}-{next(self.numbers)}-{socket.table}"
        self.pending = (name, socket.seq, moves)
        await self._settle(socket)

    async def _settle(self, socket: TableSocket) -> None:
        """Sends the command whose fate is unknown, again with the same id."""
        if self.pending is None:
            return
        name, seq, moves = self.pending
        async with asyncio.timeout(DEAF_SECONDS):
            answer = await socket.order("play", self.seat, id=name, expected_seq=seq, moves=moves)
        if answer.get("code") == "stale":  # the node was behind: not stored
            self.account.refused.append((socket.table, name))
            self.pending = None
        assert answer["type"] == "ack", answer
        self.account.acknowledged.append((socket.table, name))
        self.pending = None
        async with asyncio.timeout(DEAF_SECONDS):
            await socket.up_to_seq(answer["seq"])
        self._heard()


async def duel(url: str, number: int, account: Account, tables: list[str]) -> None:
    """Two people and a bot, game after game."""
    rng = random.Random(number)
    host, guest = Player(url), Player(url)
    try:
        for player, name in ((host, "Host"), (guest, "Guest")):
            body = {"name": f"{name} {number}"}
            await patiently(partial(asked, player, "POST", "/api/guest", body))
        while True:
            table = await patiently(partial(make, host))
            await patiently(partial(sit, guest, table))
            tables.append(table)
            seats = [(host, 0), (guest, 1)]
            await asyncio.gather(
                *(Duellist(who, seat, account, rng).play(table) for who, seat in seats)
            )
    finally:
        await host.close()
        await guest.close()


async def make(host: Player) -> str:
    """A table for two people and a bot."""
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    body = {"game": "azul", "seats": seats, "order": "given"}
    answer = await asked(host, "POST", "/api/tables", body)
    return str(answer.json()["table"]["id"])


async def sit(guest: Player, table: str) -> None:
    """Whoever sits there already stays, so this can be repeated."""
    await asked(guest, "PUT", f"/api/tables/{table}/seats/1")


async def asked(player: Player, method: str, path: str, body: Data | None = None) -> Response:
    """While the database is away the answer is 503; nginx says others when a node is gone."""
    answer = await player.http.request(method, path, json=body)
    if answer.status_code in (502, 503, 504):
        raise EOFError
    assert answer.status_code < 300, answer.text
    return answer


Event = Callable[[list[Node], random.Random], Awaitable[str]]


async def kill(nodes: list[Node], rng: random.Random) -> str:
    node = rng.choice(nodes)
    await node.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await node.start()
    return "kill"


async def drain(nodes: list[Node], rng: random.Random) -> str:
    node = rng.choice(nodes)
    await node.drain()
    await node.start()
    return "drain"


async def cut_off(nodes: list[Node], rng: random.Random) -> str:
    """Long enough for others to take over, and then some; then the node is back."""
    await rng.choice(nodes).cut_off(rng.uniform(6, 8))
    return "cut off"


async def pause(nodes: list[Node], rng: random.Random) -> str:
    """Longer than its leases last: then it goes on, with turns that others have played since."""
    await rng.choice(nodes).pause(rng.uniform(6, 8))
    return "pause"


async def disturb(
    data: Path,
    database: str,
    duels: int,
    events: list[Event],
    nodes: int = 3,
    behind_nginx: bool = False,
) -> Account:
    rng, account, tables = random.Random(1), Account(), list[str]()
    async with site(data, database, nodes, behind_nginx) as (url, running):
        tasks = [asyncio.create_task(duel(url, number, account, tables)) for number in range(duels)]
        try:
            for event in events:
                await acknowledged_more(account, rng.randrange(5, 15))
                account.events.append(await event(running, rng))
            await acknowledged_more(account, 10)
        finally:
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        assert isinstance(outcome, asyncio.CancelledError), repr(outcome)
    return await balance(account, tables, database)


async def balance(account: Account, tables: list[str], database: str) -> Account:
    store = await Store.open(database)
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        count(account, stored)
    await store.close()
    return account


def count(account: Account, stored: StoredTable) -> None:
    """Replaying the log proves that it is one game; each turn must belong to one command."""
    Table.replay(stored.entries, FairDeals(stored.key))
    names = [command.partition("/")[2] for command in stored.commands]
    mine = [name for where, name in account.acknowledged if where == stored.row.id]
    assert len(set(mine)) == len(mine)
    assert not [name for name in names if (stored.row.id, name) in account.refused]
    account.found += sum(names.count(name) == 1 for name in mine)
    account.lost += sum(name not in names for name in mine)
    turns = sum(entry.kind == "turn" for entry in stored.entries)
    ends = set(stored.commands.values())
    account.doubled += len(names) - len(set(names)) + abs(turns + 1 - len(ends))
