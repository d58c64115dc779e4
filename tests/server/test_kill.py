"""The server is killed while bots and people play: nothing that was acknowledged is lost."""

import asyncio
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.kill import kill_test
from tests.server.player import Player
from tests.server.running import ServerProcess

from azulejos.engine.registry import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


@pytest.mark.slow
async def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    account = await kill_test(tmp_path, "", list(GAMES), players=6, kills=4)
    assert len(account.acknowledged) > 40
    assert (account.lost, account.doubled) == (0, 0), account


@pytest.mark.slow
async def test_nor_with_postgresql(tmp_path: Path, postgresql_url: str) -> None:
    account = await kill_test(tmp_path, postgresql_url, list(GAMES), players=6, kills=2)
    assert len(account.acknowledged) > 20
    assert (account.lost, account.doubled) == (0, 0), account


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_for_minutes(tmp_path: Path) -> None:
    account = await kill_test(tmp_path, "", list(GAMES), players=12, kills=60)
    sys.stderr.write(f"{account}\n")
    assert (account.lost, account.doubled) == (0, 0)


@pytest.mark.slow
async def test_bots_and_clocks_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """Nobody plays at these tables: the server must think of them itself. Bots are watched."""
    server = ServerProcess(tmp_path)
    ana, taras = await Player.named(server.url, "Ana"), await Player.named(server.url, "Taras")
    bots = await ana.table("azul", "greedy", "greedy", "greedy", "greedy")
    clock = {"kind": "per-turn", "limit": 2500}
    timed = await ana.table("azul", "person", "open", clock=clock)
    await taras.sit(timed, 1)
    began = time.monotonic()
    server.kill()
    server = ServerProcess(tmp_path, server.port)
    try:
        async with ana.socket(bots):
            assert await phase(server.url, bots) == "finished"
            assert await phase(server.url, timed) == "finished"
        assert time.monotonic() - began > 2
        found = (await ana.ask("GET", f"/api/tables/{timed}"))["standing"]
        assert (found["outcome"]["reason"], found["outcome"]["winners"]) == ("time", [1])
    finally:
        server.stop()
        await ana.close()
        await taras.close()


async def phase(url: str, table: str) -> str:
    """The phase in the database, which asking for does not wake the table; waits for the end."""
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(200):
            metrics = (await http.get("/metrics")).text
            rooms = next(line for line in metrics.splitlines() if line.startswith("azulejos_rooms"))
            await asyncio.sleep(0.05)
            if rooms == "azulejos_rooms 2.0":
                answer = await http.get(f"/api/tables/{table}")
                found = str(answer.json()["standing"]["phase"])
                if found == "finished":
                    return found
    return "running"


async def test_a_server_that_is_told_to_stop_does_so(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    ana = await Player.named(server.url, "Ana")
    table = await ana.table("azul", "person", "greedy")
    async with ana.socket(table) as here:
        await here.up_to_date()
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 5
        with pytest.raises(Exception, match="1012"):
            await here.until("never")
    await ana.close()
