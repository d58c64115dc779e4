"""The application: its routes and its gateway. `run.Server` adds the services they use."""

from __future__ import annotations

from fastapi import FastAPI

import azulejos
from azulejos.server import page
from azulejos.server.api import (
    admin,
    error_handlers,
    games,
    guests,
    health,
    history,
    network_bots,
    pictures,
    positions,
    records,
    reports,
    reviews,
    seats,
    tables,
    trials,
)
from azulejos.server.gateway.middleware import Gateway
from azulejos.server.metrics import Metrics
from azulejos.server.openapi import document
from azulejos.server.settings import Settings
from azulejos.server.socket import analysis, bot_endpoint, endpoint

ROUTERS = (
    endpoint,
    bot_endpoint,
    analysis,
    games,
    guests,
    tables,
    seats,
    network_bots,
    positions,
    pictures,
    history,
    trials,
    records,
    reviews,
    reports,
    admin,
    health,
)
"""The socket first: after a restart everybody comes back through it at once."""


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Azulejos",
        version=azulejos.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = Metrics()
    for part in ROUTERS:
        app.include_router(part.router)
    page.add(app, settings.web, settings.admin_key is not None)
    error_handlers.add_handlers(app)
    document(app)
    app.add_middleware(Gateway, settings=settings, metrics=app.state.metrics)
    return app
