"""Live analysis: what a search knows of a position, told again and again while it grows."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from azulejos.analysis.hints import search_for
from azulejos.analysis.review.values import SEED, Rest
from azulejos.engine.game import GameState
from azulejos.search.result import SearchResult
from azulejos.search.search import Budget

# How often it is told, and how often the search can be made to wait or to stop.
TELL_SECONDS = 0.3
SLICE_SECONDS = 0.02


def growing(state: GameState, budget: Budget, rest: Rest) -> Iterator[SearchResult]:
    """What is known after ever more simulations; the last one is `finished`.

    What is found depends on the number of simulations alone, not on when somebody looks. Seconds
    are those spent searching: `rest`, which is called before every slice, may wait.
    """
    search = search_for(state)
    search.begin(state, SEED)
    left, told, grew = budget.simulations, perf_counter(), True
    while grew and left > 0 and search.seconds < budget.seconds:
        rest()
        done = search.grow(left, perf_counter() + SLICE_SECONDS)
        left, grew = left - done, done > 0
        if perf_counter() - told >= TELL_SECONDS:
            yield search.read(finished=False)
            told = perf_counter()
    yield search.read(finished=True)
