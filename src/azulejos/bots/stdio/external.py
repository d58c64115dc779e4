"""The host's side: a program that plays for a seat."""

from __future__ import annotations

import shlex
import time
import weakref
from collections.abc import Callable, Sequence
from typing import Self

from azulejos.bots.bot import BotFailed
from azulejos.bots.stdio.lines import (
    LONGEST_TIME,
    MOST_SIMS,
    SHORTEST_TIME,
    VERSION,
    Go,
    game_line,
    legal_line,
    quoted,
)
from azulejos.bots.stdio.process import Process
from azulejos.engine.errors import IllegalMove, InvalidOptions, MalformedMove, Reason
from azulejos.engine.game import GameState, expected
from azulejos.engine.options import Options
from azulejos.engine.rng import Rng

START_LIMIT = 20.0
TURN_LIMIT = 60.0
GRACE = 2.0
SEEDS = 2**31 - 1


def external(
    name: str, command: str, *, sims: int | None = None, seconds: float | None = None
) -> ExternalBot:
    """A bot that is a program; its command line is split as a shell would, but no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BotFailed("bot-command", bot=name, value=quoted(command))
    return ExternalBot(name, words, sims=sims, seconds=seconds)


class ExternalBot:
    """Starts its program when it is first needed, and anew after every failure.

    A turn may take `limit` seconds (`seconds`, if there is such a budget): then the program is
    told to stop, and after `grace` more it has hung. A failed program is ended at once.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        *,
        sims: int | None = None,
        seconds: float | None = None,
        limit: float | None = None,
        grace: float = GRACE,
        start_limit: float = START_LIMIT,
    ) -> None:
        expect_budget("sims", sims, 1, MOST_SIMS)
        expect_budget("time", seconds, SHORTEST_TIME, LONGEST_TIME)
        self.name = name
        self.command = tuple(command)
        self.sims = sims
        self.seconds = seconds
        self.limit = limit or seconds or TURN_LIMIT
        self.grace = grace
        self.start_limit = start_limit
        self.identity: dict[str, str] = {}
        self._process: Process | None = None
        self._end: Callable[[], object] | None = None
        self._last: tuple[Options, int] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Starts the program unless it runs; `identity` then holds what it says about itself."""
        if self._process is None:
            self._process = Process(self.name, self.command)
            self._end = weakref.finalize(self, self._process.kill)  # also when Python exits
            self._last = None
            try:
                self._shake_hands(self._process)
            except BaseException:
                self.kill()
                raise

    def close(self) -> None:
        """Lets the program go; a later turn starts it again."""
        try:
            if self._process is not None:
                self._process.leave()
        finally:
            self.kill()

    def kill(self) -> None:
        """Ends the program without a word."""
        self._process = None
        if self._end is not None:
            self._end()

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is. Raises `BotFailed`."""
        expected(rng, Rng)
        state.expect_move()
        self.start()
        assert self._process is not None
        try:
            return self._turn(self._process, state, rng)
        except BaseException:
            self.kill()  # Ctrl-C as well: it may still think about a question nobody asks any more
            raise

    def _turn(self, process: Process, state: GameState, rng: Rng) -> list[int]:
        if self._is_new_game(state):
            process.send(game_line(state.options))
        self._last = (state.options, state.turn)
        stop_at = time.monotonic() + self.limit
        trial = state.copy()
        moves: list[int] = []
        while trial.turn == state.turn:
            for code in self._ask(process, trial, rng, stop_at):
                moves.append(play(process, trial, code, state.turn))
        return moves

    def _is_new_game(self, state: GameState) -> bool:
        return self._last is None or self._last[0] != state.options or state.turn <= self._last[1]

    def _ask(self, process: Process, state: GameState, rng: Rng, stop_at: float) -> list[str]:
        """The codes of one or more moves."""
        process.skip_chatter()
        go = Go(self.sims, self._time_left(stop_at), seed_of(rng))
        process.send(f"position {state.position()}", legal_line(state), go.line())
        line = self._answer(process, "turn", stop_at)
        if line is None:
            process.send("stop")
            line = self._answer(process, "turn", stop_at + self.grace)
        if line is None:
            raise process.failure("bot-hung", seconds=shown(self.limit + self.grace))
        codes = line.split()[1:]
        if not codes:
            raise process.failure("bot-nonsense", value=quoted(line), expected="turn CODE …")
        return codes

    def _time_left(self, stop_at: float) -> float | None:
        """The time is for the whole turn, however many questions it takes."""
        if self.seconds is None:
            return None
        return min(self.seconds, max(SHORTEST_TIME, stop_at - time.monotonic()))

    def _shake_hands(self, process: Process) -> None:
        process.send(f"azulejos {VERSION}")
        line = self._answer(process, "ready", time.monotonic() + self.start_limit)
        if line is None:
            raise process.failure("bot-slow-start", seconds=shown(self.start_limit))
        version = line.split()[1:2]
        if version != [str(VERSION)]:
            value = quoted(" ".join(version))
            raise process.failure("bot-version", value=value, expected=VERSION)

    def _answer(self, process: Process, awaited: str, deadline: float) -> str | None:
        """The line that begins with this word; None if the time is up. Other lines pass by."""
        while (line := process.next_line(deadline)) is not None:
            word, _, rest = line.strip().partition(" ")
            if word == awaited:
                return line
            if word == "error":
                raise process.failure("bot-refused", value=quoted(rest))
            if word == "id":
                key, _, value = rest.partition(" ")
                self.identity[key] = quoted(value)
        return None


def expect_budget(name: str, value: float | None, lowest: float, highest: float) -> None:
    if value is not None and not lowest <= value <= highest:
        wanted = f"{lowest:g}..{highest:g}"
        raise InvalidOptions("option-value", option=name, value=str(value), expected=wanted)


def seed_of(rng: Rng) -> int:
    """What the program leaves to chance comes from our chance, so that games can be repeated."""
    return rng.below(SEEDS)


def shown(seconds: float) -> str:
    return f"{seconds:g}"


def play(process: Process, trial: GameState, code: str, turn: int) -> int:
    """Plays one move of the answer; the bot fails if it is none, or not allowed."""
    try:
        number = trial.number(code)
        if trial.turn != turn:
            raise IllegalMove(code, Reason("turn-complete"))
        trial.play(number)
    except MalformedMove as error:
        value = quoted(f"turn … {code} …")
        raise process.failure("bot-nonsense", value=value, expected="turn CODE …") from error
    except IllegalMove as error:
        raise process.failure("bot-illegal", move=quoted(code), reason=error.code) from error
    return number
