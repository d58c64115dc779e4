"""Nobody analyses a game while playing it against somebody.

What cannot be prevented: a position that was changed a little, another guest's cookie, and programs
on one's own machine.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.engine.game import GameState
from azulejos.server.protocol.errors import Conflict, NotAllowed
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.rooms.room import Room
from azulejos.table import Person

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
    """None of these may be how a game stands now that the guest plays with others."""
    known = {(state.options.game, state.scores, state.fingerprint()) for state in states}
    alike = {(game, scores) for game, scores, _ in known}
    for row in await registry.store.running_tables_of(guest, MOST_TABLES):
        if (row.game, row.status.scores) in alike:
            room = await registry.room(row.id)
            now = room.table.state
            at_play = bool(room.seats_of(guest)) and others_play(room, guest)
            if at_play and (row.game, now.scores, now.fingerprint()) in known:
                raise NotAllowed("position-in-play")
