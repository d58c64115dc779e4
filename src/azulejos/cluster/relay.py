"""Between a server and a cluster: keeps a host on every processor, and passes lines on.

It is a program beside the server, so that whatever Ray does, waits for or ends, the server can end
it and think for itself. Both write lines of JSON:

    to the relay      ["tell", post, kind, run, [lines]]   a null instead of lines ends the program
    from the relay    ["open", post, machine, process]     a processor of a machine waits for work
                      ["said", post, kind, run, line]      a null instead of a line: it has ended
                      ["closed", post, cause]
                      ["unfit", machine, version, expected]
                      ["there", machines]                  every second or two, while it is
                      ["away", code, values]               the last line
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from threading import Event, Lock, Thread
from typing import Any, Protocol

from azulejos.cluster.errors import ClusterError
from azulejos.cluster.host import Said
from azulejos.cluster.version import version_here

WATCH_SECONDS = 1.5
LISTEN_SECONDS = 2.0
SILENT_SECONDS = 6.0
"""Of a host that is asked to listen: then it is taken for lost."""
START_SECONDS = 180.0
AGAIN_SECONDS = 1.0
UNFIT_SECONDS = 30.0
"""After which a processor is tried again that was lost, or that never was fit."""


class Place(Protocol):
    """A machine of the cluster."""

    @property
    def id(self) -> str: ...

    @property
    def address(self) -> str: ...

    @property
    def processors(self) -> int: ...


class RemoteHost(Protocol):
    """A `Host` on a machine; every call may fail in any way."""

    def about(self, seconds: float) -> tuple[str, int]: ...

    def tell(self, number: int, kind: str, run: int, lines: Sequence[str] | None) -> None:
        """Does not wait."""
        ...

    def listen(self, wait: float, seconds: float) -> list[Said]: ...

    def end(self) -> None: ...


class Hosts(Protocol):
    """A cluster, as far as a relay needs it."""

    def machines(self) -> Sequence[Place]: ...

    def new(self, machine: Place) -> RemoteHost: ...


class Post(Thread):
    """One processor of a machine, from the start of its host until that is lost."""

    def __init__(self, relay: Relay, number: int, machine: Place) -> None:
        super().__init__(daemon=True)
        self.number = number
        self.machine = machine
        self.again_at = 0.0
        self._relay = relay
        self._host: RemoteHost | None = None
        self._told = 0
        self._is_open = False

    def run(self) -> None:
        pause = UNFIT_SECONDS
        try:
            self._host = self._relay.hosts.new(self.machine)
            version, process = self._host.about(START_SECONDS)
            if version != version_here():
                self._relay.say("unfit", self.machine.address, version, version_here())
                return
            self._is_open, pause = True, AGAIN_SECONDS
            self._relay.say("open", self.number, self.machine.address, process)
            while True:
                for kind, run, line in self._host.listen(LISTEN_SECONDS, SILENT_SECONDS):
                    self._relay.say("said", self.number, kind, run, line)
        except Exception as error:
            self._relay.say("closed", self.number, f"{type(error).__name__}: {error}"[:200])
        finally:
            self._is_open = False
            self.again_at = time.monotonic() + pause
            self._let_go()

    def tell(self, kind: str, run: int, lines: Sequence[str] | None) -> None:
        """Called by one thread alone, so numbers follow each other."""
        if self._is_open and self._host is not None:
            self._host.tell(self._told, kind, run, lines)
            self._told += 1

    def _let_go(self) -> None:
        if self._host is not None:
            self._host.end()


class Relay:
    """Reads requests in a thread of its own, until they end; looks after posts in that of `run`."""

    def __init__(
        self, hosts: Hosts, requests: Iterable[str], write: Callable[[str], object]
    ) -> None:
        self.hosts = hosts
        self._requests = requests
        self._write = write
        self._writing = Lock()
        self._posts: dict[tuple[str, int], Post] = {}
        self._by_number: dict[int, Post] = {}
        self._numbers = count(1)
        self._leaving = Event()

    def say(self, *words: Any) -> None:
        with self._writing:
            self._write(json.dumps(words) + "\n")

    def run(self) -> None:
        Thread(target=self._hear, daemon=True).start()
        try:
            while not self._leaving.is_set():
                machines = self.hosts.machines()
                self.say("there", len(machines))
                self._occupy(machines)
                self._leaving.wait(WATCH_SECONDS)
        except Exception as error:
            code = error.code if isinstance(error, ClusterError) else "cluster-gone"
            self.say("away", code, {"cause": f"{type(error).__name__}: {error}"[:200]})

    def _occupy(self, machines: Sequence[Place]) -> None:
        """A post for every processor that has none, unless it has just been lost."""
        for machine in machines:
            for processor in range(machine.processors):
                key, now = (machine.id, processor), time.monotonic()
                before = self._posts.get(key)
                if before is None or (not before.is_alive() and before.again_at <= now):
                    self._begin(key, machine)

    def _begin(self, key: tuple[str, int], machine: Place) -> None:
        before = self._posts.get(key)
        if before is not None:
            del self._by_number[before.number]
        number = next(self._numbers)
        post = self._posts[key] = self._by_number[number] = Post(self, number, machine)
        post.start()

    def _hear(self) -> None:
        try:
            for line in self._requests:
                word, number, kind, run, lines = json.loads(line)
                post = self._by_number.get(number)
                if word == "tell" and post is not None:
                    post.tell(kind, run, lines)
        finally:
            self._leaving.set()
