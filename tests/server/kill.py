"""Players who go on through crashes of the server, and the account of what was lost.

Every player remembers which commands were acknowledged. The server is killed again and again; in
the end the log of every table must hold each acknowledged command exactly once.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

import httpx
from tests.server.player import Player, TableSocket
from tests.server.running import ServerProcess
from websockets.exceptions import InvalidHandshake, WebSocketException

from azulejos.server.storage import Store

GONE = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, EOFError)
T = TypeVar("T")
Start = Callable[[int], ServerProcess]


class Acknowledged(Protocol):
    """An account of commands that were acknowledged: their tables and names."""

    acknowledged: list[tuple[str, str]]


@dataclass
class Account:
    """What the players were told, and what was found."""

    kills: int = 0
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0
    turns: int = 0

    def __str__(self) -> str:
        found = len(self.acknowledged) - self.lost
        return (
            f"kills {self.kills}, acknowledged {len(self.acknowledged)}, found {found}, "
            f"lost {self.lost}, doubled {self.doubled}, turns in the logs {self.turns}"
        )


async def patiently(action: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await action()
        except GONE:
            await asyncio.sleep(0.05)


class Survivor:
    """Plays game after game at one table after another, whatever happens to the server."""

    def __init__(self, number: int, game: str, account: Account) -> None:
        self.rng = random.Random(number)
        self.number = number
        self.game = game
        self.account = account
        self.tables: list[str] = []
        self.pending: tuple[str, int, list[str]] | None = None

    async def live(self, url: str) -> None:
        player = await patiently(lambda: Player.named(url, f"Survivor {self.number}"))
        try:
            while True:
                table = await patiently(lambda: player.table(self.game, "person", "greedy"))
                self.tables.append(table)
                while not await self.played(player, table):
                    await asyncio.sleep(0.05)
        finally:
            await player.close()

    async def played(self, player: Player, table: str) -> bool:
        """Whether the game came to its end before the server went away."""
        try:
            async with player.socket(table) as socket:
                await socket.up_to_date()
                await self.settle(socket)
                while not socket.is_over:
                    await self.one_step(socket)
                return True
        except (*GONE, AssertionError):
            return False

    async def one_step(self, socket: TableSocket) -> None:
        if not socket.is_my_turn:
            await socket.until("game")
            return
        moves = await socket.some_turn(self.rng)
        command_id = f"{self.number}-{socket.table}-{socket.seq}"
        self.pending = (command_id, socket.seq, moves)
        await self.settle(socket)
        await socket.up_to_seq(self.pending_seq)

    async def settle(self, socket: TableSocket) -> None:
        """Sends the command whose fate is unknown: again, with the same id."""
        self.pending_seq = 0
        if self.pending is None:
            return
        command_id, seq, moves = self.pending
        if f"-{socket.table}-" not in command_id:
            self.pending = None
            return
        answer = await socket.order("play", 0, id=command_id, expected_seq=seq, moves=moves)
        assert answer["type"] == "ack", answer
        self.account.acknowledged.append((socket.table, command_id))
        self.pending, self.pending_seq = None, answer["seq"]


async def survive(
    start: Start, games: list[str], players: int, kills: int, seed: int
) -> tuple[Account, list[Survivor]]:
    """Lets the players play while the server is killed at random points."""
    rng = random.Random(seed)
    account = Account()
    server = start(0)
    port = server.port
    survivors = [Survivor(n, games[n % len(games)], account) for n in range(players)]
    tasks = [asyncio.create_task(one.live(server.url)) for one in survivors]
    try:
        for _ in range(kills):
            await acknowledged_more(account, rng.randrange(5, 30))
            await asyncio.sleep(rng.uniform(0, 0.05))
            server.kill()
            account.kills += 1
            server = await asyncio.to_thread(start, port)
        await acknowledged_more(account, 10)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.kill()
    return account, survivors


async def acknowledged_more(account: Acknowledged, wanted: int) -> None:
    before = len(account.acknowledged)
    while len(account.acknowledged) < before + wanted:
        await asyncio.sleep(0.01)


async def balance(account: Account, survivors: list[Survivor], database: str) -> Account:
    """Compares what was acknowledged with what is stored."""
    store = await Store.open(database)
    for survivor in survivors:
        for table in survivor.tables:
            stored = await store.load(table)
            assert stored is not None, "a table that was acknowledged is lost"
            known = Counter(command.partition("/")[2] for command in stored.commands)
            mine = {name for where, name in account.acknowledged if where == table}
            account.lost += len(mine - known.keys())
            account.doubled += sum(count > 1 for name, count in known.items())
            turns = [entry for entry in stored.entries if entry.kind == "turn"]
            account.turns += len(turns)
            # every turn belongs to one command: a doubled one would be a turn too many
            account.doubled += len(turns) - len(known)
    await store.close()
    return account


async def kill_test(
    data: Path, database: str, games: list[str], players: int, kills: int, seed: int = 1
) -> Account:
    environ = {
        "AZULEJOS_LIMIT_REQUESTS": "1000000",
        "AZULEJOS_LIMIT_MESSAGES": "1000000",
        "AZULEJOS_LIMIT_GUESTS": "1000000",
        "AZULEJOS_LIMIT_TABLES_OF_GUEST": "1000000",
    }

    def start(port: int) -> ServerProcess:
        return ServerProcess(data, port, DATABASE=database, **environ)

    with suppress(asyncio.CancelledError):
        account, survivors = await survive(start, games, players, kills, seed)
    return await balance(account, survivors, database or f"sqlite:///{data / 'azulejos.db'}")
