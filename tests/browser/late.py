"""Positions of the last round, for tests in which the game before it is not the point."""

from collections.abc import Iterator
from functools import cache

from azulejos import GameState, bots
from azulejos.engine.registry import new_game, rule_set
from azulejos.engine.rng import Rng

TURNS_LEFT = 6


@cache
def late_position(game: str = "azul", seed: int = 11) -> str:
    """The first seat is to move, and few turns of two good players would end the game."""
    turns = list(good_game(game, seed=seed))
    return next(now.position() for now in reversed(turns[:-TURNS_LEFT]) if now.current == 0)


@cache
def last_round(game: str, players: int = 2, variant: str | None = None) -> str:
    """The first seat is to move for the first time in the last round of good players."""
    turns = list(good_game(game, players, variant))
    last = turns[-1].round
    return next(now.position() for now in turns if now.round == last and now.current == 0)


def good_game(
    game: str, players: int = 2, variant: str | None = None, *, seed: int = 11
) -> Iterator[GameState]:
    """The states before each turn."""
    state, rng = new_game(rule_set(game).choose(players, variant)), Rng(seed)
    bot = bots.bot("greedy", game)
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
            continue
        yield state.copy()
        for move in bot.choose(state, rng):
            state.play(move)
