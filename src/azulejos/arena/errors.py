"""What can go wrong with a tournament."""

from azulejos.engine.errors import AzulejosError


class ArenaError(AzulejosError):
    """A tournament that cannot be played, or whose results cannot be used."""
