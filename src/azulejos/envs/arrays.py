"""Positions as numpy arrays, and the spaces they come from."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from azulejos.engine.game import GameState
from azulejos.search.numbers import write_mask, write_observation

Array = np.ndarray[Any, Any]
Seen = dict[str, Array]
# Numbers are from about 0 to 1; a heap of tiles or a long game can exceed that, but not this.
HIGHEST = 100.0


def observation_space(state: GameState) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, HIGHEST, (state.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (state.move_count,), np.int8),
        }
    )


def action_space(state: GameState) -> spaces.Discrete:
    return spaces.Discrete(state.move_count)


def observed(state: GameState, seat: int) -> Array:
    numbers = np.zeros(state.observation_size, np.float32)
    write_observation(state, seat, numbers)
    return numbers


def legal_mask(state: GameState) -> Array:
    """All 0 if nobody is to move."""
    flags = np.zeros(state.move_count, np.int8)
    write_mask(state, flags)
    return flags


def seen(state: GameState, seat: int) -> Seen:
    """What a seat sees; only who is to move has legal moves."""
    if seat == state.current:
        mask = legal_mask(state)
    else:
        mask = np.zeros(state.move_count, np.int8)
    return {"observation": observed(state, seat), "action_mask": mask}
