"""The key that signs cookies: from the environment, or made once and kept in the data folder."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from azulejos.engine.errors import InvalidOptions

VARIABLE = "AZULEJOS_SIGNING_KEY"
FILE = "signing.key"
SHORTEST = 32
PRIVATE = 0o600


def signing_key(data: Path, environ: Mapping[str, str]) -> bytes:
    given = environ.get(VARIABLE)
    if given is not None:
        if len(given) < SHORTEST:
            found = f"{len(given)}"
            raise InvalidOptions(
                "option-value", option=VARIABLE, value=found, expected=f"{SHORTEST}.."
            )
        return given.encode()
    return kept_key(data / FILE)


def kept_key(path: Path) -> bytes:
    """Of several servers that start at once, the first to finish makes the key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f".{FILE}.{secrets.token_hex(4)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(SHORTEST).encode())
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    path.chmod(PRIVATE)
    return path.read_bytes()
