"""Worker processes for the turns of bots, with a budget that is enforced from outside.

Every table has at most one question waiting, and questions are answered in the order they come, so
no table waits longer than all others together need for one turn each.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from azulejos.server.errors import BotFailed
from azulejos.server.metrics import Metrics

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "azulejos.server.bots.worker")
LONGEST_LINE = 1024 * 1024
SEED_BITS = 63
LONGEST_CAUSE = 200


@dataclass(frozen=True, slots=True)
class Question:
    """Whose turn it is, to be played by a bot of this level; without a level, what is advisable."""

    level: str | None
    position: str

    def line(self) -> bytes:
        question = {
            "level": self.level,
            "position": self.position,
            "seed": secrets.randbits(SEED_BITS),
        }
        return json.dumps(question).encode() + b"\n"


@dataclass(frozen=True, slots=True)
class Job:
    question: Question
    answer: asyncio.Future[dict[str, Any]]


class BotPool:
    """Started and stopped with the server."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._workers = workers
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def choose(self, question: Question) -> list[str]:
        """The move codes of one turn, or `BotFailed`."""
        return moves_in(await self._asked(question))

    async def hint(self, position: str) -> dict[str, Any]:
        """The best turns with what they promise, as `worker.advised` writes them."""
        return await self._asked(Question(None, position))

    async def _asked(self, question: Question) -> dict[str, Any]:
        job = Job(question, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.answer

    async def _work(self) -> None:
        worker = Worker()
        try:
            while True:
                job = await self._jobs.get()
                if not job.answer.cancelled():  # whoever asked may have thought better of it
                    await self._answer(worker, job)
        finally:
            await worker.stop()

    async def _answer(self, worker: Worker, job: Job) -> None:
        started = perf_counter()
        try:
            answer = await worker.ask(job.question, self.seconds)
        except (BotFailed, OSError, ValueError) as error:
            log.warning("bot %s failed: %s", job.question.level, error)
            self.metrics.bot_failures.inc()
            if not job.answer.done():
                failure = error if isinstance(error, BotFailed) else BotFailed("bot-gone")
                job.answer.set_exception(failure)
            return
        self.metrics.bot_seconds.observe(perf_counter() - started)
        if not job.answer.done():
            job.answer.set_result(answer)


class Worker:
    """One process, started when it is first needed and again after it was lost or stopped."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, seconds: float) -> dict[str, Any]:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question.line())
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError:
            await self.stop()
            raise BotFailed("bot-too-slow", seconds=int(seconds)) from None
        except BaseException:  # half a conversation: whoever comes next must not get this answer
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise BotFailed("bot-gone")
        return answer_in(line)

    async def _started(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def answer_in(line: bytes) -> dict[str, Any]:
    """What a worker has found; whatever else it says is the complaint of a bot."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or not ({"moves", "turns"} & answer.keys()):
        raise BotFailed("bot-error", cause=line.decode(errors="replace").strip()[:LONGEST_CAUSE])
    return answer


def moves_in(answer: dict[str, Any]) -> list[str]:
    moves = answer.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BotFailed("bot-error", cause=str(answer)[:LONGEST_CAUSE])
    return moves
