"""Our bots, hints and reviews as a program that speaks docs/bot_protocol.md.

`azulejos bot` runs it, and so does the server, several times over and without the command line:
it starts in a third of the time.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from math import inf
from typing import Any

from azulejos.analysis.hints import USUAL, Hint, hint, search_for
from azulejos.analysis.requests import AnalysisRequests
from azulejos.bots.stdio import Go, of_level, serve
from azulejos.bots.stdio.serving import NetsFor
from azulejos.engine.game import GameState
from azulejos.search.search import Budget, Search

LARGEST_SEED = (1 << 30) - 1
LEVEL = "greedy"


class HintSearch:
    """Searches for the best turns, and can be stopped from another thread."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def advise(self, state: GameState, go: Go) -> str:
        self.search = search_for(state)
        seed = secrets.randbits(30) if go.seed is None else go.seed & LARGEST_SEED
        return json.dumps(written(hint(state, budget_of(go), seed=seed, search=self.search)))

    def stop(self) -> None:
        if self.search is not None:
            self.search.stop()


def budget_of(go: Go) -> Budget:
    if go.sims is None and go.seconds is None:
        return USUAL
    return Budget(go.sims or inf, go.seconds or inf)


def written(found: Hint) -> dict[str, Any]:
    """A hint as it is sent, to hosts and to players."""
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


def run(name: str, nets_for: NetsFor = lambda _game: None) -> None:
    """Answers on standard output what is asked on standard input, until that ends."""
    # Unbuffered: a buffered stream would keep its lock when Ctrl-C ends the program.
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as requests:
        serve(
            name,
            of_level(name, nets_for),
            requests,
            sys.stdout.buffer,
            HintSearch(),
            lambda conversation: AnalysisRequests(conversation).words(),
        )


if __name__ == "__main__":
    try:
        run(LEVEL)
    except BrokenPipeError:  # the host is gone, nobody wants the answer
        os._exit(1)
