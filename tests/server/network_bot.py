"""A program that knows nothing but the chapter about networks in docs/bot_protocol.md."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets
from tests.server.player import Data, Player
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection

from azulejos.server.network_bots.accounts import new_account
from azulejos.server.protocol.bot_messages import STREAM_MESSAGE

STREAM = "/api/bots/stream"


async def on_its_loop(server: Running, work: Any) -> Any:
    """Runs a coroutine where the server does."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.loop))


async def registered(server: Running, name: str) -> "NetworkBot":
    token = await on_its_loop(server, new_account(server.services.store, name))
    return NetworkBot(server.url, name, token)


class NetworkBot(Player):
    """A program with a token."""

    def __init__(self, url: str, name: str, token: str) -> None:
        super().__init__(url)
        self.name = name
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http.headers.update(self.headers)

    @asynccontextmanager
    async def stream(self) -> AsyncIterator["BotSocket"]:
        address = self.url.replace("http", "ws", 1) + STREAM
        async with websockets.connect(
            address, additional_headers=self.headers, compression=None, proxy=None
        ) as connection:
            socket = BotSocket(connection)
            socket.welcome = await socket.until("welcome")
            yield socket

    async def stream_refusal(self) -> tuple[int, str]:
        """Status and code of a stream that is not granted."""
        try:
            async with self.stream():
                raise AssertionError("let in")
        except websockets.InvalidStatus as error:
            return error.response.status_code, json.loads(error.response.body or b"")["code"]

    async def any_table(self, game: str, *seats: str | Data, **wanted: Any) -> httpx.Response:
        body = {"game": game, "seats": [{"kind": "person"}, *seats], **wanted}
        return await self.http.post("/api/tables", json=body)


class BotSocket:
    """An open stream, and what was received on it."""

    ids = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.welcome: Data = {}
        self.received: list[Data] = []

    async def receive(self) -> Data:
        text = await asyncio.wait_for(self.connection.recv(), 20)
        message: Data = json.loads(text)
        STREAM_MESSAGE.validate_python(message)
        self.received.append(message)
        return message

    async def until(self, *kinds: str) -> Data:
        while (message := await self.receive())["type"] not in kinds:
            pass
        return message

    async def say(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"v": 1, "type": kind, **fields}))

    async def command(self, kind: str, asked: Data, **fields: Any) -> str:
        sent = fields.setdefault("id", f"b{next(self.ids)}")
        where = {"table": asked["table"], "seat": asked["seat"], "expected_seq": asked["seq"]}
        await self.say(kind, **where, **fields)
        return str(sent)

    async def answer(self, turn: Data, rng: random.Random) -> None:
        """One more move of the turn; the server asks on if it needs another."""
        moves = [*turn["begun"], rng.choice(turn["legal"])]
        await self.command("play", turn, moves=moves)

    async def play_until_over(self, rng: random.Random, games: int = 1) -> list[Data]:
        ended: list[Data] = []
        while len(ended) < games:
            message = await self.until("your-turn", "game-over", "refused")
            assert message["type"] != "refused", message
            if message["type"] == "your-turn":
                await self.answer(message, rng)
            else:
                ended.append(message)
        return ended

    async def nothing_more(self) -> list[str]:
        """The kinds of what has come before the answer to a ping."""
        before = len(self.received)
        await self.say("ping")
        await self.until("pong")
        return [message["type"] for message in self.received[before:-1]]

    async def code_of_closing(self) -> int | None:
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


Join = Callable[[str], Awaitable[NetworkBot]]
Come = Callable[[str], Awaitable[Player]]
