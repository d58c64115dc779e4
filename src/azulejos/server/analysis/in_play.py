"""Nobody analyses a game while playing it against somebody.

What cannot be prevented: a position that was changed a little, another guest's cookie, and programs
on one's own machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from azulejos.engine.game import GameState
from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.server.storage import TableRow
from azulejos.table import Person, Table
from azulejos.table.log import Dealt, TurnPlayed
from azulejos.table.turns import fingerprint

MOST_TABLES = 200


def others_play(room: Room, guest: str) -> bool:
    """Whether anybody but this guest still plays at the table, or may yet sit down."""
    own, table = room.seats_of(guest), room.table
    return any(
        isinstance(who, Person) and seat not in own and seat not in table.out
        for seat, who in enumerate(table.seats)
    )


def expect_over(room: Room) -> None:
    if not room.table.is_over:
        raise Conflict("game-not-over", table=room.id)


def expect_over_or_alone(room: Room, guest: str) -> None:
    if others_play(room, guest):
        expect_over(room)


async def expect_not_in_play(
    registry: RoomRegistry, guest: str, states: Iterable[GameState]
) -> None:
    """None of these may have come up in a game that the guest still plays with others.

    Not even earlier: how the engine goes on from there may be what to play now.
    """
    asked = [state for state in states if not (state.needs_deal or state.is_over)]
    known = {fingerprint(state) for state in asked}
    for row in await registry.store.running_tables_of(guest, MOST_TABLES):
        if not any(may_have_come_up(row, state) for state in asked):
            continue
        room = await registry.room(row.id)
        at_play = bool(room.seats_of(guest)) and others_play(room, guest)
        if at_play and not known.isdisjoint(come_up(room.table)):
            raise NotAllowed("position-in-play")


def may_have_come_up(row: TableRow, state: GameState) -> bool:
    """As far as lists know, which is enough to open few tables."""
    status, game = row.status, state.options.game
    return (row.game, len(status.scores)) == (game, state.players) and state.round <= status.round


def come_up(table: Table) -> Iterator[str]:
    """The fingerprints of all positions of the game, those that were undone too."""
    yield fingerprint(table.start)
    for entry in table.log:
        if isinstance(entry, Dealt | TurnPlayed):
            yield entry.fingerprint
