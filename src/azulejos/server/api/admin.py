"""For whoever has the host's key: what goes on, and how to step in. Without a key: nothing."""

from __future__ import annotations

from dataclasses import asdict
from ipaddress import ip_address
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from azulejos.server.admin.census import Visitor
from azulejos.server.admin.sessions import HostSession
from azulejos.server.api.admin_models import (
    AuditAnswer,
    BlockFacts,
    BlockRequest,
    BlocksAnswer,
    CloseTableRequest,
    DeedFacts,
    DoneAnswer,
    HandleRequest,
    HostAnswer,
    HostTable,
    HostTablesAnswer,
    NodeFacts,
    OverviewAnswer,
    PeopleAnswer,
    RenameRequest,
    ReportFacts,
    ReportsAnswer,
    SignInRequest,
    VisitorFacts,
)
from azulejos.server.api.responses import errors
from azulejos.server.api.tables import USUAL_PAGE, Before, Limit, listed_table, place_in
from azulejos.server.people import checked_name
from azulejos.server.protocol.errors import NotFound, NotTheHost
from azulejos.server.rates import owner
from azulejos.server.rooms import seating
from azulejos.server.services import Services, TheRoom, TheServices
from azulejos.server.storage import Barred, Block, TableRow
from azulejos.table import now

router = APIRouter(prefix="/api/admin", tags=["admin"])
REFUSED = errors(401, 403, 404)
HOUR = 3600 * 1000
KNOWN = 50
"""How many guests are found who are not connected."""

Search = Annotated[str, Query(max_length=100)]
Number = Annotated[int, Path(ge=1, le=2**53)]
BeforeNumber = Annotated[int | None, Query(ge=1, le=2**53, description="`next` of the page before")]


async def host_of(request: Request, services: TheServices) -> HostSession:
    return await services.host.session(request)


TheHost = Annotated[HostSession, Depends(host_of)]


@router.post("/session", responses=errors(403, 404))
async def sign_in(
    request: Request, response: Response, services: TheServices, wanted: SignInRequest
) -> HostAnswer:
    """Signs you in with the host's key. The cookie in the answer is your proof."""
    session = await services.host.sign_in(request, response, wanted.key)
    return HostAnswer(until=session.until, place=session.place)


@router.get("/session", responses=errors(404))
async def session(request: Request, services: TheServices) -> HostAnswer:
    """Whether you are signed in."""
    try:
        host = await services.host.session(request)
    except NotTheHost:
        return HostAnswer(until=None, place=None)
    return HostAnswer(until=host.until, place=host.place)


@router.delete("/session", responses=REFUSED)
async def sign_out(response: Response, services: TheServices, host: TheHost) -> DoneAnswer:
    """Ends the session, also where its cookie was copied to."""
    await services.host.sign_out(host, response)
    return DoneAnswer()


@router.get("/overview", responses=REFUSED)
async def overview(services: TheServices, _: TheHost) -> OverviewAnswer:
    """The servers of the site, and how many tables there are."""
    administration = services.store.administration
    phases = await administration.phases()
    return OverviewAnswer(
        now=now(),
        nodes=await nodes(services, sum(phases.values())),
        running=phases.get("running", 0),
        waiting=phases.get("waiting", 0),
        reports=await administration.unhandled(),
    )


async def nodes(services: Services, tables: int) -> list[NodeFacts]:
    """Alone on a file a server has no name, and looks after everything."""
    own = services.store.node
    if own is None:
        return [NodeFacts(id="", here=True, seen=now(), tables=tables)]
    found = await services.store.administration.nodes()
    return [
        NodeFacts(id=node, here=node == own, seen=seen, tables=kept)
        for node, (seen, kept) in sorted(found.items())
    ]


@router.get("/tables", responses=REFUSED)
async def tables(
    services: TheServices,
    _: TheHost,
    search: Search = "",
    limit: Limit = USUAL_PAGE,
    before: Before = None,
) -> HostTablesAnswer:
    """All tables that are not finished, the newest first; by id, or by the name of a guest."""
    rows = await services.store.tables_with(search, limit, place_in(before))
    following = "{}.{}".format(*rows[-1].created_place) if len(rows) == limit else None
    return HostTablesAnswer(tables=[host_table(services, row) for row in rows], next=following)


def host_table(services: Services, row: TableRow) -> HostTable:
    room = services.registry.rooms.get(row.id)
    elsewhere = services.registry.others.at(row.id)
    connected = len(room.clients) if room else 0
    return HostTable(
        **listed_table(services, row, []).model_dump(),
        connected=connected + len(elsewhere.players) + elsewhere.watchers,
    )


@router.post("/tables/{table}/close", responses=errors(401, 403, 404, 409))
async def close_table(room: TheRoom, host: TheHost, wanted: CloseTableRequest) -> DoneAnswer:
    """Ends a table as it stands: nobody has won, and everybody there is told."""
    await seating.close(room, host.deed("closed-table", room.id, reason=wanted.reason))
    return DoneAnswer()


@router.get("/people", responses=REFUSED)
async def people(services: TheServices, _: TheHost, search: Search = "") -> PeopleAnswer:
    """Who is connected to a table now, wherever; with a name to look for, also who is not."""
    everybody = await services.census.everywhere(search)
    visitors = list(everybody.visitors)
    if search:
        there = {one.guest for one in visitors}
        known = await services.store.administration.guests_named(search, KNOWN)
        visitors += [Visitor(one.id, one.name, "") for one in known if one.id not in there]
    shown = [visitor_facts(services, one) for one in visitors]
    return PeopleAnswer(people=shown, silent=sorted(everybody.silent))


def visitor_facts(services: Services, visitor: Visitor) -> VisitorFacts:
    blocked = services.people.blocks.is_barred(visitor.guest, visitor.place)
    return VisitorFacts(**{**asdict(visitor), "place": visitor.place or None}, blocked=blocked)


@router.post("/guests/{guest}/name", responses=REFUSED)
async def rename(
    services: TheServices, host: TheHost, guest: str, wanted: RenameRequest
) -> DoneAnswer:
    """Gives a guest another name, at their unfinished tables too; what was said and played before
    keeps the old one. They may choose another."""
    known = await services.store.guest(guest)
    if known is None:
        raise NotFound("no-such-guest")
    name = checked_name(wanted.name)
    deed = host.deed("renamed-guest", guest, before=known.name, after=name)
    await services.store.administration.rename(guest, name, deed)
    await services.people.refresh_names_and_blocks()
    for table in await services.store.unfinished_of(guest):
        await seating.rename(await services.registry.room(table), guest, name)
    return DoneAnswer()


@router.get("/blocks", responses=REFUSED)
async def blocks(services: TheServices, _: TheHost) -> BlocksAnswer:
    """Who is blocked, the newest first."""
    found = await services.store.administration.blocks()
    in_force = [one for one in found if one.until is None or one.until > now()]
    return BlocksAnswer(blocks=[BlockFacts(**asdict(one)) for one in in_force])


@router.post("/blocks", responses=REFUSED)
async def block(services: TheServices, host: TheHost, wanted: BlockRequest) -> DoneAnswer:
    """Keeps a guest or an address out, and ends their connections, on all servers."""
    at, kind = now(), Barred(wanted.kind)
    subject, name = await barred(services, kind, wanted.subject)
    until = None if wanted.hours is None else at + wanted.hours * HOUR
    deed = host.deed(f"blocked-{kind}", subject, name=name, reason=wanted.reason, until=until)
    new = Block(kind, subject, name, wanted.reason, at, until)
    await services.store.administration.block(new, deed)
    await services.people.refresh_names_and_blocks()
    return DoneAnswer()


async def barred(services: Services, kind: Barred, subject: str) -> tuple[str, str]:
    """Whom a block is about: by what they are known, and how they are called."""
    if kind is Barred.GUEST:
        guest = await services.store.guest(subject)
        if guest is None:
            raise NotFound("no-such-guest")
        return guest.id, guest.name
    try:
        ip_address(subject.partition("/")[0])
    except ValueError:
        return services.people.blocks.expect_place(subject), ""
    return services.people.blocks.place(owner(subject.partition("/")[0])), ""


@router.delete("/blocks/{number}", responses=REFUSED)
async def unblock(services: TheServices, host: TheHost, number: Number) -> DoneAnswer:
    """Lets somebody in again."""
    found = [one for one in await services.store.administration.blocks() if one.number == number]
    if not found:
        raise NotFound("no-such-block")
    deed = host.deed("unblocked", found[0].subject, name=found[0].name)
    await services.store.administration.unblock(number, deed)
    await services.people.refresh_names_and_blocks()
    return DoneAnswer()


@router.get("/reports", responses=REFUSED)
async def reports(
    services: TheServices,
    _: TheHost,
    handled: bool = False,
    limit: Limit = USUAL_PAGE,
    before: BeforeNumber = None,
) -> ReportsAnswer:
    """What people say of each other, the newest first."""
    found = await services.store.administration.reports(handled, limit, before)
    following = found[-1].number if len(found) == limit else None
    return ReportsAnswer(reports=[ReportFacts(**asdict(one)) for one in found], next=following)


@router.post("/reports/{number}/handled", responses=REFUSED)
async def handle(
    services: TheServices, host: TheHost, number: Number, wanted: HandleRequest
) -> DoneAnswer:
    """Marks a report as handled, with a note for later."""
    report = await services.store.administration.report_numbered(number)
    if report is None:
        raise NotFound("no-such-report")
    deed = host.deed("handled-report", str(number), name=report.guest_name, note=wanted.note)
    await services.store.administration.handle(number, wanted.note, deed)
    return DoneAnswer()


@router.get("/audit", responses=REFUSED)
async def audit(
    services: TheServices, _: TheHost, limit: Limit = USUAL_PAGE, before: BeforeNumber = None
) -> AuditAnswer:
    """What was done with the host's key, the newest first. Nothing here can be changed."""
    found = await services.store.administration.deeds(limit, before)
    following = found[-1].number if len(found) == limit else None
    return AuditAnswer(deeds=[DeedFacts(**asdict(one)) for one in found], next=following)
