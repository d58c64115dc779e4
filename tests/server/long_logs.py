"""Games that take long to replay, stored without being played on a server."""

import random
from itertools import count

from azulejos.engine.registry import rule_set
from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.rooms.status import status_of
from azulejos.server.storage import NewTable, Store
from azulejos.table import Batch, FairDeals, Person, Table

KEY = bytes(range(32))
MAKER = "maker"
OPENING = 2
TURNS = 50


def opened(game: str) -> Table:
    people = [Person("Ana", on_device=True), Person("Taras", on_device=True)]
    return Table.open(rule_set(game).choose(), people, FairDeals(KEY), at=1000)


def play_a_turn(table: Table, rng: random.Random) -> None:
    state, moves = table.state, []
    choices = state.choices()
    while True:
        moves += rng.choice(list(choices))["moves"]
        tried = state.attempt(moves)
        if tried.turn_complete:
            break
        choices = list(tried.choices)
    assert table.to_move is not None
    table.play(table.to_move, moves, at=table.last_at + 1)


def finished(game: str) -> Table:
    table, rng = opened(game), random.Random(1)
    while not table.is_over:
        play_a_turn(table, rng)
    return table


def taken_back(game: str, entries: int) -> Table:
    """Played for a while, then back and forth until the log is so long."""
    table, rng = opened(game), random.Random(1)
    while table.seq < entries:
        play_a_turn(table, rng)
        if table.turns_played > TURNS:
            assert table.last_person_to_play is not None
            table.undo(table.last_person_to_play, at=table.last_at + 1)
    return table


async def store_played(store: Store, name: str, table: Table) -> None:
    """As if every entry had been a command of its own."""
    first = Table.replay(table.log[:OPENING], FairDeals(KEY))
    await store.create(
        NewTable(
            id=name,
            game=table.options.game,
            public=True,
            settings=TablePolicy().data(),
            created_at=1000,
            created_by=MAKER,
            key=KEY,
            entries=first.log,
            status=status_of(first),
        )
    )
    for seq in count(OPENING):
        if seq >= table.seq:
            return
        batch = Batch(seq, table.log[seq : seq + 1])
        status = status_of(table if seq == table.seq - 1 else first)
        await store.append(name, batch, command=f"c{seq}", sender=MAKER, status=status)
