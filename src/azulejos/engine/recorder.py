"""Plays a game and writes its record, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from azulejos.engine.draws import item_at, ways
from azulejos.engine.game import GameState
from azulejos.engine.options import Options, RuleSet
from azulejos.engine.record_course import Course
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
)
from azulejos.engine.record_text import REQUIRED_HEADERS
from azulejos.engine.registry import new_game
from azulejos.engine.rng import Rng


class EntryWriter:
    """Adds deals and turns to a course, and the lines that become due by them."""

    def __init__(self, course: Course) -> None:
        self.entries: list[Entry] = []
        self._course = course
        self._close_what_is_over()

    @property
    def state(self) -> GameState:
        """The current position. Read it only; `deal` and `turn` advance it."""
        return self._course.state

    def deal(self, items: Sequence[int], comment: str = "") -> None:
        """Records a whole deal, or raises and changes nothing."""
        text, after = self._course.dealt(items)
        self.open_round()
        self._add(Deal(text, comment), after)

    def turn(
        self,
        moves: Sequence[int | str | object],
        comment: str = "",
        clock: int | None = None,
        value: float | None = None,
    ) -> None:
        """Records the moves of one whole turn, or raises and changes nothing."""
        seat = self.state.current
        codes, after = self._course.played(moves)
        self.open_round()
        self._add(Turn(seat, codes, comment, clock, value), after)

    def open_round(self) -> None:
        """Adds the line before the first deal or turn of a round, if it is due."""
        if Round.kind in self._course.due():
            self._add(self._course.dictated(Round.kind))

    def branch(self) -> EntryWriter:
        """Another way to go on from here."""
        return EntryWriter(self._course.copy())

    def _add(self, entry: Entry, state: GameState | None = None) -> None:
        self.entries.append(entry)
        self._course.follow(entry, state)
        self._close_what_is_over()

    def _close_what_is_over(self) -> None:
        """Adds scores and result as soon as they are due."""
        due = self._course.due()[0]
        if due in (Scores.kind, Result.kind):
            self._add(self._course.dictated(due))


class Recorder(EntryWriter):
    """Plays a game and writes its record.

    >>> from azulejos.engine.registry import start
    >>> recorder = Recorder(start("azul"), seats=["Ana", "Taras"], headers={"Date": "2026-11-15"})
    >>> recorder.deal_by_chance(Rng(1))
    >>> recorder.turn(recorder.state.legal_moves()[:1], comment="why not")
    >>> recorder.state.current
    1
    >>> [entry.kind for entry in recorder.record().entries]
    ['round', 'deal', 'turn', 'fingerprint', 'digest']
    """

    def __init__(
        self,
        state: GameState,
        seats: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.headers = (
            *_option_headers(state.options, state.rules),
            *(Header(f"Seat{seat}", name) for seat, name in enumerate(seats)),
            *(Header(name, value) for name, value in (headers or {}).items()),
            *_position_header(state),
        )
        super().__init__(Course(state.copy(), self.headers))

    def deal_by_chance(self, rng: Rng) -> None:
        """Deals at random and records the deal."""
        trial = self.state.copy()
        items: list[int] = []
        while draws := trial.draws():
            items.append(item_at(draws, rng.below(ways(draws))))
            trial.draw(items[-1])
        self.deal(items)

    def record(self) -> Record:
        """The record of the game so far."""
        course = Course(self.state, self.headers)
        for entry in self.entries:
            course.follow(entry)
        fingerprint = course.dictated(Fingerprint.kind)
        course.follow(fingerprint)
        return Record(self.headers, (*self.entries, fingerprint, course.dictated(Digest.kind)))


def _option_headers(options: Options, rules: RuleSet) -> Iterator[Header]:
    required = (options.game, rules.version, options.players, options.variant)
    for name, value in zip(REQUIRED_HEADERS, required, strict=True):
        yield Header(name, str(value))
    for option, chosen in sorted(options.extras.items()):
        yield Header(OPTION + option, str(chosen))


def _position_header(state: GameState) -> Iterator[Header]:
    """Only for a game that did not start from the normal setup."""
    if state.position() != new_game(state.options).position():
        yield Header("Position", state.position())
