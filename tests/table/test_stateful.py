"""Any commands in any order: a table is always the replay of its log; refusals cost nothing."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.tables import CountedDeals, random_turn, summary, through_json

from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import rule_set
from azulejos.engine.rng import Rng
from azulejos.table import (
    AcceptUndo,
    Batch,
    Bot,
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
seats: st.SearchStrategy[Seat] = st.sampled_from(
    [Person("here"), Person("here"), Person("far", on_device=False), Bot("bot", "random")]
)
clocks: st.SearchStrategy[Clock] = st.sampled_from(
    [NoClock(), PerTurn(3_000), PerGame(20_000, 500)]
)
UNDO_COMMANDS = (RequestUndo, AcceptUndo, RefuseUndo, Undo)


class TableMachine(RuleBasedStateMachine):
    """Sends commands, sensible and not, to one table; another copy of the table follows."""

    table: Table

    @initialize(
        seating=st.lists(seats, min_size=2, max_size=4),
        clock=clocks,
        variant=st.sampled_from(["standard", "grey"]),
        seed=seeds,
    )
    def open(self, seating: list[Seat], clock: Clock, variant: str, seed: int) -> None:
        self.deals = CountedDeals(seed)
        self.now = 0
        options = rule_set("azul").choose(len(seating), variant)
        self.table = Table.open(options, seating, self.deals, at=0, clock=clock)
        self.follower = through_json(self.table)

    def send(self, command: Command) -> None:
        """Whatever becomes of a command, nothing changes before the batch is appended."""
        before = summary(self.table, self.now), self.table.state.fingerprint()
        batch = self.prepared(command)
        assert (summary(self.table, self.now), self.table.state.fingerprint()) == before
        if batch is not None:
            change = self.table.append(batch)
            assert self.table.log == (*before[0][0], *change.entries)  # type: ignore[misc]
            assert self.follower.append(batch) == change

    def prepared(self, command: Command) -> Batch | None:
        try:
            return self.table.prepare(command, self.now)
        except LogMismatch:
            raise  # a command that causes entries which do not fit
        except AzulejosError:
            return None

    @rule(milliseconds=st.integers(0, 2_500))
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
    @rule(seed=seeds, kept=st.integers(0, 3), more=st.lists(st.integers(-5, 250), max_size=2))
    def play_badly(self, seed: int, kept: int, more: list[int]) -> None:
        assert self.table.to_move is not None
        moves = random_turn(self.table.state, Rng(seed))
        self.send(Play(self.table.to_move, [*moves[:kept], *more]))

    @rule(seat=seat_numbers, moves=st.lists(st.integers(0, 204), max_size=2))
    def play_out_of_turn(self, seat: int, moves: list[int]) -> None:
        self.send(Play(seat, moves))

    @rule(seat=seat_numbers, command=st.sampled_from(UNDO_COMMANDS))
    def take_back(self, seat: int, command: Any) -> None:
        self.send(command(seat))

    @precondition(lambda self: self.table.undo_request is not None)
    @rule()
    def everybody_accepts(self) -> None:
        assert self.table.undo_request is not None
        for seat in sorted(self.table.asked_by(self.table.undo_request.seat)):
            self.send(AcceptUndo(seat))

    @rule(seat=seat_numbers)
    def sit_down(self, seat: int) -> None:
        self.send(TakeSeat(seat, f"guest-{seat}", name="somebody"))

    @rule(seat=seat_numbers)
    def stand_up(self, seat: int) -> None:
        self.send(LeaveSeat(seat))

    @rule(seat=seat_numbers, command=st.sampled_from([Expire, Expire, Expire, Resign]))
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
TestTable.settings = settings(stateful_step_count=25)
