"""What a request is about: a game, or a position in one, checked before anybody thinks about it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from azulejos.analysis.review.game import played
from azulejos.engine import record as records
from azulejos.engine.game import GameState
from azulejos.engine.record import Deal, Recorder, Turn
from azulejos.engine.registry import from_position
from azulejos.server.analysis.in_play import (
    expect_not_in_play,
    expect_over,
    expect_over_or_alone,
)
from azulejos.server.protocol.analysis_messages import (
    AnalyseRequest,
    PositionRequest,
    ReviewRequest,
)
from azulejos.server.protocol.errors import Conflict, NotFound, TooLarge
from azulejos.server.rooms.positions import state_at
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.table.records import recorded


@dataclass(frozen=True, slots=True)
class Game:
    """A record of nothing but deals and turns; `table` is where it was played, if that is known."""

    table: str | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in which somebody is to move, and how many turns were played before."""

    state: GameState
    turns: int


@dataclass(frozen=True, slots=True)
class ReadRecord:
    """`states` are the positions before every turn, and the last one."""

    text: str
    states: tuple[GameState, ...]


class Subjects:
    """Finds what guests ask about; refuses what is not for them, or not there."""

    def __init__(self, registry: RoomRegistry, record_bytes: int) -> None:
        self._registry = registry
        self._record_bytes = record_bytes

    async def game(self, wanted: ReviewRequest, guest: str) -> Game:
        if wanted.table is not None:
            room = await self._registry.room(wanted.table)
            expect_over(room)
            name = room.table.options.game
            return Game(room.id, name, records.write(recorded(room.table)))
        found = await self._read(wanted.record or "", guest)
        return Game(None, found.states[-1].options.game, found.text)

    async def moment(self, wanted: PositionRequest, guest: str) -> Moment:
        moment = await self._moment(wanted, guest)
        if moment.state.is_over or moment.state.needs_deal:
            raise Conflict("no-turn-now")
        return moment

    async def _moment(self, wanted: PositionRequest, guest: str) -> Moment:
        if wanted.table is not None:
            return await self._of_table(wanted, wanted.table, guest)
        if wanted.record is not None:
            states = (await self._read(wanted.record, guest)).states
            turns = len(states) - 1 if wanted.turn is None else wanted.turn
            if turns >= len(states):
                raise NotFound("no-such-turn", to=turns, turns=len(states) - 1)
            return Moment(states[turns], turns)
        state = from_position(wanted.position or "")
        await expect_not_in_play(self._registry, guest, [state])
        return Moment(state, 0)

    async def _of_table(self, wanted: PositionRequest, table: str, guest: str) -> Moment:
        room = await self._registry.room(table)
        if isinstance(wanted, AnalyseRequest):
            expect_over_or_alone(room, guest)
        else:
            expect_over(room)
        turns = room.table.turns_played if wanted.turn is None else wanted.turn
        return Moment(state_at(room.table, wanted.turn), turns)

    async def _read(self, text: str, guest: str) -> ReadRecord:
        if len(text.encode()) > self._record_bytes:
            raise TooLarge("record-too-large", expected=self._record_bytes)
        found = await asyncio.to_thread(read_record, text)
        await expect_not_in_play(self._registry, guest, found.states)
        return found


def read_record(text: str) -> ReadRecord:
    """Raises what is wrong with it, and at which line."""
    record = records.read(text)
    course, last = played(record)
    recorder = Recorder(records.opening(record))
    for before, entry, _ in course:
        if isinstance(entry, Deal):
            recorder.deal(before.read_deal(entry.items))
        else:
            recorder.turn(entry.moves)
    befores = [before for before, entry, _ in course if isinstance(entry, Turn)]
    return ReadRecord(records.write(recorder.record()), (*befores, last))
