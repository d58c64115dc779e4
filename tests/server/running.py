"""Servers to test against: one in a thread of the tests, or a real process that can be killed."""

import asyncio
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from azulejos.server.run import Server, bind
from azulejos.server.services import Services
from azulejos.server.settings import Limits, Settings

SOURCE = Path(__file__).parents[2] / "src"
PATIENT_SECONDS = 20
GENEROUS = Limits(
    requests=100_000,
    requests_at_once=1000,
    guests=100_000,
    sockets=10_000,
    sockets_of_guest=1000,
    tables_of_guest=10_000,
    tables_of_address=100_000,
    messages=100_000,
    chat_of_address=100_000,
    bot_workers=1,
    reviews=100_000,
    reviews_of_address=100_000,
    review_simulations=20,
    analyses=100_000,
    analyses_of_address=100_000,
    analyses_at_once=100,
    analyses_at_once_of_address=1000,
    analysis_simulations=2000,
    analysis_workers=2,
)


@dataclass
class Running:
    """A server in a thread: `services` may be looked at, but only through its own loop."""

    settings: Settings
    services: Services
    loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"


@contextmanager
def server_in_thread(data: Path, **changes: Any) -> Iterator[Running]:
    settings = replace(Settings(data, port=0, limits=GENEROUS), **changes)
    data.mkdir(parents=True, exist_ok=True)
    bound = bind(settings.host, settings.port)
    settings = replace(settings, port=bound.getsockname()[1])
    server = Server(settings, lambda _: None)
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        task = asyncio.create_task(server.serve([bound]))
        while not (server.started or task.done()):
            await asyncio.sleep(0.005)
        started.set()
        await task

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert started.wait(PATIENT_SECONDS)
        assert server.fault is None, server.fault
        assert server.services is not None
        yield Running(settings, server.services, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENT_SECONDS)


class ServerProcess:
    """`azulejos serve` as a process of its own."""

    def __init__(self, data: Path, port: int = 0, **environ: str) -> None:
        self.data = data
        command = [sys.executable, "-m", "azulejos", "--language", "en", "serve"]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), "--data", str(data), *self.database(environ)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE), **environ},
        )
        self.url = self._address()

    @staticmethod
    def database(environ: dict[str, str]) -> list[str]:
        url = environ.pop("DATABASE", "")
        return ["--database", url] if url else []

    def _address(self) -> str:
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()
        found = re.search(r"http://\S+", self.first_line)
        if not found:
            self.kill()
        assert found, self.first_line
        return found[0]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()
        self._wait()

    def stop(self) -> str:
        """Ends it kindly; returns what it has said beside its address."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> str:
        self.process.wait(PATIENT_SECONDS)
        assert self.process.stdout is not None
        with self.process.stdout as said:
            return said.read()
