"""Programs that think on a processor of a cluster. Lives there, and is called from afar."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from azulejos.cluster.version import version_here

PROGRAM = (sys.executable, "-m", "azulejos.analysis.program")
LOW_PRIORITY = ("nice", "-n", "5") if shutil.which("nice") else ()
COMMANDS = {"bot": PROGRAM, "analyst": (*LOW_PRIORITY, *PROGRAM)}
"""By what they are for: analyses leave the processor to bots."""

Said = tuple[str, int, str | None]
"""What is for, which run of its program, and a line; None when the program has ended."""


class Host:
    """One processor's programs, one of each kind at a time. A new run replaces the one before."""

    def __init__(self) -> None:
        self._programs: dict[str, HostedProgram] = {}
        self._said: SimpleQueue[Said] = SimpleQueue()
        self._lock = Lock()
        self._late: dict[int, tuple[str, int, Sequence[str] | None]] = {}
        self._next = 0

    def about(self) -> tuple[str, int]:
        """The version of azulejos here, and the process."""
        return version_here(), os.getpid()

    def tell(self, number: int, kind: str, run: int, lines: Sequence[str] | None) -> None:
        """Lines for a program, None to end it. Calls may overtake each other: numbers do not."""
        with self._lock:
            self._late[number] = (kind, run, lines)
            while self._next in self._late:
                self._do(*self._late.pop(self._next))
                self._next += 1

    def listen(self, seconds: float) -> list[Said]:
        """What programs have said, once they have said anything; nothing after so many seconds."""
        heard: list[Said] = []
        with suppress(Empty):
            heard.append(self._said.get(timeout=seconds))
            while True:
                heard.append(self._said.get_nowait())
        return heard

    def _do(self, kind: str, run: int, lines: Sequence[str] | None) -> None:
        program = self._programs.get(kind)
        if program is not None and (lines is None or program.run != run):
            self._programs.pop(kind).kill()
            program = None
        if lines is not None:
            if program is None:
                program = self._programs[kind] = HostedProgram(kind, run, self._said)
            program.send(lines)


class HostedProgram:
    """A program, and a thread that passes on what it says."""

    def __init__(self, kind: str, run: int, said: SimpleQueue[Said]) -> None:
        self.run = run
        self._running = subprocess.Popen(
            COMMANDS[kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            start_new_session=True,
        )
        Thread(target=self._pass_on, args=(kind, said), daemon=True).start()

    def send(self, lines: Sequence[str]) -> None:
        assert self._running.stdin is not None
        with suppress(OSError, ValueError):  # that it is gone is told by its last line
            self._running.stdin.write("".join(f"{line}\n" for line in lines))
            self._running.stdin.flush()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._running.pid, signal.SIGKILL)

    def _pass_on(self, kind: str, said: SimpleQueue[Said]) -> None:
        assert self._running.stdout is not None
        for line in self._running.stdout:
            said.put((kind, self.run, line.rstrip("\n")))
        self._running.wait()
        said.put((kind, self.run, None))
