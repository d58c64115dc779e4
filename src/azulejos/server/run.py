"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import cast

if sys.platform != "win32":
    import resource

import uvicorn
from fastapi import FastAPI

from azulejos.engine.errors import AzulejosError
from azulejos.server.app import create_app
from azulejos.server.gateway.protocol import RequestProtocol
from azulejos.server.protocol.errors import CannotListen
from azulejos.server.rates import ConnectionCount
from azulejos.server.services import Services
from azulejos.server.settings import Networks, Settings
from azulejos.server.socket.wire import TableProtocol

PING_SECONDS = 20
STOP_SECONDS = 5
BACKLOG = 2048
GARBAGE_THRESHOLDS = (20_000, 20, 50)
MOST_FILES = 65_536
MAC_FILES = 10_240


class Server(uvicorn.Server):
    """Opens the services before it lets anybody in, and says so once it listens."""

    def __init__(self, settings: Settings, started: Callable[[Settings], None]) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.services: Services | None = None
        self.fault: AzulejosError | None = None
        self._say_started = started
        super().__init__(configured(settings, self.app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            self.services = await Services.open(self.settings, self.app.state.metrics)
        except AzulejosError as fault:
            self.fault = fault
            self.should_exit = True
            return
        self.app.state.services = self.services
        await super().startup(sockets)
        if self.started:
            collect_garbage_seldom()
            self._say_started(self.settings)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.services is not None:
            await self.services.close()


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Not that a socket was refused, which uvicorn takes for a fault: strangers would fill logs."""
    return "without completing handshake" not in record.getMessage()


def collect_garbage_seldom() -> None:
    """What was loaded stays for ever, and rooms live long: looking at them often only costs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def run(settings: Settings, started: Callable[[Settings], None]) -> None:
    """Serves until a signal comes, or raises if it cannot even start.

    `started` is told the settings with the port that is really used.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    with listen(settings.host, settings.port) as listening:
        settings = replace(settings, port=listening.getsockname()[1])
        server = Server(settings, started)
        server.run([listening])
    if server.fault is not None:
        raise server.fault


def allowed_connections() -> int:
    """Three quarters of the files that this process may open; the rest is for the database, for
    programs and for saying no. Asks the system for more files first, if there are more."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 3 * MOST_FILES // 4
    for wanted in (MOST_FILES, MAC_FILES):
        raised = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        with suppress(ValueError, OSError):  # some systems have a lower limit than they say
            if soft < raised:
                resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
                soft = raised
    return 3 * soft // 4


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        cause = error.strerror or str(error)
        raise CannotListen("cannot-listen", host=host, port=port, cause=cause) from error
    # Inherited by every connection: small messages must not wait for each other.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def configured(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """Forwarded addresses count only behind a proxy on this machine.

    Messages are not compressed: each socket would need some ten kilobytes for it.
    """
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
    limits = settings.limits
    most = min(limits.connections, allowed_connections())
    proxies = settings.proxies if settings.behind_proxy else Networks("")
    shared = {
        "connections": ConnectionCount(most, limits.connections_of_address, proxies),
        "limits": limits,
        "metrics": app.state.metrics,
    }
    return uvicorn.Config(
        app,
        lifespan="off",
        http=cast(type[asyncio.Protocol], partial(RequestProtocol, **shared)),
        ws=cast(type[asyncio.Protocol], partial(TableProtocol, **shared)),
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxies.written,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=STOP_SECONDS,
    )
