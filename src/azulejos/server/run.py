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
from azulejos.server.logs import write_to_standard_error
from azulejos.server.protocol.errors import CannotListen
from azulejos.server.rates import ConnectionCount
from azulejos.server.services import Services
from azulejos.server.settings import Networks, Settings
from azulejos.server.socket.wire import TableProtocol

PING_SECONDS = 20
STOP_SECONDS = 5
DRAIN_SECONDS = 1.0
STEP_SECONDS = 0.02
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
        try:
            for bound in sockets or []:
                bound.listen(BACKLOG)
        except OSError as error:
            self.fault = cannot_listen(self.settings.host, self.settings.port, error)
            self.should_exit = True
            await self.services.close()
            return
        await super().startup(sockets)
        if self.started:
            collect_garbage_seldom()
            self._say_started(self.settings)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.services is not None and self.services.store.others:
            await self._drain(self.services, sockets or [])
        await super().shutdown(sockets)
        if self.services is not None:
            await self.services.close()

    async def _drain(self, services: Services, sockets: list[socket.socket]) -> None:
        """Sends everybody to the other servers: first nobody new is let in, then whoever is here
        is asked to come back, not all in the same moment."""
        for server in self.servers:
            server.close()
        for listening in sockets:
            listening.close()
        open_ = self.server_state.connections
        for connection in [one for one in open_ if not isinstance(one, TableProtocol)]:
            connection.shutdown()
        await services.hand_over()
        at_tables = [one for one in open_ if isinstance(one, TableProtocol)]
        share = max(1, len(at_tables) * STEP_SECONDS // DRAIN_SECONDS + 1)
        for start in range(0, len(at_tables), int(share)):
            for connection in at_tables[start : start + int(share)]:
                connection.shutdown()
            await asyncio.sleep(STEP_SECONDS)


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
    write_to_standard_error(settings.log_format, settings.log_level)
    settings.data.mkdir(parents=True, exist_ok=True)
    with bind(settings.host, settings.port) as bound:
        settings = replace(settings, port=bound.getsockname()[1])
        server = Server(settings, started)
        server.run([bound])
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


def bind(host: str, port: int) -> socket.socket:
    """The port is ours, but nobody is let in yet: a load balancer sends people elsewhere."""
    is_v6 = ":" in host
    bound = socket.socket(socket.AF_INET6 if is_v6 else socket.AF_INET)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_v6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # Inherited by every connection: small messages must not wait for each other.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise cannot_listen(host, port, error) from error
    return bound


def cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    cause = error.strerror or str(error)
    return CannotListen("cannot-listen", host=host, port=str(port), cause=cause)


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
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
