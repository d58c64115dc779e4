"""Positions to think about, and what is true of them by trying everything."""

from __future__ import annotations

import azulejos
from azulejos import GameState, Rng
from azulejos.bots import policy_for
from azulejos.search import Search

TWO = ("azul", 2, "standard")


def dealt(table: tuple[str, int, str] = TWO, seed: int = 3) -> GameState:
    game = azulejos.start(*table)
    game.deal(Rng(seed))
    return game


def search(game: str = "azul", threads: int = 1) -> Search:
    return Search(lambda: policy_for(game), threads)


def last_takes(players: int, seed: int, left: int) -> GameState:
    """A random game that will end with its first round, so many moves before the end."""
    game = azulejos.start("azul", players, max_rounds=1)
    rng = Rng(seed)
    game.deal(rng)
    played: list[int] = []
    trail = [game.copy()]
    while not game.is_over:
        played.append(game.random_legal_move(rng))
        game.play(played[-1])
        trail.append(game.copy())
    return trail[-1 - left]


def best_possible(game: GameState) -> list[float]:
    """What every seat gets if each plays for its own victory; the first best move counts."""
    if game.is_over:
        return game.utilities()
    seat = game.current
    best: list[float] = []
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        reached = best_possible(after)
        if not best or reached[seat] > best[seat]:
            best = reached
    return best
