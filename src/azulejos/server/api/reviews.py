"""Finished reviews of tables, as they are stored."""

from __future__ import annotations

import gzip
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from azulejos.drawing import review_graph
from azulejos.server.analysis.in_play import expect_over
from azulejos.server.api.pictures import KIND, LASTING, PICTURE, Language
from azulejos.server.api.responses import errors, errors_beside_text
from azulejos.server.compression import packed
from azulejos.server.protocol.errors import NotFound
from azulejos.server.protocol.reviews import Depth, Review
from azulejos.server.rooms.room import Room
from azulejos.server.services import Services, TheRoom, TheServices

router = APIRouter(prefix="/api/tables/{table}", tags=["reviews"])

ReviewDepth = Annotated[Depth, Query(description="how deep it was reviewed")]


@router.get("/review", responses=errors(404, 409), response_model=Review)
async def finished_review(
    request: Request, services: TheServices, room: TheRoom, depth: ReviewDepth = "usual"
) -> Response:
    """The review of a finished game, if somebody has asked for it on the analysis socket."""
    return packed(request, await stored(services, room, depth), "application/json")


@router.get(
    "/review.svg", responses={200: PICTURE, **errors_beside_text(404, 409)}, response_class=Response
)
async def review_picture(
    request: Request,
    services: TheServices,
    room: TheRoom,
    depth: ReviewDepth = "usual",
    language: Language = "en",
) -> Response:
    """The graph of such a review as a picture, to be shown elsewhere."""
    review = await stored(services, room, depth)

    def draw() -> bytes:
        names = [seat.name for seat in room.table.seats]
        return review_graph(orjson.loads(gzip.decompress(review)), names, language).encode()

    drawn = await services.pictures.get((room.id, "review", depth, language), draw)
    return packed(request, drawn, KIND, LASTING)


async def stored(services: Services, room: Room, depth: Depth) -> bytes:
    """Compressed."""
    expect_over(room)
    found = await services.analyses.stored(room.id, depth)
    if found is None:
        raise NotFound("no-review", table=room.id, depth=depth)
    return found
