"""What the server refuses, beside what the table and the rules do."""

from __future__ import annotations

from azulejos.engine.errors import AzulejosError


class NotFound(AzulejosError):
    """There is no such table, seat or page."""


class NoGuest(AzulejosError):
    """The request needs a guest: no cookie, or one that this server has not signed."""


class NotTheHost(AzulejosError):
    """The request needs somebody who has signed in with the host's key."""


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
