"""Whom whoever runs the site does not let in: guests, and addresses.

An address is known by a name that is made with the signing key, here, in the database and on the
page of the host: nobody can tell from it which address it stands for.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from string import hexdigits

from azulejos.server.protocol.errors import Malformed, NotAllowed
from azulejos.server.storage import Barred, Block
from azulejos.table import now

PLACE_DIGITS = 20
NEVER, NONE = "never", "none"


class Blocks:
    """Those that are in force. Looked at with every request, so it does no more than it must."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._guests: dict[str, Block] = {}
        self._places: dict[str, Block] = {}
        self.place = lru_cache(maxsize=4096)(self._place)

    def _place(self, address: str) -> str:
        """The name that stands for an address."""
        named = f"place of {address}".encode()
        return hmac.digest(self._key, named, "sha256").hex()[:PLACE_DIGITS]

    def replace(self, blocks: Sequence[Block]) -> bool:
        """Whether these are others than before."""
        before = self._guests, self._places
        self._guests = {one.subject: one for one in blocks if one.kind is Barred.GUEST}
        self._places = {one.subject: one for one in blocks if one.kind is Barred.ADDRESS}
        return before != (self._guests, self._places)

    def of(self, guest: str | None, address: str) -> Block | None:
        """The block that keeps somebody out, if there is one."""
        found = self._guests.get(guest) if guest else None
        if found is None and self._places:
            found = self._places.get(self.place(address))
        return found if found is not None and is_in_force(found) else None

    def is_barred(self, guest: str | None, place: str) -> bool:
        """Whether somebody is kept out, by the name that stands for their address."""
        found = (self._guests.get(guest or ""), self._places.get(place))
        return any(one is not None and is_in_force(one) for one in found)

    @staticmethod
    def expect_place(written: str) -> str:
        if not is_place(written):
            raise Malformed("malformed-request", field="body.subject", expected="192.0.2.7")
        return written

    def expect_allowed(self, guest: str | None, address: str) -> None:
        block = self.of(guest, address)
        if block is not None:
            raise NotAllowed("blocked", reason=block.reason or NONE, until=written(block.until))


def is_in_force(block: Block) -> bool:
    return block.until is None or block.until > now()


def is_place(written: str) -> bool:
    return len(written) == PLACE_DIGITS and set(written) <= set(hexdigits.lower())


def written(until: int | None) -> str:
    """For whoever is kept out.

    >>> written(1_700_000_000_000), written(None)
    ('2023-11-14 22:13 UTC', 'never')
    """
    if until is None:
        return NEVER
    return f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
