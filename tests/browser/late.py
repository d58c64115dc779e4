"""Positions from the middle and the end of games, where playing that far is not the point."""

from functools import cache
from typing import Literal

from azulejos import GameState, bots
from azulejos.engine.registry import new_game, rule_set
from azulejos.engine.rng import Rng

Stage = Literal["early", "middle", "late"]
TURNS_LEFT = 6


@cache
def late_position(game: str = "azul", seed: int = 11) -> str:
    """The first seat is to move, and few turns of two good players would end the game."""
    turns = good_game(game, seed=seed)[:-TURNS_LEFT]
    return next(now.position() for now in reversed(turns) if now.current == 0)


@cache
def last_round(game: str, players: int = 2, variant: str | None = None) -> str:
    """The first seat is to move for the first time in the last round of good players."""
    turns = good_game(game, players, variant)
    last = turns[-1].round
    return next(now.position() for now in turns if now.round == last and now.current == 0)


@cache
def position_at(game: str, players: int, stage: Stage) -> str:
    """The first seat is to move; of the middle of the game, what has most to be shown."""
    own = [now.position() for now in good_game(game, players) if now.current == 0]
    third = len(own) // 3
    return {"early": own[1], "middle": max(own[third : 2 * third], key=len), "late": own[-2]}[stage]


@cache
def good_game(
    game: str, players: int = 2, variant: str | None = None, *, seed: int = 11
) -> list[GameState]:
    """The states before each turn."""
    state, rng = new_game(rule_set(game).choose(players, variant)), Rng(seed)
    bot = bots.bot("greedy", game)
    turns: list[GameState] = []
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
            continue
        turns.append(state.copy())
        for move in bot.choose(state, rng):
            state.play(move)
    return turns
