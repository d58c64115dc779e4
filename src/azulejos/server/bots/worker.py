"""A process that plays turns: a line of JSON in, a line of JSON out, until the input ends.

    {"level": "greedy", "position": "...", "seed": 7}
    {"moves": ["3B2"]}

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
from azulejos.engine.registry import from_position
from azulejos.engine.rng import Rng


@lru_cache(maxsize=64)
def bot(level: str, game: str) -> bots.Bot:
    """Bots keep their scratch space; this process has one thread."""
    return bots.bot(level, game)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    state = from_position(question["position"])
    player = bot(question["level"], state.rules.name)
    turn = player.choose(state, Rng(question["seed"]))
    trial = state.copy()
    codes = []
    for move in turn:
        codes.append(trial.code(move))
        trial.play(move)
    return {"moves": codes}


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
