"""Seats: take one, leave it, take it along to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from azulejos.server.api.models import (
    MoveSeatRequest,
    SeatAnswer,
    SeatBotRequest,
    SeatLinkAnswer,
    TakeSeatRequest,
)
from azulejos.server.api.responses import errors
from azulejos.server.rooms import seating
from azulejos.server.services import TheGuest, ThePlayer, TheRoom, TheServices

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])
SeatNumber = Annotated[int, Path(ge=0, le=9)]
ERRORS = errors(401, 403, 404, 409)


@router.put("/seats/{seat}", responses=ERRORS)
async def take(
    services: TheServices,
    room: TheRoom,
    guest: ThePlayer,
    seat: SeatNumber,
    wanted: TakeSeatRequest | None = None,
) -> SeatAnswer:
    """Sits down on a free seat."""
    entropy = wanted.entropy if wanted else ""
    async with services.sitting_down(guest, room):
        seq = await seating.take_seat(room, guest, seat, entropy)
    services.network_bots.has_sat_down(guest, room)
    return SeatAnswer(seat=seat, seq=seq, your_seats=room.seats_of(guest.id))


@router.delete("/seats/{seat}", responses=ERRORS)
async def leave(room: TheRoom, guest: ThePlayer, seat: SeatNumber) -> SeatAnswer:
    """Stands up for good: the seat is free for others."""
    seq = await seating.leave_seat(room, guest, seat)
    return SeatAnswer(seat=seat, seq=seq, your_seats=room.seats_of(guest.id))


@router.put("/seats/{seat}/bot", responses=ERRORS)
async def seat_bot(
    room: TheRoom, guest: TheGuest, seat: SeatNumber, wanted: SeatBotRequest
) -> SeatAnswer:
    """Gives a free seat to a bot before the game has begun; only the host can."""
    seq = await seating.seat_bot(room, guest, seat, wanted.level)
    return SeatAnswer(seat=seat, seq=seq, your_seats=room.seats_of(guest.id))


@router.post("/seats/{seat}/link", responses=ERRORS)
async def link(
    services: TheServices, room: TheRoom, guest: TheGuest, seat: SeatNumber
) -> SeatLinkAnswer:
    """A link that moves your seat to another device; it replaces earlier ones."""
    token = await seating.seat_token(room, guest, seat, services.store)
    return SeatLinkAnswer(link=services.links.seat(room.id, token), token=token)


@router.post("/seats/move", responses=ERRORS)
async def move(
    services: TheServices, room: TheRoom, guest: TheGuest, wanted: MoveSeatRequest
) -> SeatAnswer:
    """Takes over the seat that the token of a link is for."""
    seat = await seating.move_seat(room, guest, wanted.token, services.store)
    return SeatAnswer(seat=seat, seq=room.seq, your_seats=room.seats_of(guest.id))
