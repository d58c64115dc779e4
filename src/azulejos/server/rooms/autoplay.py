"""What happens at a table without anybody there: bots play, clocks run out, patience ends.

`update` decides what the table waits for now. It is called whenever anything has changed, and
replaces what was arranged before.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos import bots
from azulejos.engine.errors import AzulejosError
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves
from azulejos.server.bots.pool import BotPool, Question
from azulejos.server.logs import logger
from azulejos.server.protocol.errors import BotFailed
from azulejos.server.storage import LeaseLost, StorageError
from azulejos.table import Bot, Command, Entry, Expire, Play, Refused, Stale, now
from azulejos.table.commands import expect_running, turn_played
from azulejos.table.progress import Progress

if TYPE_CHECKING:
    from azulejos.server.rooms.room import Room

log = logger(__name__)

RETRY_SECONDS = 1
STORE_AGAIN_SECONDS = 0.5
LONGEST_TIMER = 24 * 3600.0
ANY_LEVEL = "random"


@dataclass(frozen=True, slots=True)
class StandIn:
    """One whole turn for a person who has dropped or left."""

    seat: int
    moves: Sequence[str]

    def decide(self, table: Progress, at: int) -> tuple[Entry, ...]:
        expect_running(table)
        return (turn_played(table, self.seat, self.moves, at),)


class AutoPlay:
    """Plays for bots and for people who are away, and ends the time of clocks, in one room."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self._room = room
        self._pool = pool
        self._timers: list[asyncio.TimerHandle] = []
        self._turn: asyncio.Task[None] | None = None
        self._playing: tuple[int, int, str] | None = None
        self._closed = False

    @property
    def is_busy(self) -> bool:
        """Whether the table would go on by itself."""
        return bool(self._timers) or self._playing is not None

    def close(self) -> None:
        self._closed = True
        self._cancel_timers()
        self._stop_turn()

    def _cancel_timers(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def _stop_turn(self) -> None:
        turn, self._turn, self._playing = self._turn, None, None
        if turn is not None:
            turn.cancel()

    def update(self) -> None:
        if self._closed:
            return
        self._cancel_timers()
        if not self._room.keeping.is_ours(self._is_wanted()):
            self._stop_turn()
            return
        self._update_bot()
        self._update_clock()

    def _is_wanted(self) -> bool:
        """Whether anything can happen here without anybody doing it."""
        room = self._room
        seat = room.table.to_move
        if seat is None or not (room.has_people or room.is_watched):
            return False
        is_bots = isinstance(room.table.seats[seat], Bot) or room.table.bot_to_move is not None
        return is_bots or room.turn_deadline is not None or room.patience is not None

    def _update_bot(self) -> None:
        due = self._bot_due()
        if due == self._playing:
            return
        self._stop_turn()
        if due is not None:
            self._playing = due
            self._turn = asyncio.create_task(self._play(*due))

    def _bot_due(self) -> tuple[int, int, str] | None:
        """Sequence, seat and level of the turn that a bot is to play now."""
        table, policy = self._room.table, self._room.policy
        seat = table.to_move
        if seat is None or not (self._room.has_people or self._room.is_watched):
            return None  # bots that nobody watches wait
        who = table.seats[seat]
        if isinstance(who, Bot):
            return table.seq, seat, who.level
        if table.bot_to_move is not None or self._patience_is_over(seat) or self._is_late(seat):
            return table.seq, seat, policy.stand_in
        return None

    def _is_late(self, seat: int) -> bool:
        """Where no clock runs, nobody has to wait for a program for ever."""
        table, ends = self._room.table, self._room.turn_deadline
        if seat not in table.network_bots or ends is None or table.deadline() is not None:
            return False
        if ends > now():
            self._wake_at(ends)
        return ends <= now()

    def _patience_is_over(self, seat: int) -> bool:
        presence = self._room.presence
        ends = presence.patience_ends(seat)
        if ends is None or presence.seats[seat].bot_plays or ends <= now():
            return ends is not None
        self._wake_at(ends)
        return False

    def _update_clock(self) -> None:
        deadline = self._room.table.deadline()
        if deadline is None:
            return
        if deadline > now():
            self._wake_at(deadline)
        else:
            self._room.spawn(self._expire())

    def _wake_at(self, at: int) -> None:
        delay = min(LONGEST_TIMER, max(0, at - now()) / 1000 + 0.001)
        self._timers.append(asyncio.get_running_loop().call_later(delay, self.update))

    async def _expire(self) -> None:
        table = self._room.table
        if table.to_move is None:
            return
        try:
            await self._submit(Expire(table.to_move), "clock", table.seq)
        except Refused:
            self._wake_at(now() + 1000 * RETRY_SECONDS)

    async def _play(self, seq: int, seat: int, level: str) -> None:
        """The turn of a bot; whatever goes wrong with it, the table tries again later."""
        try:
            self._tell_stand_in(seat)
            moves = await self._chosen(level)
            try:
                await self._submit(self._turn_of(seat, moves), "bot", seq)
            except AzulejosError as error:
                log.warning("a bot played badly", table=self._room.id, bot=level, cause=str(error))
                await self._submit(self._turn_of(seat, self._any_turn()), "bot", seq)
        except AzulejosError as error:
            log.error("no turn for a seat", table=self._room.id, seat=seat, cause=str(error))
            self._playing = None
            self._wake_at(now() + 1000 * RETRY_SECONDS)

    def _tell_stand_in(self, seat: int) -> None:
        room = self._room
        absent = room.presence.seats[seat]
        if absent.is_away and room.table.bot_to_move is None and not absent.bot_plays:
            room.announce_stand_in(seat)

    async def _chosen(self, level: str) -> list[str]:
        try:
            question = Question(level, self._room.table.state.position())
            return await self._pool.choose(question, self._room.asker)
        except BotFailed:
            return self._any_turn()

    def _turn_of(self, seat: int, moves: Sequence[str]) -> Command:
        if isinstance(self._room.table.seats[seat], Bot):
            return Play(seat, moves)
        return StandIn(seat, moves)

    def _any_turn(self) -> list[str]:
        """Some legal turn, so that the table goes on."""
        state = self._room.table.state
        chosen = bots.bot(ANY_LEVEL, state.rules.name).choose(state, Rng(secrets.randbits(63)))
        return list(play_moves(state, chosen))

    async def _submit(self, command: Command, sender: str, seq: int) -> None:
        """Commands of the server are named after the place in the log, so none happens twice."""
        command_id = f"{self._room.id}:{seq}"
        while True:
            try:
                await self._room.take(
                    command, command_id=command_id, sender=sender, expected_seq=seq, by_itself=True
                )
                return
            except Stale:
                return
            except LeaseLost:
                self._room.keeping.lose()
                self.update()
                return
            except StorageError as error:
                log.warning("not stored, trying again", table=self._room.id, cause=str(error))
                await asyncio.sleep(STORE_AGAIN_SECONDS)
