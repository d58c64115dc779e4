"""A record that no longer fits its own game is refused, at the first line that does not fit."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.records.play import play, random_record

from azulejos import (
    AzulejosError,
    GameOver,
    IllegalMove,
    ImpossibleDraw,
    MalformedRecord,
    RecordMismatch,
    Rng,
    start,
)
from azulejos.engine import record as records
from azulejos.engine.record import Deal, Header, Record, Recorder, Turn

PLAUSIBLE = "BYRKWCFT0123456789abcdef-# {}[]M"
CHECKED = ("deal", "scores", "round", "result", "fingerprint", "digest", "0", "1", "2", "3")


Refusal = MalformedRecord | RecordMismatch


def refusal(text: str) -> Refusal:
    with pytest.raises((MalformedRecord, RecordMismatch)) as caught:
        records.verify(records.read(text))
    assert isinstance(caught.value, Refusal)
    return caught.value


def changed_characters(text: str) -> Iterator[tuple[int, str]]:
    """Every text with one other character in a line of the game, and the number of that line."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.split(" ")[0] not in CHECKED:
            continue
        for at, sign in enumerate(line):
            for other in PLAUSIBLE:
                if other != sign:
                    changed = line[:at] + other + line[at + 1 :]
                    yield number + 1, "\n".join([*lines[:number], changed, *lines[number + 1 :]])


def first_misfit(text: str) -> tuple[int, Refusal]:
    """The line up to which everything could be read and replayed, and the error there."""
    line = 0
    try:
        record = records.read(text)
        line = record.entry_line(0)
        for index, _ in enumerate(records.replay(record)):
            line = record.entry_line(index) + 1
    except MalformedRecord as error:
        return error.line, error
    except RecordMismatch as error:
        return line, error
    raise AssertionError("nothing was found wrong")


@pytest.mark.slow
@pytest.mark.compiled_only  # thousands of games; what reads records is the same Python either way
@pytest.mark.parametrize(
    ("players", "variant", "rounds"), [(2, "standard", 2), (2, "grey", 1), (3, "grey", 1)]
)
def test_no_character_can_be_changed(players: int, variant: str, rounds: int) -> None:
    text = records.write(random_record(players, variant, seed=11, max_rounds=rounds))
    count = 0
    for line, changed in changed_characters(text):
        misfit, error = first_misfit(changed)
        assert error.line == misfit >= line
        assert isinstance(error, RecordMismatch) or error.line == line
        count += 1
    assert count > 4_000


def test_no_character_of_an_unfinished_game_can_be_changed() -> None:
    text = records.write(random_record(seed=4, turns=3))
    for line, changed in changed_characters(text):
        assert refusal(changed).line >= line


@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_no_line_can_be_left_out_or_doubled(variant: str) -> None:
    lines = records.write(random_record(variant=variant, seed=5)).splitlines()
    first = lines.index("") + 1
    for at in range(first, len(lines)):
        assert refusal("\n".join([*lines[:at], *lines[at + 1 :]])).line >= at
        assert refusal("\n".join([*lines[: at + 1], *lines[at:]])).line >= at


TRANSPOSED_DEAL = "BKKK BBBB BKWW YYYY RRRR"


def opened_by(first: str) -> Recorder:
    """A whole round after the first move; seat 0 later takes more blue than line 2 can hold."""
    recorder = Recorder(start("azul"))
    recorder.deal(recorder.state.read_deal(TRANSPOSED_DEAL))
    for move in (first, "4Y4", "2B2", "5R5", "CK5", "3W2", "CBF", "CKF"):
        recorder.turn([move])
    return recorder


def test_the_digest_tells_games_apart_that_meet_in_the_same_position() -> None:
    """One tile to line 2 and the overflow to the floor, or the other way round."""
    record = opened_by("1B2").record()
    other = opened_by("1BF").record()
    assert record.entries[-2] == other.entries[-2]
    swapped = records.write(record).replace("\n0 1B2\n", "\n0 1BF\n")
    error = refusal(swapped)
    assert (error.code, error.line) == ("record-digest", len(swapped.splitlines()))


def with_header(record: Record, name: str, value: str) -> Record:
    headers = [header for header in record.headers if header.name != name]
    at = record.header_line(name) - 1
    return replace(record, headers=(*headers[:at], Header(name, value), *headers[at:]))


@pytest.mark.parametrize(
    ("name", "value", "code", "line"),
    [
        ("Game", "chess", "record-game", 1),
        ("Rules", "2", "record-rules-version", 2),
        ("Players", "5", "record-option", 3),
        ("Players", "3", "record-deal", 10),
        ("Variant", "pink", "record-option", 4),
        ("Option max_rounds", "0", "record-option", 5),
        ("Option max_rounds", "05", "record-option", 5),
        ("Option max_rounds", "many", "record-option", 5),
    ],
)
def test_headers_are_checked(name: str, value: str, code: str, line: int) -> None:
    record = with_header(random_record(seed=6, max_rounds=2), name, value)
    error = refusal(records.write(record))
    assert (error.code, error.line) == (code, line)


def test_names_and_notes_may_be_changed() -> None:
    record = with_header(random_record(seed=6), "Seat1", "x")
    notes = (
        replace(entry, comment="!") if isinstance(entry, Turn) else entry
        for entry in record.entries
    )
    records.verify(replace(record, entries=tuple(notes)))


def test_an_unknown_option_and_a_seat_that_is_not_there() -> None:
    record = random_record(turns=0)
    unknown = (*record.headers[:4], Header("Option moon", "1"), *record.headers[4:])
    assert refusal(records.write(replace(record, headers=unknown))).line == 5
    third = (*record.headers, Header("Seat2", "Mira"))
    error = refusal(records.write(replace(record, headers=third)))
    assert (error.code, error.line) == ("record-option", 7)


def test_values_say_what_was_expected_and_found() -> None:
    text = records.write(random_record(seed=6))
    error = refusal(text.replace("\nround 2\n", "\nround 3\n"))
    assert (error.code, error.values["expected"], error.values["found"]) == (
        "record-round",
        "round 2",
        "round 3",
    )
    error = refusal(text.replace('[Rules "1"]', '[Rules "7"]'))
    assert (error.code, error.values["expected"], error.values["found"]) == (
        "record-rules-version",
        1,
        "7",
    )


def test_an_illegal_move_says_why() -> None:
    record = random_record(seed=6)
    first = record.turns[0]
    wrong = tuple(
        replace(entry, moves=("9B1",)) if entry is first else entry for entry in record.entries
    )
    error = refusal(records.write(replace(record, entries=wrong)))
    assert (error.code, error.values["reason"]) == ("record-move", "azul.no-such-factory")
    assert isinstance(error.__cause__, IllegalMove)


def test_lines_of_json_are_numbered_as_in_the_file() -> None:
    lines = records.write_json(random_record(seed=6)).splitlines()
    at = next(index for index, line in enumerate(lines) if '"scores"' in line)
    lines[at] = lines[at].replace('"scores": [', '"scores": [7')
    assert refusal("\n".join(lines)).line == at + 1


def test_a_record_without_its_end_is_refused_even_if_it_was_not_read() -> None:
    record = random_record(turns=2)
    with pytest.raises(MalformedRecord):
        records.verify(replace(record, entries=record.entries[:-1]))


def test_replay_gives_every_position() -> None:
    record = random_record(variant="grey", seed=8)
    steps = list(records.replay(record))
    assert [entry for entry, _ in steps] == list(record.entries)
    state = records.opening(record)
    for entry, reached in steps:
        if isinstance(entry, Deal):
            state.deal_explicit(state.read_deal(entry.items))
        elif isinstance(entry, Turn):
            for move in entry.moves:
                state.play(move)
        assert reached == state
    assert state.is_over
    assert records.verify(record) == state


class TestRecorder:
    def test_a_game_from_a_position_starts_there(self) -> None:
        rng = Rng(3)
        halfway = random_record(variant="grey", seed=3, turns=17)
        state = records.verify(halfway)
        recorder = Recorder(state)
        record = play(recorder, rng, lambda state: state.random_legal_move(rng))
        assert record.header("Position") == state.position()
        assert records.read(records.write(record)) == record
        assert records.verify(record) == recorder.state
        assert not state.is_over

    def test_a_position_must_be_of_the_game_in_the_headers(self) -> None:
        record = Recorder(records.verify(random_record(seed=3, turns=4))).record()
        error = refusal(records.write(with_header(record, "Variant", "grey")))
        assert (error.code, error.line) == ("record-spelling", 5)
        error = refusal(records.write(with_header(record, "Position", "azul rules=1")))
        assert (error.code, error.line) == ("record-position", 5)

    def test_a_finished_position_has_a_result_and_no_round(self) -> None:
        final = records.verify(random_record(seed=3))
        record = Recorder(final).record()
        assert [entry.kind for entry in record.entries] == ["result", "fingerprint", "digest"]
        assert records.verify(record) == final

    def test_what_is_refused_is_not_recorded(self) -> None:
        recorder = Recorder(start("azul", variant="grey"))
        with pytest.raises(IllegalMove):
            recorder.turn(["1B1"])
        with pytest.raises(ImpossibleDraw):
            recorder.deal([0] * 19)
        with pytest.raises(AzulejosError):
            recorder.deal([99] * 20)
        assert recorder.entries == []
        recorder.deal_by_chance(Rng(1))
        with pytest.raises(ImpossibleDraw):
            recorder.deal([])
        with pytest.raises(ImpossibleDraw):
            recorder.deal_by_chance(Rng(1))
        legal = recorder.state.code(recorder.state.legal_moves()[0])
        with pytest.raises(IllegalMove, match="turn-complete"):
            recorder.turn([legal, legal])
        with pytest.raises(IllegalMove, match="turn-incomplete"):
            recorder.turn([])
        assert [entry.kind for entry in recorder.entries] == ["round", "deal"]

    def test_nothing_follows_the_end(self) -> None:
        rng = Rng(1)
        recorder = Recorder(start("azul"))
        record = play(recorder, rng, lambda state: state.random_legal_move(rng))
        with pytest.raises(GameOver):
            recorder.turn(["1B1"])
        assert recorder.record() == record

    def test_the_given_state_is_left_alone(self) -> None:
        state = start("azul")
        recorder = Recorder(state)
        recorder.deal_by_chance(Rng(1))
        assert state.needs_deal
