"""Positions of every game to draw, early, in the middle and at the end."""

from collections.abc import Iterator
from functools import cache

from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.registry import GAMES, new_game, rule_set
from azulejos.engine.rng import Rng

MOMENTS = {"dealt": 0, "begun": 25, "middle": 90, "over": 10_000}


def tables() -> Iterator[Options]:
    """Every variant of every game, for every number of players."""
    for game in GAMES:
        rules = rule_set(game)
        for players in rules.players:
            for variant in rules.variants:
                yield rules.choose(players, variant)


@cache
def reached(options: Options, moment: str, seed: int = 5) -> GameState:
    """A game played by chance, as far as it has come by then."""
    state, rng = new_game(options), Rng(seed)
    moves = 0
    while not state.is_over and (state.needs_deal or moves < MOMENTS[moment]):
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(rng.choice(state.legal_moves()))
            moves += 1
    return state


def named(options: Options) -> str:
    return f"{options.game}-{options.variant}-{options.players}"
