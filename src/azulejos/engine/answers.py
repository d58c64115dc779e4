"""What a state answers: the view, the choices, the outcome, and the result of an attempt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from azulejos.engine.events import Event

View = Mapping[str, Any]


class Choice(TypedDict):
    """One thing the seat to move may do, as plain data.

    `moves` are the codes to play, in order: several where a choice is a whole selection. `touches`
    are the ids of the parts it begins and ends at. Of several selections that do the same job one
    is `suggested`.
    """

    kind: str
    code: str
    moves: list[str]
    touches: list[str]
    tile: str | None
    amount: int
    suggested: bool


class Asks(TypedDict):
    """Which decision is due, and whose: about which part of the board, and which tile."""

    decision: str
    seat: int
    about: str | None
    tile: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats from first to last place (equals together), and why it ended."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    def data(self) -> dict[str, Any]:
        return {
            "ranking": [list(place) for place in self.ranking],
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": list(self.scores),
        }


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a few moves would do: a preview that changes nothing."""

    events: tuple[Event, ...]
    view: View
    choices: tuple[Choice, ...]
    turn_complete: bool
