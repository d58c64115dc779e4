"""The game as it was played, undone turns left out: every deal and turn with what it did.

>>> from azulejos.engine.registry import rule_set
>>> from azulejos.table import Bot, SeededDeals, Table
>>> seats = [Bot("Ana", level="random"), Bot("Taras", level="random")]
>>> table = Table.open(rule_set("azul").choose(), seats, SeededDeals(7), at=0)
>>> change = table.play(0, table.state.legal_moves()[:1], at=1500)
>>> [(step.turn, step.seat) for step, _ in steps(table.start, table.facts())]
[(0, None), (1, 0)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from azulejos.engine.game import GameState
from azulejos.engine.log_lines import EventData
from azulejos.table.turns import Fact, Turn

BEFORE = "start"


@dataclass(frozen=True, slots=True)
class Step:
    """A deal or a turn with its events.

    `turn` is the number of turns after it, `round` the one it began in. A deal has no `seat`.
    """

    turn: int
    round: int
    seat: int | None
    moves: tuple[str, ...]
    at: int
    events: tuple[EventData, ...]


def steps(start: GameState, facts: Iterable[Fact]) -> Iterator[tuple[Step, GameState]]:
    """The steps of a game that began at `start`, each with the position after it.

    The position goes on with the game: look at it, but keep only a copy.
    """
    state = start.copy()
    state.start_recording()
    turn = 0
    for fact in facts:
        number = state.round
        turn += isinstance(fact, Turn)
        fact.play_on(state)
        events = tuple(event.data() for event in state.collect_events())
        seat, moves = (fact.seat, fact.moves) if isinstance(fact, Turn) else (None, ())
        yield Step(turn, number, seat, moves, fact.at, events), state


def points_by_source(steps: Iterable[Step], seat: int, score: int) -> dict[str, int]:
    """What a seat has won and lost until it had this score, by the kind of event that brought it.

    What was there before the first event is a source of its own.
    """
    points: dict[str, int] = {}
    for step in steps:
        for event in step.events:
            if event["seat"] == seat and "points" in event:
                points[event["kind"]] = points.get(event["kind"], 0) + event["points"]
    before = score - sum(points.values())
    return {BEFORE: before, **points} if before else points


def first_turns(facts: Iterable[Fact], turns: int) -> Iterator[Fact]:
    """So many turns with all deals before, between and right after them."""
    for fact in facts:
        turns -= isinstance(fact, Turn)
        if turns < 0:
            return
        yield fact
