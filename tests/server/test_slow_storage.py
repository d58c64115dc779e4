"""The database takes too long: nobody is told that nothing was changed before that is certain."""

import asyncio
import gc
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Data, Player, TableSocket
from tests.server.running import Running, server_in_thread

from azulejos.server.protocol.messages import SERVER_MESSAGE
from azulejos.server.storage.database import Sqlite
from azulejos.table import Resign, now

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(41)
PATIENCE = 0.3


class Disk:
    """The disk under the database: while it is slow, whatever is written waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._free = threading.Event()
        self._free.set()
        self._fails = False
        for way in ("_run", "_run_turns"):
            monkeypatch.setattr(Sqlite, way, self._behind(getattr(Sqlite, way)))

    def _behind(self, run: Callable[..., Any]) -> Callable[..., Any]:
        def waiting(database: Sqlite, *given: Any) -> Any:
            if given[-1] is not False:  # whoever reads need not wait
                self._free.wait(20)
                if self._fails:
                    self._fails = False
                    raise OSError("given up")
            return run(database, *given)

        return waiting

    def slow(self) -> None:
        self._free.clear()

    def recover(self, fails: bool = False) -> None:
        """Writes what has waited, or forgets it."""
        self._fails = fails
        self._free.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk(monkeypatch)
    yield disk
    disk.recover()


@pytest.fixture
def running(tmp_path: Path, disk: Disk) -> Iterator[Running]:  # noqa: ARG001, it comes first
    with server_in_thread(tmp_path) as running:
        running.services.store._database.patience = PATIENCE
        yield running


async def two_at_a_table(running: Running) -> tuple[Player, Player, str]:
    ana, taras = await Player.named(running.url, "Ana"), await Player.named(running.url, "Taras")
    table = await ana.table("azul", "person", "open")
    await taras.sit(table, 1)
    return ana, taras, table


async def answer_to(socket: TableSocket, command: str) -> Data:
    while True:
        message = await socket.until("ack", "refused", "unknown")
        SERVER_MESSAGE.validate_python(message, strict=True)
        if message["id"] == command:
            return message


@pytest.mark.parametrize("fails", [False, True])
async def test_a_slow_turn_is_unknown_until_it_is_stored(
    running: Running, disk: Disk, fails: bool
) -> None:
    """Also if the first attempt comes to nothing: then the server stores it by the next."""
    ana, taras, table = await two_at_a_table(running)
    async with ana.socket(table) as here, taras.socket(table) as there:
        await here.up_to_date()
        await there.up_to_date()
        play: Data = {"seat": 0, "moves": await here.some_turn(RNG), "expected_seq": here.seq}
        disk.slow()
        for _ in range(2):  # whoever asks again is told the same
            await here.send("play", id="slow", **play)
            assert await answer_to(here, "slow") == {"v": 1, "type": "unknown", "id": "slow"}
        refused = await there.order("resign", 1)
        assert (refused["type"], refused["code"]) == ("refused", "storage-unavailable")
        disk.recover(fails)
        told = await answer_to(here, "slow")
        assert (told["type"], told["seq"]) == ("ack", play["expected_seq"] + 1)
        for socket in (here, there):
            await socket.up_to_seq(told["seq"])
            await socket.ping()
            assert [one["seq"] for one in socket.received if one["type"] == "game"] == [told["seq"]]
        await here.send("play", id="slow", **play)
        assert await answer_to(here, "slow") == told
        await there.play_a_turn(RNG)
    await ana.close()
    await taras.close()


async def test_a_slow_turn_that_another_server_overtook_is_refused_at_last(
    running: Running, disk: Disk
) -> None:
    ana, taras, table = await two_at_a_table(running)
    async with ana.socket(table) as here:
        await here.up_to_date()
        moves = await here.some_turn(RNG)
        disk.slow()
        await here.send("play", id="slow", seat=0, moves=moves, expected_seq=here.seq)
        assert (await answer_to(here, "slow"))["type"] == "unknown"
        room = await in_loop(running, running.services.registry.room(table))
        overtaking = room.table.prepare(Resign(1), now())
        disk.recover(fails=True)

        async def overtake() -> None:
            status = (await running.services.store.load(table)).row.status  # type: ignore[union-attr]
            await running.services.store.append(
                table, overtaking.batch, command="taras/r", sender="taras", status=status
            )

        await in_loop(running, overtake())
        refused = await answer_to(here, "slow")
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        await here.up_to_seq(overtaking.seq)
        assert here.is_over
    await ana.close()
    await taras.close()


async def test_a_slow_request_is_unknown_and_then_told(running: Running, disk: Disk) -> None:
    ana, taras = await Player.named(running.url, "Ana"), await Player.named(running.url, "Taras")
    table = await ana.table("azul", "person", "open")
    async with ana.socket(table) as here:
        await here.up_to_date()
        disk.slow()
        found = await taras.refusal("PUT", f"/api/tables/{table}/seats/1")
        assert found == (503, "storage-unknown")
        disk.recover()
        while here.standing["phase"] != "running":
            await here.until("game")
    assert (await taras.ask("PUT", f"/api/tables/{table}/seats/1"))["your_seats"] == [1]
    await ana.close()
    await taras.close()


async def test_a_slow_line_of_the_chat_is_unknown(running: Running, disk: Disk) -> None:
    ana, taras, table = await two_at_a_table(running)
    async with ana.socket(table) as here:
        await here.up_to_date()
        disk.slow()
        await here.send("chat", id="line", text="Olá")
        assert (await answer_to(here, "line"))["type"] == "unknown"
        disk.recover()
        await here.send("chat", id="line", text="Olá")
        assert (await answer_to(here, "line"))["type"] == "ack"
    found = await in_loop(running, running.services.store.load(table))
    assert [line.text for line in found.chat] == ["Olá"]
    await ana.close()
    await taras.close()


async def test_who_has_gone_misses_that_nothing_is_known(running: Running, disk: Disk) -> None:
    """As a bot's turn that is given up meanwhile: that is no fault to report."""
    faults: list[dict[str, Any]] = []
    running.loop.set_exception_handler(lambda _, fault: faults.append(fault))
    ana, taras, table = await two_at_a_table(running)
    room = await in_loop(running, running.services.registry.room(table))
    disk.slow()

    async def resign_and_go() -> None:
        work = room.take(Resign(0), command_id="r", sender="somebody")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(work, PATIENCE / 3)
        while room._uncertain is None:
            await asyncio.sleep(0.01)
        disk.recover()
        while not room.table.is_over:
            await asyncio.sleep(0.01)
        gc.collect()

    async with asyncio.timeout(20):
        await in_loop(running, resign_and_go())
    assert not faults
    await ana.close()
    await taras.close()


async def in_loop(running: Running, work: Any) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, running.loop))
