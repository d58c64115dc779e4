"""Bots think for everybody in turn: nobody's tables keep others waiting."""

import asyncio
from contextlib import AsyncExitStack
from time import monotonic

import pytest
from tests.server.conftest import Invite
from tests.server.player import Player

from azulejos.engine.registry import new_game, rule_set
from azulejos.engine.rng import Rng
from azulejos.server.bots.pool import BotPool, Job, Question
from azulejos.server.bots.queue import Asker, FairQueue
from azulejos.server.metrics import Metrics

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


def job(level: str, table: str, owner: str = "", has_people: bool = True) -> Job:
    loop = asyncio.new_event_loop()
    loop.close()
    return Job(Question(level, ""), Asker(table, owner, has_people), loop.create_future())


def queue_of(*waiting: Job) -> FairQueue[Job]:
    queue: FairQueue[Job] = FairQueue()
    for one in waiting:
        queue.put(one)
    return queue


def order(queue: FairQueue[Job], count: int) -> list[str]:
    """The tables of the next jobs, each of which takes a second."""
    taken = []
    for _ in range(count):
        one = queue.take()
        assert one is not None
        queue.used(one.asker, 1.0)
        taken.append(one.asker.table)
    return taken


def test_people_before_bots_and_short_before_long() -> None:
    bots_alone = job("greedy", "bots", has_people=False)
    queue = queue_of(bots_alone, job("master", "long"), job("easy", "short"))
    assert order(queue, 3) == ["short", "long", "bots"]


def test_whoever_has_used_least_comes_next() -> None:
    queue = queue_of(*[job("master", f"eve {number}", "eve") for number in range(5)])
    assert order(queue, 2) == ["eve 0", "eve 1"]
    queue.put(job("master", "ana 0", "ana"))
    queue.put(job("master", "eve 0", "eve"))
    assert order(queue, 3) == ["ana 0", "eve 2", "eve 3"]


def test_of_one_guest_the_table_that_has_used_least() -> None:
    queue = queue_of(*[job("master", table, "eve") for table in ("old", "new")])
    queue.used(Asker("old", "eve"), 1.0)
    assert order(queue, 2) == ["new", "old"]


def test_time_that_was_used_is_forgiven() -> None:
    now = [0.0]
    queue: FairQueue[Job] = FairQueue(lambda: now[0])
    queue.used(Asker("t", "eve"), 8.0)
    now[0] = 600.0
    queue.used(Asker("u", "ana"), 1.0)
    for owner in ("ana", "eve"):
        queue.put(job("master", owner, owner))
    assert order(queue, 2) == ["eve", "ana"]


def test_one_worker_takes_only_what_is_quick() -> None:
    queue = queue_of(job("master", "long"), job("greedy", "bots", has_people=False))
    taken = queue.take(quick_only=True)
    assert taken is not None
    assert taken.asker.table == "bots", "a long thought, also of people, is not for this worker"
    queue.close()
    assert queue.take(quick_only=True) is None


async def test_the_time_of_every_thought_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 20, Metrics())
    counted: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        pool.jobs, "used", lambda asker, spent: counted.append((asker.owner, spent > 0))
    )
    pool.start()
    state = new_game(rule_set("azul").choose())
    state.deal(Rng(1))
    await pool.choose(Question("greedy", state.position()), Asker("t", "eve"))
    await pool.stop()
    assert counted == [("eve", True)]


def test_one_worker_is_for_what_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    monkeypatch.setattr(
        "azulejos.server.bots.pool.Worker", lambda *_, quick_only: made.append(quick_only)
    )
    BotPool(2, 20, Metrics())
    assert made == [True, False, False]


async def answered_after(player: Player, level: str) -> float:
    """Seconds until a bot has moved first at a new table."""
    began = monotonic()
    table = await player.table("azul", level, "person")
    async with player.socket(table) as here:
        await here.up_to_date()
        while not here.is_my_turn:
            await here.until("game")
    return monotonic() - began


async def test_bots_that_nobody_watches_wait(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "greedy", "greedy")
    before = (await ana.ask("GET", f"/api/tables/{table}"))["seq"]
    await answered_after(ana, "greedy")
    assert (await ana.ask("GET", f"/api/tables/{table}"))["seq"] == before
    async with ana.socket(table) as watching:
        await watching.up_to_date()
        while not watching.is_over:
            await watching.until("game")


@pytest.mark.slow
async def test_many_tables_of_one_guest_do_not_keep_others_waiting(invite: Invite) -> None:
    """With one worker, thirty tables of `master` kept everybody waiting for half a minute."""
    eve, ana = await invite("Eve"), await invite("Ana")
    async with AsyncExitStack() as watched:
        for _ in range(30):
            table = await eve.table("azul", "master", "master")
            await watched.enter_async_context(eve.socket(table))
        assert await answered_after(ana, "greedy") < 5
        assert await answered_after(ana, "hard") < 10, "after the thought that is under way"
