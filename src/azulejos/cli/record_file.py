"""Records on disk, and how what they say is shown."""

from __future__ import annotations

from pathlib import Path

from azulejos.cli.files import write_whole
from azulejos.engine import record as records
from azulejos.engine.errors import AzulejosError
from azulejos.engine.record import Record


class FileExists(AzulejosError):
    """Nobody said that the file may be replaced."""


def load(path: Path) -> Record:
    return records.read_bytes(path.read_bytes())


def save(path: Path, content: str | bytes, replace: bool) -> None:
    if path.exists() and not replace:
        raise FileExists("record-exists")
    write_whole(path, content)


def printable(text: str) -> str:
    """One line that cannot steer a terminal, whatever a record says."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "�" for sign in text)
