"""Positions shortly before the end, for tests in which the game itself is not the point."""

from functools import cache

from azulejos import bots
from azulejos.engine.registry import new_game, rule_set
from azulejos.engine.rng import Rng

TURNS_LEFT = 6


@cache
def late_position(game: str = "azul", seed: int = 11) -> str:
    """The first seat is to move, and few turns of two good players would end the game."""
    state, rng = new_game(rule_set(game).choose(2)), Rng(seed)
    bot = bots.bot("greedy", game)
    positions: list[tuple[int, str]] = []
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
            continue
        positions.append((state.current, state.position()))
        for move in bot.choose(state, rng):
            state.play(move)
    return next(line for seat, line in reversed(positions[:-TURNS_LEFT]) if seat == 0)
