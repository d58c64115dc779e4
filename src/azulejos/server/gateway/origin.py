"""Requests that other people's pages make in a browser are not let in.

Such a page may also have a name that suddenly leads to this server: its requests then seem to come
from here. So a name must be ours; an address written as numbers cannot be anybody else's.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from azulejos.server.settings import Settings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class HostCheck:
    """Lets in requests for addresses, for this machine, and for the names that were set."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        named = [name.strip().lower() for name in settings.hosts.split(",")]
        own = socket.gethostname().lower()
        self._names = {*named, public, settings.host.lower(), "localhost", own, f"{own}.local"}
        self._names.discard("")

    def allows(self, scope: Scope) -> bool:
        try:
            name = urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname or ""
        except ValueError:
            return False
        return name in self._names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


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
