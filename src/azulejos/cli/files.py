"""Writes files whole: whatever happens meanwhile, the old content or the new one is there."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path

from azulejos.cli.errors import CommandError


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes beside the file and renames; the mode of the file and a link to it stay as they are.

    The folder must exist. Errors name the file that was asked for, never the draft.
    """
    target = Path(os.path.realpath(path))
    try:
        expect_file(target)
        draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            write_draft(draft, content.encode() if isinstance(content, str) else content)
            if target.exists():
                draft.chmod(target.stat().st_mode & 0o777)
            os.replace(draft, target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise
    sync_folder(target.parent)


def expect_file(target: Path) -> None:
    """A folder or a device cannot be replaced by a file, and folders are not made by the way."""
    if not target.parent.is_dir():
        raise CommandError("folder-missing", path=str(target.parent))
    if target.exists() and not target.is_file():
        code = errno.EISDIR if target.is_dir() else errno.EPERM
        raise OSError(code, os.strerror(code))


def write_draft(draft: Path, content: bytes) -> None:
    with draft.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """So that the new name survives a power cut too, where folders can be written through."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
