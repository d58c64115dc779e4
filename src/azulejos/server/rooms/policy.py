"""What was chosen for a table beside the game itself, as it is stored with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

DEFAULT_PATIENCE = 60
DEFAULT_STAND_IN = "greedy"


@dataclass(frozen=True, slots=True)
class TablePolicy:
    """What holds at a table beside the rules of its game.

    `reserved` keeps seats for guests by their id; `opening` is the number of log entries that the
    table began with.
    """

    hints: bool = False
    patience: int | None = DEFAULT_PATIENCE
    stand_in: str = DEFAULT_STAND_IN
    reserved: Mapping[int, str] = field(default_factory=dict)
    rematch_of: str = ""
    opening: int = 1

    def data(self) -> dict[str, Any]:
        reserved = {str(seat): guest for seat, guest in self.reserved.items()}
        return {**asdict(self), "reserved": reserved}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        reserved = {int(seat): guest for seat, guest in stored["reserved"].items()}
        return cls(**{**stored, "reserved": reserved})
