"""A Ray cluster of several machines on the loopback device, ended whatever happens."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

START_SECONDS = 90
MEMORY = 100_000_000
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
RAY = (sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--disable-usage-stats")
"""Ray would write 127.0.0.1 as another address of this machine, so each has its own."""


PORTS = range(20_000, 32_000)
"""Neither Ray's workers nor the system give these to others before the head opens them."""


def free_port() -> int:
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.2", port))
            return port
    raise OSError("no port is free")


class Cluster:
    """Machine 0 is the head; every machine has one processor."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.client_port = free_port()
        self.machines: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def address(self) -> str:
        return f"ray://127.0.0.2:{self.client_port}"

    def start_head(self) -> None:
        place = self.folder / f"{time.monotonic_ns() % 10**9}"
        doors = ("--port", f"{self.port}", "--ray-client-server-port", f"{self.client_port}")
        self._start(0, "--head", *doors, "--include-dashboard", "false", "--temp-dir", str(place))
        until_open("127.0.0.2", self.client_port)

    def start_machine(self, number: int) -> None:
        self._start(number, "--address", f"127.0.0.2:{self.port}")

    def _start(self, number: int, *words: str) -> None:
        here = ("--node-ip-address", f"127.0.0.{2 + number}", "--num-cpus", "1")
        memory = ("--object-store-memory", f"{MEMORY}")
        with (self.folder / f"machine-{number}.log").open("ab") as log:
            self.machines[number] = subprocess.Popen(
                (*RAY, *here, *memory, *words),
                env=os.environ | QUIET,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def kill_machine(self, number: int) -> None:
        """With everything that it runs, as when it loses its power."""
        machine = self.machines.pop(number)
        for group in sorted(groups_of(machine.pid)):
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        machine.wait()

    def end(self) -> None:
        for number in sorted(self.machines, reverse=True):
            self.kill_machine(number)


def groups_of(pid: int) -> set[int]:
    """The process groups of a process and of all it has started."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(errors="replace").rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found, waiting = {pid}, [pid]
    while waiting:
        children = parents.get(waiting.pop(), [])
        waiting += children
        for child in children:
            with suppress(ProcessLookupError):
                found.add(os.getpgid(child))
    return found


def until_open(host: str, port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with suppress(OSError):
            socket.create_connection((host, port), 1).close()
            return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens at {host}:{port}")


@contextmanager
def cluster(machines: int = 2) -> Iterator[Cluster]:
    """Paths of sockets are short, so their folder is not that of the test."""
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        found = Cluster(Path(folder))
        try:
            found.start_head()
            for number in range(1, machines):
                found.start_machine(number)
            yield found
        finally:
            found.end()
