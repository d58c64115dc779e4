"""Records on disk: reading them, and writing them so that no file is ever half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from azulejos.engine import record as records
from azulejos.engine.errors import AzulejosError
from azulejos.engine.record import Record


class FileExists(AzulejosError):
    """Nobody said that the file may be replaced."""


def load(path: Path) -> Record:
    return records.read_bytes(path.read_bytes())


def save(path: Path, text: str, replace: bool) -> None:
    """Writes beside the file and renames: the old file or the new one is there, never a part."""
    path = Path(os.path.realpath(path))
    if path.exists() and not replace:
        raise FileExists("record-exists")
    mode = path.stat().st_mode if path.exists() else 0o666 & ~_umask()
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(draft, mode & 0o777)
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def _umask() -> int:
    """It can only be read by setting it."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask


def printable(text: str) -> str:
    """One line that cannot steer a terminal, whatever a record says."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "�" for sign in text)
