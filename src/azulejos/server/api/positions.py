"""What can be read off a table: its record, its position, previews and hints."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse

from azulejos.engine import record
from azulejos.engine.errors import IllegalMove
from azulejos.server.api.models import (
    AttemptAnswer,
    AttemptRequest,
    HintAnswer,
    PositionAnswer,
    RefusedMoves,
)
from azulejos.server.api.responses import answered, errors, errors_beside_text, refused
from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.positions import state_at
from azulejos.server.rooms.room import Room
from azulejos.server.services import TheGuest, TheRoom
from azulejos.table import Stale
from azulejos.table.records import recorded

router = APIRouter(prefix="/api/tables/{table}", tags=["positions"])

AtTurn = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="after so many turns; else the last")
]
TEXTS: dict[str, Any] = {
    "description": "the record as text or as JSON lines",
    "content": {"text/plain": {"schema": {"type": "string"}}},
}


@router.get(
    "/record", responses={200: TEXTS, **errors_beside_text(404)}, response_class=PlainTextResponse
)
async def game_record(
    room: TheRoom, form: Annotated[Literal["text", "json"], Query()] = "text"
) -> PlainTextResponse:
    """The game as far as it has come, which replays to the same position for ever."""
    written = record.write if form == "text" else record.write_json
    return PlainTextResponse(written(recorded(room.table, headers(room))))


def headers(room: Room) -> dict[str, str]:
    day = datetime.fromtimestamp(room.table.last_at / 1000, UTC).date()
    return {"Date": day.isoformat(), "Table": room.id}


@router.get("/position", responses=errors(404))
async def position(room: TheRoom, turn: AtTurn = None) -> PositionAnswer:
    """The position as one line of text, now or at an earlier turn."""
    table = room.table
    played = table.turns_played if turn is None else turn
    return PositionAnswer(seq=table.seq, turn=played, position=state_at(table, turn).position())


@router.post("/attempt", responses=errors(403, 404, 409))
async def attempt(room: TheRoom, wanted: AttemptRequest) -> AttemptAnswer | RefusedMoves:
    """What the first moves of a turn would do, or why they are not allowed; nothing is played."""
    await room.catch_up(wanted.expected_seq)
    if wanted.expected_seq is not None and wanted.expected_seq != room.seq:
        raise Stale("stale", expected=wanted.expected_seq, seq=room.seq)
    state = room.table.state
    try:
        tried = state.attempt(wanted.moves)
    except IllegalMove as error:
        return refused(error)
    return AttemptAnswer(seq=room.seq, **answered(state, tried))


@router.get("/hint", responses=errors(401, 403, 404, 409))
async def hint(room: TheRoom, guest: TheGuest) -> HintAnswer:
    """The best turns for you and what they promise, where the table allows hints."""
    table = room.table
    if not room.policy.hints:
        raise NotAllowed("hints-off")
    if table.to_move is None:
        raise Conflict("no-turn-now")
    room.expect_seat_of(guest.id, table.to_move)
    found = await room.hints.hint(table)
    best, *others = found["turns"]
    return HintAnswer(seq=table.seq, seat=found["seat"], **best, others=others)
