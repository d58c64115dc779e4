"""Programs that review games and analyse positions, without taking anything from bots at tables.

They are the same programs as those of the bots, at a low priority of the system, and each is
started when it is first needed. While all slots are taken by bots they stand still: see `slots`.
"""

from __future__ import annotations

import json
import shutil
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Literal

from azulejos.bots.stdio import Program
from azulejos.bots.stdio.process import Process
from azulejos.engine.errors import AzulejosError
from azulejos.server.bots import pool
from azulejos.server.bots.places import MOST_LOST, Place, WorkerLost
from azulejos.server.bots.queue import Asker, FairQueue
from azulejos.server.bots.slots import Slots
from azulejos.server.logs import logger
from azulejos.server.metrics import Metrics

log = logger(__name__)

Word = Literal["began", "progress", "analysing", "analysis", "review", "tried", "stopped", "failed"]
LAST: tuple[Word, ...] = ("analysis", "review", "tried", "stopped", "failed")
NEWS: tuple[Word, ...] = ("progress", "analysing", *LAST)
LOOK_SECONDS = 0.02
SILENT_SECONDS = 120.0
"""Longer than the longest step of any review, at the deepest, on a slow machine."""
GRACE_SECONDS = 3.0
IDLE_SECONDS = 60.0
"""After which a program that nobody needs is ended."""

LOW_PRIORITY = ("nice", "-n", "5") if shutil.which("nice") else ()
START_SECONDS = 60.0
"""On a busy machine a program of low priority may start slowly."""

OnNews = Callable[[Word, str], None]


def nobody(_word: Word, _text: str) -> None:
    """Hears nothing."""


@dataclass(eq=False, slots=True)
class Errand:
    """Lines for a program, and whom to tell what it answers: in the loop, until the last word."""

    lines: tuple[str, ...]
    asker: Asker
    is_quick: bool
    loop: AbstractEventLoop
    on_news: OnNews = nobody
    used: float = 0.0
    is_cancelled: bool = False
    lost: int = 0
    """How many workers were lost while they thought about it."""
    _reached: int = 0

    def tell(self, word: Word, text: str = "") -> None:
        """After a loss the same is found again: nobody hears of it until there is more."""
        reached = how_far(word, text)
        if reached is not None and self.lost and reached <= self._reached:
            return
        self._reached = reached or self._reached
        with suppress(RuntimeError):  # the loop is closed, nobody waits any more
            self.loop.call_soon_threadsafe(self.on_news, word, text)


def how_far(word: Word, text: str) -> int | None:
    """How much has been thought, of what grows."""
    if word == "progress":
        return int(text.split(maxsplit=1)[0])
    return int(json.loads(text)["simulations"]) if word == "analysing" else None


class Analysts:
    """Started and stopped with the server."""

    def __init__(self, workers: int, here: Place, metrics: Metrics) -> None:
        self.metrics = metrics
        self.errands: FairQueue[Errand] = FairQueue()
        self._analysts = [Analyst(self, local_program(), here) for _ in range(workers)]

    def join(self, place: Place, program: Program) -> None:
        """One more place to think, until it is gone."""
        analyst = Analyst(self, program, place)
        self._analysts = [one for one in self._analysts if not one.is_over] + [analyst]
        analyst.start()

    def start(self) -> None:
        for analyst in self._analysts:
            analyst.start()

    async def stop(self) -> None:
        """Nobody is answered any more."""
        for analyst in self._analysts:
            analyst.leave()
        self.errands.close()
        await pool.ended(self._analysts)

    def ask(self, errand: Errand) -> None:
        self.errands.put(errand)

    def cancel(self, errand: Errand) -> None:
        """Nobody wants the answer: it is not thought about any longer."""
        errand.is_cancelled = True
        self.errands.drop(errand)


def local_program() -> Program:
    return Program("analyst", (*LOW_PRIORITY, *pool.COMMAND), start_limit=START_SECONDS)


class Analyst(Thread):
    """Talks to one program."""

    def __init__(self, analysts: Analysts, program: Program, place: Place) -> None:
        super().__init__(name="analyst", daemon=True)
        self.program = program
        self.is_over = False
        self._analysts = analysts
        self._place = place
        self._is_leaving = False

    def leave(self) -> None:
        self._is_leaving = True

    def run(self) -> None:
        try:
            while not (self._is_leaving or self._place.is_gone):
                errand = self._analysts.errands.take(seconds=IDLE_SECONDS, taker=self._place)
                if errand is not None:
                    self._do(errand)
                else:
                    self.program.close()
        finally:
            self.program.kill()
            self.is_over = True

    def _do(self, errand: Errand) -> None:
        slots = self._place.slots
        with slots.for_analysis(errand):
            try:
                with self.program.conversation() as process:
                    process.skip_chatter()
                    errand.tell("began")
                    process.send(*errand.lines)
                    Dialogue(errand, process, slots).hold()
                self._analysts.metrics.thoughts.labels("analysis", self._place.name).inc()
            except WorkerLost:
                self._lose(errand)
            except (AzulejosError, OSError) as error:
                if not (errand.is_cancelled or self._is_leaving):
                    log.warning("an analysis failed", kind=errand.asker.table, cause=str(error))
                errand.tell("failed")
            finally:
                self._analysts.errands.used(errand.asker, errand.used)

    def _lose(self, errand: Errand) -> None:
        """Another analyst thinks the same, unless it is the errand that ends them."""
        errand.lost += 1
        if errand.is_cancelled:
            errand.tell("stopped")
        elif errand.lost > MOST_LOST:
            errand.tell("failed")
        elif not self._is_leaving:
            log.warning("thinking again", kind=errand.asker.table)
            self._analysts.metrics.thoughts_lost.inc()
            self._analysts.ask(errand)


class Dialogue:
    """With a program that thinks about one errand: pauses it, stops it, passes on what it says."""

    def __init__(self, errand: Errand, process: Process, slots: Slots) -> None:
        self._errand = errand
        self._process = process
        self._slots = slots
        self._is_paused = False
        self._is_stopped = False
        self._silence = 0.0
        self._parts = ""

    def hold(self) -> None:
        """Until the last word; else the program has hung."""
        while True:
            self._pace()
            began = time.monotonic()
            line = self._process.next_line(began + LOOK_SECONDS)
            self._spend(time.monotonic() - began)
            if line is not None and self._is_last(line):
                break
        if self._is_paused:
            self._process.send("resume")

    def _pace(self) -> None:
        if self._errand.is_cancelled and not self._is_stopped:
            self._is_stopped, self._silence = True, 0.0
            self._process.send("stop")
        may_think = self._slots.may_think(self._errand)
        if may_think == self._is_paused:
            self._is_paused = not may_think
            self._process.send("pause" if self._is_paused else "resume")

    def _spend(self, seconds: float) -> None:
        if not self._is_paused:
            self._errand.used += seconds
        if not self._is_paused or self._is_stopped:
            self._silence += seconds
        limit = GRACE_SECONDS if self._is_stopped else SILENT_SECONDS
        if self._silence > limit:
            raise self._process.failure("bot-hung", seconds=f"{limit:g}")

    def _is_last(self, line: str) -> bool:
        word, _, text = line.strip().partition(" ")
        if word == "error":
            raise self._process.failure("bot-refused", value=text)
        self._process.listen_on()
        self._silence = 0.0
        if word == "part":
            self._parts += text
            return False
        parts, self._parts = self._parts, ""
        for known in NEWS:
            if word == known:
                self._errand.tell(known, parts + text)
        return word in LAST
