"""What a game state returns: views, choices, outcomes and the results of attempts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from azulejos.engine.events import Event

View = Mapping[str, Any]


class Choice(TypedDict):
    """One thing the seat to move may do, as plain data.

    `moves` are the codes to play, in order: more than one if the choice is a whole selection.
    `touches` are the ids of the board parts where it begins and ends. Among selections that serve
    the same purpose, one is `suggested`.
    """

    kind: str
    code: str
    moves: list[str]
    touches: list[str]
    tile: str | None
    amount: int
    suggested: bool


class Asks(TypedDict):
    """The decision to make now: which kind, by which seat, about which board part and tile."""

    decision: str
    seat: int
    about: str | None
    tile: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats from first to last place, ties together, and the reason.

    In a game that was abandoned nobody has a place.
    """

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0] if self.ranking else ()

    def data(self) -> dict[str, Any]:
        return {
            "ranking": [list(place) for place in self.ranking],
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": list(self.scores),
        }


@dataclass(frozen=True, slots=True)
class Attempt:
    """A preview of what some moves would do; the game itself does not change."""

    events: tuple[Event, ...]
    view: View
    choices: tuple[Choice, ...]
    turn_complete: bool
