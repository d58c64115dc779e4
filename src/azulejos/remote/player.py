"""Plays a bot's seats at the tables of a server, each table with a program of its own."""

from __future__ import annotations

import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from shlex import join

from azulejos.arena.players import Player
from azulejos.bots.bot import BotFailed
from azulejos.bots.stdio import ExternalBot, external
from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import from_position
from azulejos.engine.rng import Rng
from azulejos.remote.server import Data
from azulejos.remote.stream import Stream

SPARE_SECONDS = 1.0
"""What a turn may need on its way."""
SHORTEST_LIMIT = 0.2
GRACE = 2.0
RETRY_SECONDS = 1.0
LEAVE_SECONDS = 0.1
UNAVAILABLE = "storage-unavailable"
TURNS_AHEAD = 25
"""A game with a clock is planned as if there were always so many turns to come."""
ATTEMPTS = 2

Told = Callable[[str, Data], None]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long the program is told to think; without either, as a clock allows."""

    sims: int | None = None
    seconds: float | None = None


def program(player: Player, budget: Budget) -> ExternalBot:
    """One of our bots is a program like any other."""
    own = [sys.executable, "-m", "azulejos", "bot", player.name, "--stdio"]
    command = player.command or join(own)
    return external(player.name, command, sims=budget.sims, seconds=budget.seconds)


@dataclass(slots=True)
class Seat:
    """Where the bot sits, and which turn it thinks about."""

    bot: ExternalBot
    seq: int = -1
    lock: threading.Lock = field(default_factory=threading.Lock)


class RemotePlayer:
    """Answers `your-turn` with turns; `failures` has what made a program give a game up."""

    def __init__(
        self, stream: Stream, player: Player, budget: Budget, at_once: int, told: Told
    ) -> None:
        self._stream = stream
        self._player = player
        self._budget = budget
        self._at_once = at_once
        self._told = told
        self._seats: dict[str, Seat] = {}
        self._played: dict[str, str] = {}
        self._thinkers = ThreadPoolExecutor(at_once, "bot")
        self._accepted: set[str] = set()
        self._is_leaving = False
        self.failures: dict[str, BotFailed] = {}

    def __enter__(self) -> RemotePlayer:
        return self

    def __exit__(self, *_: object) -> None:
        """Ends programs that think, also those that are only just starting."""
        self._is_leaving = True
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        for seat in self._seats.values():
            seat.seq = -1
            while not seat.lock.acquire(timeout=LEAVE_SECONDS):
                seat.bot.program.interrupt()
            seat.bot.kill()
            seat.lock.release()

    @property
    def is_busy(self) -> bool:
        return len(self._accepted | set(self._seats)) >= self._at_once

    def start(self) -> None:
        """Starts the program once, so that one that cannot run is known at once."""
        with program(self._player, self._budget) as bot:
            bot.start()

    def hear(self, message: Data) -> None:
        """Deals with a message of the stream."""
        kind = message["type"]
        if kind == "your-turn":
            self._think(message)
        elif kind == "ack":
            self._played.pop(message["id"], None)
        elif kind == "game-over":
            self._leave(message["table"])
            self._told("remote-over", message)
        elif kind == "challenge":
            self._answer_challenge(message)
        elif kind == "undo-asked":
            self._stream.command("accept-undo", **where(message))
        elif kind == "welcome":
            self._look(set(self._seats) - set(message["tables"]))  # those that have ended meanwhile
        elif kind == "refused":
            self._hear_refusal(message)

    def _hear_refusal(self, message: Data) -> None:
        if message["id"] is None:
            self._accepted.clear()  # one of them is not ours after all; the others call us
        elif message["code"] == UNAVAILABLE:
            self._try_later(message["id"])

    def _answer_challenge(self, message: Data) -> None:
        if self.is_busy:
            self._stream.send("decline", table=message["table"])
            self._told("remote-declined", message)
            return
        self._accepted.add(message["table"])
        self._stream.send("accept", table=message["table"])
        self._told("remote-accepted", message)

    def _think(self, message: Data) -> None:
        table = message["table"]
        if table not in self._seats:
            self._seats[table] = Seat(program(self._player, self._budget))
        seat = self._seats[table]
        if seat.seq == message["seq"]:
            return  # told again after a broken connection
        seat.seq = message["seq"]
        self._thinkers.submit(self._take_turn, seat, message, time.monotonic())

    def _take_turn(self, seat: Seat, message: Data, heard: float) -> None:
        with seat.lock:
            if seat.seq != message["seq"]:
                return
            try:
                moves = self._chosen(seat.bot, message, heard)
            except BotFailed as failure:
                if not self._is_leaving:
                    self._give_up(message, failure)
            except AzulejosError as error:  # such as a game that this version does not know
                self._give_up(message, BotFailed(error.code, **error.values))
            else:
                sent = self._stream.command("play", moves=moves, **where(message))
                self._played[sent] = message["table"]

    def _give_up(self, message: Data, failure: BotFailed) -> None:
        self.failures[message["table"]] = failure
        self._told("remote-failed", {**message, "failure": failure})
        self._stream.command("resign", **where(message))

    def _chosen(self, bot: ExternalBot, message: Data, heard: float) -> Sequence[str]:
        """A program that fails once is started again and asked again."""
        state = from_position(message["position"])
        for attempt in range(1, ATTEMPTS + 1):
            self._set_limits(bot, message, time.monotonic() - heard)
            try:
                moves = bot.choose(state, Rng(secrets.randbits(63)))
            except BotFailed as failure:
                if attempt == ATTEMPTS or self._is_leaving:
                    raise
                self._told("remote-restarted", {**message, "failure": failure})
            else:
                return [state.code(move) for move in moves]
        raise AssertionError

    def _set_limits(self, bot: ExternalBot, message: Data, waited: float) -> None:
        """As elsewhere: a program is told to stop when its time is up, then it has hung."""
        left = (message["deadline"] - message["now"]) / 1000 - waited - SPARE_SECONDS
        longest = max(SHORTEST_LIMIT, left)
        remaining = message["remaining"][message["seat"]]
        if self._budget.seconds is not None:
            bot.seconds = min(self._budget.seconds, longest)
        elif self._budget.sims is None and remaining is not None:
            bot.seconds = min(longest, max(SHORTEST_LIMIT, remaining / 1000 / TURNS_AHEAD))
        bot.limit = bot.seconds or longest
        bot.grace = min(GRACE, max(SHORTEST_LIMIT, longest - bot.limit))

    def _look(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._stream.send("look", table=table)

    def _try_later(self, command: str) -> None:
        """The server could not store a turn; it will say again that we are to move."""
        table = self._played.pop(command, None)
        if table in self._seats:
            self._seats[table].seq = -1
            threading.Timer(RETRY_SECONDS, self._look, [[table]]).start()

    def _leave(self, table: str) -> None:
        self._accepted.discard(table)
        seat = self._seats.pop(table, None)
        if seat is not None:
            seat.seq = -1
            self._thinkers.submit(close, seat)


def close(seat: Seat) -> None:
    with seat.lock:
        seat.bot.close()


def where(message: Data) -> Data:
    return {
        "table": message["table"],
        "seat": message["seat"],
        "expected_seq": message["seq"],
    }
