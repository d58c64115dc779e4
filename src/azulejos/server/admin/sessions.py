"""Whoever has the host's key signs in with it, and is known by a cookie for some hours.

The cookie is signed with a key that is made from the host's: with another one every session ends.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.blocks import Blocks
from azulejos.server.logs import logger
from azulejos.server.protocol.errors import NotAllowed, NotFound, NotTheHost, TooMany
from azulejos.server.rates import SiteRates, address
from azulejos.server.settings import Settings
from azulejos.server.storage import SIGNED_OUT, Deed, Store
from azulejos.table import now

log = logger(__name__)

COOKIE = "azulejos_host"
PATH = "/api/admin"
SESSION_SECONDS = 8 * 3600
SESSION_BYTES = 9
EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class HostSession:
    """Who acts: the random name of the session, and that of the address it acts from."""

    id: str
    place: str
    until: int

    def deed(self, action: str, subject: str = "", **details: Any) -> Deed:
        return Deed(now(), self.id, self.place, action, subject, details)


class HostSessions:
    """Signs in and out, and knows sessions by their cookies. Without a key there are none."""

    def __init__(self, settings: Settings, store: Store, key: bytes, blocks: Blocks) -> None:
        limits, secret = settings.limits, settings.admin_key
        self._key = secret.get_secret_value().encode() if secret else None
        self._secure = settings.is_secure
        self._store = store
        self._blocks = blocks
        signing = hmac.digest(key, b"host " + (self._key or b""), "sha256")
        self._serializer = URLSafeTimedSerializer(signing, salt="host")
        seconds = limits.admin_attempts_seconds
        self._of_address = SiteRates("host", limits.admin_attempts, seconds, store, key)
        self._of_site = SiteRates(
            "host of site", limits.admin_attempts_of_site, seconds, store, key
        )

    def expect_page(self) -> None:
        if self._key is None:
            raise NotFound("no-such-page")

    async def session(self, request: HTTPConnection) -> HostSession:
        """That of the request's cookie."""
        self.expect_page()
        try:
            session, at = self._serializer.loads(
                request.cookies.get(COOKIE, ""), max_age=SESSION_SECONDS, return_timestamp=True
            )
        except BadSignature:
            raise NotTheHost("no-host-session") from None
        if await self._store.administration.has_signed_out(session):
            raise NotTheHost("no-host-session")
        until = 1000 * (int(at.timestamp()) + SESSION_SECONDS)
        return HostSession(session, self._place(request), until)

    async def sign_in(self, request: HTTPConnection, response: Response, key: str) -> HostSession:
        """Counts before it compares, so that nobody gains by asking many times at once."""
        self.expect_page()
        wait = await self._of_address.take(address(request.scope))
        wait = wait or await self._of_site.take(EVERYBODY)
        if wait:
            raise TooMany("too-many-attempts", seconds=wait)
        if not hmac.compare_digest(key.encode(), self._key or b""):
            log.warning("somebody has tried to sign in as the host with a wrong key")
            raise NotAllowed("wrong-admin-key")
        session = HostSession(
            secrets.token_urlsafe(SESSION_BYTES),
            self._place(request),
            now() + 1000 * SESSION_SECONDS,
        )
        await self._store.administration.note(session.deed("signed-in"))
        response.set_cookie(
            COOKIE,
            str(self._serializer.dumps(session.id)),
            max_age=SESSION_SECONDS,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )
        return session

    async def sign_out(self, session: HostSession, response: Response) -> None:
        """Copies of the cookie are worth nothing either."""
        await self._store.administration.note(session.deed(SIGNED_OUT))
        response.delete_cookie(COOKIE, path=PATH)

    def _place(self, request: HTTPConnection) -> str:
        return self._blocks.place(address(request.scope))
