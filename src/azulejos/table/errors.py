"""What can go wrong at a table, beside what the rules of the game forbid."""

from __future__ import annotations

from azulejos.engine.errors import AzulejosError


class Refused(AzulejosError):
    """The table does not take this command now; it has changed nothing."""


class Stale(AzulejosError):
    """The sender has not seen the whole log: the table has moved on from `expected` to `seq`."""


class MalformedEntry(AzulejosError):
    """This plain data is no log entry."""


class LogMismatch(AzulejosError):
    """The log can be read but does not fit its own game; `seq` is the first entry that does not."""

    def __init__(self, seq: int, cause: AzulejosError) -> None:
        values = {name: value for name, value in cause.values.items() if name != "seq"}
        super().__init__(cause.code, seq=seq, **values)
        self.seq = seq
