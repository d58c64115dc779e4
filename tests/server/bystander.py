"""How long others wait while somebody misuses the server.

A process of its own, so that it measures the server and not the test: it asks for a list of tables
again and again, and plays at a table of its own. Each wait is from sending to the answer.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from time import perf_counter
from typing import Any

import httpx
import websockets

REQUEST_PAUSE = 0.08  # both well below what one address and one socket may do
MOVE_PAUSE = 0.22
LONGEST_WAIT = 20
REQUEST_BAR, MOVE_BAR = 0.1, 0.25
"""What the server promises on two quiet cores."""
LOADED = 20
"""How much slower a machine may be that others use too, before a test fails."""


@dataclass
class Waits:
    """In seconds; `failed` counts requests that were not answered, or with an error."""

    requests: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    failed: int = 0

    def __str__(self) -> str:
        return (
            f"bystander p99 {1000 * p99(self.requests):.0f} ms of {len(self.requests)}, "
            f"move p99 {1000 * p99(self.moves):.0f} ms of {len(self.moves)}, failed {self.failed}"
        )

    def expect_short(self, what: str) -> None:
        """Prints the figures; they must hold on a loaded machine."""
        sys.stderr.write(f"{what}: {self}\n")
        assert self.requests, what
        assert self.moves, what
        assert not self.failed, f"{what}: {self}"
        assert p99(self.requests) < LOADED * REQUEST_BAR, f"{what}: {self}"
        assert p99(self.moves) < LOADED * MOVE_BAR, f"{what}: {self}"


def p99(seconds: list[float]) -> float:
    """Of a few, the longest.

    >>> p99([0.1] * 99 + [5.0]), p99([0.1] * 9 + [5.0])
    (0.1, 5.0)
    """
    ordered = sorted(seconds) or [0.0]
    return ordered[ceil(0.99 * len(ordered)) - 1]


@contextmanager
def bystander(url: str) -> Iterator[Waits]:
    """Watches from when the block begins, until it is left; then the figures are there."""
    waits = Waits()
    process = subprocess.Popen(
        [sys.executable, __file__, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout is not None
        assert process.stdin is not None
        try:
            assert process.stdout.readline().strip() == "ready"
            yield waits
            process.stdin.close()
            vars(waits).update(json.loads(process.stdout.readline()))
        finally:
            process.kill()


async def watch(url: str) -> None:
    """Tells when it has begun, and what it has found once nobody listens any more."""
    waits = Waits()
    async with httpx.AsyncClient(base_url=url, timeout=LONGEST_WAIT) as http:
        (await http.post("/api/guest", json={"name": "Bystander"})).raise_for_status()
        asking = asyncio.create_task(ask(http, waits))
        playing = asyncio.create_task(play(http, url, waits))
        while not (waits.requests and waits.moves):
            await asyncio.sleep(0.01)
        waits.requests.clear()
        waits.moves.clear()
        tell("ready")
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        for task in (asking, playing):
            task.cancel()
        await asyncio.gather(asking, playing, return_exceptions=True)
    tell(json.dumps(vars(waits)))


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def ask(http: httpx.AsyncClient, waits: Waits) -> None:
    """Each time like somebody who has just come."""
    while True:
        began = perf_counter()
        try:
            answer = await http.get("/api/tables", headers={"Connection": "close"})
            answer.raise_for_status()
        except httpx.HTTPError:
            waits.failed += 1
        finally:
            waits.requests.append(perf_counter() - began)
        await asyncio.sleep(REQUEST_PAUSE)


async def play(http: httpx.AsyncClient, url: str, waits: Waits) -> None:
    """Both seats of one table after another; of Azul, where a turn is one choice."""
    wanted = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "person"}]}
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    while True:
        table = (await http.post("/api/tables", json=wanted)).json()["table"]["id"]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(
            address, additional_headers={"Cookie": cookie}, proxy=None, compression=None
        ) as socket:
            await play_out(socket, waits)


async def play_out(socket: websockets.ClientConnection, waits: Waits) -> None:
    message = await heard(socket, "snapshot")
    while (seat := message["standing"]["to_move"]) is not None:
        seq, moves = message["seq"], message["standing"]["choices"][0]["moves"]
        turn = {"type": "play", "id": f"m{seq}", "seat": seat, "expected_seq": seq, "moves": moves}
        began = perf_counter()
        try:
            await socket.send(json.dumps(turn))
            await heard(socket, "ack")
        finally:
            waits.moves.append(perf_counter() - began)
        message = await heard(socket, "game")
        await asyncio.sleep(MOVE_PAUSE)


async def heard(socket: websockets.ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == kind:
            return message
        assert message["type"] != "refused", message


if __name__ == "__main__":
    asyncio.run(watch(sys.argv[1]))
