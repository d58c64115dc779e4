"""The document of the HTTP side; the messages of both sockets are among its components."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from azulejos.server.protocol.analysis_messages import (
    ANALYSIS_CLIENT_MESSAGE,
    ANALYSIS_SERVER_MESSAGE,
)
from azulejos.server.protocol.bot_messages import BOT_MESSAGE, STREAM_MESSAGE
from azulejos.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE

PLACE = "#/components/schemas/{model}"
SOCKET: dict[str, TypeAdapter[Any]] = {
    "ClientMessage": CLIENT_MESSAGE,
    "ServerMessage": SERVER_MESSAGE,
    "AnalysisClientMessage": ANALYSIS_CLIENT_MESSAGE,
    "AnalysisServerMessage": ANALYSIS_SERVER_MESSAGE,
    "BotMessage": BOT_MESSAGE,
    "StreamMessage": STREAM_MESSAGE,
}


def document(app: FastAPI) -> None:
    """Adds the sockets to what FastAPI says by itself."""
    plain = app.openapi

    def with_socket() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            schemas = schema.setdefault("components", {}).setdefault("schemas", {})
            for name, adapter in SOCKET.items():
                add_messages(schemas, name, adapter)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = with_socket  # type: ignore[method-assign]


def add_messages(schemas: dict[str, Any], name: str, adapter: TypeAdapter[Any]) -> None:
    described = adapter.json_schema(ref_template=PLACE)
    schemas.update(described.pop("$defs", {}))
    schemas[name] = described
