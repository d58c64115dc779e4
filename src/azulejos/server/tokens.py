"""Secrets that links carry: made here, and kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TABLE_ID_BYTES = 12
TOKEN_BYTES = 24


def new_id() -> str:
    """A name nobody can guess: who knows it was told."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is stored, and looked up: neither the store nor the time of a search tells the token.

    Tokens are long and random, so a plain hash keeps them safe.
    """
    return hashlib.sha256(token.encode()).digest()


def rematch_id(key: bytes, table: str) -> str:
    """The id of the table that follows: always the same, and nobody else can work it out."""
    digest = hmac.digest(key, f"rematch of {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TABLE_ID_BYTES]).decode().rstrip("=")
