"""Which turn an undo goes back to."""

from __future__ import annotations

import pytest

from azulejos.cli.play.history import last_decision


@pytest.mark.parametrize(
    ("turns", "kept"),
    [
        ([], None),
        ([(0, True)], 0),
        ([(0, True), (1, True)], 0),  # a bot in seat 1 does not decide for the person
        ([(0, True), (1, True), (0, False), (1, True)], 0),  # nor did the person without a choice
        ([(0, True), (1, True), (0, True)], 2),
        ([(0, False), (1, True)], None),
    ],
)
def test_back_to_where_a_person_can_decide_again(
    turns: list[tuple[int, bool]], kept: int | None
) -> None:
    assert last_decision(turns, [0]) == kept
