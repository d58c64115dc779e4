"""Errors as answers over HTTP: each kind has its status."""

from __future__ import annotations

from starlette.responses import JSONResponse

from azulejos.engine.errors import (
    AzulejosError,
    GameOver,
    IllegalMove,
    UnknownGame,
)
from azulejos.server.protocol.errors import (
    BotFailed,
    Conflict,
    NoGuest,
    NotAllowed,
    NotFound,
    NotTheHost,
    TooLarge,
    TooMany,
)
from azulejos.server.protocol.faults import fault
from azulejos.server.storage import StorageUnavailable
from azulejos.table import LogMismatch, Refused, Stale

STATUS: tuple[tuple[type[AzulejosError], int], ...] = (
    (NoGuest, 401),
    (NotTheHost, 401),
    (NotAllowed, 403),
    (NotFound, 404),
    (UnknownGame, 404),
    (Conflict, 409),
    (Refused, 409),
    (Stale, 409),
    (GameOver, 409),
    (TooLarge, 413),
    (IllegalMove, 422),
    (TooMany, 429),
    (LogMismatch, 500),
    (BotFailed, 503),
    (StorageUnavailable, 503),
)


def status_of(error: AzulejosError) -> int:
    """The HTTP status of an error; what was merely asked for wrongly is 422."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


def refusal(error: AzulejosError) -> JSONResponse:
    extra = {}
    if isinstance(error, TooMany) and "seconds" in error.values:
        extra = {"Retry-After": str(error.values["seconds"])}
    if isinstance(error, StorageUnavailable):
        extra = {"Connection": "close"}  # a load balancer may choose another server next time
    return JSONResponse(fault(error), status_of(error), extra)
