"""Every error in the one form that clients know."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from azulejos.engine.errors import AzulejosError
from azulejos.server.protocol import faults
from azulejos.server.protocol.errors import Malformed, NotFound
from azulejos.server.refusals import refusal
from azulejos.server.services import services_of


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(AzulejosError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, unexpected)


async def refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AzulejosError)
    services_of(request).metrics.refused.labels(error.code).inc()
    return refusal(error)


async def malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return refusal(faults.malformed("malformed-request", error.errors()[0]))


async def other(_: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses: unknown paths, wrong methods, bodies that are no JSON."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal(NotFound("no-such-page"))
    body = faults.fault(Malformed("http-error", status=error.status_code))
    return JSONResponse(body, error.status_code, error.headers)


async def unexpected(_: Request, __: Exception) -> JSONResponse:
    """A mistake of ours: it is in the log, and nobody else's business."""
    return JSONResponse(faults.fault(Malformed("internal-error")), 500)
