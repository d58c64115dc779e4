"""Tables to test with, and ways to play on them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from azulejos.engine.draws import Draws
from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.registry import rule_set
from azulejos.engine.rng import Rng
from azulejos.table import Bot, Change, Clock, Person, Seat, SeededDeals, Table, read_entry
from azulejos.table.deals import DealSource

HERE = [Person("Ana"), Person("Bento")]
APART = [Person("Ana", on_device=False), Person("Bento", on_device=False)]


@dataclass
class CountedDeals(DealSource):
    """Remembers the number of every draw it was asked for."""

    seed: int = 1
    numbers: list[int] = field(default_factory=list)

    def item(self, draws: Draws, number: int) -> int:
        self.numbers.append(number)
        return SeededDeals(self.seed).item(draws, number)


def open_table(
    seats: Sequence[Seat] = HERE,
    clock: Clock | None = None,
    variant: str = "standard",
    seed: int = 1,
) -> Table:
    options = rule_set("azul").choose(len(seats), variant)
    return Table.open(options, seats, SeededDeals(seed), at=0, clock=clock)


def open_apart(persons: int, bots: int = 0, clock: Clock | None = None) -> Table:
    """Persons on devices of their own, all of them seated at moment 0."""
    apart = [Person(f"p{seat}", on_device=False) for seat in range(persons)]
    table = open_table([*apart, *[Bot("b", "random")] * bots], clock)
    for seat in range(persons):
        table.take_seat(seat, f"guest-{seat}", at=0)
    return table


def random_turn(state: GameState, rng: Rng) -> list[str]:
    """The codes of one whole turn."""
    codes = []
    turn = state.turn
    while state.turn == turn:
        move = state.random_legal_move(rng)
        codes.append(state.code(move))
        state.play(move)
    return codes


def mover(table: Table) -> int:
    assert table.to_move is not None
    return table.to_move


def play_turn(table: Table, at: int = 0, seed: int = 1) -> Change:
    return table.play(mover(table), random_turn(table.state, Rng(seed, table.seq)), at)


def play_until(table: Table, done: Callable[[Table], bool]) -> None:
    while not done(table):
        play_turn(table)


def through_json(table: Table) -> Table:
    """The table that comes out of its log after a trip through text."""
    text = json.dumps([entry.data() for entry in table.log])
    return Table.replay(map(read_entry, json.loads(text)))


def summary(table: Table, now: int = 0) -> list[object]:
    """Everything that anybody can see of a table."""
    visible = [table.options, table.clock, table.seats, table.has_started, table.out]
    play = [table.state.position(), table.to_move, table.bot_to_move, table.draws_made]
    whose = [table.occupant(seat) for seat in range(len(table.seats))]
    undo = [table.undo_request, table.last_person_to_play, table.facts()]
    times = [table.remaining(now), table.deadline()]
    return [table.log, visible, play, whose, undo, times, table.is_over, table.outcome()]


def refused(
    error: type[AzulejosError], code: str, table: Table, command: Callable[[], object]
) -> AzulejosError:
    """Runs a command that must fail with this code and change nothing at all."""
    before = summary(table), table.state.fingerprint()
    with pytest.raises(error) as caught:
        command()
    assert caught.value.code == code
    assert (summary(table), table.state.fingerprint()) == before
    return caught.value
