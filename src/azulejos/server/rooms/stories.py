"""Stories of games, told beside the loop: with every view one takes a tenth of a second or more."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

import orjson

from azulejos.engine.game import GameState
from azulejos.server.rooms.telling import Plain
from azulejos.table import Table
from azulejos.table.story import Chapter, points_by_source, story

REMEMBERED = 64
QUICK = 1
"""Views of one game are so alike that compressing harder gains little."""


class Stories:
    """One at a time, so that games go on meanwhile; the last ones are remembered, compressed."""

    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, int, bool], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def compressed(self, name: str, table: Table, views: bool) -> bytes:
        """The story as JSON, with gzip; `table` must not be played on meanwhile."""
        key = (name, table.seq, views)
        async with self._one_at_a_time:
            told = self._told.pop(key, None)
            if told is None:
                told = await asyncio.to_thread(written, table, views)
            self._told[key] = told
            if len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return told


def written(table: Table, views: bool) -> bytes:
    return gzip.compress(orjson.dumps(told(table, views)), QUICK, mtime=0)


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
