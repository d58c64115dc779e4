"""Who a program is: an account that the host has made, known by a token and never by a cookie."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from azulejos.engine.errors import InvalidOptions
from azulejos.server.people import COOKIE, GUEST_BYTES
from azulejos.server.protocol.errors import NoGuest, NotAllowed
from azulejos.server.storage import Guest, Store
from azulejos.server.tokens import hashed, new_token
from azulejos.table import NETWORK_BOT, now

SCHEME = "bearer"
NAME = re.compile(r"[^\W_][\w.:+-]{0,39}")
"""As bots are called in the arena: one word, so that results can name them."""


@dataclass(frozen=True, slots=True)
class Known:
    """A program, and the hash of the token by which it is known."""

    bot: Guest
    token_hash: bytes


class Accounts:
    """Looked up for each request, so a token that was revoked is worth nothing at once."""

    def __init__(self, store: Store, allowed: bool) -> None:
        self._store = store
        self.allowed = allowed

    async def of(self, request: HTTPConnection) -> Known | None:
        """The program that sent the request; None if it brings no token."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != SCHEME:
            return None  # such as the password that a proxy has asked for
        if not self.allowed:
            raise NotAllowed("network-bots-off")
        if COOKIE in request.cookies:
            raise NotAllowed("token-and-cookie")
        found = await self.known(hashed(token.strip()))
        if found is None:
            raise NoGuest("unknown-bot-token")
        return found

    async def known(self, token_hash: bytes) -> Known | None:
        found = await self._store.network_bots(token_hash)
        return Known(found[0], token_hash) if found else None


async def new_account(store: Store, name: str) -> str:
    """The token of a new account, or a new token for the account of this name."""
    if not NAME.fullmatch(name):
        raise InvalidOptions("network-bot-name", value=name)
    token = new_token()
    bot = Guest(f"{NETWORK_BOT}{secrets.token_urlsafe(GUEST_BYTES)}", name, now())
    await store.save_network_bot(bot, hashed(token))
    return token
