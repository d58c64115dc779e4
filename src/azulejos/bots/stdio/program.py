"""A program that answers questions: started when it is first needed, and anew after a failure."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from azulejos.bots.stdio.lines import VERSION, quoted
from azulejos.bots.stdio.process import Process

START_LIMIT = 20.0


class Program:
    """One process at a time; `identity` holds what it says about itself.

    Only `interrupt` may be called from another thread than the one that asks.
    """

    def __init__(
        self, name: str, command: Sequence[str], *, start_limit: float = START_LIMIT
    ) -> None:
        self.name = name
        self.command = tuple(command)
        self.start_limit = start_limit
        self.identity: dict[str, str] = {}
        self.process: Process | None = None
        self._end: Callable[[], object] | None = None

    def start(self) -> Process:
        """Starts the program unless it runs, and waits until it is ready."""
        if self.process is None:
            self.process = self.new_process()
            self._end = weakref.finalize(self, self.process.kill)  # also when Python exits
            try:
                self._shake_hands(self.process)
            except BaseException:
                self.kill()
                raise
        return self.process

    def new_process(self) -> Process:
        return Process(self.name, self.command)

    def close(self) -> None:
        """Lets the program go; the next question starts it again."""
        try:
            if self.process is not None:
                self.process.leave()
        finally:
            self.kill()

    def kill(self) -> None:
        """Ends the program without a word."""
        self.process = None
        if self._end is not None:
            self._end()

    def interrupt(self) -> None:
        """Ends the process under a question, which then fails at once."""
        if self.process is not None:
            self.process.interrupt()

    @contextmanager
    def conversation(self) -> Iterator[Process]:
        """The running program, which is ended if anything goes wrong.

        Ctrl-C as well: it may still think about a question nobody asks any more.
        """
        process = self.start()
        try:
            yield process
        except BaseException:
            self.kill()
            raise

    def answer(self, process: Process, awaited: str, deadline: float) -> str | None:
        """The line that begins with this word; None if the time is up. Other lines pass by."""
        while (line := process.next_line(deadline)) is not None:
            word, _, rest = line.strip().partition(" ")
            if word == awaited:
                return line
            if word == "error":
                raise process.failure("bot-refused", value=quoted(rest))
            if word == "id":
                key, _, value = rest.partition(" ")
                self.identity[key] = quoted(value)
        return None

    def _shake_hands(self, process: Process) -> None:
        process.send(f"azulejos {VERSION}")
        line = self.answer(process, "ready", time.monotonic() + self.start_limit)
        if line is None:
            raise process.failure("bot-slow-start", seconds=shown(self.start_limit))
        version = line.split()[1:2]
        if version != [str(VERSION)]:
            value = quoted(" ".join(version))
            raise process.failure("bot-version", value=value, expected=VERSION)


def shown(seconds: float) -> str:
    return f"{seconds:g}"
