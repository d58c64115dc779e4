"""A process that plays turns: a line of JSON in, a line of JSON out, until the input ends.

    {"level": "greedy", "position": "...", "seed": 7}
    {"moves": ["3B2"]}

    {"level": null, "position": "...", "seed": 7}
    {"seat": 0, "turns": [{"moves": ["3B2"], "chance": 0.61, "points": [52.5, 47.1], "share": 0.8}]}

It lives apart from the server so that a bot that takes too long, or crashes, harms nobody.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import lru_cache
from typing import Any, TextIO

from azulejos import bots
from azulejos.analysis import Hint, hint
from azulejos.engine.game import GameState
from azulejos.engine.registry import from_position
from azulejos.engine.rng import Rng
from azulejos.search.search import Budget

# As much as the bot "hard" thinks, but never long: bots of other tables wait meanwhile.
HINT_BUDGET = Budget(simulations=1000, seconds=1.0)
SMALL_SEED = (1 << 30) - 1


@lru_cache(maxsize=64)
def bot(level: str, game: str) -> bots.Bot:
    """Bots keep their scratch space; this process has one thread."""
    return bots.bot(level, game)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    state, seed = from_position(question["position"]), question["seed"]
    if question["level"] is None:
        return advised(hint(state, HINT_BUDGET, seed=seed & SMALL_SEED))
    return {"moves": played(state, question["level"], seed)}


def advised(found: Hint) -> dict[str, Any]:
    turns = [
        {
            "moves": turn.codes,
            "chance": turn.chance,
            "points": turn.points,
            "share": turn.share,
        }
        for turn in found.turns
    ]
    return {"seat": found.seat, "turns": turns}


def played(state: GameState, level: str, seed: int) -> list[str]:
    player = bot(level, state.rules.name)
    turn = player.choose(state, Rng(seed))
    trial = state.copy()
    codes = []
    for move in turn:
        codes.append(trial.code(move))
        trial.play(move)
    return codes


def safe_answer(line: str) -> dict[str, Any]:
    try:
        return answer(json.loads(line))
    except Exception as error:  # whatever a bot does wrong is told, and this process goes on
        return {"error": f"{type(error).__name__}: {error}"}


def serve(questions: TextIO, answers: TextIO) -> None:
    for line in questions:
        answers.write(json.dumps(safe_answer(line)) + "\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is time to go
    try:
        serve(sys.stdin, sys.stdout)
    except BrokenPipeError:  # the server is gone, nobody wants the answer
        os._exit(1)
