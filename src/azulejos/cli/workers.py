"""Who plays the games of a command: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azulejos.arena.workers import Workers
    from azulejos.cluster.games import ClusterGames


@contextmanager
def workers_of(cluster: str | None, processes: int | None) -> Iterator[Workers]:
    with elsewhere(cluster) as machines:
        yield usual_processes(processes) if machines is None else machines


@contextmanager
def elsewhere(cluster: str | None) -> Iterator[ClusterGames | None]:
    """The cluster at this address, if there is one; it is left at the end."""
    if cluster is None:
        yield None
        return
    from azulejos.cluster.address import checked_address, expect_ray

    checked_address(cluster)
    expect_ray()
    from azulejos.cluster.processors import games_on

    with games_on(cluster) as machines:
        yield machines


def usual_processes(wanted: int | None) -> int:
    return wanted or os.cpu_count() or 1
