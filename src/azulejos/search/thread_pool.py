"""Threads that help another with work of microseconds, if they get to it.

To hand over work, a `ThreadPoolExecutor` needs ten times as long.
"""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread

Job = Callable[[], object]
Jobs = deque[Job]
Done = SimpleQueue[BaseException | None]
Calls = SimpleQueue[tuple[Jobs, Done] | None]


class ThreadPool:
    """So many threads beside the one that calls `run`; they end with `close`, or when forgotten.

    Only one thread may call `run` at a time.
    """

    def __init__(self, count: int) -> None:
        self._calls: Calls = SimpleQueue()
        # Threads know the queue only, so that who owns them can be forgotten.
        self._threads = [
            Thread(target=help_out, args=[self._calls], daemon=True) for _ in range(count)
        ]
        self._end = weakref.finalize(self, end, self._calls, count)
        for thread in self._threads:
            thread.start()

    def run(self, work: Iterable[Job]) -> None:
        """Returns when all is done.

        The calling thread begins with the first job, the others with the last, and whoever is free
        takes the next. Where other programs keep the cores busy, a thread may wait for one longer
        than all the work takes: then the calling thread does it alone.
        """
        jobs, done = deque(work), Done()
        helped = len(jobs)
        for _ in self._threads:
            self._calls.put((jobs, done))
        while (job := first_of(jobs)) is not None:
            job()
            helped -= 1
        self._take_back_calls()
        failures = [done.get() for _ in range(helped)]
        for failure in filter(None, failures):
            raise failure

    def close(self) -> None:
        """From then on the calling thread does everything."""
        self._end()
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _take_back_calls(self) -> None:
        """From those who have not heard them: they would find nothing to do."""
        try:
            for _ in self._threads:
                self._calls.get_nowait()
        except Empty:
            pass


def first_of(jobs: Jobs) -> Job | None:
    try:
        return jobs.popleft()
    except IndexError:
        return None


def last_of(jobs: Jobs) -> Job | None:
    try:
        return jobs.pop()
    except IndexError:
        return None


def help_out(calls: Calls) -> None:
    """Whenever there is a call, until there is a None in its place."""
    while (call := calls.get()) is not None:
        jobs, done = call
        while (job := last_of(jobs)) is not None:
            try:
                job()
            except BaseException as failure:
                done.put(failure)
            else:
                done.put(None)


def end(calls: Calls, count: int) -> None:
    for _ in range(count):
        calls.put(None)
