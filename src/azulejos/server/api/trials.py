"""Moves tried in any position, of no table: for lessons, puzzles and analysis."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos.engine.errors import IllegalMove
from azulejos.engine.registry import from_position
from azulejos.server.api.models import RefusedMoves, TrialAnswer, TrialRequest
from azulejos.server.api.responses import answered, errors, refused

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.post("/attempt", responses=errors(409))
async def attempt(wanted: TrialRequest) -> TrialAnswer | RefusedMoves:
    """What the first moves of a turn would do in this position, or why they are not allowed."""
    state = from_position(wanted.position)
    try:
        tried = answered(state, state.attempt(wanted.moves))
    except IllegalMove as error:
        return refused(error)
    for move in wanted.moves:
        state.play(move)
    return TrialAnswer(**tried, position=state.position())
