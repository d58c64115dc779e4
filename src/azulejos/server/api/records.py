"""Records of no table: read into a tree of positions, and written from one. Nothing is stored."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import asdict

import orjson
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from azulejos.engine import record
from azulejos.engine.game import GameState
from azulejos.engine.record import Node, Record
from azulejos.engine.registry import GAMES, from_position
from azulejos.engine.turns import play_moves
from azulejos.server.api.board_models import (
    MOST_NODES,
    ReadAnswer,
    ReadRequest,
    WriteRequest,
)
from azulejos.server.api.positions import TEXTS
from azulejos.server.api.responses import errors, errors_beside_text
from azulejos.server.compression import QUICK, packed
from azulejos.server.protocol.encoding import Plain
from azulejos.server.protocol.errors import TooLarge

router = APIRouter(prefix="/api/records", tags=["records"])

COMMENT = "Comment"


@router.post("/read", responses=errors(), response_model=ReadAnswer)
async def read(request: Request, wanted: ReadRequest) -> Response:
    """A record, or a single position, as a tree of positions with its variations and comments."""
    written = await asyncio.to_thread(lambda: gzip.compress(as_tree(wanted.text), QUICK, mtime=0))
    return packed(request, written, "application/json")


def as_tree(text: str) -> bytes:
    if text.split(" ", maxsplit=1)[0] in GAMES:
        start = from_position(text.strip()).position()
        return orjson.dumps({"start": start, "names": [], "comment": "", "nodes": []})
    return orjson.dumps(read_record(record.read(text)))


def read_record(game: Record) -> Plain:
    """As `ReadAnswer` describes it."""
    found = record.tree_of(game)
    if len(found) > MOST_NODES:
        raise TooLarge("record-too-long", found=len(found), expected=MOST_NODES)
    start = record.opening(game)
    states = [state for _, state in found]
    return {
        "start": start.position(),
        "names": [game.seat_name(seat) for seat in range(start.players)],
        "comment": game.header(COMMENT) or "",
        "nodes": [
            read_node(node, states[node.parent] if node.parent >= 0 else start, state)
            for node, state in found
        ],
    }


def read_node(node: Node, before: GameState, after: GameState) -> Plain:
    again = before.copy()
    again.start_recording()
    if node.deal:
        again.deal_explicit(again.read_deal(node.deal))
    else:
        play_moves(again, node.moves)
    events = [event.data() for event in again.collect_events()]
    return {
        **asdict(node),
        "seat": None if node.deal else before.current,
        "position": after.position(),
        "lines": after.log_lines(events),
    }


@router.post(
    "/write",
    responses={200: TEXTS, **errors_beside_text()},
    response_class=PlainTextResponse,
)
async def write(wanted: WriteRequest) -> PlainTextResponse:
    """A tree of positions as a record with variations."""
    return PlainTextResponse(await asyncio.to_thread(as_record, wanted))


def as_record(wanted: WriteRequest) -> str:
    nodes = [
        Node(one.parent, one.deal, tuple(one.moves), one.comment, one.clock, one.value)
        for one in wanted.nodes
    ]
    headers = {COMMENT: wanted.comment} if wanted.comment else {}
    start = from_position(wanted.start)
    made = record.write_tree(start, nodes, wanted.names[: start.players], headers)
    if wanted.form == "json":
        record.write(made)  # what cannot be read back as text is no record
        return record.write_json(made)
    return record.write(made)
