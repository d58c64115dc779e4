"""Programs that play turns and give hints, with a limit that is enforced from outside.

Every table has at most one question waiting, and `queue` decides which is answered next. One more
program answers only what takes no time, so that nobody waits for somebody else's long thought to
get a short one. The programs live apart from the server so that a bot that takes too long, or
crashes, harms nobody.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from threading import Thread
from typing import Any, Protocol

from azulejos import bots
from azulejos.bots.stdio import Go, Program
from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.places import MOST_LOST, Here, Place, WorkerLost
from azulejos.server.bots.queue import ALWAYS, Asker, FairQueue
from azulejos.server.bots.slots import Slots
from azulejos.server.logs import logger
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import BotFailed

log = logger(__name__)

COMMAND = (sys.executable, "-m", "azulejos.analysis.program")
SEED_BITS = 63
# As much as the bot "hard" thinks, but never long: bots of other tables wait meanwhile.
HINT_SIMULATIONS = 1000
HINT_SECONDS = 1.0
INTERRUPT_AGAIN = 0.02
QUICK = bots.NAMES[: bots.NAMES.index("greedy") + 1]
"""The levels that do not search."""
TOO_SLOW = ("bot-hung", "bot-slow-start")
GONE = ("bot-crashed", "bot-not-started", "bot-output-closed")


@dataclass(frozen=True, slots=True)
class Question:
    """Whose turn it is, to be played by a bot of this level; without a level, what is advisable."""

    level: str | None
    position: str
    seed: int = field(default_factory=lambda: secrets.randbits(SEED_BITS), compare=False)
    """So that whoever thinks about it, and however often, finds the same."""

    @property
    def awaited(self) -> str:
        """What the answer begins with."""
        return "hint" if self.level is None else "turn"

    def lines(self) -> tuple[str, str]:
        """Our own program knows the rules: it needs no list of legal moves."""
        position = f"position {self.position}"
        if self.level is None:
            return position, Go(HINT_SIMULATIONS, HINT_SECONDS, self.seed).line("hint")
        return position, Go(seed=self.seed, level=self.level).line()


NOBODY = Asker()


@dataclass(eq=False, slots=True)
class Job:
    question: Question
    asker: Asker
    answer: asyncio.Future[str]
    lost: int = 0
    """How many workers were lost while they thought about it."""

    @property
    def is_quick(self) -> bool:
        return self.question.level in QUICK


class BotPool:
    """Started and stopped with the server."""

    def __init__(
        self, workers: int, seconds: float, metrics: Metrics, here: Place | None = None
    ) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self.here = here or Here(workers)
        self.jobs: FairQueue[Job] = FairQueue()
        self._workers = [
            Worker(self, Program("bot", COMMAND), self.here, quick_only=number == 0)
            for number in range(workers + 1)
        ]

    @property
    def slots(self) -> Slots:
        return self.here.slots

    def join(self, place: Place, program: Program) -> None:
        """One more place to think, until it is gone."""
        worker = Worker(self, program, place, quick_only=False)
        self._workers = [one for one in self._workers if not one.is_over] + [worker]
        worker.start()

    def start(self) -> None:
        for worker in self._workers:
            worker.start()

    async def stop(self) -> None:
        """Questions that nobody has answered so far stay unanswered."""
        for worker in self._workers:
            worker.leave()
        self.jobs.close()
        await ended(self._workers)

    async def choose(self, question: Question, asker: Asker = NOBODY) -> list[str]:
        """The move codes of one turn, or `BotFailed`."""
        return (await self._asked(question, asker)).split()

    async def hint(self, position: str, asker: Asker = NOBODY) -> dict[str, Any]:
        """The best turns with what they promise, as `analysis.program` writes them."""
        return hint_in(await self._asked(Question(None, position), asker))

    async def _asked(self, question: Question, asker: Asker) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(question, asker, answer))
        return await answer

    def settle(self, job: Job, answer: str, seconds: float) -> None:
        self.metrics.bot_seconds.observe(seconds)
        if not job.answer.done():
            job.answer.set_result(answer)

    def lose(self, job: Job, error: WorkerLost) -> None:
        """Another worker thinks the same, unless it is the question that ends them."""
        job.lost += 1
        if job.lost > MOST_LOST:
            self.fail(job, error)
        elif not job.answer.done():
            log.warning("thinking again", bot=job.question.level, table=job.asker.table)
            self.metrics.thoughts_lost.inc()
            self.jobs.put(job)

    def fail(self, job: Job, error: Exception) -> None:
        log.warning("a bot failed", bot=job.question.level, table=job.asker.table, cause=str(error))
        self.metrics.bot_failures.inc()
        if not job.answer.done():
            job.answer.set_exception(told(error))


class Worker(Thread):
    """Talks to one program, so that nobody else waits for it."""

    def __init__(self, pool: BotPool, program: Program, place: Place, quick_only: bool) -> None:
        super().__init__(name="bot", daemon=True)
        self.program = program
        self.is_over = False
        self._pool = pool
        self._place = place
        self._quick_only = quick_only
        self._leaving = False

    def leave(self) -> None:
        self._leaving = True

    def run(self) -> None:
        try:
            while (job := self._take()) and not self._leaving:
                if not job.answer.cancelled():  # whoever asked may have thought better of it
                    with self._slot():
                        self._answer(job)
        finally:
            self.program.kill()
            self.is_over = True

    def _take(self) -> Job | None:
        """What takes no time is thought about here, wherever the rest is."""
        taker = ALWAYS if self._quick_only else self._place
        return self._pool.jobs.take(self._quick_only, taker=taker)

    def _slot(self) -> AbstractContextManager[None]:
        """What takes no time takes nothing from analyses either."""
        return nullcontext() if self._quick_only else self._place.slots.for_bot()

    def _answer(self, job: Job) -> None:
        started = time.perf_counter()
        try:
            answer = ask(self.program, job.question, self._pool.seconds)
            self._pool.metrics.thoughts.labels("bot", self._place.name).inc()
        except WorkerLost as error:
            self._tell(job, self._pool.lose, error)
        except (AzulejosError, OSError) as error:
            if not self._leaving:  # else it was us who ended the program
                self._tell(job, self._pool.fail, error)
        else:
            self._tell(job, self._pool.settle, answer, time.perf_counter() - started)
        finally:
            self._pool.jobs.used(job.asker, time.perf_counter() - started)

    def _tell(self, job: Job, settle: Callable[..., None], *found: object) -> None:
        with suppress(RuntimeError):  # the loop is closed, nobody waits any more
            job.answer.get_loop().call_soon_threadsafe(settle, job, *found)


class Talker(Protocol):
    """A thread that talks to a program."""

    program: Program

    def is_alive(self) -> bool: ...


async def ended(talkers: Sequence[Talker]) -> None:
    """Ends their programs under them, until they are gone as well."""
    while any(talker.is_alive() for talker in talkers):
        for talker in talkers:
            talker.program.interrupt()
        await asyncio.sleep(INTERRUPT_AGAIN)  # it may be about to start the program


def ask(program: Program, question: Question, seconds: float) -> str:
    """What follows the first word of the answer; `bots.BotFailed` when the time is up."""
    lines = question.lines()
    program.start_limit = seconds
    with program.conversation() as process:
        process.skip_chatter()
        process.send(*lines)
        line = program.answer(process, question.awaited, time.monotonic() + seconds)
        if line is None:
            raise process.failure("bot-hung", seconds=f"{seconds:g}")
    return line.strip().partition(" ")[2]


def hint_in(answer: str) -> dict[str, Any]:
    try:
        found = json.loads(answer)
    except ValueError:
        found = None
    if not isinstance(found, dict) or not found.get("turns"):
        raise BotFailed("bot-error", cause=answer)
    return found


def told(error: Exception) -> BotFailed:
    """What strangers hear of it: nothing of our programs, their exit codes and last words."""
    if not isinstance(error, AzulejosError):
        return BotFailed("bot-gone")
    if error.code in TOO_SLOW:
        return BotFailed("bot-too-slow", seconds=int(float(error.values["seconds"])))
    if error.code in GONE:
        return BotFailed("bot-gone")
    return BotFailed("bot-error", cause=str(error.values.get("value", error.code)))
