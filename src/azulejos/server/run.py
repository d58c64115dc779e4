"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from azulejos.engine.errors import AzulejosError
from azulejos.server.app import create_app
from azulejos.server.protocol.errors import CannotListen
from azulejos.server.services import Services
from azulejos.server.settings import Settings
from azulejos.server.socket.wire import TableProtocol

PING_SECONDS = 20
STOP_SECONDS = 5
BACKLOG = 2048
GARBAGE_THRESHOLDS = (20_000, 20, 50)
TRUSTED_PROXIES = "127.0.0.1"


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
    return uvicorn.Config(
        app,
        lifespan="off",
        ws=TableProtocol,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=TRUSTED_PROXIES,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=STOP_SECONDS,
    )
