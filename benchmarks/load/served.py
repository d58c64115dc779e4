"""A server for the swarm: a process of its own, on a port of its own, with generous limits."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import psutil

GENEROUS = {
    "REQUESTS": 1_000_000,
    "GUESTS": 1_000_000,
    "SOCKETS": 1_000_000,
    "CONNECTIONS": 1_000_000,
    "CONNECTIONS_OF_ADDRESS": 1_000_000,
    "REQUESTS_AT_ONCE": 1_000_000,
    "TABLES_OF_GUEST": 1_000_000,
    "TABLES_OF_ADDRESS": 1_000_000,
    "TABLES": 1_000_000,
    "MESSAGES": 1_000_000,
}


class Served:
    """`azulejos serve` with this data folder and database."""

    def __init__(
        self, data: Path, database: str, port: int = 0, python: str = sys.executable
    ) -> None:
        self.data = data
        self.database = database
        began = perf_counter()
        command = [python, "-m", "azulejos", "serve", "--data", str(data)]
        command += ["--port", str(port), *(["--database", database] if database else [])]
        limits = {f"AZULEJOS_LIMIT_{name}": str(most) for name, most in GENEROUS.items()}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **limits}
        )
        self.url = self._address()
        self.start_seconds = perf_counter() - began
        self._usage = psutil.Process(self.process.pid)

    def _address(self) -> str:
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        return found[0]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def stored_at(self) -> str:
        return self.database or f"sqlite:///{self.data / 'azulejos.db'}"

    def memory(self) -> int:
        """Bytes that are really in use."""
        return int(self._usage.memory_info().rss)

    def cpu_seconds(self) -> float:
        times = self._usage.cpu_times()
        return float(times.user + times.system)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
