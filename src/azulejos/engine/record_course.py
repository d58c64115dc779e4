"""The course of a recorded game: which line is due next, what it must say, and what it does.

`Recorder` and `replay` share this: one adds each line as it becomes due, the other compares it with
the line found in the record. A variation has a course of its own, which begins in the middle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from azulejos.engine.errors import (
    AzulejosError,
    IllegalMove,
    ImpossibleDraw,
    InvalidOptions,
    MalformedRecord,
    Reason,
    RecordMismatch,
    Value,
)
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.record_entries import (
    OPTION,
    Deal,
    Digest,
    Entry,
    Fingerprint,
    Header,
    Record,
    Result,
    Round,
    Scores,
    Turn,
    VariationEnd,
    variations_of,
)
from azulejos.engine.record_text import REQUIRED_HEADERS, SEAT_HEADER, facts, write_header
from azulejos.engine.registry import GAMES, from_position, new_game
from azulejos.engine.turns import play_moves


class Course:
    """A game on its way through a record. `state` is the position after the last line."""

    def __init__(self, state: GameState, headers: Sequence[Header]) -> None:
        self.state = state
        self.round: int | None = None
        self.last = ""
        self.checksum = hashlib.blake2b(digest_size=8)
        for header in headers:
            if _is_a_fact(header):
                self.checksum.update(write_header(header).encode() + b"\n")

    def copy(self) -> Course:
        """For a variation that leaves the game here."""
        branch = Course(self.state, ())
        branch.round, branch.last = self.round, self.last
        return branch

    @property
    def may_stop(self) -> bool:
        """A game, or a variation, ends before a deal or a turn, or after its result."""
        return Fingerprint.kind in self.due()

    def due(self) -> tuple[str, ...]:
        """The kinds of lines that can come next."""
        state = self.state
        if self.last == Fingerprint.kind:
            return (Digest.kind,)
        if self.round is not None and (state.is_over or state.round != self.round):
            return (Scores.kind,)
        if state.is_over:
            return (Fingerprint.kind,) if self.last == Result.kind else (Result.kind,)
        if self.round is None:
            return Round.kind, Fingerprint.kind
        return (Deal.kind if state.needs_deal else Turn.kind), Fingerprint.kind

    def dictated(self, kind: str) -> Entry:
        """The line that must come now, for every kind except deals and turns."""
        state = self.state
        if kind == Round.kind:
            return Round(state.round)
        if kind == Scores.kind:
            return Scores(state.scores, state.fingerprint())
        if kind == Fingerprint.kind:
            return Fingerprint(state.fingerprint())
        outcome = state.outcome()
        if kind == Result.kind and outcome is not None:
            return Result(outcome.reason, outcome.scores, outcome.winners)
        return Digest(int(self.checksum.copy().hexdigest(), 16))

    def follow(self, entry: Entry, state: GameState | None = None) -> None:
        """Accepts a checked line; deals and turns lead to a new state."""
        if isinstance(entry, Round):
            self.round = entry.number
        elif isinstance(entry, Scores):
            self.round = None
        self.last = entry.kind
        self.state = state or self.state
        self.checksum.update(facts(entry).encode() + b"\n")

    def dealt(self, items: Sequence[int]) -> tuple[str, GameState]:
        """A whole deal as text, and the state after it."""
        if not self.state.needs_deal:
            raise ImpossibleDraw("no-deal-due")
        after = self.state.copy()
        after.deal_explicit(items)
        return after.write_deal(items), after

    def played(self, moves: Sequence[int | str | object]) -> tuple[tuple[str, ...], GameState]:
        """The codes of exactly one whole turn, and the state after it."""
        after = self.state.copy()
        codes = play_moves(after, moves)
        if after.turn == self.state.turn:
            raise IllegalMove(" ".join(codes) or "-", Reason("turn-incomplete"))
        return codes, after


def _is_a_fact(header: Header) -> bool:
    """Names, dates and the like can be changed later; the game itself cannot."""
    return header.name in (*REQUIRED_HEADERS, "Position") or header.name.startswith(OPTION)


# Checking


def opening(record: Record) -> GameState:
    """The position a record starts from, or `RecordMismatch` if there is no such game here."""
    options = _options(record)
    _check_seats(record, options)
    text = record.header("Position")
    if text is None:
        return new_game(options)
    return _opening_position(record, options, text)


def _mismatch(record: Record, header: str, code: str, expected: Value) -> RecordMismatch:
    found = record.header(header) or ""
    return RecordMismatch(code, record.header_line(header), expected=expected, found=found)


def _options(record: Record) -> Options:
    game = record.header("Game") or ""
    if game not in GAMES:
        raise _mismatch(record, "Game", "record-game", " ".join(GAMES))
    rules = GAMES[game].rules
    if record.header("Rules") != str(rules.version):
        raise _mismatch(record, "Rules", "record-rules-version", rules.version)
    try:
        players = int(record.header("Players") or 0)
        options = rules.choose(players, record.header("Variant"), **record.options)
    except InvalidOptions as error:
        expected = error.values["expected"]
        raise _mismatch(record, _header_of(error), "record-option", expected) from error
    _check_spelling(record, options)
    return options


def _header_of(error: InvalidOptions) -> str:
    """The header that made a table impossible."""
    if error.code == "player-count":
        return "Players"
    if error.code in ("unknown-variant", "option-variant"):
        return "Variant"
    return OPTION + str(error.values["option" if error.code == "option-value" else "value"])


def _check_spelling(record: Record, options: Options) -> None:
    """Options stand there only if they differ from the default, in the one way to write them."""
    for name, value in record.options.items():
        if value != str(options.extras.get(name, "")):
            expected = str(options.extras.get(name, "-"))
            raise _mismatch(record, OPTION + name, "record-option", expected)


def _check_seats(record: Record, options: Options) -> None:
    for header in record.headers:
        seat = SEAT_HEADER.fullmatch(header.name)
        if seat and int(seat[1]) >= options.players:
            raise _mismatch(record, header.name, "record-option", f"Seat0..{options.players - 1}")


def _opening_position(record: Record, options: Options, text: str) -> GameState:
    try:
        state = from_position(text)
    except AzulejosError as error:
        line = record.header_line("Position")
        raise RecordMismatch("record-position", line, found=text, reason=error.code) from error
    if state.options != options or state.position() != text:
        raise _mismatch(record, "Position", "record-spelling", state.position())
    return state


def replay(record: Record) -> Iterator[tuple[Entry, GameState]]:
    """Each entry with the position after it; `RecordMismatch` at the first that does not fit.

    Variations are checked, but not given. The states are the caller's to keep: later steps do not
    change them.
    """
    course = Course(opening(record), record.headers)
    line = record.entry_line(0)
    for entry in record.entries:
        line = _follow(course, entry, line)
        yield entry, course.state.copy()
    if course.last != Digest.kind:
        raise MalformedRecord("record-cut-short", line, 1, expected=Digest.kind)


def _follow(course: Course, entry: Entry, line: int) -> int:
    """Takes an entry and checks its variations; returns the line after them."""
    before = course.copy() if variations_of(entry) else course
    _take(course, entry, line)
    line += 1
    for variation in variations_of(entry):
        line = _check_variation(before.copy(), variation, line + 1)
    return line


def _check_variation(course: Course, variation: Sequence[Entry], line: int) -> int:
    for entry in variation:
        line = _follow(course, entry, line)
    if not course.may_stop:
        due = " ".join(course.due())
        raise RecordMismatch("record-order", line, expected=due, found=VariationEnd.kind)
    return line + 1


def verify(record: Record) -> GameState:
    """The last position; raises `RecordMismatch` at the first line that does not match."""
    state = opening(record)
    for _, reached in replay(record):
        state = reached
    return state


def _take(course: Course, entry: Entry, line: int) -> None:
    due = course.due()
    if entry.kind not in due:
        raise RecordMismatch("record-order", line, expected=" ".join(due), found=entry.kind)
    if isinstance(entry, Deal):
        course.follow(entry, _after_deal(course, entry, line))
    elif isinstance(entry, Turn):
        course.follow(entry, _after_turn(course, entry, line))
    else:
        _compare(f"record-{entry.kind}", line, facts(course.dictated(entry.kind)), facts(entry))
        course.follow(entry)


def _compare(code: str, line: int, expected: str, found: str) -> None:
    if found != expected:
        raise RecordMismatch(code, line, expected=expected, found=found)


def _after_deal(course: Course, entry: Deal, line: int) -> GameState:
    try:
        written, after = course.dealt(course.state.read_deal(entry.items))
    except AzulejosError as error:
        raise RecordMismatch("record-deal", line, found=entry.items, reason=error.code) from error
    _compare("record-spelling", line, written, entry.items)
    return after


def _after_turn(course: Course, entry: Turn, line: int) -> GameState:
    _compare("record-seat", line, str(course.state.current), str(entry.seat))
    found = " ".join(entry.moves)
    try:
        codes, after = course.played(entry.moves)
    except AzulejosError as error:
        raise RecordMismatch("record-move", line, found=found, reason=error.code) from error
    _compare("record-spelling", line, " ".join(codes), found)
    return after
