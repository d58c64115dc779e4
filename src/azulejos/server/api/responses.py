"""What several routes answer: errors as they document them, and attempts."""

from __future__ import annotations

from typing import Any

from azulejos.engine.answers import Attempt
from azulejos.engine.errors import IllegalMove
from azulejos.engine.game import GameState
from azulejos.server.api.models import ErrorBody, RefusedMoves
from azulejos.server.protocol.faults import fault

MEANINGS = {
    401: "no guest: ask for a cookie first",
    403: "not allowed",
    404: "there is no such thing",
    409: "not possible as things stand",
    413: "too large, or too slow to arrive",
    422: "not of the documented form, or against the rules of the game",
    429: "too many; see Retry-After",
    503: "not possible at the moment",
}
EVERYWHERE = (413, 422, 429, 503)


def errors_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers with plain text: its errors are JSON all the same."""
    schema = {"$ref": f"#/components/schemas/{ErrorBody.__name__}"}
    return {
        status: {
            "description": described["description"],
            "content": {"application/json": {"schema": schema}},
        }
        for status, described in errors(*statuses).items()
    }


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {
        status: {"model": ErrorBody, "description": MEANINGS[status]}
        for status in sorted({*statuses, *EVERYWHERE})
    }


def refused(error: IllegalMove) -> RefusedMoves:
    """Whoever tries moves asks whether the rules allow them; a no is an answer like any other."""
    return RefusedMoves(refused=ErrorBody(**fault(error)))


def answered(state: GameState, tried: Attempt) -> dict[str, Any]:
    """The fields of an answer about moves that were tried."""
    events = [event.data() for event in tried.events]
    return {
        "events": events,
        "lines": state.log_lines(events),
        "view": dict(tried.view),
        "choices": [dict(choice) for choice in tried.choices],
        "turn_complete": tried.turn_complete,
    }
