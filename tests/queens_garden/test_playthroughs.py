"""Whole games, kept as text: whatever changes a rule shows up as a difference here."""

import pytest
from tests.queens_garden.playthrough import FOLDER, TABLES, file_of, written

ADVICE = "if the change is meant, run `python -m tests.queens_garden.regenerate_playthroughs`"


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_game_is_the_one_on_file(players: int, variant: str) -> None:
    on_file = file_of(players, variant).read_text(encoding="utf-8").splitlines()
    now = written(players, variant).splitlines()
    for number, (old, new) in enumerate(zip(on_file, now, strict=False), start=1):
        assert old == new, f"line {number}; {ADVICE}"
    assert len(on_file) == len(now), ADVICE


def test_every_table_has_a_playthrough_and_no_other_lies_about() -> None:
    expected = sorted(file_of(players, variant).name for players, variant in TABLES)
    assert sorted(path.name for path in FOLDER.iterdir()) == expected
