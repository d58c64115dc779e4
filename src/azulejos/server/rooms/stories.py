"""Stories of games, told beside the loop: with every view one takes a tenth of a second or more."""

from __future__ import annotations

import orjson

from azulejos.engine.game import GameState
from azulejos.server.rooms.remembered import Remembered
from azulejos.server.rooms.telling import Plain
from azulejos.table import Table
from azulejos.table.history import Step, points_by_source, steps

REMEMBERED = 64


class Stories:
    def __init__(self) -> None:
        self._told = Remembered(REMEMBERED)

    async def compressed(self, name: str, table: Table, views: bool) -> bytes:
        """The story as JSON, with gzip; `table` must not be played on meanwhile."""
        key = (name, table.seq, views)
        return await self._told.compressed(key, lambda: orjson.dumps(told(table, views)))


def told(table: Table, views: bool) -> Plain:
    """As `api.models.StoryAnswer` describes it."""
    start = table.start
    played: list[Step] = []
    plain: list[Plain] = []
    for step, state in steps(start, table.facts()):
        played.append(step)
        plain.append({**spelled(step), **position(state, views)})
    return {
        "seq": table.seq,
        "start": position(start, views),
        "chapters": plain,
        "points": [
            points_by_source(played, seat, score) for seat, score in enumerate(table.state.scores)
        ],
    }


def spelled(step: Step) -> Plain:
    return {
        "turn": step.turn,
        "round": step.round,
        "seat": step.seat,
        "moves": step.moves,
        "at": step.at,
        "events": step.events,
    }


def position(state: GameState, views: bool) -> Plain:
    nobody = state.needs_deal or state.is_over
    return {
        "scores": state.scores,
        "to_move": None if nobody else state.current,
        "view": state.view() if views else None,
    }
