"""A client that knows nothing but docs/protocol.md."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Data = dict[str, Any]
PATIENCE = 30


class Player:
    """A guest with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=20)

    @classmethod
    async def named(cls, url: str, name: str) -> Self:
        player = cls(url)
        try:
            await player.ask("POST", "/api/guest", {"name": name})
        except httpx.HTTPError:
            await player.close()
            raise
        return player

    async def ask(self, method: str, path: str, body: Data | None = None) -> Data:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Data = answer.json()
        return found

    async def refusal(self, method: str, path: str, body: Data | None = None) -> tuple[int, str]:
        """Status and code of a request that is not granted."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    async def table(self, game: str, *seats: str | Data, **wanted: Any) -> str:
        """A new table; a seat is written as `person`, `open`, or the level of a bot."""
        requests = [seat if isinstance(seat, dict) else seat_request(seat) for seat in seats]
        body = {"game": game, "seats": requests, "order": "given", **wanted}
        answer = await self.ask("POST", "/api/tables", body)
        return str(answer["table"]["id"])

    async def sit(self, table: str, seat: int) -> None:
        await self.ask("PUT", f"/api/tables/{table}/seats/{seat}")

    async def close(self) -> None:
        await self.http.aclose()

    def cookie(self) -> dict[str, str]:
        pairs = [f"{name}={value}" for name, value in self.http.cookies.items()]
        return {"Cookie": "; ".join(pairs)} if pairs else {}

    @asynccontextmanager
    async def analysis(self) -> AsyncIterator["AnalysisSocket"]:
        address = self.url.replace("http", "ws", 1) + "/api/analysis"
        async with websockets.connect(
            address, additional_headers=self.cookie(), compression=None, proxy=None
        ) as connection:
            yield AnalysisSocket(connection)

    @asynccontextmanager
    async def socket(
        self, table: str, seq: int | None = None, patience: float = 10
    ) -> AsyncIterator["TableSocket"]:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        if seq is not None:
            address += f"?seq={seq}"
        headers = self.cookie()
        async with websockets.connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=patience,
        ) as connection:
            yield TableSocket(self, table, connection, -1 if seq is None else seq)


class AnalysisSocket:
    """A connection for reviews and analysis, and what was received on it."""

    ids = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Data] = []

    async def ask(self, kind: str, **fields: Any) -> str:
        asked = fields.setdefault("id", f"a{next(self.ids)}")
        await self.connection.send(json.dumps({"v": 1, "type": kind, **fields}))
        return str(asked)

    async def receive(self) -> Data:
        async with asyncio.timeout(PATIENCE):
            message: Data = json.loads(await self.connection.recv())
        self.received.append(message)
        return message

    async def until(self, *kinds: str) -> Data:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def answer(self, kind: str, **fields: Any) -> Data:
        """Asks, and waits for the last message about it."""
        asked = await self.ask(kind, **fields)
        while True:
            message = await self.until("review", "analysis", "tried", "refused")
            if message["id"] == asked and message.get("done", True):
                return message

    async def refusal(self, kind: str, **fields: Any) -> tuple[str, Data]:
        """Code and details."""
        answer = await self.answer(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer["code"], answer["details"]


def seat_request(seat: str) -> Data:
    if seat in ("person", "open"):
        return {"kind": seat}
    return {"kind": "bot", "level": seat}


class TableSocket:
    """A connection to a table, and what was received on it."""

    ids = itertools.count()

    def __init__(self, player: Player, table: str, connection: ClientConnection, seq: int) -> None:
        self.player = player
        self.table = table
        self.connection = connection
        self.welcome: Data = {}
        self.seats: list[int] = []
        self.seq = seq
        self.standing: Data = {}
        self.received: list[Data] = []

    async def receive(self) -> Data:
        """The next message."""
        message: Data = json.loads(await self.connection.recv())
        assert message["v"] == 1
        self.received.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.seats = message["you"]["seats"]
        elif kind == "you":
            self.seats = message["you"]["seats"]
        elif kind in ("snapshot", "game"):
            if kind == "game" and self.seq >= 0:
                assert message["first"] == self.seq, "a gap, or something twice"
            self.seq, self.standing = message["seq"], message["standing"]
        return message

    async def until(self, *kinds: str) -> Data:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def up_to_date(self) -> None:
        """Receives the welcome and everything up to the length it names."""
        welcome = await self.until("welcome")
        while self.seq != welcome["seq"]:
            await self.until("snapshot", "game")

    async def up_to_seq(self, seq: int) -> None:
        while self.seq < seq:
            await self.until("game")

    async def ping(self) -> None:
        """Afterwards everything sent before has been answered."""
        await self.say({"v": 1, "type": "ping"})
        await self.until("pong")

    async def send(self, kind: str, **fields: Any) -> str:
        command_id = fields.setdefault("id", f"c{next(self.ids)}")
        await self.say({"v": 1, "type": kind, **fields})
        return str(command_id)

    async def say(self, message: Data) -> None:
        await self.connection.send(json.dumps(message))

    async def order(self, kind: str, seat: int, **fields: Any) -> Data:
        """Gives a command and waits for its answer."""
        fields.setdefault("expected_seq", self.seq)
        sent = await self.send(kind, seat=seat, **fields)
        while True:
            answer = await self.until("ack", "refused")
            if answer["id"] == sent:
                return answer

    def abandon(self) -> None:
        """As when nobody is there any more who could say goodbye."""
        self.connection.transport.abort()

    async def some_turn(self, rng: random.Random) -> list[str]:
        """The moves of a whole turn, found by trying what is offered."""
        choices, moves = self.standing["choices"], []
        while True:
            moves += rng.choice(choices)["moves"]
            path = f"/api/tables/{self.table}/attempt"
            tried = await self.player.ask("POST", path, {"moves": moves, "expected_seq": self.seq})
            if tried["turn_complete"]:
                return moves
            choices = tried["choices"]

    @property
    def is_my_turn(self) -> bool:
        return self.standing["to_move"] in self.seats

    @property
    def is_over(self) -> bool:
        return bool(self.standing["phase"] == "finished")

    async def play_a_turn(self, rng: random.Random) -> Data:
        """One turn of ours, from choosing it to hearing of it."""
        seat = self.standing["to_move"]
        answer = await self.order("play", seat, moves=await self.some_turn(rng))
        assert answer["type"] == "ack", answer
        await self.up_to_seq(answer["seq"])
        return answer

    async def play_to_the_end(self, rng: random.Random) -> list[str]:
        """Plays all our turns; returns the ids that were acknowledged."""
        acknowledged = []
        while not self.is_over:
            if self.is_my_turn:
                acknowledged.append((await self.play_a_turn(rng))["id"])
            else:
                await self.until("game")
        return acknowledged
