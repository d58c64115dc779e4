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

HOME_NETWORKS = (".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
"""What routers put after the name of a machine; no page of the internet has such a name."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class HostCheck:
    """Lets in requests for addresses, for this machine, and for the names that were set."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        named = [host_name(name.strip()) for name in settings.hosts.split(",")]
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        at_home = [short + ending for ending in HOME_NETWORKS]
        self._names = {*named, public, settings.host.lower(), "localhost", own, short, *at_home}
        self._names.discard("")

    def allows(self, scope: Scope) -> bool:
        try:
            name = host_name(Headers(scope=scope).get("host", ""))
        except ValueError:
            return False
        return name in self._names or is_address(name)


def host_name(written: str) -> str:
    """Without the port."""
    return urlsplit(f"//{written}").hostname or ""


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
