"""What has happened so far: the steps of a game, and where its people had a choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from azulejos.engine.game import GameState
from azulejos.engine.log_lines import EventData
from azulejos.table import Deal, Turn
from azulejos.table.history import Step

Decision = tuple[int, bool]
"""A turn: whose it was, and whether it could have gone any other way."""


def of_last_round(steps: Sequence[Step]) -> list[EventData]:
    """The events of the round that is being played, or was just ended."""
    if not steps:
        return []
    last = steps[-1].round
    return [event for step in steps if step.round == last for event in step.events]


def decisions(start: GameState, facts: Iterable[Deal | Turn]) -> list[Decision]:
    """The turns of a game that began at this position."""
    state = start.copy()
    found: list[Decision] = []
    for fact in facts:
        if isinstance(fact, Turn):
            found.append((fact.seat, had_choice(state, fact)))
        fact.play_on(state)
    return found


def had_choice(state: GameState, turn: Turn) -> bool:
    trial = state.copy()
    for move in turn.moves:
        if len(trial.choices()) > 1:
            return True
        trial.play(move)
    return False


def last_decision(turns: Sequence[Decision], persons: Iterable[int]) -> int | None:
    """How many turns to keep so that a person can decide again; None if nobody has decided yet."""
    people = set(persons)
    for number in reversed(range(len(turns))):
        seat, is_open = turns[number]
        if seat in people and is_open:
            return number
    return None
