"""Tables: make one, find one, look at one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from azulejos.engine.registry import from_position
from azulejos.server.analysis.in_play import expect_not_in_play
from azulejos.server.api.chosen_options import chosen_options
from azulejos.server.api.models import (
    ChatAnswer,
    ChatRequest,
    ClockRequest,
    ListedTable,
    NoClockRequest,
    PerTurnRequest,
    RematchAnswer,
    TableAnswer,
    TableRequest,
    TablesAnswer,
)
from azulejos.server.api.responses import errors
from azulejos.server.network_bots.streams import NetworkBots
from azulejos.server.protocol.errors import Malformed, NotAllowed
from azulejos.server.rates import address
from azulejos.server.rooms import seating
from azulejos.server.rooms.chat import allow_watchers
from azulejos.server.rooms.next_table import NextTable
from azulejos.server.rooms.rematch import rematch
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.setup import SeatRequest, TablePolicy, TableSetup, planned_seats
from azulejos.server.services import (
    AnyGuest,
    Services,
    TheGuest,
    ThePlayer,
    TheRoom,
    TheServices,
)
from azulejos.server.storage import Guest, Place, TableRow
from azulejos.table import Clock, NoClock, PerGame, PerTurn, is_network_bot

router = APIRouter(tags=["tables"])

USUAL_PAGE = 20
LARGEST_PAGE = 100
Limit = Annotated[int, Query(ge=1, le=LARGEST_PAGE)]
Before = Annotated[str | None, Query(max_length=100, description="`next` of the page before")]


@router.post("/api/tables", status_code=201, responses=errors(401, 403, 404, 409))
async def create(
    wanted: TableRequest,
    request: Request,
    response: Response,
    services: TheServices,
    guest: ThePlayer,
) -> TableAnswer:
    """Makes a table. The game begins as soon as every seat is taken."""
    setup, place = setup_of(wanted, guest, services.network_bots), address(request.scope)
    if setup.position:  # a bot there would show what to play
        begins = from_position(setup.position)
        await expect_not_in_play(services.registry, guest.id, [begins])
    async with services.sitting_down(guest):
        room = await services.registry.create(setup, guest, place)
    services.network_bots.has_sat_down(guest, room)
    services.network_bots.challenge(room)
    response.headers["Location"] = f"/api/tables/{room.id}"
    return answer(services, room, guest)


def setup_of(wanted: TableRequest, guest: Guest, network_bots: NetworkBots) -> TableSetup:
    options = chosen_options(wanted.game, len(wanted.seats), wanted.variant, wanted.options)
    position = from_position(wanted.position).position() if wanted.position else ""
    requests = requested_seats(wanted, guest, network_bots)
    shuffled = (wanted.order or ("given" if position else "random")) == "random"
    setup = TableSetup(
        options,
        planned_seats(requests, guest, shuffled),
        clock_of(wanted.clock),
        position,
        wanted.public,
        policy_of(wanted, requests),
        wanted.entropy,
    )
    return replace(setup, policy=replace(setup.policy, reserved=setup.kept_seats))


def requested_seats(
    wanted: TableRequest, guest: Guest, network_bots: NetworkBots
) -> list[SeatRequest]:
    """A program has one seat at a table: it plays against others."""
    requests = [SeatRequest(**request.model_dump()) for request in wanted.seats]
    own = sum(request.kind == "person" for request in requests)
    challenged = [request.name for request in requests if request.kind == "network-bot"]
    if is_network_bot(guest.id) and (own > 1 or guest.name in challenged):
        raise NotAllowed("network-bot-seats")
    if len(set(challenged)) < len(challenged):
        raise NotAllowed("network-bot-seats")
    return [
        replace(request, who=network_bots.expect_open(request.name, wanted.game))
        if request.kind == "network-bot"
        else request
        for request in requests
    ]


def policy_of(wanted: TableRequest, requests: Sequence[SeatRequest]) -> TablePolicy:
    """Hints are nobody's advantage where no other person plays."""
    alone = not any(request.kind == "open" for request in requests)
    hints = alone if wanted.hints is None else wanted.hints
    policy = TablePolicy(
        hints=hints, watchers_chat=wanted.watchers_chat, network_bots=wanted.network_bots
    )
    if "patience" not in wanted.model_fields_set:
        return policy
    return replace(policy, patience=wanted.patience, patience_chosen=True)


def clock_of(wanted: ClockRequest) -> Clock:
    if isinstance(wanted, NoClockRequest):
        return NoClock()
    if isinstance(wanted, PerTurnRequest):
        return PerTurn(wanted.limit)
    return PerGame(wanted.initial, wanted.increment)


@router.get("/api/tables", responses=errors())
async def public_tables(
    services: TheServices, limit: Limit = USUAL_PAGE, before: Before = None
) -> TablesAnswer:
    """Public tables that are not finished, the newest first."""
    rows = await services.store.public_tables(limit, place_in(before))
    return listed(services, rows, limit, [row.created_place for row in rows])


@router.get("/api/tables/mine", responses=errors(401))
async def my_tables(
    request: Request,
    response: Response,
    services: TheServices,
    guest: TheGuest,
    limit: Limit = USUAL_PAGE,
    before: Before = None,
) -> TablesAnswer:
    """Tables that you made or where you sit, the newest first."""
    await services.people.renew(request, response)
    rows = await services.store.tables_of(guest.id, limit, place_in(before))
    seats = await services.store.seats_of(guest.id, [row.id for row in rows])
    return listed(services, rows, limit, [row.created_place for row in rows], seats)


@router.get("/api/tables/finished", responses=errors())
async def finished(
    services: TheServices, limit: Limit = USUAL_PAGE, before: Before = None
) -> TablesAnswer:
    """Finished public games, the last to finish first."""
    rows = await services.store.finished(limit, place_in(before))
    return listed(services, rows, limit, [row.finished_place for row in rows])


@router.get("/api/tables/{table}", responses=errors(404))
async def one_table(services: TheServices, room: TheRoom, guest: AnyGuest) -> TableAnswer:
    """A table as it stands."""
    return answer(services, room, guest)


@router.delete("/api/tables/{table}", responses=errors(401, 403, 404, 409))
async def cancel(services: TheServices, room: TheRoom, guest: ThePlayer) -> TableAnswer:
    """Gives up a table whose game has not begun; only its host can."""
    await seating.cancel(room, guest)
    return answer(services, room, guest)


@router.put("/api/tables/{table}/chat", responses=errors(401, 403, 404))
async def change_chat(
    services: TheServices, room: TheRoom, guest: TheGuest, wanted: ChatRequest
) -> ChatAnswer:
    """Decides whether those who only watch may chat; only the host can, at any time."""
    await allow_watchers(room, guest, wanted.watchers, services.store)
    return ChatAnswer(watchers=wanted.watchers)


@router.post("/api/tables/{table}/rematch", responses=errors(401, 403, 404, 409))
async def play_again(services: TheServices, room: TheRoom, guest: TheGuest) -> RematchAnswer:
    """The next table for the same people; whoever asks sits down there at once."""
    following = await rematch(services.registry, room, guest)
    room.share_rematch(NextTable(following.id, guest.name))
    services.network_bots.challenge(following)
    return RematchAnswer(table=following.id, link=services.links.table(following.id))


def answer(services: Services, room: Room, guest: Guest | None) -> TableAnswer:
    return TableAnswer(
        table=services.facts(room),
        seq=room.seq,
        your_seats=room.seats_of(guest.id if guest else None),
        standing=orjson.loads(room.snapshot()),
        rematch=room.rematch.table if room.rematch else None,
    )


def place_in(text: str | None) -> Place | None:
    """Where a list goes on: `1700000000000.id`."""
    if text is None:
        return None
    at, _, table = text.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) <= 15 and table):
        raise Malformed("malformed-request", field="query.before", expected="next")
    return int(at), table


def listed(
    services: Services,
    rows: Sequence[TableRow],
    limit: int,
    places: Sequence[Place],
    seats: Mapping[str, list[int]] = MappingProxyType({}),
) -> TablesAnswer:
    following = f"{places[-1][0]}.{places[-1][1]}" if len(rows) == limit else None
    tables = [listed_table(services, row, seats.get(row.id, [])) for row in rows]
    return TablesAnswer(tables=tables, next=following)


def listed_table(services: Services, row: TableRow, your_seats: list[int]) -> ListedTable:
    # Tables of earlier versions also show `wakes`.
    shown = {name: value for name, value in row.status.shown.items() if name != "wakes"}
    return ListedTable(
        id=row.id,
        game=row.game,
        public=row.public,
        phase=row.status.phase.value,
        to_move=row.status.to_move,
        round=row.status.round,
        scores=list(row.status.scores),
        created_at=row.created_at,
        updated_at=row.updated_at,
        finished_at=row.status.finished_at,
        ends_at=services.registry.expiry.ends_at(row.status.lasting, row.touched),
        link=services.links.table(row.id),
        your_seats=your_seats,
        **shown,
    )
