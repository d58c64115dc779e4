"""A table: a log that only grows, and where the game stands by it.

`prepare` checks a command and says what it would do: the entries it causes, with the deals that
become due, the events to show, and the table after it. The table itself does not change, so whoever
must store entries before anybody sees them stores them then and goes on with the table after it.
`play`, `undo` and the others change the table at once; `append` follows a log kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from azulejos.engine.answers import Outcome
from azulejos.engine.errors import AzulejosError
from azulejos.engine.events import Event
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set
from azulejos.table.clocks import Clock, NoClock
from azulejos.table.commands import (
    AcceptUndo,
    Command,
    Expire,
    LeaveSeat,
    Play,
    RefuseUndo,
    RequestUndo,
    Resign,
    TakeSeat,
    Undo,
)
from azulejos.table.deals import DealSource, ScriptedDeals, deal_from
from azulejos.table.errors import LogMismatch, Refused, Stale
from azulejos.table.log import Dealt, Entry, ShuffleRevealed, TableOpened
from azulejos.table.progress import Progress, Shuffle, UndoRequest
from azulejos.table.seats import Seat
from azulejos.table.turns import Deal, Turn, fingerprint

NO_DEALS = ScriptedDeals()


@dataclass(frozen=True, slots=True)
class Batch:
    """Entries that go into the log together or not at all; the first of them to place `first`."""

    first: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What a batch does: `events` are for showing it, `after` is the table with it."""

    batch: Batch
    events: tuple[Event, ...]
    after: Table = field(compare=False, repr=False)

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.batch.entries

    @property
    def seq(self) -> int:
        """The length of the log after the batch."""
        return self.batch.first + len(self.batch.entries)


class Table:
    """One game being played. Made by `open` or `replay`."""

    def __init__(self, opened: TableOpened, deals: DealSource) -> None:
        self.deals = deals
        self._log: list[Entry] = [opened]
        self._progress = Progress(opened)

    @classmethod
    def open(
        cls,
        options: Options,
        seats: Sequence[Seat],
        deals: DealSource,
        at: int,
        clock: Clock | None = None,
        position: str = "",
    ) -> Table:
        """A new table; the first deal is made as soon as every person is there.

        With a position the game begins there, and not at the set-up.
        """
        version = rule_set(options.game).version
        clock, promised = clock or NoClock(), deals.commitment
        opened = TableOpened(at, options, version, tuple(seats), clock, position, promised)
        table = cls(opened, deals)
        table._add_consequences(at)
        return table

    @classmethod
    def replay(cls, log: Iterable[Entry], deals: DealSource = NO_DEALS) -> Table:
        """The table that this log describes; `deals` decides what is drawn from now on.

        The key of a fair shuffle must be the one that was promised.
        """
        entries = iter(log)
        opened = next(entries, None)
        if not isinstance(opened, TableOpened):
            raise LogMismatch(0, Refused("not-open"))
        if deals.commitment and deals.commitment != opened.commitment:
            raise LogMismatch(0, Refused("shuffle-key", expected=opened.commitment or "-"))
        try:
            table = cls(opened, deals)
        except AzulejosError as error:
            raise LogMismatch(0, error) from error
        table._follow(entries)
        return table

    # What everybody can see

    @property
    def log(self) -> tuple[Entry, ...]:
        return tuple(self._log)

    @property
    def seq(self) -> int:
        """The length of the log: the sequence number of the entry that comes next."""
        return len(self._log)

    def entries_since(self, seq: int) -> tuple[Entry, ...]:
        """What somebody has missed who has seen the first `seq` entries."""
        return tuple(self._log[seq:])

    @property
    def opened(self) -> TableOpened:
        """The first entry: what was agreed on."""
        first = self._log[0]
        assert isinstance(first, TableOpened)
        return first

    @property
    def options(self) -> Options:
        return self._progress.options

    @property
    def clock(self) -> Clock:
        return self._progress.times.clock

    @property
    def start(self) -> GameState:
        """The position the game began with, as a copy."""
        return self._progress.start.copy()

    @property
    def state(self) -> GameState:
        """The position, as a copy to do anything with."""
        return self._progress.state.copy()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, with the names of those who sit there now."""
        return tuple(self._progress.seats)

    def occupant(self, seat: int) -> str | None:
        """Who took the seat; empty for somebody on this device, None for nobody."""
        self._expect_seat(seat)
        return self._progress.who[seat]

    @property
    def network_bots(self) -> frozenset[int]:
        """The seats that were last taken by programs: marked also when one has left."""
        return self._progress.network_bots

    @property
    def has_started(self) -> bool:
        return self._progress.has_started

    @property
    def to_move(self) -> int | None:
        """The seat to move; None before the start and after the end."""
        return self._progress.to_move

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move if a bot must play it: its own, or that of a person who is out."""
        seat = self.to_move
        if seat is None or self._progress.is_played_by_person(seat):
            return None
        return seat

    @property
    def out(self) -> dict[int, str]:
        """The seats that are out of the game, in the order they went, each with the reason."""
        return dict(self._progress.out)

    @property
    def is_over(self) -> bool:
        return self._progress.is_over

    @property
    def is_cancelled(self) -> bool:
        """Given up before the game had begun."""
        return self._progress.is_cancelled

    def outcome(self) -> Outcome | None:
        """Ranking and reason once the game is over; who resigned or ran out of time ranks last."""
        return self._progress.outcome()

    def remaining(self, now: int) -> tuple[int | None, ...]:
        """Milliseconds each seat has left, never below 0; None for seats without a clock."""
        left = [self._progress.left(seat, now) for seat in range(len(self.seats))]
        return tuple(None if time is None else max(0, time) for time in left)

    def deadline(self) -> int | None:
        """When the time of the seat to move runs out, if it does."""
        since = self._progress.times.since
        if since is None or self.to_move is None:
            return None
        left = self._progress.left(self.to_move, since)
        return None if left is None else since + left

    @property
    def undo_request(self) -> UndoRequest | None:
        return self._progress.request

    def asked_by(self, seat: int) -> frozenset[int]:
        """The seats whose consent an undo for this seat needs."""
        return self._progress.asked_by(seat)

    @property
    def last_person_to_play(self) -> int | None:
        """Whose turn an undo on one screen takes back: the last one that a person has finished."""
        seats = [turn.seat for turn in self._progress.turns]
        return next((seat for seat in reversed(seats) if seat in self._progress.persons), None)

    def facts(self) -> tuple[Deal | Turn, ...]:
        """The deals and turns of the game without what was undone: what records need."""
        return tuple(self._progress.facts)

    @property
    def turns_played(self) -> int:
        """How many turns the game has, those undone left out."""
        return len(self._progress.turns)

    @property
    def last_at(self) -> int:
        """When the last entry was made."""
        return self._log[-1].at

    @property
    def draws_made(self) -> int:
        """How many single draws the table has ever made, those undone included."""
        return self._progress.draws_made

    @property
    def shuffle(self) -> Shuffle:
        """What everybody may know of a fair shuffle by now."""
        return self._progress.shuffle

    # The two steps

    def prepare(self, command: Command, at: int, expected_seq: int | None = None) -> Change:
        """What a command would do, or an error; this table stays as it is."""
        if expected_seq is not None and expected_seq != self.seq:
            raise Stale("stale", expected=expected_seq, seq=self.seq)
        self._expect_seat(command.seat)
        after = self._recording_copy()
        at = max(at, after._progress.at)  # clocks of computers are set back now and then
        events: list[Event] = []
        for entry in command.decide(after._progress, at):
            events += after._add(entry)
        events += after._add_consequences(at)
        return Change(Batch(self.seq, after.entries_since(self.seq)), tuple(events), after)

    def then(self, batch: Batch) -> Change:
        """What a stored batch does, or `LogMismatch`; this table stays as it is."""
        if batch.first != self.seq:
            raise Stale("stale", expected=batch.first, seq=self.seq)
        after = self._recording_copy()
        return Change(batch, after._follow(batch.entries), after)

    def append(self, batch: Batch) -> Change:
        """Adds a prepared or stored batch, all of it or, if it does not fit, nothing."""
        return self._adopt(self.then(batch))

    def _recording_copy(self) -> Table:
        copy = Table.__new__(Table)
        copy.deals = self.deals
        copy._log, copy._progress = self._log.copy(), self._progress.copy()
        copy._progress.state.start_recording()
        return copy

    def _adopt(self, change: Change) -> Change:
        """Log and progress are shared with `change.after` from now on: both only ever change in a
        copy that nobody else has seen."""
        self._log, self._progress = change.after._log, change.after._progress
        return change

    def _follow(self, entries: Iterable[Entry]) -> tuple[Event, ...]:
        events: list[Event] = []
        for entry in entries:
            try:
                events += self._add(entry)
            except AzulejosError as error:
                raise LogMismatch(self.seq, error) from error
        return tuple(events)

    def _add(self, entry: Entry) -> tuple[Event, ...]:
        self._progress.apply(entry)
        self._log.append(entry)
        return self._progress.state.collect_events()

    def _add_consequences(self, at: int) -> list[Event]:
        """The deals that are due, and at the end of the game the key of a fair shuffle."""
        events: list[Event] = []
        while self._progress.deal_is_due:
            events += self._add(self._next_deal(at))
        if self.is_over and self.deals.revealed_key and not self.shuffle.key:
            events += self._add(ShuffleRevealed(at, self.deals.revealed_key))
        return events

    def _next_deal(self, at: int) -> Dealt:
        trial, deals = self.state, self.deals.with_entropy(self.shuffle.entropy)
        items = deal_from(deals, trial, self.draws_made)
        return Dealt(at, self._progress.state.write_deal(items), fingerprint(trial))

    def _expect_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("unknown-seat", seat=seat, seats=len(self.seats))

    def run(self, command: Command, at: int, expected_seq: int | None = None) -> Change:
        """Both steps at once, for whoever stores nothing."""
        return self._adopt(self.prepare(command, at, expected_seq))

    # The commands by name

    def play(
        self,
        seat: int,
        moves: Sequence[int | str | object],
        at: int,
        expected_seq: int | None = None,
    ) -> Change:
        """One whole turn, taken whole or not at all, and the deals that become due."""
        return self.run(Play(seat, moves), at, expected_seq)

    def undo(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(Undo(seat), at, expected_seq)

    def request_undo(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(RequestUndo(seat), at, expected_seq)

    def accept_undo(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(AcceptUndo(seat), at, expected_seq)

    def refuse_undo(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(RefuseUndo(seat), at, expected_seq)

    def resign(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(Resign(seat), at, expected_seq)

    def expire(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(Expire(seat), at, expected_seq)

    def take_seat(
        self,
        seat: int,
        who: str,
        at: int,
        name: str = "",
        entropy: str = "",
        expected_seq: int | None = None,
    ) -> Change:
        return self.run(TakeSeat(seat, who, name, entropy), at, expected_seq)

    def leave_seat(self, seat: int, at: int, expected_seq: int | None = None) -> Change:
        return self.run(LeaveSeat(seat), at, expected_seq)
