"""A program at the other end of three pipes, which may do anything and must not make us wait.

Everything happens in the thread that asks: the pipes do not block, and one loop with a deadline
writes, reads and keeps the end of the error stream. Between two questions nothing is read, so a
program that talks without end fills its own pipe and stands still.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO

from azulejos.bots.bot import BotFailed
from azulejos.bots.stdio.lines import LONGEST_LINE, LineSplitter, quoted
from azulejos.engine.errors import Value

CHUNK = 1 << 16
MOST_CHATTER = 1 << 20
"""Bytes that a program may write before it answers a question."""

KEPT_OF_ERRORS = 4096
EXIT_PATIENCE = 1.0
"""Seconds that a program has to leave once it was told to, or has closed its output."""


def not_blocking(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def expect_process_groups() -> None:
    """Without them, as on Windows, nobody could end what a program has started."""
    if not hasattr(os, "killpg"):
        raise OSError("this system has no process groups")


class Process:
    """The running program; every way to fail is a `BotFailed` that names the bot."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.splitter = LineSplitter()
        self.heard = 0
        self.unsent = b""
        self.errors = b""
        try:
            expect_process_groups()
            # A session of its own: Ctrl-C is for us, and what the program starts can be ended too.
            self.running = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            cause = quoted(getattr(error, "strerror", None) or str(error))
            wanted = quoted(" ".join(command))
            raise BotFailed("bot-not-started", bot=name, command=wanted, cause=cause) from None
        self.input = not_blocking(self.running.stdin)
        self.output = not_blocking(self.running.stdout)
        self.error_stream = not_blocking(self.running.stderr)
        self.selector = selectors.DefaultSelector()
        for stream in (self.output, self.error_stream):
            self.selector.register(stream, selectors.EVENT_READ)

    # The conversation

    def send(self, *lines: str) -> None:
        """The lines go out as far as the pipe takes them now, the rest while we wait."""
        self.unsent += "".join(f"{line}\n" for line in lines).encode()
        self._write()

    def skip_chatter(self) -> None:
        """Forgets what was said before the question, and counts anew."""
        self._exchange(0)
        self.splitter.forget()
        self.heard = 0

    def listen_on(self) -> None:
        """What it said was no chatter, and more may follow."""
        self.heard = 0

    def next_line(self, deadline: float) -> str | None:
        """The next line of its output, or None if there is none before the deadline."""
        while not self.splitter.lines:
            if self.output.closed:
                raise self._crash()
            if self.splitter.skipping:
                raise self._long_line()
            if self.heard > MOST_CHATTER:
                raise self.failure("bot-flood", limit=MOST_CHATTER)
            left = deadline - time.monotonic()
            if left <= 0:
                return None
            self._exchange(left)
        line = self.splitter.lines.popleft()
        if line is None:
            raise self._long_line()
        return line

    def failure(self, code: str, **values: Value) -> BotFailed:
        """The error to raise, with the last words of the program."""
        words = self.errors.decode(errors="replace").strip()
        said = quoted(words.splitlines()[-1]) if words else ""
        failed = BotFailed(code, bot=self.name, said=said, **values)
        failed.last_words = words
        return failed

    def _long_line(self) -> BotFailed:
        return self.failure("bot-long-line", limit=LONGEST_LINE)

    def _crash(self) -> BotFailed:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.running.wait(EXIT_PATIENCE)
        self._exchange(0)
        code = self.running.returncode
        if code is None:
            return self.failure("bot-output-closed")
        return self.failure("bot-crashed", exit=code)

    def _exchange(self, patience: float) -> None:
        """Waits until some pipe is ready, and moves what can be moved without waiting."""
        for key, _ in self.selector.select(patience):
            if key.fileobj is self.input:
                self._write()
            elif key.fileobj is self.output:
                self._hear(self._read(self.output))
            else:
                self.errors = (self.errors + self._read(self.error_stream))[-KEPT_OF_ERRORS:]

    def _hear(self, chunk: bytes) -> None:
        self.heard += len(chunk)
        self.splitter.feed(chunk)
        if self.output.closed:
            self.splitter.finish()

    def _read(self, stream: IO[bytes]) -> bytes:
        """What is there; at its end the stream is closed."""
        try:
            chunk = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            self._close(stream)
        return chunk

    def _write(self) -> None:
        """A program that no longer reads shows itself by what it does not answer."""
        if self.input.closed:
            self.unsent = b""
            return
        try:
            self.unsent = self.unsent[os.write(self.input.fileno(), self.unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._close(self.input)
            return
        self._watch_input()

    def _watch_input(self) -> None:
        watched = self.input in self.selector.get_map()
        if self.unsent and not watched:
            self.selector.register(self.input, selectors.EVENT_WRITE)
        elif watched and not self.unsent:
            self.selector.unregister(self.input)

    def _close(self, stream: IO[bytes]) -> None:
        if stream.closed:
            return
        if stream in self.selector.get_map():
            self.selector.unregister(stream)
        stream.close()

    # The end

    def leave(self) -> None:
        """Asks the program to go, and gives it a moment."""
        self.send("quit")
        self._close(self.input)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.running.wait(EXIT_PATIENCE)

    def interrupt(self) -> None:
        """Ends the program under whoever waits for it: its output closes. From any thread."""
        if self.running.poll() is None:
            self._kill_group()

    def kill(self) -> None:
        """Ends the program and all it has started, and leaves no trace of them."""
        self._kill_group()
        self.running.wait()
        self.selector.close()
        for stream in (self.input, self.output, self.error_stream):
            stream.close()

    def _kill_group(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.running.pid, signal.SIGKILL)
