"""What can go wrong between the server and its database."""

from __future__ import annotations

from azulejos.engine.errors import AzulejosError


class StorageError(AzulejosError):
    """The root of everything below."""


class InvalidDatabase(StorageError):
    """There is no such database, or not one that this program can use."""


class StorageUnavailable(StorageError):
    """The database did not answer in time.

    `uncertain` is true if it was lost during a commit: then the write may have been stored, and
    who wants to know asks again.
    """

    def __init__(self, uncertain: bool = False) -> None:
        super().__init__("storage-unknown" if uncertain else "storage-unavailable")
        self.uncertain = uncertain


class SeqTaken(StorageError):
    """The log of the table is not as long as the writer thought: `seq` is what it has."""

    def __init__(self, table: str, first: int, seq: int) -> None:
        super().__init__("storage-seq-taken", table=table, expected=first, seq=seq)
        self.seq = seq


class LeaseLost(StorageError):
    """Another server looks after the table now."""


class CommandKnown(StorageError):
    """A command with this id was stored before; the log was `seq` long after it."""

    def __init__(self, table: str, command: str, seq: int) -> None:
        super().__init__("storage-command-known", table=table, command=command, seq=seq)
        self.seq = seq


class TableUnknown(StorageError):
    """No table has this id."""


class TableExists(StorageError):
    """A table with this id is there already."""


class Unstorable(StorageError):
    """The database refuses what it was given, and always would."""


class BackupFailed(StorageError):
    """No copy was made."""
