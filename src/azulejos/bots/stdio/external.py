"""The host's side: a program that plays for a seat."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from typing import Self

from azulejos.bots.bot import BotFailed
from azulejos.bots.stdio.lines import (
    LONGEST_TIME,
    MOST_SIMS,
    SHORTEST_TIME,
    Go,
    game_line,
    legal_line,
    quoted,
)
from azulejos.bots.stdio.process import Process
from azulejos.bots.stdio.program import START_LIMIT, Program, shown
from azulejos.engine.errors import IllegalMove, InvalidOptions, MalformedMove, expected
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves

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
        self.program = Program(name, command, start_limit=start_limit)
        self.sims = sims
        self.seconds = seconds
        self.limit = limit or seconds or TURN_LIMIT
        self.grace = grace
        self._last: tuple[Process, Options, int] | None = None

    @property
    def identity(self) -> dict[str, str]:
        """What the program says about itself, once it has been started."""
        return self.program.identity

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Starts the program unless it runs."""
        self.program.start()

    def close(self) -> None:
        """Lets the program go; a later turn starts it again."""
        self.program.close()

    def kill(self) -> None:
        """Ends the program without a word."""
        self.program.kill()

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is. Raises `BotFailed`."""
        expected(rng, Rng)
        state.expect_move()
        with self.program.conversation() as process:
            return self._turn(process, state, rng)

    def _turn(self, process: Process, state: GameState, rng: Rng) -> list[int]:
        if self._is_new_game(process, state):
            process.send(game_line(state.options))
        self._last = (process, state.options, state.turn)
        stop_at = time.monotonic() + self.limit
        trial = state.copy()
        moves: list[int] = []
        while trial.turn == state.turn:
            codes = self._ask(process, trial, rng, stop_at)
            moves += [number(process, trial, code) for code in codes]
            play(process, trial, moves[-len(codes) :])
        return moves

    def _is_new_game(self, process: Process, state: GameState) -> bool:
        return (
            self._last is None
            or self._last[:2] != (process, state.options)
            or state.turn <= self._last[2]
        )

    def _ask(self, process: Process, state: GameState, rng: Rng, stop_at: float) -> list[str]:
        """The codes of one or more moves."""
        process.skip_chatter()
        go = Go(self.sims, self._time_left(stop_at), seed_of(rng))
        process.send(f"position {state.position()}", legal_line(state), go.line())
        line = self.program.answer(process, "turn", stop_at)
        if line is None:
            process.send("stop")
            line = self.program.answer(process, "turn", stop_at + self.grace)
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


def expect_budget(name: str, value: float | None, lowest: float, highest: float) -> None:
    if value is not None and not lowest <= value <= highest:
        wanted = f"{lowest:g}..{highest:g}"
        raise InvalidOptions("option-value", option=name, value=str(value), expected=wanted)


def seed_of(rng: Rng) -> int:
    """What the program leaves to chance comes from our chance, so that games can be repeated."""
    return rng.below(SEEDS)


def number(process: Process, state: GameState, code: str) -> int:
    """One move of the answer; the bot fails if it is none."""
    try:
        return state.number(code)
    except MalformedMove as error:
        value = quoted(f"turn … {code} …")
        raise process.failure("bot-nonsense", value=value, expected="turn CODE …") from error


def play(process: Process, trial: GameState, moves: Sequence[int]) -> None:
    """The bot fails if a move is not allowed, or belongs to the next turn."""
    try:
        play_moves(trial, moves)
    except IllegalMove as error:
        move = quoted(str(error.values["move"]))
        raise process.failure("bot-illegal", move=move, reason=error.code) from error
