"""Guests: no account, only a signed cookie that names them, and a name they chose."""

from __future__ import annotations

import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.protocol.errors import Malformed, NoGuest
from azulejos.server.storage import Guest, Store
from azulejos.table import now

COOKIE = "azulejos_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep any
LONGEST_NAME = 40
GUEST_BYTES = 12


class People:
    """Knows guests by their cookies, which hold all that there is to know."""

    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._serializer = URLSafeSerializer(key, salt="guest")

    def guest(self, request: HTTPConnection) -> Guest | None:
        """Who sent the request, if this server has signed the cookie."""
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            guest_id, name, created_at = self._serializer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(guest_id, name, created_at)

    def expected(self, request: HTTPConnection) -> Guest:
        guest = self.guest(request)
        if guest is None:
            raise NoGuest("no-guest")
        return guest

    async def save(self, known: Guest | None, name: str) -> Guest:
        """A new guest, or the same one under another name."""
        name = checked_name(name)
        if known:
            guest = Guest(known.id, name, known.created_at)
        else:
            guest = Guest(secrets.token_urlsafe(GUEST_BYTES), name, now())
        await self._store.save_guest(guest)
        return guest

    def set_cookie(self, response: Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE,
            str(self._serializer.dumps([guest.id, guest.name, guest.created_at])),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


def checked_name(name: str) -> str:
    """A name that others can read: one line, no blanks around it, and no invisible characters,
    such as those that turn the direction of what follows."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Malformed("guest-name", expected=f"1..{LONGEST_NAME}")
    return name
