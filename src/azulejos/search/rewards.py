"""What the result of a game is worth to each seat, for programs that learn: together always 0.

| scheme | worth |
|---|---|
| `win` | the victory 1, shared between equals; all others lose alike: -1, -1/2 or -1/3 |
| `rank` | evenly spaced from 1 for the first place to -1 for the last; equals share theirs |

For two players both are the same: 1, 0 or -1.
"""

from __future__ import annotations

from azulejos.engine.buffers import UtilityBuffer
from azulejos.engine.errors import expected
from azulejos.engine.game import GameState

SCHEMES = ("win", "rank")


def is_by_rank(scheme: str) -> bool:
    if scheme not in SCHEMES:
        raise ValueError(f"expected one of {', '.join(SCHEMES)}, got {scheme!r}")
    return scheme == "rank"


def rewards(state: GameState, scheme: str = "win") -> list[float]:
    """One number for every seat, by the scores as they stand.

    >>> import azulejos
    >>> rewards(azulejos.start("azul", players=3))
    [0.0, 0.0, 0.0]
    """
    expected(state, GameState)
    buffer = UtilityBuffer()
    rewards_into(state, is_by_rank(scheme), buffer.values)
    return [buffer.values[seat] for seat in range(state.players)]


def rewards_into(state: GameState, by_rank: bool, buffer: list[float]) -> None:
    if by_rank:
        places_into(state, buffer)
    else:
        victories_into(state, buffer)


def victories_into(state: GameState, buffer: list[float]) -> None:
    state.utilities_into(buffer)
    for seat in range(state.players):
        buffer[seat] = (state.players * buffer[seat] - 1.0) / (state.players - 1)


def places_into(state: GameState, buffer: list[float]) -> None:
    """How many others a seat leaves behind, less those who are ahead of it."""
    for seat in range(state.players):
        key = state.ranking_key(seat)
        place = 0
        for other in range(state.players):
            place += (key > state.ranking_key(other)) - (key < state.ranking_key(other))
        buffer[seat] = place / (state.players - 1.0)
