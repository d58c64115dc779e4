"""What has happened so far: the deals and turns of a table, played again with recording on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from azulejos.cli.play.words import EventData
from azulejos.engine.game import GameState
from azulejos.table import Deal, Turn


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal or a turn with its events.

    `seat` is None for a deal. A turn was `open` if there was a choice.
    """

    round: int
    seat: int | None
    open: bool
    events: tuple[EventData, ...]


def chapters(start: GameState, facts: Iterable[Deal | Turn]) -> list[Chapter]:
    """The story of a game that began at this position."""
    state = start.copy()
    state.start_recording()
    told: list[Chapter] = []
    for fact in facts:
        number, seat = state.view()["round"], None
        is_open = False
        if isinstance(fact, Turn):
            seat, is_open = fact.seat, had_choice(state, fact)
        fact.play_on(state)
        events = tuple(event.data() for event in state.collect_events())
        told.append(Chapter(number, seat, is_open, events))
    return told


def had_choice(state: GameState, turn: Turn) -> bool:
    """Whether a turn could have gone any other way."""
    trial = state.copy()
    for move in turn.moves:
        if len(trial.choices()) > 1:
            return True
        trial.play(move)
    return False


def of_last_round(story: list[Chapter]) -> list[EventData]:
    """The events of the round that is being played, or was just ended."""
    if not story:
        return []
    last = story[-1].round
    return [event for chapter in story if chapter.round == last for event in chapter.events]


def last_decision(story: list[Chapter], persons: Iterable[int]) -> int | None:
    """How many turns to keep so that a person can decide again; None if nobody has decided yet."""
    people = set(persons)
    turns = [chapter for chapter in story if chapter.seat is not None]
    for number in reversed(range(len(turns))):
        if turns[number].seat in people and turns[number].open:
            return number
    return None


def points_by_source(story: Iterable[Chapter], seat: int) -> dict[str, int]:
    """What a seat has won and lost, by the kind of event that brought it."""
    points: dict[str, int] = {}
    for chapter in story:
        for event in chapter.events:
            if event["seat"] == seat and "points" in event:
                points[event["kind"]] = points.get(event["kind"], 0) + event["points"]
    return points
