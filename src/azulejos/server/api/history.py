"""The whole game so far, for a log in words, the end of the game, and replays."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from azulejos.engine.game import GameState
from azulejos.server.api.models import HistoryAnswer
from azulejos.server.api.responses import errors
from azulejos.server.compression import packed
from azulejos.server.protocol.encoding import Plain
from azulejos.server.services import TheRoom, TheServices
from azulejos.table import Table
from azulejos.table.history import Step, points_by_source, steps

router = APIRouter(prefix="/api/tables/{table}", tags=["positions"])


@router.get("/story", responses=errors(404), response_model=HistoryAnswer)
async def game_history(
    request: Request,
    services: TheServices,
    room: TheRoom,
    views: Annotated[bool, Query(description="with the view after every deal and turn")] = False,
) -> Response:
    """The deals and turns of the game with what they did; what was undone is left out."""
    table = room.table
    written = await services.histories.get(
        (room.id, table.seq, views), lambda: orjson.dumps(history(table, views))
    )
    return packed(request, written, "application/json")


def history(table: Table, views: bool) -> Plain:
    """As `HistoryAnswer` describes it; with every view it takes a tenth of a second or more."""
    start = table.start
    played: list[Step] = []
    plain: list[Plain] = []
    for step, state in steps(start, table.facts()):
        played.append(step)
        plain.append({**spelled(step, state), **position(state, views)})
    return {
        "seq": table.seq,
        "start": position(start, views),
        "chapters": plain,
        "points": [
            points_by_source(played, seat, score) for seat, score in enumerate(table.state.scores)
        ],
    }


def spelled(step: Step, state: GameState) -> Plain:
    return {
        "turn": step.turn,
        "round": step.round,
        "seat": step.seat,
        "moves": step.moves,
        "at": step.at,
        "events": step.events,
        "lines": state.log_lines(step.events),
    }


def position(state: GameState, views: bool) -> Plain:
    nobody = state.needs_deal or state.is_over
    return {
        "scores": state.scores,
        "to_move": None if nobody else state.current,
        "view": state.view() if views else None,
    }
