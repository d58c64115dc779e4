"""A real Ray cluster thinks for a server, and is lost in parts and altogether."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cluster.ray_cluster import Cluster, cluster
from tests.server.player import Player
from tests.server.running import GENEROUS, Running, server_in_thread

import azulejos
from azulejos.server.bots.pool import Question
from azulejos.server.bots.posts import OpenPost

pytest.importorskip("ray", reason='Ray is missing: pip install "azulejos[cluster]"')

pytestmark = [pytest.mark.anyio, pytest.mark.soak, pytest.mark.compiled_only]

SECONDS = 180
LIMITS = GENEROUS.model_copy(update={"bot_seconds": 60, "bot_workers": 1})


@pytest.fixture
def machines() -> Iterator[Cluster]:
    with cluster(2) as found:
        yield found


def posts(running: Running) -> list[OpenPost]:
    found = running.services.thinking.cluster
    assert found is not None
    return list(found.posts.values())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.01)


def thoughts(running: Running, where: str) -> float:
    registry = running.services.metrics.registry
    found = registry.get_sample_value("azulejos_thoughts_total", {"kind": "bot", "where": where})
    return found or 0.0


def busy(running: Running) -> list[OpenPost]:
    return [post for post in posts(running) if post.slots._bots]


async def test_a_turn_is_played_once_though_its_worker_is_killed(
    tmp_path: Path, machines: Cluster
) -> None:
    began = time.monotonic()

    def note(what: str) -> None:
        print(f"{time.monotonic() - began:7.2f} s  {what}")  # noqa: T201 - the timeline

    with server_in_thread(tmp_path, limits=LIMITS, thinking=machines.address) as running:
        await until(lambda: len(posts(running)) == 2)
        note("two processors of the cluster are there")
        ana = await Player.named(running.url, "Ana")
        table = await ana.table("azul", "master", "person", order="given")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await until(lambda: bool(busy(running)))
            (post,) = busy(running)
            note(f"the bot thinks on {post.machine}")
            os.kill(post.process, signal.SIGKILL)
            note(f"its worker, process {post.process}, is killed")
            async with asyncio.timeout(SECONDS):
                while here.standing["turns"] == 0:
                    await here.until("game")
            note("the turn is played")
            assert (here.standing["turns"], here.standing["to_move"]) == (1, 1)
        await ana.close()
        metrics = running.services.metrics.registry
        assert metrics.get_sample_value("azulejos_thoughts_lost_total") == 1
        assert metrics.get_sample_value("azulejos_bot_failures_total") == 0
        assert thoughts(running, "local") + thoughts(running, "cluster") == 1
        await until(lambda: len(posts(running)) == 2)
        note("another worker has taken the place of the lost one")


async def test_the_server_thinks_while_the_cluster_is_away(
    tmp_path: Path, machines: Cluster
) -> None:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    question = Question("hard", state.position(), 7)
    with server_in_thread(tmp_path, limits=LIMITS, thinking=machines.address) as running:

        async def answer() -> list[str]:
            asked = asyncio.run_coroutine_threadsafe(
                running.services.pool.choose(question), running.loop
            )
            return await asyncio.wait_for(asyncio.wrap_future(asked), SECONDS)

        await until(lambda: bool(posts(running)))
        answers = [await answer()]
        assert (thoughts(running, "local"), thoughts(running, "cluster")) == (0, 1)
        machines.end()
        answers.append(await answer())
        await until(lambda: not posts(running))
        answers.append(await answer())
        here = thoughts(running, "local")
        assert here >= 1
        machines.start_head()
        await until(lambda: bool(posts(running)))
        answers.append(await answer())
        assert thoughts(running, "local") == here
        assert len({tuple(found) for found in answers}) == 1
