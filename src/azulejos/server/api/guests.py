"""Who you are: a name and a cookie."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from azulejos.server.api.models import GuestAnswer, GuestRequest
from azulejos.server.api.responses import errors
from azulejos.server.protocol.errors import TooMany
from azulejos.server.rates import address
from azulejos.server.services import AnyGuest, TheGuest, TheServices

router = APIRouter(tags=["guests"])


@router.get("/api/guest", responses=errors(401))
async def me(guest: TheGuest) -> GuestAnswer:
    """The guest of your cookie."""
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
    if guest is None and not services.new_guests.of(address(request.scope)).take():
        raise TooMany("too-many-guests", expected=services.settings.limits.guests)
    saved = await services.people.save(guest, wanted.name)
    services.people.set_cookie(response, saved)
    return GuestAnswer(name=saved.name)
