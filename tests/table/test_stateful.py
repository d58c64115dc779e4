"""Any commands in any order: a table is always the replay of its log; refusals cost nothing."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.tables import CountedDeals, mover, random_turn, summary, through_json

from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import rule_set
from azulejos.engine.rng import Rng
from azulejos.table import (
    AcceptUndo,
    Bot,
    Change,
    Clock,
    Command,
    Expire,
    LeaveSeat,
    LogMismatch,
    NoClock,
    PerGame,
    Person,
    PerTurn,
    Play,
    RefuseUndo,
    RequestUndo,
    Resign,
    Seat,
    Table,
    TakeSeat,
    Undo,
)

seat_numbers = st.integers(0, 3)
seeds = st.integers(0, 999)
HERE, FAR, BOT = Person("here"), Person("far", on_device=False), Bot("bot", "random")
seatings = st.one_of(
    st.sampled_from([[HERE, BOT], [HERE, HERE, BOT], [FAR, FAR], [FAR, BOT, FAR], [FAR, FAR, FAR]]),
    st.lists(st.sampled_from([HERE, FAR, BOT]), min_size=2, max_size=4),
)
clocks: st.SearchStrategy[Clock] = st.sampled_from(
    [NoClock(), PerTurn(3_000), PerGame(20_000, 500)]
)
UNDO_COMMANDS = (RequestUndo, AcceptUndo, RefuseUndo, Undo)


class TableMachine(RuleBasedStateMachine):
    """Sends commands, sensible and not, to one table; another copy of the table follows."""

    table: Table

    @initialize(
        seating=seatings,
        clock=clocks,
        variant=st.sampled_from(["standard", "grey"]),
        seed=seeds,
        seated=st.sampled_from([True, True, True, False]),
        turns=st.integers(0, 30),
    )
    def open(
        self, seating: list[Seat], clock: Clock, variant: str, seed: int, seated: bool, turns: int
    ) -> None:
        self.deals = CountedDeals(seed)
        self.now = 0
        self.has_far = FAR in seating
        options = rule_set("azul").choose(len(seating), variant)
        self.table = Table.open(options, seating, self.deals, at=0, clock=clock)
        self.follower = through_json(self.table)
        for seat in range(len(seating) if seated else 0):
            self.send(TakeSeat(seat, f"guest-{seat}"))
        self.play(seed, turns)

    def send(self, command: Command) -> None:
        """Whatever becomes of a command, nothing changes before the batch is appended."""
        before = summary(self.table, self.now), self.table.state.fingerprint()
        prepared = self.prepared(command)
        assert (summary(self.table, self.now), self.table.state.fingerprint()) == before
        if prepared is not None:
            change = self.table.append(prepared.batch)
            assert change == prepared
            assert summary(self.table, self.now) == summary(prepared.after, self.now)
            assert self.table.log == (*before[0][0], *change.entries)  # type: ignore[misc]
            assert self.follower.append(change.batch) == change

    def prepared(self, command: Command) -> Change | None:
        try:
            return self.table.prepare(command, self.now)
        except LogMismatch:
            raise  # a command that causes entries which do not fit
        except AzulejosError:
            return None

    @rule(milliseconds=st.integers(0, 900))
    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds

    @precondition(lambda self: self.table.to_move is not None)
    @rule(seed=seeds, turns=st.integers(1, 15))
    def play(self, seed: int, turns: int) -> None:
        for number in range(turns):
            if self.table.to_move is not None:
                moves = random_turn(self.table.state, Rng(seed, number))
                self.send(Play(self.table.to_move, moves))

    @precondition(lambda self: self.table.to_move is not None)
    @rule(
        seat=seat_numbers, kept=st.integers(0, 3), more=st.lists(st.integers(-5, 250), max_size=2)
    )
    def play_badly(self, seat: int, kept: int, more: list[int]) -> None:
        moves = random_turn(self.table.state, Rng(kept))
        self.send(Play(seat, [*moves[:kept], *more]))

    @precondition(lambda self: self.table.last_person_to_play is not None)
    @rule(command=st.sampled_from([RequestUndo, Undo]))
    def take_back_the_last_turn(self, command: Any) -> None:
        assert self.table.last_person_to_play is not None
        self.send(command(self.table.last_person_to_play))

    @rule(seat=seat_numbers, command=st.sampled_from(UNDO_COMMANDS))
    def take_back(self, seat: int, command: Any) -> None:
        self.send(command(seat))

    @precondition(lambda self: self.table.undo_request is not None)
    @rule(command=st.sampled_from([AcceptUndo, AcceptUndo, RefuseUndo]))
    def everybody_answers(self, command: Any) -> None:
        assert self.table.undo_request is not None
        for seat in sorted(self.table.asked_by(self.table.undo_request.seat)):
            self.send(command(seat))

    @precondition(lambda self: self.has_far)
    @rule(seat=seat_numbers, stands_up=st.booleans())
    def change_seats(self, seat: int, stands_up: bool) -> None:
        self.send(LeaveSeat(seat) if stands_up else TakeSeat(seat, "guest", name="somebody"))

    @precondition(lambda self: self.table.deadline() is not None)
    @rule(late=st.integers(-1, 1))
    def let_time_run_out(self, late: int) -> None:
        deadline = self.table.deadline()
        assert deadline is not None
        self.now = max(self.now, deadline + late)
        self.send(Expire(mover(self.table)))

    @rule(seat=seat_numbers, command=st.sampled_from([Expire, Resign]))
    def give_up(self, seat: int, command: Any) -> None:
        self.send(command(seat))

    @invariant()
    def it_is_the_replay_of_its_log(self) -> None:
        replayed = through_json(self.table)
        assert summary(replayed, self.now) == summary(self.table, self.now)
        assert summary(self.follower, self.now) == summary(self.table, self.now)
        assert replayed.state.turn == self.table.state.turn
        assert replayed.state.fingerprint() == self.table.state.fingerprint()

    @invariant()
    def every_draw_number_is_used_once(self) -> None:
        assert self.deals.numbers == list(range(self.table.draws_made))

    @invariant()
    def somebody_is_to_move_or_it_is_over_or_seats_are_free(self) -> None:
        waits = not self.table.has_started
        assert [self.table.to_move is not None, self.table.is_over, waits].count(True) == 1
        assert self.table.is_over == (self.table.outcome() is not None)

    @invariant()
    def the_ranking_names_every_seat_once(self) -> None:
        outcome = self.table.outcome()
        if outcome is not None:
            ranked = [seat for place in outcome.ranking for seat in place]
            assert sorted(ranked) == list(range(len(self.table.seats)))

    @invariant()
    def the_position_can_come_up(self) -> None:
        assert self.table.state.status() == []


TestTable = TableMachine.TestCase
TestTable.settings = settings(stateful_step_count=20)
