"""What the server refuses, beside what the table and the rules do: each with its HTTP status."""

from __future__ import annotations

from azulejos.engine.errors import (
    AzulejosError,
    GameOver,
    IllegalMove,
    UnknownGame,
)
from azulejos.server.storage import StorageUnavailable
from azulejos.table import LogMismatch, Refused, Stale


class NotFound(AzulejosError):
    """There is no such table, seat or page."""


class NoGuest(AzulejosError):
    """The request needs a guest: no cookie, or one that this server has not signed."""


class NotAllowed(AzulejosError):
    """Known, but not allowed to do this."""


class Conflict(AzulejosError):
    """It cannot be done as things stand."""


class Malformed(AzulejosError):
    """The request or message does not have the documented form."""


class TooLarge(AzulejosError):
    """More bytes than the server takes."""


class TooMany(AzulejosError):
    """Too many of something in too short a time, or altogether."""


class BotFailed(AzulejosError):
    """A bot gave no usable answer."""


class CannotListen(AzulejosError):
    """The address or port cannot be used."""


STATUS: tuple[tuple[type[AzulejosError], int], ...] = (
    (NoGuest, 401),
    (NotAllowed, 403),
    (NotFound, 404),
    (UnknownGame, 404),
    (Conflict, 409),
    (Refused, 409),
    (Stale, 409),
    (GameOver, 409),
    (TooLarge, 413),
    (IllegalMove, 422),
    (TooMany, 429),
    (LogMismatch, 500),
    (BotFailed, 503),
    (StorageUnavailable, 503),
)


def status_of(error: AzulejosError) -> int:
    """The HTTP status of an error; what was merely asked for wrongly is 422."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)
