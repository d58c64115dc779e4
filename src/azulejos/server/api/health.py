"""How the server is: for people who run it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

import azulejos
from azulejos.server.api.models import HealthAnswer
from azulejos.server.api.responses import errors, errors_beside_text
from azulejos.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from azulejos.server.services import TheServices

router = APIRouter(tags=["health"])
FIGURES: dict[str, Any] = {
    "description": "figures in the text format of Prometheus",
    "content": {"text/plain": {"schema": {"type": "string"}}},
}


@router.get("/health", responses={503: {"model": HealthAnswer, "description": "no database"}})
async def health(response: Response, services: TheServices) -> HealthAnswer:
    """Whether the server and its database answer."""
    healthy = await services.store.healthy()
    response.status_code = 200 if healthy else 503
    return HealthAnswer(
        status="ok" if healthy else "storage-unavailable",
        version=azulejos.__version__,
        rooms=len(services.registry.rooms),
        sockets=services.sockets.total,
    )


@router.get("/metrics", responses={200: FIGURES, **errors_beside_text()}, response_class=Response)
async def metrics(services: TheServices) -> Response:
    """Figures for Prometheus."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/socket-schema", responses=errors())
async def socket_schema() -> dict[str, Any]:
    """The messages of a table's socket as JSON Schema."""
    return {
        "client": CLIENT_MESSAGE.json_schema(),
        "server": SERVER_MESSAGE.json_schema(),
    }
