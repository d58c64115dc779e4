"""The stream of a bot, as long as it is wanted: broken connections are made again."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from azulejos.remote.server import Data, RemoteError, RemoteServer, refused, unreachable

SIGNED_OUT, REPLACED = 4401, 4409
ENDS = {SIGNED_OUT: "remote-signed-out", REPLACED: "remote-replaced"}
PASSING = (429, 502, 503, 504)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
RECEIVE_SECONDS = 1.0
OF_THE_RATE = 0.8
"""How much of the messages that are allowed we send; pongs count too."""


class Pace:
    """So many messages in so many seconds, and then one waits."""

    def __init__(self, most: float, seconds: float) -> None:
        self._most = max(1, int(most))
        self._seconds = seconds
        self._sent: deque[float] = deque()
        self._lock = threading.Lock()

    def wait(self) -> None:
        with self._lock:
            if len(self._sent) >= self._most:
                time.sleep(max(0.0, self._sent.popleft() + self._seconds - time.monotonic()))
            self._sent.append(time.monotonic())


class Stream:
    """Any thread may `send`; one thread calls `receive`.

    A command that the server has not answered when the connection breaks is sent again with the
    same id, so it is carried out once.
    """

    def __init__(self, server: RemoteServer, lost: Callable[[], None] = lambda: None) -> None:
        self._server = server
        self._on_lost = lost
        self._connection: ClientConnection | None = None
        self._unanswered: dict[str, str] = {}
        self._greeting: list[str] = []
        self._pace = Pace(100, 20)
        self._was_connected = False
        self._lock = threading.Lock()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        if self._connection is not None:
            self._connection.close()

    def greet(self, kind: str, **fields: Any) -> None:
        """Said now, and again after every welcome."""
        self._greeting.append(written(kind, fields))
        self._write(self._greeting[-1])

    def send(self, kind: str, **fields: Any) -> None:
        self._write(written(kind, fields))

    def command(self, kind: str, **fields: Any) -> str:
        """A command that changes a table, with an id of its own."""
        name = secrets.token_urlsafe(9)
        text = written(kind, {"id": name, **fields})
        with self._lock:
            self._unanswered[name] = text
        self._write(text)
        return name

    def _write(self, text: str) -> None:
        connection = self._connection
        if connection is None:
            return
        self._pace.wait()
        with suppress(ConnectionClosed):  # who receives notices, and sends commands again
            connection.send(text)

    def receive(self) -> Data | None:
        """The next message, None if there is none for a moment. Raises when all is over."""
        if self._connection is None:
            self._connection = self._connected()
        try:
            message: Data = json.loads(self._connection.recv(timeout=RECEIVE_SECONDS))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self._lost(closed)
            return None
        self._heed(message)
        return message

    def _heed(self, message: Data) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._was_connected = True
            limits = message["limits"]
            self._pace = Pace(OF_THE_RATE * limits["messages"], limits["messages_seconds"])
            with self._lock:
                again = [*self._greeting, *self._unanswered.values()]
            for text in again:
                self._write(text)
        elif kind in ("ack", "refused"):
            with self._lock:
                self._unanswered.pop(message["id"] or "", None)

    def _lost(self, closed: ConnectionClosed) -> None:
        self._connection = None
        code = closed.rcvd.code if closed.rcvd else None
        if code in ENDS:
            raise RemoteError(ENDS[code])
        self._on_lost()

    def _connected(self) -> ClientConnection:
        """A server that restarts or is full is tried again; one that says no is not."""
        pause = FIRST_PAUSE
        while True:
            try:
                return connect(
                    self._server.stream_url,
                    additional_headers=self._server.headers,
                    compression=None,
                )
            except InvalidStatus as error:
                if error.response.status_code not in PASSING:
                    raise refused(
                        error.response.status_code, bytes(error.response.body or b"")
                    ) from None
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                if not self._was_connected:
                    raise unreachable(self._server.url, error) from None
            time.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)


def written(kind: str, fields: Data) -> str:
    return json.dumps({"v": 1, "type": kind, **fields})
