"""People tell the host of the site of somebody who spoils the game for others."""

from __future__ import annotations

from fastapi import APIRouter, Request

from azulejos.server.api.admin_models import DoneAnswer, ReportRequest
from azulejos.server.api.responses import errors
from azulejos.server.protocol.errors import NotAllowed, NotFound, TooMany
from azulejos.server.rates import address
from azulejos.server.rooms.chat import checked_text
from azulejos.server.rooms.room import Room
from azulejos.server.rooms.status import is_for_people
from azulejos.server.services import Services, TheGuest, TheRoom, TheServices
from azulejos.server.storage import Guest, Report
from azulejos.table import now

router = APIRouter(tags=["reports"])
LONGEST_REASON = 300


@router.post("/api/tables/{table}/reports", responses=errors(401, 403, 404))
async def report(
    request: Request, services: TheServices, room: TheRoom, guest: TheGuest, wanted: ReportRequest
) -> DoneAnswer:
    """Tells the host of the site about a person in a seat, or about something that was said.

    What was last said at the table goes with it. A second report of the same person changes
    nothing.
    """
    if services.settings.admin_key is None:
        raise NotFound("no-reports")
    accused = person_of(room, wanted)
    if accused.id == guest.id:
        raise NotAllowed("report-of-yourself")
    reason = checked_text(wanted.reason, LONGEST_REASON)
    await expect_few(services, guest, address(request.scope))
    await services.store.administration.report(
        Report(
            at=now(),
            table=room.id,
            by=guest.id,
            by_name=guest.name,
            guest=accused.id,
            guest_name=accused.name,
            reason=reason,
            chat=room.chat.excerpt(accused.id, wanted.line),
        )
    )
    return DoneAnswer()


def person_of(room: Room, wanted: ReportRequest) -> Guest:
    if wanted.seat is None:
        line = room.chat.line(wanted.by or "", wanted.line or "")
        if line is None:
            raise NotFound("no-such-line")
        return Guest(line.guest, line.name, 0)
    if wanted.seat >= len(room.table.seats) or not is_for_people(room.table, wanted.seat):
        raise NotFound("no-person", seat=wanted.seat)
    occupant = room.table.occupant(wanted.seat)
    if occupant is None:
        raise NotFound("no-person", seat=wanted.seat)
    return Guest(occupant or room.owner, room.table.seats[wanted.seat].name, 0)


async def expect_few(services: Services, guest: Guest, place: str) -> None:
    seconds = await services.reports.take(guest.id, place)
    if seconds:
        services.metrics.limited.labels("reports").inc()
        raise TooMany("too-many-reports", seconds=seconds)
    most = services.settings.limits.reports_waiting
    if await services.store.administration.unhandled() >= most:
        raise TooMany("reports-full", expected=most)
