"""A cluster that thinks for this server, as long as it is there.

A thread talks to a relay, a program beside the server (`azulejos.cluster`). If the relay ends or
falls silent, everything it had is thought again: on this machine, until another relay has found the
cluster again.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any

from azulejos.server.bots.places import Kind
from azulejos.server.bots.posts import OpenPost
from azulejos.server.bots.slots import Slots
from azulejos.server.logs import logger
from azulejos.server.metrics import Metrics

log = logger(__name__)

RELAY = (sys.executable, "-m", "azulejos.cluster.ray_hosts")
CONNECT_SECONDS = 60.0
SILENT_SECONDS = 8.0
"""Of a relay: before it has reached the cluster, and after."""
AGAIN_SECONDS = 3.0

OnOpen = Callable[[OpenPost], None]


class Relay:
    """The running program: lines of JSON to and fro."""

    def __init__(self, address: str) -> None:
        self._running = subprocess.Popen(
            (*RELAY, address),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        self._heard: SimpleQueue[list[Any] | None] = SimpleQueue()
        self._writing = Lock()
        Thread(target=self._listen, name="relay", daemon=True).start()

    def tell(self, number: int, kind: Kind, run: int, lines: Sequence[str] | None) -> None:
        assert self._running.stdin is not None
        with self._writing, suppress(OSError, ValueError):  # gone: its posts are closed soon
            self._running.stdin.write(json.dumps(["tell", number, kind, run, lines]) + "\n")
            self._running.stdin.flush()

    def next_words(self, seconds: float) -> list[Any] | None:
        """What it says next; None when it has ended, or has been silent for so long."""
        with suppress(Empty):
            return self._heard.get(timeout=seconds)
        return None

    def end(self) -> None:
        assert self._running.stdin is not None
        self._running.kill()
        self._running.wait()
        with self._writing, suppress(OSError):  # what it has not read is for nobody
            self._running.stdin.close()

    def _listen(self) -> None:
        assert self._running.stdout is not None
        with suppress(ValueError), self._running.stdout:
            for line in self._running.stdout:
                self._heard.put(json.loads(line))
        self._heard.put(None)


class Cluster(Thread):
    """Opens a place for every processor, and closes it when it is lost."""

    def __init__(
        self,
        address: str,
        metrics: Metrics | None = None,
        on_open: OnOpen = lambda _: None,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(name="cluster", daemon=True)
        self.address = address
        self.posts: dict[int, OpenPost] = {}
        self.trouble = ""
        self._metrics = metrics or Metrics()
        self._on_open = on_open
        self._on_change = on_change
        self._slots: dict[str, Slots] = {}
        self._relay: Relay | None = None
        self._leaving = Event()
        self._was_told = False

    @property
    def thinks(self) -> bool:
        return bool(self.posts)

    def leave(self) -> None:
        self._leaving.set()
        if self._relay is not None:
            self._relay.end()

    def run(self) -> None:
        while not self._leaving.is_set():
            relay = self._relay = Relay(self.address)
            try:
                self._follow(relay)
            finally:
                relay.end()
                self._close_all()
            self._leaving.wait(AGAIN_SECONDS)

    def _follow(self, relay: Relay) -> None:
        patience = CONNECT_SECONDS
        while not self._leaving.is_set():
            words = relay.next_words(patience)
            if words is None or words[0] == "away":
                self._note_away(words)
                return
            patience = SILENT_SECONDS
            self._hear(relay, *words)

    def _hear(self, relay: Relay, word: str, *rest: Any) -> None:
        if word == "said":
            number, kind, run, line = rest
            if number in self.posts:
                self.posts[number].hear(kind, run, line)
        elif word == "open":
            self._open(relay, *rest)
        elif word == "closed":
            self._close(*rest)
        elif word == "unfit":
            machine, version, expected = rest
            self.trouble = f"{machine}: azulejos {version} instead of {expected}"
            log.warning("another azulejos", machine=machine, version=version, expected=expected)

    def _open(self, relay: Relay, number: int, machine: str, process: int) -> None:
        slots = self._slots.setdefault(machine, Slots(0))
        slots.add(1)
        post = OpenPost(number, machine, slots, relay.tell, process)
        self.posts[number] = post
        log.info("a processor of the cluster", machine=machine, process=process)
        if len(self.posts) == 1:
            log.warning("the cluster thinks", address=self.address)
        self._was_told, self.trouble = False, ""
        self._on_open(post)
        self._count()

    def _close(self, number: int, cause: str) -> None:
        post = self.posts.pop(number, None)
        if post is None:
            self.trouble = cause
            log.warning("no worker on the cluster", cause=cause)
            return
        log.warning("a worker of the cluster is lost", machine=post.machine, cause=cause)
        post.slots.add(-1)
        post.close()
        self._count()

    def _close_all(self) -> None:
        for number in list(self.posts):
            self._close(number, "the cluster is away")

    def _count(self) -> None:
        self._metrics.cluster_workers.set(len(self.posts))
        self._metrics.cluster_up.set(int(self.thinks))
        self._on_change()

    def _note_away(self, words: list[Any] | None) -> None:
        """Once, however often it is tried again."""
        self.trouble = "silent" if words is None else " ".join(map(str, words[1:]))
        if not self._was_told and not self._leaving.is_set():
            self._was_told = True
            log.warning(
                "the cluster is away, this machine thinks",
                address=self.address,
                cause=self.trouble,
            )


def wait_for(cluster: Cluster, seconds: float) -> int:
    """How many processors there are, once there are some; 0 if there is trouble or time is up."""
    until = time.monotonic() + seconds
    while not cluster.thinks and not cluster.trouble and time.monotonic() < until:
        time.sleep(0.05)
    return len(cluster.posts)
