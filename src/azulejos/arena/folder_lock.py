"""A lock on an open file, which the system frees however the program ends."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt
    import os

    # A byte behind all content, since nobody else can read what is locked there.
    FAR_BEHIND = 0x7FFF_0000

    def lock(file: IO[bytes]) -> None:
        """Raises `BlockingIOError` if another program has it."""
        file.seek(FAR_BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            file.seek(0, os.SEEK_END)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Raises `BlockingIOError` if another program has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
