"""The key that signs cookies: the one that was given, or made once and kept in the data folder."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from azulejos.server.settings import SHORTEST_KEY, Settings

FILE = "signing.key"
PRIVATE = 0o600


def signing_key(settings: Settings) -> bytes:
    if settings.signing_key is not None:
        return settings.signing_key.get_secret_value().encode()
    return kept_key(settings.data / FILE)


def kept_key(path: Path) -> bytes:
    """Of several servers that start at once, the first to finish makes the key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f".{FILE}.{secrets.token_hex(4)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(SHORTEST_KEY).encode())
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    path.chmod(PRIVATE)
    return path.read_bytes()
