"""`record verify` makes every draw of a fair shuffle again, and notices whatever was changed."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.records.test_commands import run
from tests.table.tables import HERE, open_table, play_turn, play_until

from azulejos.engine import record as records
from azulejos.engine.errors import RecordMismatch
from azulejos.engine.record import Header, Record, Recorder
from azulejos.engine.registry import GAMES, rule_set
from azulejos.table import FairDeals, SeededDeals, Table
from azulejos.table.fair_deals import commitment
from azulejos.table.records import ShuffleCheck, recorded, shuffle_headers, verify_shuffle

Writing = Callable[[Record], str]
KEY = bytes(range(32))
PAGE = Path(__file__).parents[2] / "docs" / "fair_shuffle.md"


def finished_game(undo: bool) -> Table:
    """With undo: of a turn that a deal has followed."""
    table = Table.open(open_table().options, HERE, FairDeals(KEY, ""), at=0)
    play_until(table, lambda it: it.state.round == 2)
    if undo:
        table.undo(table.last_person_to_play or 0, at=0)
    play_until(table, lambda it: it.is_over)
    return table


PLAIN = recorded(finished_game(undo=False))
UNDONE = recorded(finished_game(undo=True))


def changed(record: Record, **headers: str) -> Record:
    """The record with other values of some headers."""
    kept = [Header(old.name, headers.get(old.name, old.value)) for old in record.headers]
    return Record(tuple(kept), record.entries)


def mismatch(record: Record) -> RecordMismatch:
    records.verify(record)  # the game itself is in order
    with pytest.raises(RecordMismatch) as caught:
        verify_shuffle(record)
    return caught.value


def test_a_game_is_checked_draw_by_draw() -> None:
    check = verify_shuffle(PLAIN)
    assert check is not None
    assert (check.revealed, check.undone) == (True, 0)
    assert check.draws == sum(
        len(entry.items.replace(" ", ""))
        for entry in PLAIN.entries
        if isinstance(entry, records.Deal)
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_checked(game: str) -> None:
    table = Table.open(rule_set(game).choose(), HERE, FairDeals(KEY), at=0)
    play_until(table, lambda it: it.is_over or it.seq > 40)
    table.resign(0, at=0)
    check = verify_shuffle(recorded(table))
    assert check == ShuffleCheck(True, table.draws_made, 0)
    other = changed(recorded(table), ShuffleEntropy="0:00")
    assert mismatch(other).code == "record-shuffle-deal"


def test_numbers_of_undone_deals_are_passed_over() -> None:
    check = verify_shuffle(UNDONE)
    assert check is not None
    assert check.undone == 20


def test_other_records_have_no_shuffle_to_check() -> None:
    table = open_table()
    play_turn(table)
    assert verify_shuffle(recorded(table)) is None


def test_before_the_end_nothing_can_be_checked() -> None:
    table = Table.open(open_table().options, HERE, FairDeals(KEY), at=0)
    assert verify_shuffle(recorded(table)) == ShuffleCheck(revealed=False)


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"ShuffleKey": "01" + KEY.hex()[2:]}, "record-shuffle-key"),
        ({"ShuffleKey": KEY.hex().upper()}, "record-shuffle-key"),
        ({"ShuffleKey": "no key"}, "record-shuffle-key"),
        ({"ShuffleCommitment": commitment(bytes(32))}, "record-shuffle-key"),
        (
            {"ShuffleCommitment": commitment(bytes(32)), "ShuffleKey": bytes(32).hex()},
            "record-shuffle-deal",
        ),
        ({"ShuffleEntropy": "0:00"}, "record-shuffle-deal"),
    ],
)
def test_another_key_or_entropy_is_refused(headers: dict[str, str], code: str) -> None:
    assert mismatch(changed(PLAIN, **headers)).code == code


def test_a_key_without_its_commitment_is_refused() -> None:
    kept = tuple(header for header in PLAIN.headers if header.name != "ShuffleCommitment")
    assert mismatch(Record(kept, PLAIN.entries)).code == "record-shuffle-key"


@pytest.mark.parametrize(
    "draws", ["", "x", "0 40", "0 40 60 80 100 120 140", "0 20 60 80 100", "01 40 60 80 100"]
)
def test_other_numbers_are_refused(draws: str) -> None:
    assert mismatch(changed(UNDONE, ShuffleDraws=draws)).code.startswith("record-shuffle-d")


def test_no_number_may_come_twice() -> None:
    first = (UNDONE.header("ShuffleDraws") or "").replace("0 40", "0 19", 1)
    error = mismatch(changed(UNDONE, ShuffleDraws=first))
    assert (error.code, error.values["expected"]) == ("record-shuffle-draws", "20..")


def test_no_number_may_be_left_over() -> None:
    draws = f"{UNDONE.header('ShuffleDraws')} 900"
    assert mismatch(changed(UNDONE, ShuffleDraws=draws)).code == "record-shuffle-draws"


def test_one_changed_deal_is_refused() -> None:
    table = Table.open(open_table().options, HERE, FairDeals(KEY), at=0)
    table.resign(0, at=0)
    items = table.start.read_deal(str(table.log[1].data()["items"]))
    other = next(place for place, item in enumerate(items) if item != items[0])
    items = [items[other], *items[1:other], items[0], *items[other + 1 :]]
    recorder = Recorder(table.start, headers=shuffle_headers(table))
    recorder.deal(items)
    error = mismatch(recorder.record())
    assert error.code == "record-shuffle-deal"
    assert error.values["found"] != error.values["expected"] == table.log[1].data()["items"]


def test_deals_of_another_shuffle_are_refused() -> None:
    table = Table.open(open_table().options, HERE, SeededDeals(1), at=0)
    play_until(table, lambda it: it.is_over)
    shuffle = {"ShuffleCommitment": commitment(KEY), "ShuffleEntropy": "", "ShuffleKey": KEY.hex()}
    error = mismatch(recorded(table, shuffle))
    assert (error.code, error.line) == ("record-shuffle-deal", 12)


@pytest.mark.parametrize("write", [records.write, records.write_json])
class TestCommand:
    def test_it_says_that_the_shuffle_is_fair(self, write: Writing, tmp_path: Path) -> None:
        path = tmp_path / "game.azl"
        path.write_text(write(UNDONE), encoding="utf-8")
        shown = run("verify", path)
        assert shown.exit_code == 0
        check = verify_shuffle(UNDONE)
        assert check is not None
        told = re.findall(r"[0-9]+", shown.output.partition("The shuffle is fair")[2])
        assert told == [str(check.draws), str(check.undone)]
        assert len(shown.output.splitlines()) == 1

    def test_it_says_where_it_is_not(self, write: Writing, tmp_path: Path) -> None:
        path = tmp_path / "game.azl"
        path.write_text(write(changed(PLAIN, ShuffleEntropy="0:00")), encoding="utf-8")
        shown = run("verify", path)
        assert shown.exit_code == 2
        assert "The shuffle key gives the deal" in shown.output

    def test_the_program_of_the_page_agrees(self, write: Writing, tmp_path: Path) -> None:
        program = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
        outcomes = []
        for record in (PLAIN, UNDONE, changed(PLAIN, ShuffleEntropy="0:00")):
            path = tmp_path / "game.azl"
            path.write_text(write(record), encoding="utf-8")
            command = [sys.executable, "-c", program, str(path)]
            finished = subprocess.run(command, capture_output=True, text=True, check=False)
            outcomes.append((finished.returncode, finished.stdout.strip()))
        assert outcomes == [(0, "fair"), (0, "fair"), (1, "")]
