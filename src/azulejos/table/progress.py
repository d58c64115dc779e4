"""Where a table stands: what follows from its log, entry by entry, and from nothing else.

`apply` checks that an entry fits, so a damaged log is noticed; whether a command may cause the
entry is decided in `commands`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatchmethod

from azulejos.engine.answers import Outcome
from azulejos.engine.errors import GameOver, InvalidOptions
from azulejos.engine.game import GameState
from azulejos.engine.registry import from_position, new_game
from azulejos.table.clocks import NoClock, Times
from azulejos.table.errors import Refused
from azulejos.table.fair_deals import commitment, with_contribution
from azulejos.table.log import (
    Abandoned,
    BotSeated,
    Cancelled,
    Closed,
    Dealt,
    Entry,
    Resigned,
    SeatEntry,
    SeatLeft,
    SeatTaken,
    ShuffleRevealed,
    TableOpened,
    TimeExpired,
    TurnPlayed,
    UndoAccepted,
    Undone,
    UndoRefused,
    UndoRequested,
)
from azulejos.table.seats import Bot, Person, is_network_bot
from azulejos.table.turns import Deal, Fact, Turn, fingerprint, play_turn, position_after

ON_DEVICE = ""
"""Who occupies the seat of a person on this device."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to go back to `to` turns, and who has agreed so far."""

    seat: int
    to: int
    accepted: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What everybody may know of a fair shuffle; all empty for any other.

    `entropy` is what was added before the first deal; `key` stays empty until the game is over.
    """

    commitment: str = ""
    entropy: str = ""
    key: str = ""


def opening_position(opened: TableOpened) -> GameState:
    """Where a game begins: at the set-up, or at the position the table was opened with."""
    if not opened.position:
        return new_game(opened.options)
    state = from_position(opened.position)
    if state.options != opened.options or state.is_over:
        raise Refused("opening-position", value=opened.position)
    return state


class Progress:
    """Made from the opening entry; each further entry moves it on."""

    def __init__(self, opened: TableOpened) -> None:
        self.options = opened.options
        if len(opened.seats) != self.options.players:
            seats = len(opened.seats)
            raise InvalidOptions("seat-count", value=seats, expected=self.options.players)
        self.start = opening_position(opened)
        self.state: GameState = self.start.copy()
        self.seats = list(opened.seats)
        self.who = [self._first_occupant(seat) for seat in opened.seats]
        self.network_bots: frozenset[int] = frozenset()
        self.times = Times.of(opened.clock, len(opened.seats))
        self.facts: list[Fact] = []
        self.draws_made = 0
        self.shuffle = Shuffle(opened.commitment)
        self.out: dict[int, str] = {}
        self.is_cancelled = False
        self.ended_without_winner: str | None = None
        self.request: UndoRequest | None = None
        self.at = opened.at
        if self.to_move is not None:
            self.times = self.times.started(opened.at)

    @staticmethod
    def _first_occupant(seat: Person | Bot) -> str | None:
        return ON_DEVICE if isinstance(seat, Person) and seat.on_device else None

    def copy(self) -> Progress:
        clone = Progress.__new__(Progress)
        clone.__dict__.update(self.__dict__)
        clone.state = self.state.copy()
        clone.seats, clone.who, clone.facts = self.seats.copy(), self.who.copy(), self.facts.copy()
        clone.out = self.out.copy()
        return clone

    # Who is who

    def is_person(self, seat: int) -> bool:
        return isinstance(self.seats[seat], Person)

    def is_played_by_person(self, seat: int) -> bool:
        """A person's seat that has neither resigned nor run out of time."""
        return self.is_person(seat) and seat not in self.out

    def is_vacant(self, seat: int) -> bool:
        return self.is_played_by_person(seat) and self.who[seat] is None

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(len(self.seats)) if seat not in self.out]

    @property
    def persons(self) -> list[int]:
        return [seat for seat in self.playing if self.is_person(seat)]

    @property
    def has_started(self) -> bool:
        """The first deal waits until every person is there."""
        return bool(self.facts) or not any(self.is_vacant(seat) for seat in self.persons)

    @property
    def on_one_screen(self) -> bool:
        persons = [self.seats[seat] for seat in self.persons]
        return all(isinstance(seat, Person) and seat.on_device for seat in persons)

    @property
    def to_move(self) -> int | None:
        if not self.has_started or self.state.needs_deal or self.is_over:
            return None
        return int(self.state.current)

    @property
    def deal_is_due(self) -> bool:
        return self.has_started and self.state.needs_deal and not self.is_over

    # Undo

    @property
    def turns(self) -> list[Turn]:
        return [fact for fact in self.facts if isinstance(fact, Turn)]

    def last_turn_of(self, seat: int) -> int | None:
        """How many turns came before the last one this seat has finished."""
        numbers = [number for number, turn in enumerate(self.turns) if turn.seat == seat]
        return numbers[-1] if numbers else None

    def asked_by(self, seat: int) -> frozenset[int]:
        """Whose consent an undo for this seat needs: every other person, on one screen nobody."""
        if self.on_one_screen:
            return frozenset()
        others = [person for person in self.persons if person != seat]
        return frozenset(person for person in others if not self.is_vacant(person))

    # Time

    def is_timed(self, seat: int) -> bool:
        """Only the clocks of persons run."""
        return not isinstance(self.times.clock, NoClock) and self.is_played_by_person(seat)

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds the seat has left, None if its clock does not matter."""
        if not self.is_timed(seat):
            return None
        thinking = seat == self.to_move
        return self.times.left(seat, now) if thinking else self.times.bank[seat]

    # The end

    @property
    def is_decided_early(self) -> bool:
        """Resignations and expired clocks have left nobody to play, or nobody to play against; or
        nobody came back."""
        nobody_left = bool(self.out) and (len(self.playing) == 1 or not self.persons)
        return bool(self.ended_without_winner or nobody_left)

    @property
    def is_over(self) -> bool:
        return self.state.is_over or self.is_decided_early

    def outcome(self) -> Outcome | None:
        """As the rules say, but who gave up ranks last: the first to go in the last place.

        Nobody has a place in a game that was abandoned or closed.
        """
        if not self.is_over:
            return None
        if self.ended_without_winner:
            return Outcome((), self.end_reason, self.state.scores)
        ranking = [
            [seat for seat in place if seat not in self.out] for place in self.state.ranking()
        ]
        places = [tuple(place) for place in ranking if place]
        places += [(seat,) for seat in reversed(self.out)]
        return Outcome(tuple(places), self.end_reason, self.state.scores)

    @property
    def end_reason(self) -> str:
        if self.ended_without_winner:
            return self.ended_without_winner
        by_rules = self.state.outcome()
        return by_rules.reason if by_rules else list(self.out.values())[-1]

    # Entries

    def apply(self, entry: Entry) -> None:
        """Moves on by one entry. On an error the progress is of no more use: give a copy."""
        if entry.at < self.at:
            raise Refused("time-runs-back", at=entry.at, last=self.at)
        if isinstance(entry, SeatEntry) and entry.seat >= len(self.seats):
            raise Refused("unknown-seat", seat=entry.seat, seats=len(self.seats))
        if self.is_cancelled:
            raise Refused("table-cancelled")
        if self.is_over and not self._may_follow_the_end(entry):
            raise GameOver("game-over", reason=self.end_reason)
        waiting = self.to_move is None
        self._happen(entry)
        self.at = entry.at
        if waiting and self.to_move is not None:
            self.times = self.times.started(entry.at)
        if self.is_over:
            self.request = None

    def _may_follow_the_end(self, entry: Entry) -> bool:
        """Once the key is known, an undo would show what comes next."""
        if isinstance(entry, Undone | ShuffleRevealed):
            return not self.shuffle.key
        return isinstance(entry, SeatLeft)

    @singledispatchmethod
    def _happen(self, entry: Entry) -> None:
        raise Refused("already-open")

    @_happen.register
    def _(self, entry: Dealt) -> None:
        if not self.has_started:
            raise Refused("not-started")
        deal = Deal(entry.items, self.draws_made, entry.at)
        items = self.state.read_deal(entry.items)
        self.state.deal_explicit(items)
        self._compare(entry.fingerprint)
        self.draws_made += len(items)
        self.facts.append(deal)

    @_happen.register
    def _(self, entry: TurnPlayed) -> None:
        seat = entry.seat
        before, timed = self.times, self.is_timed(seat)
        play_turn(self.state, seat, entry.moves)
        self._compare(entry.fingerprint)
        self.times = before.after_turn(seat, entry.at) if timed else before.started(entry.at)
        left = self.times.bank[seat] if timed else None
        self.facts.append(Turn(seat, entry.moves, left, before.bank, entry.at))
        if self.is_played_by_person(seat):
            self.request = None  # playing on is an answer, and a bot gives none

    def _compare(self, expected: str) -> None:
        found = fingerprint(self.state)
        if found != expected:
            raise Refused("fingerprint", value=found, expected=expected)

    @_happen.register
    def _(self, entry: UndoRequested) -> None:
        self._expect_turn(entry.to)
        self.request = UndoRequest(entry.seat, entry.to)

    @_happen.register
    def _(self, entry: UndoAccepted) -> None:
        if self.request is None:
            raise Refused("no-undo-request")
        accepted = self.request.accepted | {entry.seat}
        self.request = replace(self.request, accepted=accepted)

    @_happen.register
    def _(self, entry: UndoRefused) -> None:
        if self.request is None:
            raise Refused("no-undo-request")
        self.request = None

    @_happen.register
    def _(self, entry: Undone) -> None:
        self._expect_turn(entry.to)
        self.times = self.times.rewound(self.turns[entry.to].bank, entry.at)
        self.facts = self.facts[: self._places_of_turns()[entry.to]]
        self.state = position_after(self.start, self.facts)
        self.request = None

    def _places_of_turns(self) -> list[int]:
        return [place for place, fact in enumerate(self.facts) if isinstance(fact, Turn)]

    def _expect_turn(self, number: int) -> None:
        if number >= len(self.turns):
            raise Refused("no-such-turn", to=number, turns=len(self.turns))

    @_happen.register
    def _(self, entry: Resigned) -> None:
        self._leave_game(entry, "resigned")

    @_happen.register
    def _(self, entry: TimeExpired) -> None:
        self._leave_game(entry, "time")

    def _leave_game(self, entry: SeatEntry, reason: str) -> None:
        if not self.is_played_by_person(entry.seat):
            raise Refused("seat-not-playing", seat=entry.seat)
        thinking = self.to_move
        self.out[entry.seat] = reason
        self.request = None
        if self.is_over and thinking is not None:
            self.times = self.times.charged(thinking, entry.at)

    @_happen.register
    def _(self, entry: SeatTaken) -> None:
        seat = self.seats[entry.seat]
        if isinstance(seat, Bot) or not self.is_vacant(entry.seat):
            raise Refused("seat-not-free", seat=entry.seat)
        self.who[entry.seat] = entry.who
        self.network_bots -= {entry.seat}
        if is_network_bot(entry.who):
            self.network_bots |= {entry.seat}
        self.seats[entry.seat] = replace(seat, name=entry.name or seat.name)
        if not self.draws_made:
            entropy = with_contribution(self.shuffle.entropy, entry.seat, entry.entropy)
            self.shuffle = replace(self.shuffle, entropy=entropy)
        self.request = None

    @_happen.register
    def _(self, entry: SeatLeft) -> None:
        if not self.who[entry.seat]:
            raise Refused("seat-not-taken", seat=entry.seat)
        thinking = self.to_move
        self.who[entry.seat] = None
        self.request = None
        if thinking is not None and self.to_move is None:  # a game not begun waits for everybody
            self.times = self.times.charged(thinking, entry.at)

    @_happen.register
    def _(self, entry: BotSeated) -> None:
        if self.facts or not self.is_vacant(entry.seat):
            raise Refused("seat-not-free", seat=entry.seat)
        self.seats[entry.seat] = Bot(entry.name, entry.level)

    @_happen.register
    def _(self, entry: Cancelled) -> None:
        if self.has_started:
            raise Refused("game-begun")
        self.is_cancelled = True

    @_happen.register
    def _(self, entry: Abandoned | Closed) -> None:
        self.ended_without_winner = entry.kind if self.turns else None
        self.is_cancelled = not self.turns

    @_happen.register
    def _(self, entry: ShuffleRevealed) -> None:
        if not self.is_over:
            raise Refused("shuffle-too-early")
        if not is_key_of(entry.key, self.shuffle.commitment):
            raise Refused("shuffle-key", expected=self.shuffle.commitment or "-")
        self.shuffle = replace(self.shuffle, key=entry.key)


def is_key_of(key: str, published: str) -> bool:
    try:
        return commitment(bytes.fromhex(key)) == published
    except ValueError:
        return False
