"""The processors of a Ray cluster, one game each at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import ray
from ray.exceptions import GetTimeoutError, RayError, RayTaskError

from azulejos.cluster.connection import (
    Machine,
    brief,
    connected,
    expect_same_version,
    machines,
)
from azulejos.cluster.errors import ClusterError
from azulejos.cluster.games import ClusterGames, WorkerLost
from azulejos.cluster.version import version_here

WATCH_SECONDS = 5.0
ANSWER_SECONDS = 180.0
"""A machine may first have to start a process and to import everything."""
NO_VERSION = "-"


@contextmanager
def games_on(address: str) -> Iterator[ClusterGames]:
    """The cluster at this address, once every machine has been found to be fit."""
    with connected(address):
        try:
            expect_fit(address)
            yield ClusterGames(RayProcessors())
        except ConnectionError as error:
            raise ClusterError("cluster-lost", address=address, cause=brief(error)) from None


def expect_fit(address: str) -> None:
    """Asks every machine for its version: another one might play otherwise."""
    found = [machine for machine in machines() if machine.processors]
    if not found:
        raise ClusterError("cluster-empty", address=address)
    asked = [(machine, ask_for_version(machine)) for machine in found]
    for machine, answer in asked:
        expect_same_version(version_in(answer, machine), machine.address)


def ask_for_version(machine: Machine) -> Any:
    asked = ray.remote(num_cpus=0, max_retries=0, scheduling_strategy=machine.strategy)
    return asked(version_here).remote()


def version_in(answer: Any, machine: Machine) -> str:
    """A machine without azulejos cannot even be asked."""
    try:
        return str(ray.get(answer, timeout=ANSWER_SECONDS))
    except GetTimeoutError:
        raise ClusterError("cluster-silent", machine=machine.address) from None
    except RayTaskError:
        return NO_VERSION
    except RayError as error:
        raise ClusterError("cluster-game", cause=brief(error)) from None


class RayProcessors:
    """Each game is a task for one processor. What is lost is not for Ray to hand out again."""

    def __init__(self) -> None:
        self._task = ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")(played)
        self._count = 0
        self._look_again_at = 0.0

    def count(self) -> int:
        if time.monotonic() >= self._look_again_at:
            self._count = sum(machine.processors for machine in machines())
            self._look_again_at = time.monotonic() + WATCH_SECONDS
        return self._count

    def begin(self, play: Callable[[Any], Any], task: Any) -> Any:
        return self._task.remote(play, task)

    def ended(self, games: Collection[Any], seconds: float) -> list[Any]:
        ready, _ = ray.wait(list(games), num_returns=1, timeout=seconds)
        return list(ready)

    def result(self, game: Any) -> Any:
        try:
            result, error = ray.get(game)
        except RayTaskError as failed:  # it never began: its machine lacks a package
            raise ClusterError("cluster-game", cause=brief(failed)) from None
        except RayError as lost:
            raise WorkerLost(brief(lost)) from None
        if error is not None:
            raise error
        return result

    def give_up(self, games: Collection[Any]) -> None:
        with suppress(Exception):  # the cluster may be gone
            for game in games:
                ray.cancel(game, force=True)


def played(play: Callable[[Any], Any], task: Any) -> tuple[Any, Exception | None]:
    """What goes wrong in a game is told apart from what goes wrong with the machine."""
    try:
        return play(task), None
    except Exception as error:
        return None, error
