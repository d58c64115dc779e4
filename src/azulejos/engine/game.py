"""The one contract that every rule set fulfils and everything else is written against.

`GameState` has two faces. People and programs in Python use the public one: `legal_moves()`,
`play()`, `deal()`, `view()`, `attempt()`. Search and batched play use the inner one, without the
GIL and without checks: `legal_into`, `apply`, `random_move`, `deal_randomly`. Each game's subclass
writes its rules once, in the inner methods.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self, cast

import cython

from azulejos.engine.answers import Attempt, Choice, Outcome, View
from azulejos.engine.buffers import zeros
from azulejos.engine.errors import Fault, GameOver, IllegalMove, ImpossibleDraw, Reason, expected
from azulejos.engine.events import Event, Events, Row
from azulejos.engine.game_modules import modules_of
from azulejos.engine.log_lines import EventData, LogLine
from azulejos.engine.options import Options, RuleSet
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.buffers import SEATS, MoveBuffer, ObservationBuffer, UtilityBuffer
    from azulejos.engine.rng import folded, folded_all

_legal = MoveBuffer()


@cython.cclass
class GameState:
    """A position of some game. See the module's text for its two faces."""

    rules = RuleSet("", 0, range(0), ())
    move_count = 0
    move_cap = 1000
    end_reasons = cast("tuple[str, ...]", ())
    observation_size = 0

    options: Options
    events: Events
    players: int
    current: int
    turn: int
    round: int
    over: bool
    deal_due: bool
    ending: int
    score: list[int]

    # The inner contract: without the GIL, unchecked. Each game writes its rules here.

    def reset(self) -> None:
        """Back to the set-up of the same options, before the first deal."""

    def copy_from(self, other: GameState) -> None:
        """Becomes equal to another state of the same options; events are not copied."""

    def legal_into(self, buffer: list[int]) -> int:
        """Writes the legal moves in ascending order, returns how many."""
        return 0

    def is_legal(self, move: int) -> bool:
        return False

    def random_move(self, rng: Rng) -> int:
        """One of the legal moves, each equally likely."""
        return 0

    def apply(self, move: int) -> None:
        """Plays a move that is known to be legal."""

    def random_draw(self, rng: Rng) -> int:
        """The item that chance draws next."""
        return 0

    def apply_draw(self, item: int) -> None:
        """Draws an item that is known to be there."""

    def draw_weight(self, item: int) -> int:
        """In how many equally likely ways this item can be drawn next."""
        return 0

    def ranking_key(self, seat: int) -> int:
        """A number that ranks the seats: the higher the better, equals share their place."""
        return self.score[seat]

    def fold_fields(self) -> int:
        """A 64-bit digest of every field that makes up the position."""
        return 0

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        """Numbers from about 0 to 1, seen from a seat; absent seats come last and stay 0."""

    def deal_randomly(self, rng: Rng) -> None:
        """Draws until the deal is complete."""
        while self.deal_due:
            self.apply_draw(self.random_draw(rng))

    def play_out(self, rng: Rng, most: int) -> int:
        """Random moves and deals to the end, or for so many moves; returns how many moves."""
        moves = 0
        while not self.over and moves < most:
            if self.deal_due:
                self.deal_randomly(rng)
            else:
                self.apply(self.random_move(rng))
                moves += 1
        return moves

    def utilities_into(self, buffer: list[float]) -> None:
        """One value per seat: 1 for the victory, shared evenly between equals, else 0."""
        best = self.ranking_key(0)
        winners = 0
        for seat in range(self.players):
            key = self.ranking_key(seat)
            if key > best:
                best = key
                winners = 0
            if key == best:
                winners += 1
        for seat in range(self.players):
            buffer[seat] = 1.0 / winners if self.ranking_key(seat) == best else 0.0

    def copy_common(self, other: GameState) -> None:
        """The part of `copy_from` that is the same for all games."""
        self.players = other.players
        self.current = other.current
        self.turn = other.turn
        self.round = other.round
        self.over = other.over
        self.deal_due = other.deal_due
        self.ending = other.ending
        for seat in range(SEATS):
            self.score[seat] = other.score[seat]

    def reset_common(self) -> None:
        self.current = 0
        self.turn = 0
        self.round = 1
        self.over = False
        self.deal_due = True
        self.ending = -1

    def fold_common(self, digest: int) -> int:
        digest = folded(
            digest, self.players * 64 + self.current * 8 + self.over * 2 + self.deal_due
        )
        digest = folded(digest, self.round * 8 + self.ending + 1)
        return folded_all(digest, self.score, self.players)

    def lay_out(self, arrays: Mapping[str, tuple[int, ...]]) -> None:
        """Interpreted, arrays are lists: this makes them in the shapes of the header."""
        for name, shape in arrays.items():
            setattr(self, name, zeros(*shape))

    def copy_arrays(self, other: GameState, arrays: Mapping[str, tuple[int, ...]]) -> None:
        """Interpreted, assignment would share lists that compiled code copies."""
        for name in arrays:
            rows = getattr(other, name)
            copied = [row.copy() if isinstance(row, list) else row for row in rows]
            setattr(self, name, copied)

    # Set-up, the same for every game.

    def __init__(self, options: Options) -> None:
        """A game before its first deal; `InvalidOptions` if this game does not offer them."""
        confirmed = self.rules.confirmed(expected(options, Options))
        self.allocate(confirmed)
        self.players = confirmed.players
        self.prepare(confirmed)
        self.reset()

    # What each game supplies in Python.

    def allocate(self, options: Options) -> int:
        """Everything a state refers to: board, tables and, interpreted, its arrays."""
        raise NotImplementedError

    def prepare(self, options: Options) -> None:
        """Reads what the options decide for the whole game."""
        raise NotImplementedError

    def draw_items(self) -> range:
        """Every item chance could ever draw in this game."""
        raise NotImplementedError

    def blank(self) -> Self:
        """A fresh state of the same options, to be copied into."""
        state = type(self).__new__(type(self))  # compiled games name their class, which is quicker
        cython.cast(GameState, state).allocate(self.options)
        return state

    # What the modules beside each game's `state` supply; see `game_modules`.

    def number(self, move: int | str | object) -> int:
        """The integer of a move given as integer, code or typed move; `MalformedMove` if none."""
        return modules_of(type(self)).typed(move).number

    def code(self, move: int) -> str:
        return modules_of(type(self)).moves.from_number(move).code

    def reason(self, move: int | str | object) -> Reason | None:
        """Why a well-formed move is illegal here; None if it is legal."""
        modules = modules_of(type(self))
        return modules.reasons.reason(self, modules.typed(move))

    def read_event(self, row: Row) -> Event:
        return modules_of(type(self)).events.read(row)

    def log_lines(self, events: Sequence[EventData]) -> list[LogLine]:
        """What happened, grouped into the lines of a log."""
        return modules_of(type(self)).log_lines.log_lines(events)

    def status(self) -> list[Fault]:
        """Everything that is wrong with this position; empty if it can come up in a game."""
        modules = modules_of(type(self))
        return modules.validity.faults(modules.notation.placement(self))

    def position(self) -> str:
        """The position as one line of text that `from_position` reads back."""
        notation = modules_of(type(self)).notation
        return notation.write(notation.placement(self), self.rules)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """The state a line of text describes; `MalformedPosition` or `InvalidPosition` if none."""
        modules = modules_of(cls)
        placed = modules.read(text, cls.rules)
        state = cls(placed.options)
        modules.loading.load(state, placed)
        return state

    def write_deal(self, items: Sequence[int]) -> str:
        """Drawn items as text that `read_deal` reads back."""
        return modules_of(type(self)).notation.write_deal(items)

    def read_deal(self, text: str) -> list[int]:
        return modules_of(type(self)).notation.read_deal(text)

    def view(self) -> View:
        """The whole visible position as plain data, the same for everybody."""
        return modules_of(type(self)).view.view(self)

    def choices(self) -> list[Choice]:
        return modules_of(type(self)).choices.choices(self)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return type(self).from_position, (self.position(),)

    # The public contract.

    @property
    def is_over(self) -> bool:
        return bool(self.over)

    @property
    def needs_deal(self) -> bool:
        return bool(self.deal_due)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[seat] for seat in range(self.players)])

    def legal_moves(self) -> list[int]:
        """The legal moves as integers, ascending; empty when a deal is due or the game is over."""
        count = self.legal_into(_legal.moves)
        return [_legal.moves[index] for index in range(count)]

    def random_legal_move(self, rng: Rng) -> int:
        """One of the legal moves, drawn without listing them where the rules allow it."""
        self.expect_move()
        return self.random_move(expected(rng, Rng))

    def play(self, move: int | str | object) -> None:
        """Plays a legal move (integer, code or typed move), or raises and changes nothing."""
        known = type(move) is int and 0 <= move < self.move_count
        number = cast("int", move) if known else self.number(move)
        if not self.is_legal(number):
            self.expect_move()
            reason = self.reason(number)
            assert reason is not None, "an illegal move always has a reason"
            raise IllegalMove(self.code(number), reason)
        self.apply(number)

    def expect_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IndexError(f"expected a seat from 0 to {self.players - 1}, got {seat}")

    def expect_move(self) -> None:
        if self.over:
            raise GameOver("game-over", reason=self.end_reasons[self.ending])
        if self.deal_due:
            raise IllegalMove("-", Reason("deal-due"))

    def copy(self) -> Self:
        """An independent state that is equal to this one and records no events."""
        clone = self.blank()
        cython.cast(GameState, clone).copy_from(self)
        return clone

    def draws(self) -> list[tuple[int, int]]:
        """What chance can draw next, each item with its weight; empty unless a deal is due."""
        if not self.deal_due:
            return []
        weights = [(item, self.draw_weight(item)) for item in self.draw_items()]
        return [(item, weight) for item, weight in weights if weight]

    def draw(self, item: int) -> None:
        """Applies one draw, or raises and changes nothing."""
        self.expect_deal()
        if item not in self.draw_items() or not self.draw_weight(item):
            raise ImpossibleDraw("item-not-there", item=item)
        self.apply_draw(item)

    def deal(self, rng: Rng) -> None:
        """Lets chance decide the whole deal that is due."""
        self.expect_deal()
        self.deal_randomly(expected(rng, Rng))

    def deal_explicit(self, items: Sequence[int]) -> None:
        """Deals exactly these items in this order, all of the deal or nothing."""
        self.expect_deal()
        trial = self.copy()
        for item in items:
            trial.draw(item)
        if trial.needs_deal:
            raise ImpossibleDraw("deal-incomplete")
        for item in items:
            self.apply_draw(item)

    def expect_deal(self) -> None:
        if self.over:
            raise GameOver("game-over", reason=self.end_reasons[self.ending])
        if not self.deal_due:
            raise ImpossibleDraw("no-deal-due")

    def outcome(self) -> Outcome | None:
        """Ranking, winners and reason once the game is over, else None."""
        if not self.over:
            return None
        return Outcome(self.ranking(), self.end_reasons[self.ending], self.scores)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats from first to last place as things stand, equals together."""
        places: dict[int, list[int]] = {}
        for seat in range(self.players):
            places.setdefault(self.ranking_key(seat), []).append(seat)
        return tuple(tuple(places[key]) for key in sorted(places, reverse=True))

    def utilities(self) -> list[float]:
        """Each seat's share of the victory, by the scores as they stand."""
        buffer = UtilityBuffer()
        self.utilities_into(buffer.values)
        return [buffer.values[seat] for seat in range(self.players)]

    def observation(self, seat: int) -> list[float]:
        """The position as `observation_size` numbers, seen from a seat."""
        self.expect_seat(seat)
        buffer = ObservationBuffer()
        self.observe_into(seat, buffer.values)
        return [buffer.values[index] for index in range(self.observation_size)]

    def fingerprint(self) -> int:
        """A 64-bit digest: equal positions have equal fingerprints."""
        return self.fold_fields()

    def start_recording(self) -> None:
        """From now on this state (not its copies) keeps events for `collect_events()`."""
        self.events = Events(recording=True)

    def collect_events(self) -> tuple[Event, ...]:
        """What happened since recording started or events were last collected."""
        return tuple([self.read_event(row) for row in self.events.drain()])

    def attempt(self, moves: Sequence[int | str | object]) -> Attempt:
        """Plays on a copy, at most to the end of the turn, and tells what would happen."""
        trial = self.copy()
        trial.start_recording()
        for move in moves:
            if trial.turn != self.turn:
                raise IllegalMove(trial.code(trial.number(move)), Reason("turn-complete"))
            trial.play(move)
        events = trial.collect_events()
        return Attempt(events, trial.view(), tuple(trial.choices()), bool(trial.turn != self.turn))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.position() == other.position()

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def __repr__(self) -> str:
        return f"azulejos.from_position({self.position()!r})"
