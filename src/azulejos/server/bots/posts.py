"""Programs on the processors of a cluster, talked to like programs of this machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from queue import Empty, SimpleQueue

from azulejos.bots.stdio import Program
from azulejos.bots.stdio.process import Process
from azulejos.server.bots.places import Kind, WorkerLost
from azulejos.server.bots.slots import Slots

START_SECONDS = 60.0
Tell = Callable[[int, Kind, int, Sequence[str] | None], None]
"""Passes lines on to a post, a kind of program there and a run of it; None ends the program."""


class OpenPost:
    """One processor. Its machine's slots are shared by all posts of that machine."""

    name = "cluster"
    is_open = True
    is_gone = False

    def __init__(
        self, number: int, machine: str, slots: Slots, tell: Tell, process: int = 0
    ) -> None:
        self.number = number
        self.machine = machine
        self.process = process
        self.slots = slots
        self._tell = tell
        self._runs = count(1)
        self._talks: dict[Kind, RemoteProcess] = {}

    def program(self, kind: Kind) -> Program:
        return RemoteProgram(self, kind)

    def begin(self, kind: Kind, process: RemoteProcess) -> int:
        """Whatever was said before is for the process before."""
        self._talks[kind] = process
        return next(self._runs)

    def tell(self, kind: Kind, run: int, lines: Sequence[str] | None) -> None:
        self._tell(self.number, kind, run, lines)

    def hear(self, kind: Kind, run: int, line: str | None) -> None:
        process = self._talks.get(kind)
        if process is not None and process.run == run:
            process.hear(line)

    def close(self) -> None:
        """It is lost, with whatever it was thinking about."""
        self.is_open, self.is_gone = False, True
        for process in list(self._talks.values()):
            process.interrupt()


class RemoteProgram(Program):
    """Started on a post, as often as it is needed."""

    def __init__(self, post: OpenPost, kind: Kind) -> None:
        super().__init__(kind, (), start_limit=START_SECONDS)
        self._post = post
        self._kind = kind

    def new_process(self) -> Process:
        return RemoteProcess(self._post, self._kind)


class RemoteProcess(Process):
    """Has no pipes of its own: lines come and go through the post."""

    def __init__(self, post: OpenPost, kind: Kind) -> None:
        self.name = kind
        self.errors = b""
        self._post = post
        self._kind = kind
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._is_gone = False
        self.run = post.begin(kind, self)

    def hear(self, line: str | None) -> None:
        """What it says, in another thread; None when it has ended."""
        self._lines.put(line)

    def send(self, *lines: str) -> None:
        self._post.tell(self._kind, self.run, lines)

    def skip_chatter(self) -> None:
        while not self._lines.empty():
            self._is_gone = self._lines.get() is None or self._is_gone

    def listen_on(self) -> None:
        """It is one of ours and never says too much."""

    def next_line(self, deadline: float) -> str | None:
        if self._is_gone or self._post.is_gone:
            raise self._lost()
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except Empty:
            return None
        if line is None:
            raise self._lost()
        return line

    def _lost(self) -> WorkerLost:
        self._is_gone = True
        return WorkerLost("bot-gone")

    def leave(self) -> None:
        """Ending it is enough."""

    def interrupt(self) -> None:
        self._lines.put(None)

    def kill(self) -> None:
        self._post.tell(self._kind, self.run, None)
