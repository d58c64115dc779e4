"""How a table stands, in few words: the row that lists are made of."""

from __future__ import annotations

from typing import Any

from azulejos.server.protocol import encoding
from azulejos.server.storage import Lasting, Phase, Status
from azulejos.table import Person, Table
from azulejos.table.log import TurnPlayed


def status_of(table: Table) -> Status:
    state = table.state
    return Status(
        phase=Phase(encoding.phase(table)),
        to_move=table.to_move,
        round=state.round,
        scores=state.scores,
        finished_at=table.last_at if table.is_over else None,
        shown=shown(table),
        lasting=lasting_of(table),
        wakes_at=wakes_at(table),
    )


def lasting_of(table: Table) -> Lasting:
    """A game that one person has set up and nobody has played is as good as not begun."""
    if table.is_over or table.is_cancelled:
        return Lasting.ENDED
    persons = [seat for seat in range(len(table.seats)) if is_for_people(table, seat)]
    if all(seat in table.out for seat in persons):
        return Lasting.BOTS
    people = {table.occupant(seat) for seat in persons}
    played = any(isinstance(one, TurnPlayed) and one.seat in persons for one in table.log)
    begun = table.has_started and (played or len(people) > 1)
    return Lasting.PEOPLE if begun else Lasting.WAITING


def is_for_people(table: Table, seat: int) -> bool:
    """Not the seat of a bot, be it ours or a program that has come over the network."""
    return isinstance(table.seats[seat], Person) and seat not in table.network_bots


def wakes_at(table: Table) -> int | None:
    """When the table goes on by itself: at once if a bot is to move, unless it has no people."""
    if table.bot_to_move is None:
        return table.deadline()
    return None if lasting_of(table) is Lasting.BOTS else table.last_at


def shown(table: Table) -> dict[str, Any]:
    outcome = table.outcome()
    options = table.options
    return {
        "variant": options.variant,
        "players": options.players,
        "options": dict(options.extras),
        "clock": table.clock.data(),
        "seats": [encoding.seat(table, number) for number in range(len(table.seats))],
        "outcome": outcome.data() if outcome else None,
    }
