"""How the server is: for people who run it."""

from __future__ import annotations

from functools import cache
from typing import Any

import orjson
from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import TypeAdapter

import azulejos
from azulejos.server.api.models import ErrorBody, HealthAnswer, ReadyAnswer
from azulejos.server.api.responses import errors, errors_beside_text
from azulejos.server.protocol.analysis_messages import (
    ANALYSIS_CLIENT_MESSAGE,
    ANALYSIS_SERVER_MESSAGE,
)
from azulejos.server.protocol.bot_messages import BOT_MESSAGE, STREAM_MESSAGE
from azulejos.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from azulejos.server.services import TheServices

router = APIRouter(tags=["health"])
FIGURES: dict[str, Any] = {
    "description": "figures in the text format of Prometheus",
    "content": {"text/plain": {"schema": {"type": "string"}}},
}


NOT_READY: dict[int | str, dict[str, Any]] = {
    503: {"model": ReadyAnswer | ErrorBody, "description": "the database cannot be written"}
}


@router.get("/health", responses=errors())
async def health(services: TheServices) -> HealthAnswer:
    """Whether the server answers; it asks nobody else."""
    return HealthAnswer(
        status="ok",
        version=azulejos.__version__,
        rooms=len(services.registry.rooms),
        sockets=services.sockets.total,
    )


@router.get("/ready", responses={**errors(), **NOT_READY})
async def ready(response: Response, services: TheServices) -> ReadyAnswer:
    """Whether games can be stored: tries to write."""
    trouble = await services.readiness.trouble()
    response.status_code = 503 if trouble else 200
    return ReadyAnswer(status=trouble or "ok")


@router.get("/metrics", responses={200: FIGURES, **errors_beside_text()}, response_class=Response)
async def metrics(services: TheServices) -> Response:
    """Figures for Prometheus."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@cache
def socket_messages() -> bytes:
    messages: dict[str, TypeAdapter[Any]] = {
        "client": CLIENT_MESSAGE,
        "server": SERVER_MESSAGE,
        "analysis_client": ANALYSIS_CLIENT_MESSAGE,
        "analysis_server": ANALYSIS_SERVER_MESSAGE,
        "bot": BOT_MESSAGE,
        "stream": STREAM_MESSAGE,
    }
    return orjson.dumps({name: adapter.json_schema() for name, adapter in messages.items()})


@router.get("/api/socket-schema", responses=errors(), response_model=dict[str, Any])
async def socket_schema() -> Response:
    """The messages of all sockets as JSON Schema: tables, analysis, streams of network bots."""
    return Response(socket_messages(), media_type="application/json")
