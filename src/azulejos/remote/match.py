"""A rated match on a server: games against one opponent from alternate seats, with clocks.

Two games with seats exchanged count as one deal of the arena, though their tiles differ: the
server shuffles each game anew, so that nobody knows what comes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from azulejos.arena import Failure, Fixture, GameResult, ResultsFolder, Tournament
from azulejos.arena.runner import PairingProgress
from azulejos.remote.player import RemotePlayer
from azulejos.remote.server import Data, RemoteError, RemoteServer
from azulejos.remote.stream import Stream

START_SECONDS = 30.0
"""How long an opponent may take to accept."""
PASSING = ("too-many-tables", "too-many-requests", "network-bot-busy", "storage-unavailable")
RETRY_SECONDS, LONGEST_WAIT = 5.0, 60.0
LOST = {"time": "remote-time", "resigned": "remote-resigned"}


@dataclass(slots=True)
class Running:
    """A game on its way; `since` until it has begun."""

    fixture: Fixture
    since: float
    begun: bool = False


def opponent_seat(server: RemoteServer, name: str) -> Data:
    """A level of the server's bots, or a program that is connected there."""
    levels = server.ask("GET", "/api/games")["bots"]
    if name in levels:
        return {"kind": "bot", "level": name}
    connected = [bot["name"] for bot in server.ask("GET", "/api/bots")["bots"]]
    if name not in connected:
        raise RemoteError("remote-opponent", name=name, expected=" ".join([*levels, *connected]))
    return {"kind": "network-bot", "name": name}


class Match:
    """Plays the fixtures of a tournament with one pairing, so many tables at a time."""

    def __init__(
        self,
        server: RemoteServer,
        tournament: Tournament,
        opponent: Data,
        clock: Data,
        folder: ResultsFolder,
    ) -> None:
        self._server = server
        self._opponent = opponent
        self._clock = clock
        self._folder = folder
        self._tournament = tournament
        self._progress = PairingProgress(tournament, 0, {})
        self._again: list[Fixture] = []
        self._not_before = 0.0
        self._running: dict[str, Running] = {}

    def run(
        self, stream: Stream, player: RemotePlayer, at_once: int, done: Callable[[int], None]
    ) -> None:
        """Until every game has ended; `done` hears of each."""
        while not self._progress.ended:
            message = stream.receive()
            if message is not None:
                if message["type"] == "welcome":
                    self._look(stream, message)
                player.hear(message)
                done(self._heed(message, player))
            self._expect_begun()
            self._fill(at_once)

    def _fill(self, at_once: int) -> None:
        """A server that wants us to wait is asked again later."""
        while len(self._running) < at_once and time.monotonic() >= self._not_before:
            fixture = self._again.pop() if self._again else self._progress.next_fixture()
            if fixture is None:
                return
            try:
                self._open(fixture)
            except RemoteError as error:
                if error.code not in PASSING:
                    raise
                seconds = float(error.values.get("seconds", RETRY_SECONDS))
                self._not_before = time.monotonic() + min(seconds, LONGEST_WAIT)
                self._again.append(fixture)

    def _open(self, fixture: Fixture) -> None:
        options = fixture.options
        answer = self._server.ask(
            "POST",
            "/api/tables",
            {
                "game": options.game,
                "variant": options.variant,
                "options": dict(options.extras),
                "seats": [self._opponent if side else {"kind": "person"} for side in fixture.sides],
                "order": "given",
                "clock": self._clock,
                "patience": None,
                "hints": False,
            },
        )
        begun = answer["standing"]["phase"] != "waiting"
        self._running[answer["table"]["id"]] = Running(fixture, time.monotonic(), begun)

    def _look(self, stream: Stream, welcome: Data) -> None:
        """At games that have ended while we were away."""
        for table in set(self._running) - set(welcome["tables"]):
            stream.send("look", table=table)

    def _heed(self, message: Data, player: RemotePlayer) -> int:
        """How many games have ended."""
        table = message.get("table")
        if table not in self._running:
            return 0
        self._running[table].begun = True
        if message["type"] == "declined":
            raise RemoteError("remote-match-declined", name=self._opponent["name"])
        if message["type"] != "game-over":
            return 0
        running = self._running.pop(table)
        played = result(running.fixture, message, player)
        if played is None:  # nobody has won: closed, or cancelled by hand
            self._again.append(running.fixture)
            return 0
        self._folder.add(played, self._server.text("GET", f"/api/tables/{table}/record"))
        self._progress.add(played)
        return 1

    def _expect_begun(self) -> None:
        late = time.monotonic() - START_SECONDS
        for running in self._running.values():
            if not running.begun and running.since < late and self._opponent["kind"] != "bot":
                raise RemoteError("remote-match-declined", name=self._opponent["name"])


def result(fixture: Fixture, over: Data, player: RemotePlayer) -> GameResult | None:
    outcome: dict[str, Any] | None = over["outcome"]
    if outcome is None or not outcome["winners"]:
        return None
    winners = outcome["winners"]
    return GameResult(
        fixture.pairing,
        fixture.number,
        fixture.sides,
        tuple(outcome["scores"]),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(over["seats"]))),
        outcome["reason"],
        tuple(over["turns"]),
        tuple(thought / 1000 for thought in over["thought"]),
        failure_in(over, player),
    )


def failure_in(over: Data, player: RemotePlayer) -> Failure | None:
    """Who gave up or ran out of time, if anybody did; of our own program also why."""
    gone = {seat: one["out"] for seat, one in enumerate(over["seats"]) if one["out"]}
    for seat, reason in gone.items():
        error = player.failures.get(over["table"])
        if seat == over["seat"] and error is not None:
            return Failure(seat, error.code, error.values)
        return Failure(seat, LOST[reason], {})
    return None
