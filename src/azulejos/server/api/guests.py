"""Who you are: a name and a cookie."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from azulejos.server.api.models import GuestAnswer, GuestRequest
from azulejos.server.api.responses import errors
from azulejos.server.protocol.errors import TooMany
from azulejos.server.rates import address
from azulejos.server.services import AnyGuest, Services, TheGuest, TheServices

router = APIRouter(tags=["guests"])


@router.get("/api/guest", responses=errors(401))
async def me(
    request: Request, response: Response, services: TheServices, guest: TheGuest
) -> GuestAnswer:
    """The guest of your cookie."""
    await services.people.renew(request, response)
    return GuestAnswer(name=guest.name)


@router.post("/api/guest", responses=errors(403))
async def introduce(
    wanted: GuestRequest,
    request: Request,
    response: Response,
    services: TheServices,
    guest: AnyGuest,
) -> GuestAnswer:
    """Makes you a guest, or gives you another name. The cookie in the answer is your proof."""
    if guest is None:
        await expect_few(services, request)
    saved = await services.people.save(guest, wanted.name)
    services.people.set_cookie(response, saved)
    return GuestAnswer(name=saved.name)


@router.delete("/api/guest/sessions", responses=errors(401, 403))
async def sign_out(request: Request, response: Response, services: TheServices) -> GuestAnswer:
    """Signs you out everywhere else: every cookie and link to a seat made before is worth nothing,
    and connections are closed. The cookie in the answer is the only one that is good."""
    await expect_few(services, request)
    guest = await services.people.sign_out(request)
    services.people.set_cookie(response, guest)
    return GuestAnswer(name=guest.name)


async def expect_few(services: Services, request: Request) -> None:
    """New guests and new cookies are limited for each address."""
    if await services.new_guests.take(address(request.scope)):
        raise TooMany("too-many-guests", expected=services.settings.limits.guests)
