"""Bots at tables come first: analyses think only where bots leave something idle."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import azulejos
from azulejos.server.bots.analysts import Analysts, Errand, Word
from azulejos.server.bots.pool import BotPool, Question
from azulejos.server.bots.queue import Asker
from azulejos.server.bots.slots import TURN_SECONDS, Slots
from azulejos.server.metrics import Metrics

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(eq=False)
class Thing:
    used: float = 0.0


def thinking(slots: Slots, *things: Thing) -> list[bool]:
    return [slots.may_think(thing) for thing in things]


def test_bots_take_slots_from_analyses() -> None:
    slots, one, two = Slots(2), Thing(), Thing()
    with slots.for_analysis(one), slots.for_analysis(two):
        assert thinking(slots, one, two) == [True, True]
        with slots.for_bot():
            assert thinking(slots, one, two) == [True, False]
            with slots.for_bot(), slots.for_bot():
                assert thinking(slots, one, two) == [False, False]
        assert thinking(slots, one, two) == [True, True]


def test_analyses_take_turns() -> None:
    slots, one, two = Slots(1), Thing(), Thing()
    with ExitStack() as stack:
        for thing in (one, two):
            stack.enter_context(slots.for_analysis(thing))
        assert thinking(slots, one, two) == [True, False]
        one.used = TURN_SECONDS
        assert thinking(slots, one, two) == [False, True]
        two.used = 2 * TURN_SECONDS
        assert thinking(slots, one, two) == [True, False]
    assert thinking(slots, one) == [False], "it is over"


def position() -> str:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    return state.position()


@asynccontextmanager
async def bots_and_analysts() -> AsyncIterator[tuple[BotPool, Analysts]]:
    bots = BotPool(1, 60, Metrics())
    analysts = Analysts(1, bots.here, Metrics())
    bots.start()
    analysts.start()
    yield bots, analysts
    await analysts.stop()
    await bots.stop()


def processor_time(analysts: Analysts) -> float:
    """Seconds that the program of the only analyst has used."""
    process = analysts._analysts[0].program.process
    assert process is not None
    fields = Path(f"/proc/{process.running.pid}/stat").read_text(encoding="ascii").split()
    return (int(fields[13]) + int(fields[14])) / TICKS


def errand(heard: Callable[[Word, str], None]) -> Errand:
    lines = (f"position {position()}", "analyse sims 1000000000 time 600")
    return Errand(lines, Asker("analysis", "eve"), False, asyncio.get_running_loop(), heard)


async def test_an_analysis_stands_still_while_a_bot_thinks() -> None:
    """In processor time, which a busy machine does not change."""
    news = asyncio.Event()
    async with bots_and_analysts() as (bots, analysts):
        endless = errand(lambda word, _: news.set() if word == "analysing" else None)
        analysts.ask(endless)
        async with asyncio.timeout(60):
            await news.wait()
            asked = asyncio.ensure_future(bots.choose(Question("master", position())))
            while bots.slots.may_think(endless):
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.15)
            before, still = processor_time(analysts), time.monotonic()
            while not asked.done() and time.monotonic() - still < 1:
                await asyncio.sleep(0.01)
            used = processor_time(analysts) - before
            assert used <= 0.03, f"{used} s of processor time while a bot was thinking"
            await asked
            while processor_time(analysts) - before < 0.2:  # and then it goes on
                await asyncio.sleep(0.02)
        analysts.cancel(endless)


@pytest.mark.slow
def test_the_benchmark_of_it_runs() -> None:
    """`docs/server.md` has its figures."""
    program = Path(__file__).parents[2] / "benchmarks" / "load" / "analyses.py"
    arguments = ["--turns", "2", "--level", "sims:2000"]
    answer = subprocess.run([sys.executable, program, *arguments], capture_output=True, check=True)
    found = json.loads(answer.stdout)["seconds"]
    assert set(found) == {"none", "standing still", "not standing still"}
    assert all(figures["median"] > 0 for figures in found.values())
