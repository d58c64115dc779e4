"""Which sources a package was installed from: whoever has other ones may play otherwise."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
ENDINGS = {".py", ".pxd", ".json", ".net"}


def digest_of(parts: Sequence[str]) -> str:
    """Of the sources in these packages of azulejos."""
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in ENDINGS:
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\n")
                digest.update(path.read_bytes())
    return digest.hexdigest()
