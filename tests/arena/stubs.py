"""Bots and tournaments for tests of the arena."""

from __future__ import annotations

from collections.abc import Callable

import azulejos
from azulejos import bots
from azulejos.arena import Player, SequentialTest, Tournament
from azulejos.bots import Bot, BotFailed
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

AZUL = azulejos.rule_set("azul")
REAL_BOT = bots.bot


def tournament(
    *names: str,
    games: int = 4,
    seed: int = 0,
    players: int = 2,
    game: str = "azul",
    test: SequentialTest | None = None,
) -> Tournament:
    """The first of these bots against each of the others."""
    takers = tuple(Player(name) for name in names or ("greedy", "random"))
    pairings = tuple((0, other) for other in range(1, len(takers)))
    options = azulejos.rule_set(game).choose(players)
    return Tournament("match", options, takers, pairings, games, seed, test)


class Failing:
    """Plays any move, and after so many turns fails in its own way."""

    name = "failing"

    def __init__(self, turns: int, fail: Callable[[GameState], list[int]]) -> None:
        self.turns = turns
        self.fail = fail
        self.closed = False

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        self.turns -= 1
        if self.turns < 0:
            return self.fail(state)
        return REAL_BOT("random", state.options.game).choose(state, rng)

    def close(self) -> None:
        self.closed = True


def crash(_: GameState) -> list[int]:
    raise BotFailed("bot-crashed", bot="failing", exit=1)


def illegal(state: GameState) -> list[int]:
    legal = state.legal_moves()
    return [next(move for move in range(state.move_count) if move not in legal)]


def nothing(_: GameState) -> list[int]:
    return []


def nonsense(state: GameState) -> list[int]:
    return [state.move_count + 7]


def too_much(state: GameState) -> list[int]:
    return state.legal_moves()[:1] * 2


def with_bot(made: Callable[[], Bot]) -> Callable[[str, str], Bot]:
    """The registry, with one more bot called `failing`."""
    return lambda name, game: made() if name == "failing" else REAL_BOT(name, game)
