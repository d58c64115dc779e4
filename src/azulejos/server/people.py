"""Guests: no account, only a signed cookie that names them, and a name they chose."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.blocks import Blocks
from azulejos.server.logs import logger
from azulejos.server.protocol.errors import Malformed, NoGuest
from azulejos.server.storage import Guest, StorageError, Store
from azulejos.table import now

log = logger(__name__)

COOKIE = "azulejos_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep any
RENEWED_AFTER = 24 * 3600 * 1000
LONGEST_NAME = 40
GUEST_BYTES = 12
REFRESH_SECONDS = 20
"""How soon other servers on the same database learn that somebody has signed out, should they not
hear of it at once."""


class People:
    """Knows guests by their cookies, which hold all that there is to know: who, under which name,
    and when it was made. Of guests who have signed out everywhere it also knows which generation
    of their cookies is good; of those whom the host has given another name, which one; and who is
    blocked.

    `on_signed_out` is told whose connections are to end, `on_changed` that names or blocks have
    changed.
    """

    def __init__(
        self,
        store: Store,
        key: bytes,
        secure: bool,
        on_signed_out: Callable[[set[str]], None],
        on_changed: Callable[[], None],
    ) -> None:
        self._store = store
        self._secure = secure
        self.blocks = Blocks(key)
        self._renamed: dict[str, tuple[str, int]] = {}
        self._on_changed = on_changed
        self._serializer = URLSafeSerializer(key, salt="guest")
        self._generations: dict[str, int] = {}
        self._on_signed_out = on_signed_out
        self._refreshing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._generations = await self._store.generations()
        await self.refresh_names_and_blocks()
        if self._store.is_shared:
            self._refreshing = asyncio.create_task(self._refresh_now_and_then())

    def stop(self) -> None:
        if self._refreshing is not None:
            self._refreshing.cancel()

    async def _refresh_now_and_then(self, at_once: bool = False) -> None:
        while True:
            await asyncio.sleep(0 if at_once else REFRESH_SECONDS)
            at_once = False
            try:
                await self.refresh()
            except StorageError as error:
                log.warning("who has signed out elsewhere is not known now", cause=str(error))

    def refresh_soon(self) -> None:
        """Somebody has signed out by another server, or was renamed or blocked there."""
        if self._refreshing is not None:
            self._refreshing.cancel()
            self._refreshing = asyncio.create_task(self._refresh_now_and_then(at_once=True))

    async def refresh(self) -> None:
        """Learns who has signed out by another server."""
        known, found = self._generations, await self._store.generations()
        later = {guest: new for guest, new in found.items() if new > known.get(guest, 0)}
        self._generations |= later
        if later:
            self._on_signed_out(set(later))
        await self.refresh_names_and_blocks()

    async def refresh_names_and_blocks(self) -> None:
        """What the host has done, here or by another server."""
        administration = self._store.administration
        renamed, blocks = await administration.renamed(), await administration.blocks()
        if self.blocks.replace(blocks) or renamed != self._renamed:
            self._renamed = renamed
            self._on_changed()

    def name_of(self, guest: Guest) -> str:
        """That of an open connection, unless the host has given another since it began."""
        given = self._renamed.get(guest.id)
        return given[0] if given else guest.name

    def guest(self, request: HTTPConnection) -> Guest | None:
        """Who sent the request, if this server has signed the cookie and it is still good.

        Nobody who is blocked gets any further.
        """
        found = self._read(request)
        if found:
            self.blocks.expect_allowed(found[0].id, "")
        return found[0] if found else None

    def _read(self, request: HTTPConnection) -> tuple[Guest, int] | None:
        """The guest of the cookie, and when it was made."""
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            guest_id, name, created_at, *later = self._serializer.loads(cookie)
            generation, issued_at = later or (0, created_at)  # so were cookies of earlier versions
        except (BadSignature, ValueError, TypeError):
            return None
        if generation < self._generations.get(guest_id, 0):
            return None
        given, given_at = self._renamed.get(guest_id, (name, 0))
        name = given if issued_at < given_at else name
        return Guest(guest_id, name, created_at), issued_at

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

    async def renew(self, request: HTTPConnection, response: Response) -> None:
        """Who comes back is neither forgotten here nor by the browser."""
        found = self._read(request)
        if found and abs(now() - found[1]) > RENEWED_AFTER:
            await self._store.save_guest(found[0])
            self.set_cookie(response, found[0])

    async def sign_out(self, request: HTTPConnection) -> Guest:
        """Every cookie of the guest that was made until now is worth nothing."""
        if self._store.is_shared:
            await self.refresh()  # the cookie may have been worth nothing already
        guest = self.expected(request)
        generation = self._generations.get(guest.id, 0) + 1
        await self._store.sign_out(guest, generation)
        self._generations[guest.id] = generation
        self._on_signed_out({guest.id})
        return guest

    def set_cookie(self, response: Response, guest: Guest) -> None:
        generation = self._generations.get(guest.id, 0)
        response.set_cookie(
            COOKIE,
            str(
                self._serializer.dumps([guest.id, guest.name, guest.created_at, generation, now()])
            ),
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
