"""What can be wrong with the setup of a game."""

from __future__ import annotations

from azulejos.engine.errors import AzulejosError


class PlayError(AzulejosError):
    """This game cannot be set up or resumed; the code names the message `error-play-...`."""
