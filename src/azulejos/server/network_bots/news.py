"""What a program is told about a table where it has a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from azulejos.server.protocol import encoding
from azulejos.server.rooms.room import Room
from azulejos.table import Table, Turn, now


def news(room: Room, seat: int) -> Iterator[bytes]:
    """What concerns the bot now; nothing if others are to do something."""
    table = room.table
    if table.is_over or table.is_cancelled:
        yield game_over(room, seat)
        return
    request = table.undo_request
    if request is not None and seat in table.asked_by(request.seat) - request.accepted:
        yield about("undo-asked", room, seat, by=request.seat)
    if table.to_move == seat and table.bot_to_move is None:
        yield your_turn(room, seat)


def about(kind: str, room: Room, seat: int, **fields: object) -> bytes:
    return encoding.message(kind, table=room.id, seat=seat, seq=room.seq, **fields)


def your_turn(room: Room, seat: int, begun: Sequence[str] = ()) -> bytes:
    """`begun` are legal moves that do not complete a turn."""
    state = room.table.state
    for code in begun:
        state.play(code)
    return about(
        "your-turn",
        room,
        seat,
        position=state.position(),
        begun=list(begun),
        legal=[state.code(move) for move in state.legal_moves()],
        remaining=room.table.remaining(now()),
        now=now(),
        deadline=room.turn_deadline,
    )


def game_over(room: Room, seat: int) -> bytes:
    table = room.table
    outcome = table.outcome()
    return about(
        "game-over",
        room,
        seat,
        phase=encoding.phase(table),
        seats=[encoding.seat(table, number) for number in range(len(table.seats))],
        outcome=outcome.data() if outcome else None,
        turns=turns_of_seats(table),
        thought=thought_of_seats(table),
    )


def turns_of_seats(table: Table) -> list[int]:
    seats = [fact.seat for fact in table.facts() if isinstance(fact, Turn)]
    return [seats.count(seat) for seat in range(len(table.seats))]


def thought_of_seats(table: Table) -> list[int]:
    """From what came before a turn to the turn, added up."""
    used = [0] * len(table.seats)
    for before, fact in pairwise(table.facts()):
        if isinstance(fact, Turn):
            used[fact.seat] += fact.at - before.at
    return used
