"""`azulejos arena match` from end to end."""

from pathlib import Path

import pytest
from tests.cli.commands import Azulejos


@pytest.fixture
def arena(azulejos_command: Azulejos) -> Azulejos:
    return azulejos_command


def test_a_match(arena: Azulejos, tmp_path: Path) -> None:
    words = ("arena", "match", "greedy", "random", "--games", "4", "--processes", "1")
    found = arena(*words, "--folder", str(tmp_path / "a"), "--json").json
    (pairing,) = found["pairings"]
    assert pairing["names"] == ["greedy", "random"]
    assert (pairing["games"], pairing["wins"], pairing["rate"]) == (4, 4, 1.0)
