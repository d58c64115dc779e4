"""The part of a view that is the same in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from azulejos.engine.answers import Asks

if TYPE_CHECKING:
    from azulejos.engine.game import GameState


class CommonView(TypedDict):
    """`asks` is None while a deal is due, and when the game is over."""

    game: str
    rules: int
    players: int
    variant: str
    options: dict[str, str | int]
    round: int
    turn: int
    phase: str
    scores: list[int]
    asks: Asks | None
    outcome: dict[str, Any] | None


def common_view(state: GameState, phase: str, asks: Asks | None) -> CommonView:
    outcome = state.outcome()
    return {
        "game": state.rules.name,
        "rules": state.rules.version,
        "players": state.players,
        "variant": state.options.variant,
        "options": dict(state.options.extras),
        "round": state.round,
        "turn": state.turn,
        "phase": phase,
        "scores": list(state.scores),
        "asks": asks,
        "outcome": outcome.data() if outcome else None,
    }
