"""Errors as clients get them: a code and values, no prose, so any language can say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from azulejos.engine.errors import AzulejosError, InvalidPosition
from azulejos.server.protocol.errors import Malformed


def fault(error: AzulejosError) -> dict[str, Any]:
    """The one shape of an error, on the socket and over HTTP."""
    details: Mapping[str, Any] = error.values
    if isinstance(error, InvalidPosition):
        faults = [{"code": one.code, "details": dict(one.values)} for one in error.faults]
        details = {**details, "faults": faults}
    return {"code": error.code, "message": str(error), "details": dict(details)}


def malformed(code: str, first: Mapping[str, Any]) -> Malformed:
    """Where the first thing is that does not fit a model of pydantic, and what was expected."""
    field = ".".join(str(part) for part in first["loc"])
    return Malformed(code, field=field, expected=str(first["type"]))
