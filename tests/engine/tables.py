"""Every table that the registry offers, and games played at it."""

from __future__ import annotations

from collections.abc import Iterator

import azulejos
from azulejos import GAMES, GameState, Rng

Table = tuple[str, int, str]
TABLES: list[Table] = [
    (name, players, variant)
    for name, state in GAMES.items()
    for players in state.rules.players
    for variant in state.rules.variants
]
FOR_TWO = [table for table in TABLES if table[1] == 2]


def name_of(table: Table) -> str:
    return "-".join(map(str, table))


def positions(table: Table, seed: int, every: int = 1) -> Iterator[GameState]:
    """The states of a random game, before each deal and each move (or every n-th), and the last."""
    game = azulejos.start(*table)
    rng = Rng(seed)
    step = 0
    while not game.is_over:
        if step % every == 0:
            yield game.copy()
        step += 1
        advance(game, rng)
    yield game


def advance(game: GameState, rng: Rng) -> None:
    """One deal or one move."""
    if game.needs_deal:
        game.deal(rng)
    else:
        game.play(game.random_legal_move(rng))


def finished(table: Table, seed: int = 1) -> GameState:
    game, rng = azulejos.start(*table), Rng(seed)
    while not game.is_over:
        advance(game, rng)
    return game
