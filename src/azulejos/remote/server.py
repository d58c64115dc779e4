"""Requests to a server elsewhere, with the token of a bot."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from azulejos.engine.errors import AzulejosError, InvalidOptions, Value

ANSWER_SECONDS = 30
LONGEST_CAUSE = 200
STREAM = "/api/bots/stream"

Data = dict[str, Any]


class RemoteError(AzulejosError):
    """The server cannot be reached, or refuses; with its own code and values, if it has told."""


class RemoteServer:
    """Where a bot plays. The token goes to this address alone, and never into it."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
            raise InvalidOptions(
                "option-value", option="--connect", value=url, expected="https://example.org"
            )
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self._opener = build_opener(NoRedirects())

    @property
    def stream_url(self) -> str:
        return "ws" + self.url.removeprefix("http") + STREAM

    def ask(self, method: str, path: str, body: Data | None = None) -> Any:
        """The answer as JSON, or `RemoteError`."""
        return json.loads(self.text(method, path, body))

    def text(self, method: str, path: str, body: Data | None = None) -> str:
        content = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, content, headers, method=method)
        try:
            with self._opener.open(request, timeout=ANSWER_SECONDS) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            with error:
                raise refused(error.code, error.read()) from None
        except (URLError, HTTPException, TimeoutError, ConnectionError) as error:
            raise unreachable(self.url, error) from None


class NoRedirects(HTTPRedirectHandler):
    """Whoever answered from elsewhere would be given the token."""

    def redirect_request(self, *_: Any) -> None:
        return None


def unreachable(url: str, error: Exception) -> RemoteError:
    cause = str(getattr(error, "reason", "")) or str(error) or type(error).__name__
    return RemoteError("remote-unreachable", url=url, cause=cause[:LONGEST_CAUSE])


def refused(status: int, body: bytes | None) -> RemoteError:
    """What the server says, or its status if somebody else has answered."""
    try:
        told = json.loads(body or b"")
        code, details = str(told["code"]), dict(told["details"])
    except (ValueError, KeyError, TypeError):
        return RemoteError("remote-status", status=status)
    values: dict[str, Value] = {
        name: value if isinstance(value, str | int) else str(value)
        for name, value in details.items()
    }
    return RemoteError(code, **values)
