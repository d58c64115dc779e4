"""The key that signs cookies: the one that was given, or made once and kept in the data folder, or
in the database if several servers share it."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from azulejos.engine.errors import AzulejosError
from azulejos.server.settings import SHORTEST_KEY, Settings
from azulejos.server.storage import Store

FILE = "signing.key"
PRIVATE = 0o600


class UnusableKey(AzulejosError):
    """The key in the data folder is damaged: with a short one anybody could forge cookies."""


def signing_key(settings: Settings) -> bytes:
    if settings.signing_key is not None:
        return settings.signing_key.get_secret_value().encode()
    return kept_key(settings.data / FILE)


async def key_of_all(settings: Settings, store: Store) -> bytes:
    """With which every server on this database signs. One that had a folder of its own before
    brings its key along, so that its guests are known as before."""
    if settings.signing_key is not None or not store.is_shared:
        return signing_key(settings)
    path = settings.data / FILE
    return await store.site_key(checked_key(path) if path.exists() else new_key())


def new_key() -> bytes:
    return secrets.token_hex(SHORTEST_KEY).encode()


def kept_key(path: Path) -> bytes:
    """Of several servers that start at once, the first to finish makes the key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f".{FILE}.{secrets.token_hex(4)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "wb") as file:
            file.write(new_key())
            file.flush()
            os.fsync(file.fileno())  # no cookie may be signed with a key that is then lost
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
        sync_folder(path.parent)
    path.chmod(PRIVATE)
    return checked_key(path)


def checked_key(path: Path) -> bytes:
    key = path.read_bytes()
    if len(key.strip()) < SHORTEST_KEY:
        raise UnusableKey("signing-key", path=str(path), expected=SHORTEST_KEY)
    return key


def copy_key(source: Path, path: Path) -> None:
    """Keeps a key beside a copy of the database, or brings it back."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with os.fdopen(handle, "wb") as file:
        file.write(checked_key(source))
        file.flush()
        os.fsync(file.fileno())
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Makes the names in a folder safe, where the system can do that."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
