"""Helping threads do what the calling thread leaves to them, and every job is done once."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from azulejos.search.thread_pool import ThreadPool

SECONDS = 10


@contextmanager
def pool(count: int) -> Iterator[ThreadPool]:
    made = ThreadPool(count)
    try:
        yield made
    finally:
        made.close()


def test_every_job_is_done_once() -> None:
    done: Counter[int] = Counter()
    with pool(3) as some:
        for _ in range(200):
            some.run([lambda job=job: done.update([job]) for job in range(8)])  # type: ignore[misc]
    assert done == dict.fromkeys(range(8), 200)


def test_work_is_shared() -> None:
    """The first job waits for the last, which another thread does."""
    helped, workers = threading.Event(), set()

    def first() -> None:
        assert helped.wait(SECONDS)

    def last() -> None:
        workers.add(threading.current_thread())
        helped.set()

    with pool(1) as one:
        one.run([first, last])
    assert workers
    assert threading.current_thread() not in workers


def test_nothing_returns_before_all_is_done() -> None:
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def first() -> None:
        assert begun.wait(SECONDS)
        threading.Timer(0.1, may_end.set).start()

    def last() -> None:
        begun.set()
        assert may_end.wait(SECONDS)
        ended.set()

    with pool(1) as one:
        one.run([first, last])
        assert ended.is_set()


def test_who_has_no_time_is_not_waited_for() -> None:
    """The only thread is busy elsewhere the whole time."""
    busy, free = threading.Event(), threading.Event()
    workers = []

    def note() -> None:
        workers.append(threading.current_thread())

    with pool(1) as one:
        jobs = [lambda: free.wait(SECONDS), lambda: hold(busy, free)]
        elsewhere = threading.Thread(target=one.run, args=[jobs])
        elsewhere.start()
        try:
            assert busy.wait(SECONDS)
            one.run([note] * 5)
            assert workers == [threading.current_thread()] * 5
            assert one._calls.empty(), "the thread hears nothing of work that is done"
        finally:
            free.set()
            elsewhere.join()  # nobody else may wait for threads that are told to end


def hold(busy: threading.Event, free: threading.Event) -> None:
    busy.set()
    free.wait(SECONDS)


def test_a_failure_elsewhere_is_told_here_and_the_others_go_on() -> None:
    helped = threading.Event()

    def fail() -> None:
        helped.set()
        raise ValueError("no such luck")

    with pool(1) as one:
        for _ in range(2):
            helped.clear()
            with pytest.raises(ValueError, match="no such luck"):
                one.run([lambda: helped.wait(SECONDS), fail])


def test_a_program_can_end_without_closing_them() -> None:
    program = (
        "import azulejos.search.thread_pool as t; pool = t.ThreadPool(2); pool.run([print] * 4)"
    )
    finished = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, timeout=60
    )
    assert (finished.returncode, finished.stderr) == (0, b"")
