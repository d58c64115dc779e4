"""Counts move sequences from a position: the same number, from any correct engine.

A sequence ends where chance or the end of the game comes in: one that reaches a deal or the end
before its last move counts as one and is not continued.
"""

from __future__ import annotations

from collections.abc import Iterator

import cython

from azulejos.engine.buffers import MoveBuffer
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState

# One call without the GIL counts so many moves deep; above that Python can be interrupted.
UNINTERRUPTED = 4


@cython.final
@cython.cclass
class Ply:
    """A state, its legal moves, and the ply below: nothing is made while counting."""

    def __init__(self, state: GameState, depth: int) -> None:
        self.state = state.copy()
        self.buffer = MoveBuffer()
        self.below = Ply(state, depth - 1) if depth > 1 else self

    def sequences(self, state: GameState, depth: int) -> int:
        self.state.copy_from(expected(state, type(self.state)))
        return self.count_all(depth)

    def count_all(self, depth: int) -> int:
        with cython.nogil:
            count = self.count(depth)
        return count

    def count(self, depth: int) -> int:
        if depth == 0 or self.state.over or self.state.deal_due:
            return 1
        moves = self.state.legal_into(self.buffer.moves)
        if depth == 1:
            return moves
        total = 0
        for index in range(moves):
            self.below.state.copy_from(self.state)
            self.below.state.apply(self.buffer.moves[index])
            total += self.below.count(depth - 1)
        return total


def count_sequences(state: GameState, depth: int) -> int:
    """How many sequences of this many moves there are.

    >>> import azulejos
    >>> game = azulejos.start("azul")
    >>> game.deal(azulejos.Rng(1))
    >>> count_sequences(game, 1) == len(game.legal_moves())
    True
    """
    return count_below(state, depth, Ply(state, min(depth, UNINTERRUPTED)))


def divide(state: GameState, depth: int) -> Iterator[tuple[int, int]]:
    """For each first move how many sequences begin with it; depth is at least 1."""
    ply = Ply(state, min(depth, UNINTERRUPTED))
    for move, after in continuations(state):
        yield move, count_below(after, depth - 1, ply)


def count_below(state: GameState, depth: int, ply: Ply) -> int:
    if depth <= UNINTERRUPTED or state.is_over or state.needs_deal:
        return ply.sequences(state, depth)
    return sum([count_below(after, depth - 1, ply) for _, after in continuations(state)])


def continuations(state: GameState) -> Iterator[tuple[int, GameState]]:
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        yield move, after
