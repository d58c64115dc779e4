"""The database goes away and comes back: refused with a clear code, nothing lost, no restart."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.player import Player
from tests.server.postgresql import Cluster
from tests.server.running import server_in_thread

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(31)


@pytest.mark.slow
async def test_postgresql_is_stopped_and_started_in_the_middle_of_a_game(
    tmp_path: Path, cluster: Cluster, postgresql_url: str
) -> None:
    with server_in_thread(tmp_path, database=postgresql_url) as running:
        ana = await Player.named(running.url, "Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_a_turn(RNG)
            while not here.is_my_turn:
                await here.until("game")
            moves, before = await here.some_turn(RNG), here.seq
            cluster.stop()
            try:
                refused = await here.order("play", 0, moves=moves, id="kept", expected_seq=before)
                assert (refused["type"], refused["code"]) == ("refused", "storage-unavailable")
                assert (await ana.http.get("/health")).status_code == 200
                told = await ana.http.get("/ready")
                assert (told.status_code, told.json()["status"]) == (503, "storage-unavailable")
                status, code = await ana.refusal("POST", "/api/guest", {"name": "Late"})
                assert (status, code) == (503, "storage-unavailable")
            finally:
                cluster.start()
            while (await ana.http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.1)
            again = await here.order("play", 0, moves=moves, id="kept", expected_seq=before)
            assert again["type"] == "ack", again
            await here.up_to_seq(again["seq"])
            while here.standing["to_move"] != 0:  # the bot goes on too
                await here.until("game")
            await here.play_a_turn(RNG)
        await ana.close()


@pytest.mark.slow
async def test_two_servers_on_one_database_follow_each_other(
    tmp_path: Path, postgresql_url: str
) -> None:
    with (
        server_in_thread(tmp_path, database=postgresql_url) as one,
        server_in_thread(tmp_path, database=postgresql_url) as other,
    ):
        ana = await Player.named(one.url, "Ana")
        table = await ana.table("azul", "person", "person")
        async with ana.socket(table) as here:
            await here.up_to_date()
            ana.url = other.url
            async with ana.socket(table) as there:
                await there.up_to_date()
                for _ in range(5):
                    await here.play_a_turn(RNG)
                    await asyncio.wait_for(there.up_to_seq(here.seq), 5)
                    assert there.standing == here.standing
        await ana.close()


@pytest.mark.slow
async def test_nobody_plays_for_a_person_on_another_server(
    tmp_path: Path, postgresql_url: str
) -> None:
    """With its own connections alone a server cannot know that somebody is away."""
    with server_in_thread(tmp_path, database=postgresql_url) as one:
        ana = await Player.named(one.url, "Ana")
        with server_in_thread(tmp_path, database=postgresql_url) as other:
            taras = await Player.named(other.url, "Taras")
            table = await ana.table("azul", "person", "open", patience=1)
            await taras.sit(table, 1)
            async with taras.socket(table) as there, ana.socket(table):
                await there.up_to_date()
                await asyncio.sleep(4)
                await there.ping()
                assert there.standing["turns"] == 0, "both are there"
        taras.url = one.url
        async with asyncio.timeout(30), taras.socket(table) as there:
            await there.up_to_date()
            while there.standing["turns"] == 0:
                await there.until("game")  # Ana has left, and no other server runs
        await ana.close()
        await taras.close()
