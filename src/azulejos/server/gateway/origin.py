"""Requests that other people's pages make in a browser are not let in."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from azulejos.server.settings import Settings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class OriginCheck:
    """Behind a proxy the public address is the only right one; else the one that was asked for."""

    def __init__(self, settings: Settings) -> None:
        self._expected = settings.public_url.rstrip("/").lower()

    def allows(self, scope: Scope) -> bool:
        """Programs that are no browsers send no origin, and carry nobody's cookies by mistake."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._expected:
            return origin.lower() == self._expected
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")
