"""Games on several processes. Where a game is played makes no difference to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar

from azulejos.arena.errors import ArenaError

# Games that wait beside those being played, so that no process has to wait for its next one.
AHEAD = 2
PATIENCE = 2.0
LONGEST_WAIT = 3600.0
# Of a process that plays games: whether it is at one.
_at_a_game = threading.Event()

Task = TypeVar("Task")
Result = TypeVar("Result")


class OtherMachines(Protocol):
    """A cluster that plays games."""

    def play_all(
        self, next_task: Callable[[], Task | None], time_up: float, play: Callable[[Task], Result]
    ) -> Generator[Result]: ...


Workers = int | OtherMachines
"""Who plays: so many processes of this machine, or other machines."""


def play_all(
    next_task: Callable[[], Task | None],
    workers: Workers,
    time_up: float,
    play: Callable[[Task], Result],
) -> Generator[Result]:
    """Plays what `next_task` hands out, until there is nothing left; results as games end.

    It is asked again after every result, so what was found out can change what is played. When time
    is up (by the monotonic clock) games at the table are given up; a single process ends its own.
    """
    if not isinstance(workers, int):
        yield from workers.play_all(next_task, time_up, play)
    elif workers > 1:
        yield from _play_apart(next_task, workers, time_up, play)
    else:
        while time.monotonic() < time_up and (task := next_task()) is not None:
            yield play(task)


def _play_apart(
    next_task: Callable[[], Task | None],
    processes: int,
    time_up: float,
    play: Callable[[Task], Result],
) -> Generator[Result]:
    context = multiprocessing.get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, context, _end_with_the_parent, (lifeline,))
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < processes * AHEAD and (task := next_task()) is not None:
                with _no_ctrl_c():
                    running.add(pool.submit(_play, play, task))
            left = time_up - time.monotonic()
            if not running or left <= 0:
                return
            done, running = wait(running, min(left, LONGEST_WAIT), FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise ArenaError("arena-process-died") from None
    finally:
        held.close()  # games that nobody needs any more end here, however long they would last
        pool.shutdown(cancel_futures=True)
        lifeline.close()


@contextmanager
def _no_ctrl_c() -> Iterator[None]:
    """Ctrl-C waits: a process that starts meanwhile must not hear it before it knows what to do.

    Windows cannot make it wait.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_the_parent(lifeline: Connection) -> None:
    """Ends this process when the parent closes its end of the line, or is killed.

    Ctrl-C reaches every process of the terminal; the parent decides what it means.
    """
    signal.signal(signal.SIGINT, lambda *_: None)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_wait_for_the_end, args=(lifeline,), daemon=True).start()


def _play(play: Callable[[Task], Result], task: Task) -> Result:
    try:
        _at_a_game.set()
        return play(task)
    except SystemExit:
        os._exit(1)  # the pool would catch it and wait for another game
    finally:
        _at_a_game.clear()


def _leave(*_: object) -> None:
    """Between games there is nobody to send home, and a result may be on its way: whoever leaves
    in the middle of it keeps the parent waiting for the rest for ever."""
    if _at_a_game.is_set():
        raise SystemExit(1)


def _wait_for_the_end(lifeline: Connection) -> None:
    """Bots may leave in good order; compiled code that does not listen is not waited for long."""
    lifeline.poll(None)
    main = threading.main_thread().ident
    assert main is not None
    if sys.platform != "win32":
        signal.pthread_kill(main, signal.SIGTERM)
        time.sleep(PATIENCE)
    os._exit(1)
