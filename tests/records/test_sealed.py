"""Records whose digest was made to fit: each line must still be what the rules say."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.records.play import random_record

from azulejos import RecordMismatch
from azulejos.engine import record as records
from azulejos.engine.record import (
    Deal,
    Digest,
    Entry,
    Fingerprint,
    Record,
    Result,
    Round,
    Scores,
    Turn,
)
from azulejos.engine.record_course import Course

GAME = random_record(variant="grey", seed=4, max_rounds=2)
Change = Callable[[list[Entry]], int]


def sealed(record: Record) -> Record:
    """The record with the digest that belongs to its lines, right or wrong."""
    course = Course(records.opening(record), record.headers)
    for entry in record.entries[:-1]:
        course.follow(entry)
    return replace(record, entries=(*record.entries[:-1], course.dictated(Digest.kind)))


def first(entries: list[Entry], kind: type[Entry], number: int = 0) -> int:
    return [at for at, entry in enumerate(entries) if isinstance(entry, kind)][number]


def tiling(entries: list[Entry]) -> int:
    """The first turn of several moves."""
    return next(
        at for at, entry in enumerate(entries) if isinstance(entry, Turn) and len(entry.moves) > 1
    )


def alter(entries: list[Entry], at: int, **values: object) -> int:
    entries[at] = replace(entries[at], **values)  # type: ignore[arg-type]
    return at


def drop(entries: list[Entry], at: int) -> int:
    del entries[at]
    return at


def double(entries: list[Entry], at: int) -> int:
    entries.insert(at, entries[at])
    return at + 1


def split_turn(entries: list[Entry]) -> int:
    at = tiling(entries)
    turn = entries[at]
    assert isinstance(turn, Turn)
    entries[at : at + 1] = [replace(turn, moves=(move,)) for move in turn.moves]
    return at


def join_turns(entries: list[Entry]) -> int:
    at = first(entries, Turn)
    turn, following = entries[at], entries.pop(at + 1)
    assert isinstance(turn, Turn)
    assert isinstance(following, Turn)
    return alter(entries, at, moves=turn.moves + following.moves)


def other_scores(entries: list[Entry], kind: type[Scores] | type[Result]) -> int:
    at = first(entries, kind)
    return alter(entries, at, scores=(99, 98))


def early_end(entries: list[Entry]) -> int:
    """The result of the game, told after its first turn."""
    at = first(entries, Turn) + 1
    entries[at:-2] = [entries[first(entries, Result)]]
    return at


CHANGES: dict[str, tuple[str, Change]] = {
    "another seat": ("record-seat", lambda game: alter(game, first(game, Turn), seat=1)),
    "no round": ("record-order", lambda game: drop(game, first(game, Round))),
    "no second round": ("record-order", lambda game: drop(game, first(game, Round, 1))),
    "round twice": ("record-order", lambda game: double(game, first(game, Round))),
    "another round": ("record-round", lambda game: alter(game, first(game, Round), number=2)),
    "no deal": ("record-order", lambda game: drop(game, first(game, Deal))),
    "deal twice": ("record-order", lambda game: double(game, first(game, Deal))),
    "short deal": ("record-deal", lambda game: alter(game, first(game, Deal), items="BBBB")),
    "strange deal": ("record-deal", lambda game: alter(game, first(game, Deal), items="A B")),
    "no scores": ("record-order", lambda game: drop(game, first(game, Scores))),
    "scores twice": ("record-order", lambda game: double(game, first(game, Scores))),
    "other scores": ("record-scores", lambda game: other_scores(game, Scores)),
    "other position": (
        "record-scores",
        lambda game: alter(game, first(game, Scores), fingerprint=5),
    ),
    "half a turn": ("record-move", split_turn),
    "two turns in one": ("record-move", join_turns),
    "no move": ("record-move", lambda game: alter(game, first(game, Turn), moves=("pass",))),
    "no result": ("record-order", lambda game: drop(game, first(game, Result))),
    "result twice": ("record-order", lambda game: double(game, first(game, Result))),
    "early result": ("record-order", early_end),
    "other result": ("record-result", lambda game: other_scores(game, Result)),
    "other winners": (
        "record-result",
        lambda game: alter(game, first(game, Result), winners=(0, 1)),
    ),
    "other reason": (
        "record-result",
        lambda game: alter(game, first(game, Result), reason="deadlock"),
    ),
    "other fingerprint": (
        "record-fingerprint",
        lambda game: alter(game, first(game, Fingerprint), fingerprint=5),
    ),
    "no fingerprint": ("record-order", lambda game: drop(game, first(game, Fingerprint))),
}


@pytest.mark.parametrize("name", CHANGES)
def test_the_line_that_does_not_fit_is_named(name: str) -> None:
    code, change = CHANGES[name]
    entries = list(GAME.entries)
    at = change(entries)
    text = records.write(sealed(replace(GAME, entries=tuple(entries))))
    with pytest.raises(RecordMismatch) as caught:
        records.verify(records.read(text))
    assert (caught.value.code, caught.value.line) == (code, GAME.entry_line(at))


def test_a_seal_on_an_unchanged_game_changes_nothing() -> None:
    assert sealed(GAME) == GAME
