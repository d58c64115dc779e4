"""The application: its parts, its door, and what happens when it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import azulejos
from azulejos.server.api import faults, games, guests, health, positions, seats, tables
from azulejos.server.door.door import Door
from azulejos.server.house import House
from azulejos.server.metrics import Metrics
from azulejos.server.openapi import document
from azulejos.server.settings import Settings
from azulejos.server.socket import endpoint

ROUTERS = (games, guests, tables, seats, positions, health, endpoint)


def create_app(settings: Settings) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = await House.open(settings, metrics)
        app.state.house = house
        yield
        await house.close()

    app = FastAPI(
        title="Azulejos",
        version=azulejos.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in ROUTERS:
        app.include_router(part.router)
    faults.add_handlers(app)
    document(app)
    app.add_middleware(Door, settings=settings, metrics=metrics)
    return app
