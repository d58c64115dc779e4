"""One position as arrays of numbers, written into memory of the caller: numpy's, for example."""

from __future__ import annotations

from typing import Any

import cython

from azulejos.engine.buffers import MoveBuffer
from azulejos.engine.game import GameState

_legal = MoveBuffer()


def write_observation(state: GameState, seat: int, numbers: Any) -> int:
    """`observation(seat)` into new zeros of 32-bit floats, `observation_size` of them."""
    state.expect_seat(seat)
    expect_room(len(numbers), state.observation_size)
    state.observe_into(seat, cython.address(numbers[0]) if cython.compiled else numbers)
    return 0


def write_mask(state: GameState, flags: Any) -> int:
    """A 1 for every legal move into new zeros of 8-bit integers, `move_count` of them."""
    expect_room(len(flags), state.move_count)
    count = state.legal_into(_legal.moves)
    for index in range(count):
        flags[_legal.moves[index]] = 1
    return 0


def expect_room(room: int, needed: int) -> None:
    if room != needed:
        raise ValueError(f"expected room for {needed} numbers, got {room}")
