"""Stories of games, told beside the loop: with every view one takes a tenth of a second or more."""

from __future__ import annotations

import orjson

from azulejos.engine.game import GameState
from azulejos.server.rooms.remembered import Remembered
from azulejos.server.rooms.telling import Plain
from azulejos.table import Table
from azulejos.table.story import Chapter, points_by_source, story

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
    chapters: list[Chapter] = []
    plain: list[Plain] = []
    for chapter, state in story(start, table.facts()):
        chapters.append(chapter)
        plain.append({**spelled(chapter), **position(state, views)})
    return {
        "seq": table.seq,
        "start": position(start, views),
        "chapters": plain,
        "points": [
            points_by_source(chapters, seat, score) for seat, score in enumerate(table.state.scores)
        ],
    }


def spelled(chapter: Chapter) -> Plain:
    return {
        "turn": chapter.turn,
        "round": chapter.round,
        "seat": chapter.seat,
        "moves": chapter.moves,
        "at": chapter.at,
        "events": chapter.events,
    }


def position(state: GameState, views: bool) -> Plain:
    nobody = state.needs_deal or state.is_over
    return {
        "scores": state.scores,
        "to_move": None if nobody else state.current,
        "view": state.view() if views else None,
    }
