"""The way to a Ray cluster, and what it consists of."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import ray
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from azulejos.cluster.address import checked_address, expect_somebody_at
from azulejos.cluster.errors import ClusterError
from azulejos.cluster.version import version_here

NAMESPACE = "azulejos"
LONGEST_CAUSE = 200


@dataclass(frozen=True, slots=True)
class Machine:
    """One of the cluster; it has so many processors for us."""

    id: str
    address: str
    processors: int

    @property
    def strategy(self) -> NodeAffinitySchedulingStrategy:
        """There and nowhere else."""
        return NodeAffinitySchedulingStrategy(self.id, soft=False)


@contextmanager
def connected(address: str) -> Iterator[None]:
    """Around everything that is done with a cluster."""
    connect(address)
    try:
        yield
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    expect_somebody_at(checked_address(address))
    try:
        ray.init(address, namespace=NAMESPACE, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        raise ClusterError("cluster-unreachable", address=address, cause=brief(error)) from None


def machines() -> list[Machine]:
    """Those that are there now, in a fixed order."""
    found = [
        Machine(node["NodeID"], node["NodeManagerAddress"], int(node["Resources"].get("CPU", 0)))
        for node in ray.nodes()
        if node["Alive"]
    ]
    return sorted(found, key=lambda machine: (machine.address, machine.id))


def expect_same_version(found: str, machine: str) -> None:
    if found != version_here():
        raise ClusterError("cluster-version", machine=machine, value=found, expected=version_here())


def brief(error: BaseException) -> str:
    """The last line of what Ray says, which is often a page."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[-1].strip()[:LONGEST_CAUSE]
