"""The deals and turns that a game consists of, once everything undone is left out.

A record is written from these, and an undone position is found again by playing them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from azulejos.engine.game import GameState
from azulejos.engine.turns import play_moves
from azulejos.table.clocks import Bank
from azulejos.table.errors import Refused


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in the game's notation; its single draws have the numbers from `first_draw` on."""

    items: str
    first_draw: int
    at: int

    def play_on(self, state: GameState) -> None:
        state.deal_explicit(state.read_deal(self.items))


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as move codes. `left` is what the seat's clock showed after it, None without a clock;
    `bank` is what all clocks showed before it."""

    seat: int
    moves: tuple[str, ...]
    left: int | None
    bank: Bank
    at: int

    def play_on(self, state: GameState) -> None:
        play_turn(state, self.seat, self.moves)


Fact = Deal | Turn


def play_turn(state: GameState, seat: int, moves: Sequence[int | str | object]) -> tuple[str, ...]:
    """Plays exactly one turn and returns its codes. An error leaves it half-made: give a copy."""
    state.expect_move()
    if seat != state.current:
        raise Refused("wrong-seat", seat=seat, expected=state.current)
    turn = state.turn
    codes = play_moves(state, moves)
    if state.turn == turn:
        raise Refused("turn-incomplete", seat=seat, moves=len(codes))
    return codes


def position_after(start: GameState, facts: Iterable[Fact]) -> GameState:
    """The game from where it began through these deals and turns."""
    state = start.copy()
    for fact in facts:
        fact.play_on(state)
    return state


def fingerprint(state: GameState) -> str:
    """The state's fingerprint as text: not every reader of plain data knows 64-bit numbers."""
    return f"{state.fingerprint():016x}"
