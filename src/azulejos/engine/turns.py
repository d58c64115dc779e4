"""Plays the moves of one turn on a state: those that are given, or chosen one after another.

>>> from azulejos.engine.registry import new_game, rule_set
>>> from azulejos.engine.rng import Rng
>>> state = new_game(rule_set("azul").choose())
>>> state.deal(Rng(1))
>>> turn = choose_turn(state, lambda now: now.legal_moves()[0])
>>> codes = play_moves(state, turn)
>>> len(turn) == len(codes), state.turn
(True, 1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from azulejos.engine.errors import IllegalMove, Reason
from azulejos.engine.game import GameState


def play_moves(state: GameState, moves: Iterable[int | str | object]) -> tuple[str, ...]:
    """Plays moves of the present turn, all of it or its beginning, and returns their codes.

    Raises `IllegalMove` for a move beyond the turn. An error leaves the turn half-made: give a copy
    if that matters.
    """
    codes: list[str] = []
    turn = state.turn
    for move in moves:
        number = state.number(move)
        codes.append(state.code(number))
        if state.turn != turn:
            raise IllegalMove(codes[-1], Reason("turn-complete"))
        state.play(number)
    return tuple(codes)


def choose_turn(state: GameState, choose: Callable[[GameState], int]) -> list[int]:
    """Asks for one move after another until the turn is complete; `state` is left as it is."""
    state.expect_move()
    now = state.copy()
    moves: list[int] = []
    while now.turn == state.turn:
        moves.append(choose(now))
        now.play(moves[-1])
    return moves


def whole_turns(state: GameState, moves: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """Moves from here on as codes, turn by turn; a last turn that is not complete is left out."""
    now, found, begun = state.copy(), [], list[str]()
    for move in moves:
        turn = now.turn
        begun.append(now.code(move))
        now.play(move)
        if now.turn != turn:
            found.append(tuple(begun))
            begun = []
    return tuple(found)
