"""One position, written into arrays of the caller."""

from __future__ import annotations

from array import array

import pytest
from tests.engine import tables
from tests.search.positions import dealt

import azulejos
from azulejos.search.numbers import write_mask, write_observation


@pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
def test_they_are_those_of_the_position(table: tables.Table) -> None:
    state = dealt(table)
    for seat in range(state.players):
        numbers = array("f", bytes(4 * state.observation_size))
        write_observation(state, seat, memoryview(numbers))
        assert numbers == array("f", state.observation(seat))
    flags = array("b", bytes(state.move_count))
    write_mask(state, memoryview(flags))
    assert [move for move, legal in enumerate(flags) if legal] == state.legal_moves()


def test_wrong_room_or_seat_is_refused() -> None:
    state = azulejos.start("azul")
    with pytest.raises(ValueError, match="expected room for 688 numbers, got 687"):
        write_observation(state, 0, memoryview(array("f", bytes(4 * 687))))
    with pytest.raises(ValueError, match="expected room for 325 numbers, got 1"):
        write_mask(state, memoryview(array("b", [0])))
    with pytest.raises(IndexError):
        write_observation(state, 2, memoryview(array("f", bytes(4 * 688))))
