"""What a net sees of a game: the module `features` beside its policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from azulejos.engine.errors import AzulejosError
from azulejos.engine.packages import PartOfGames


class TrainingError(AzulejosError):
    """Something that cannot be trained, or a folder that holds something else."""


class GroupOfInputs(Protocol):
    """Inputs that belong together, see `bots/azul/features.py`."""

    @property
    def kind(self) -> str: ...
    @property
    def size(self) -> int: ...


class Describer(Protocol):
    """Names the active inputs of a position."""

    def active(self, state: Any) -> list[int]: ...


class Features(Protocol):
    """What such a module has."""

    VERSION: int
    FEATURES: Describer

    def groups(self, players: int) -> Sequence[GroupOfInputs]: ...


FEATURES = PartOfGames(
    "azulejos.bots.{package}.features", lambda module, _: cast("Features", module)
)


def features_of(game: str) -> Features:
    """`TrainingError` if nobody has said yet what a net should see of this game."""
    if game not in FEATURES:
        raise TrainingError("no-features", value=game, expected=" ".join(FEATURES))
    return FEATURES[game]
