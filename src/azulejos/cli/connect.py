"""`azulejos bot --connect`: a bot at the tables of a server."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from azulejos.cli import screen
from azulejos.cli.errors import BadValue, CommandError, explained
from azulejos.cli.exit_codes import TERMINATED
from azulejos.cli.parameters import chosen
from azulejos.cli.serve import packages_of_the_server
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.arena import Player, Tournament
    from azulejos.remote.player import Budget, RemotePlayer
    from azulejos.remote.server import RemoteServer
    from azulejos.remote.stream import Stream

TOKEN = "AZULEJOS_BOT_TOKEN"
USUAL_GAME = "azul"
PLACE = Path("arena")


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for a whole game, and for each turn in addition."""

    initial: int
    increment: int = 0

    def __str__(self) -> str:
        return f"{self.initial}+{self.increment}"

    def data(self) -> dict[str, Any]:
        whole = {"initial": 1000 * self.initial, "increment": 1000 * self.increment}
        return {"kind": "per-game", **whole}


def read_clock(text: str | Clock) -> Clock:
    """
    >>> read_clock("180+2"), read_clock("60")
    (Clock(initial=180, increment=2), Clock(initial=60, increment=0))
    """
    found = re.fullmatch(r"(\d{1,5})(?:\+(\d{1,3}))?", str(text), re.ASCII)
    if not found or not int(found[1]):
        raise BadValue(str(text), "180+2")
    return Clock(int(found[1]), int(found[2] or 0))


@dataclass(frozen=True, slots=True)
class ConnectOptions:
    """Where and what to play."""

    url: str
    token_file: Path | None
    tables: int
    game: str | None
    opponent: str | None
    games: int
    clock: Clock
    folder: Path | None
    as_json: bool


@dataclass(frozen=True, slots=True)
class Connected:
    """A bot and its stream."""

    server: RemoteServer
    stream: Stream
    player: RemotePlayer
    name: str
    tables: int


def play(
    spec: str,
    options: ConnectOptions,
    rules: tuple[str | None, Sequence[str] | None],
    limits: tuple[int | None, float | None],
    messages: Messages,
) -> None:
    with packages_of_the_server():
        from azulejos.remote.player import Budget, RemotePlayer
        from azulejos.remote.server import RemoteServer
        from azulejos.remote.stream import Stream

    who, budget = checked_player(spec), Budget(*limits)
    server = RemoteServer(options.url, token(options.token_file))
    say = teller(messages)
    with (
        leaving_in_order(),
        Stream(server, lambda: say("remote-lost", {})) as stream,
        RemotePlayer(stream, who, budget, options.tables, say) as player,
    ):
        player.start()
        welcome = first_message(stream)
        say("remote-connected", {"name": welcome["name"], "url": server.url})
        player.hear(welcome)
        most = min(options.tables, welcome["limits"]["tables"])
        connected = Connected(server, stream, player, welcome["name"], most)
        if options.opponent is None:
            accept_challenges(connected, options.game)
        else:
            play_match(connected, options, rules, budget, messages)


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """Whoever ends us ends our programs too: one that hangs would stay, as nobody else knows it."""

    def leave(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def checked_player(spec: str) -> Player:
    from azulejos.arena.players import read_player
    from azulejos.bots import bot as registered
    from azulejos.bots.stdio.serving import SEARCH
    from azulejos.engine.registry import GAMES

    player = read_player(spec)
    if not player.command and player.name != SEARCH:
        registered(player.name, next(iter(GAMES)))
    return player


def token(file: Path | None) -> str:
    """From a file or the environment: others can read command lines."""
    found = os.environ.get(TOKEN, "") if file is None else file.read_text(encoding="utf-8")
    if not found.strip():
        raise CommandError("bot-token-missing", variable=TOKEN)
    return found.strip()


def first_message(stream: Stream) -> dict[str, Any]:
    while True:
        message = stream.receive()
        if message is not None:
            return message


def accept_challenges(connected: Connected, game: str | None) -> None:
    from azulejos.engine.registry import GAMES, rule_set

    games = list(GAMES) if game is None else [rule_set(game).name]
    connected.stream.greet("open", games=games)
    while True:
        message = connected.stream.receive()
        if message is not None:
            connected.player.hear(message)


def play_match(
    connected: Connected,
    options: ConnectOptions,
    rules: tuple[str | None, Sequence[str] | None],
    budget: Budget,
    messages: Messages,
) -> None:
    from azulejos.arena import ResultsFolder, report
    from azulejos.cli.arena.tournaments import OutputOptions, show_results
    from azulejos.remote.match import Match, opponent_seat

    opponent = options.opponent or ""
    seat = opponent_seat(connected.server, opponent)
    tournament = match_of(connected.name, options, rules, budget)
    path = options.folder or PLACE / f"{tournament.kind}-{time.strftime('%Y%m%d-%H%M%S')}"
    about = {"server": connected.server.url, "clock": str(options.clock)}
    with ResultsFolder(path, tournament, about) as folder:
        match = Match(connected.server, tournament, seat, options.clock.data(), folder)
        title = messages.text("progress-games")
        with screen.progress(title, tournament.games_per_pairing) as moved_on:
            match.run(connected.stream, connected.player, connected.tables, moved_on)
        found = report(path, tournament.players[1].name)
        folder.summarise(found)
    show_results(found, OutputOptions(messages, options.as_json, None, None))


def match_of(
    name: str,
    options: ConnectOptions,
    rules: tuple[str | None, Sequence[str] | None],
    budget: Budget,
) -> Tournament:
    from azulejos.arena import Player, Tournament

    opponent = options.opponent or ""
    other = f"server:{opponent}" if opponent == name else opponent
    return Tournament(
        "network-match",
        chosen(options.game or USUAL_GAME, 2, *rules),
        (Player(name), Player(other)),
        ((0, 1),),
        options.games,
        0,
        None,
        budget.sims,
        budget.seconds,
    )


def teller(messages: Messages) -> Callable[[str, dict[str, Any]], None]:
    """Says on the error stream what happens; results go to the output."""

    def tell(code: str, values: dict[str, Any]) -> None:
        failure = values.get("failure")
        why = {"why": explained(failure, messages)} if failure is not None else {}
        plain = {name: one for name, one in values.items() if isinstance(one, str | int)}
        if code == "remote-over":
            plain["result"] = result_of(values)
        print(messages.text(code, **{**plain, **why}), file=sys.stderr, flush=True)

    return tell


def result_of(over: dict[str, Any]) -> str:
    outcome, seat = over["outcome"], over["seat"]
    if outcome is None or not outcome["winners"]:
        return "none"
    if seat not in outcome["winners"]:
        return "lost"
    return "won" if len(outcome["winners"]) == 1 else "shared"
