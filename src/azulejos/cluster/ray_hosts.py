"""The relay's hosts as actors of a Ray cluster: `python -m azulejos.cluster.ray_hosts ADDRESS`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

import ray

from azulejos.cluster import connection
from azulejos.cluster.connection import Machine
from azulejos.cluster.errors import ClusterError
from azulejos.cluster.host import Host, Said
from azulejos.cluster.relay import Place, Relay

CALLS_AT_ONCE = 8


class RayHost:
    """An actor without processors of its own in Ray's accounts, since several servers, and games
    of the arena, may share a cluster: systems divide processors better than reservations do.
    """

    def __init__(self, machine: Machine) -> None:
        made = ray.remote(
            num_cpus=0,
            max_restarts=0,
            max_concurrency=CALLS_AT_ONCE,
            scheduling_strategy=machine.strategy,
        )
        self._actor = made(Host).remote()

    def about(self, seconds: float) -> tuple[str, int]:
        return cast(tuple[str, int], self._answer(self._actor.about.remote(), seconds))

    def tell(self, number: int, kind: str, run: int, lines: Sequence[str] | None) -> None:
        self._actor.tell.remote(number, kind, run, lines)

    def listen(self, wait: float, seconds: float) -> list[Said]:
        return cast(list[Said], self._answer(self._actor.listen.remote(wait), seconds))

    def end(self) -> None:
        with suppress(Exception):  # it may be gone, and the cluster with it
            ray.kill(self._actor)

    @staticmethod
    def _answer(reference: Any, seconds: float) -> object:
        """By a future, which keeps no thread of Ray's door waiting."""
        return reference.future().result(seconds)


class RayHosts:
    """The cluster that this process is connected to."""

    def machines(self) -> Sequence[Machine]:
        return connection.machines()

    def new(self, machine: Place) -> RayHost:
        assert isinstance(machine, Machine)
        return RayHost(machine)


def main(address: str) -> None:
    def write(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    relay = Relay(RayHosts(), sys.stdin, write)
    try:
        connection.connect(address)
        relay.run()
        ray.shutdown()
    except ClusterError as error:
        relay.say("away", error.code, error.values)
    finally:
        os._exit(0)  # threads may wait for answers that never come


if __name__ == "__main__":
    main(sys.argv[1])
