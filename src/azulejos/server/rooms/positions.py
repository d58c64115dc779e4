"""The position of a table now, or at an earlier turn."""

from __future__ import annotations

from azulejos.engine.game import GameState
from azulejos.server.protocol.errors import NotFound
from azulejos.table import Table
from azulejos.table.history import first_turns
from azulejos.table.turns import position_after


def expect_turn(table: Table, turn: int) -> None:
    if turn > table.turns_played:
        raise NotFound("no-such-turn", to=turn, turns=table.turns_played)


def state_at(table: Table, turn: int | None) -> GameState:
    """The state now, or after so many turns."""
    if turn is None:
        return table.state
    expect_turn(table, turn)
    return position_after(table.start, first_turns(table.facts(), turn))
