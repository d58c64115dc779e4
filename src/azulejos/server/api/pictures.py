"""The position of a table as a picture, to be shown elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from azulejos import drawing
from azulejos.drawing import LANGUAGES
from azulejos.server.api.positions import AtTurn
from azulejos.server.api.responses import errors_beside_text
from azulejos.server.compression import packed
from azulejos.server.rooms.positions import expect_turn, state_at
from azulejos.server.services import TheRoom, TheServices

router = APIRouter(prefix="/api/tables/{table}", tags=["positions"])

KIND = "image/svg+xml"
PICTURE: dict[str, Any] = {
    "description": "the picture as one file of SVG",
    "content": {KIND: {"schema": {"type": "string"}}},
}
LASTING = {"Cache-Control": "private, max-age=86400"}
"""Once a game is over, none of its positions changes any more."""

Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="of its words")]


@router.get(
    "/picture.svg", responses={200: PICTURE, **errors_beside_text(404)}, response_class=Response
)
async def picture(
    request: Request,
    services: TheServices,
    room: TheRoom,
    turn: AtTurn = None,
    language: Language = "en",
) -> Response:
    """The position as a picture, now or at an earlier turn."""
    table = room.table
    played = table.turns_played if turn is None else turn
    expect_turn(table, played)
    names = [seat.name for seat in table.seats]

    def draw() -> bytes:
        view = state_at(table, turn).view()
        return drawing.svg(view, names=names, language=language).encode()

    drawn = await services.pictures.get((room.id, table.seq, played, language), draw)
    return packed(request, drawn, KIND, LASTING if table.is_over else {})
