"""Whether the database takes and gives what it should, in words for those who run the server."""

from __future__ import annotations

from time import monotonic
from typing import Literal

from azulejos.server.logs import logger

log = logger(__name__)

Trouble = Literal["disk-full", "database-damaged", "storage-unavailable"]
WORDS: dict[Trouble, str] = {
    "disk-full": "The disk is full. Nothing can be stored until there is room",
    "database-damaged": "The database is damaged. Stop the server and restore a backup",
    "storage-unavailable": "The database does not answer",
}
FULL_STATES = ("53100",)
LATELY_SECONDS = 30
DAMAGED_STATES = ("XX001", "XX002")
PASSING = ("08", "40", "53", "55", "57", "58")
"""Classes of PostgreSQL's error codes that say nothing against what was sent: the connection,
conflicts with others, lack of resources, shutdown, the system."""


class Condition:
    """What the last writes and reads have shown. Damage stays: other pages may still be whole."""

    def __init__(self) -> None:
        self.trouble: Trouble | None = None
        self._failed_at = 0.0

    def failed(self, error: BaseException) -> None:
        trouble = trouble_in(error)
        self._failed_at = monotonic()
        if self.trouble not in (trouble, "database-damaged"):
            log.error(WORDS[trouble], cause=said(error))
            self.trouble = trouble

    def worked(self, in_place: bool) -> None:
        """On a full disk a write in place, as the trial is, proves nothing for a while."""
        if self.trouble in (None, "database-damaged"):
            return
        if self.trouble == "disk-full" and in_place and self._failed_lately():
            return
        log.warning("The database works again")
        self.trouble = None

    def _failed_lately(self) -> bool:
        return monotonic() - self._failed_at < LATELY_SECONDS


def trouble_in(error: BaseException) -> Trouble:
    """SQLite tells by its words, PostgreSQL by a code."""
    state, words = sqlstate(error), said(error)
    if state in FULL_STATES or "disk is full" in words:
        return "disk-full"
    if state in DAMAGED_STATES or "malformed" in words or "not a database" in words:
        return "database-damaged"
    return "storage-unavailable"


def sqlstate(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


def said(error: BaseException) -> str:
    words = str(getattr(error, "orig", None) or error) or type(error).__name__
    return words.splitlines()[0]
