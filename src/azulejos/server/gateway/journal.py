"""A name for every request, and a line about it if the host wants one for each."""

from __future__ import annotations

import secrets
from time import perf_counter
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Scope

from azulejos.server.logs import begin_request, logger

log = logger(__name__)

HEADER = "X-Request-Id"
NAME_BYTES = 6
TABLES = "/api/tables/"


class Journal:
    """Of one request, or of one socket from its opening to its end."""

    def __init__(self, scope: Scope) -> None:
        self._scope = scope
        self._began = perf_counter()
        self._status: int | None = None
        self.name = secrets.token_hex(NAME_BYTES)
        begin_request(self.name)

    def sign(self, answer: Message) -> None:
        """So that somebody who meets with a fault can say which it was."""
        self._status = answer["status"]
        MutableHeaders(scope=answer)[HEADER] = self.name

    def close(self) -> None:
        log.info("request" if self._scope["type"] == "http" else "socket", **self._facts())

    def _facts(self) -> dict[str, Any]:
        path = self._scope["path"]
        facts = {
            "method": self._scope.get("method"),
            "path": path,
            "table": path.removeprefix(TABLES).partition("/")[0] if TABLES in path else None,
            "status": self._status,
            "milliseconds": round((perf_counter() - self._began) * 1000, 1),
        }
        return {name: fact for name, fact in facts.items() if fact is not None}
