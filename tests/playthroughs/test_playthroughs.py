"""Whole games, kept as text: whatever changes a rule shows up as a difference here."""

import pytest
from tests.engine.tables import TABLES, Table, name_of
from tests.playthroughs.playthrough import FOLDER, file_of, written

ADVICE = "if the change is meant, run `python -m tests.playthroughs.regenerate`"


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_game_is_the_one_on_file(table: Table) -> None:
    on_file = file_of(table).read_text(encoding="utf-8").splitlines()
    now = written(table).splitlines()
    for number, (old, new) in enumerate(zip(on_file, now, strict=False), start=1):
        assert old == new, f"line {number}; {ADVICE}"
    assert len(on_file) == len(now), ADVICE


def test_every_table_has_a_playthrough_and_no_other_lies_about() -> None:
    expected = sorted(file_of(table).name for table in TABLES)
    assert sorted(path.name for path in FOLDER.iterdir()) == expected


def test_together_they_show_what_is_not_seen_in_every_game() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("summer_pavilion*"))
    for kind in ("decoration-surrounded", "bonus-picked", "tower-poured", "joker-drawn"):
        assert f": {kind}" in text
