"""The messages to everybody at a table, as JSON: built once per turn from the log alone.

So a message is the same whether it is sent at once, to somebody who returns, or after a restart.
"""

from __future__ import annotations

from typing import Any

import orjson

from azulejos.engine.errors import AzulejosError
from azulejos.server.protocol.faults import fault
from azulejos.server.protocol.messages import VERSION
from azulejos.table import Bot, Change, Entry, Person, Table

PRIVATE = ("who",)
"""Fields of log entries that are nobody else's business."""

Plain = dict[str, Any]


def message(kind: str, **fields: Any) -> bytes:
    return orjson.dumps({"v": VERSION, "type": kind, **fields})


def raw(json: bytes) -> orjson.Fragment:
    """JSON that is already written, to be put into a message as it is."""
    return orjson.Fragment(json)


def table_snapshot(table: Table) -> bytes:
    """The whole visible table, as `snapshot.TableSnapshot` describes it."""
    state = table.state
    outcome = table.outcome()
    return orjson.dumps(
        {
            "phase": phase(table),
            "seats": [seat(table, number) for number in range(len(table.seats))],
            "to_move": table.to_move,
            "turns": table.turns_played,
            "scores": state.scores,
            "view": state.view(),
            "choices": [] if table.to_move is None else state.choices(),
            "clock": clock(table),
            "undo": undo(table),
            "outcome": outcome.data() if outcome else None,
        }
    )


def phase(table: Table) -> str:
    if table.is_cancelled:
        return "cancelled"
    if table.is_over:
        return "finished"
    return "running" if table.has_started else "waiting"


def seat(table: Table, number: int) -> Plain:
    who = table.seats[number]
    out = table.out.get(number)
    if isinstance(who, Bot):
        return {
            "kind": "bot",
            "name": who.name,
            "level": who.level,
            "network_bot": False,
            "on_device": False,
            "free": False,
            "out": out,
        }
    return {
        "kind": "person",
        "name": who.name,
        "level": None,
        "network_bot": number in table.network_bots,
        "on_device": who.on_device,
        "free": is_free(table, number),
        "out": out,
    }


def is_free(table: Table, number: int) -> bool:
    person = isinstance(table.seats[number], Person)
    return person and number not in table.out and table.occupant(number) is None


def clock(table: Table) -> Plain:
    at = table.last_at
    deadline = table.deadline()
    return {
        "kind": table.clock.kind,
        "at": at,
        "remaining": table.remaining(at),
        "running": None if deadline is None else table.to_move,
        "deadline": deadline,
    }


def undo(table: Table) -> Plain | None:
    request = table.undo_request
    if request is None:
        return None
    asked = table.asked_by(request.seat) - request.accepted
    return {
        "seat": request.seat,
        "to": request.to,
        "asked": sorted(asked),
        "accepted": sorted(request.accepted),
    }


def game_message(change: Change, snapshot_after: bytes) -> bytes:
    """What a batch of entries did."""
    events = [event.data() for event in change.events]
    return message(
        "game",
        first=change.batch.first,
        seq=change.seq,
        at=change.entries[-1].at,
        entries=[public_entry(entry) for entry in change.entries],
        events=events,
        lines=change.after.state.log_lines(events),
        standing=raw(snapshot_after),
    )


def snapshot_message(seq: int, snapshot: bytes) -> bytes:
    return message("snapshot", seq=seq, standing=raw(snapshot))


def public_entry(entry: Entry) -> Plain:
    return {name: value for name, value in entry.data().items() if name not in PRIVATE}


def refused_message(error: AzulejosError, command_id: str | None) -> bytes:
    return message("refused", id=command_id, **fault(error))


def unknown_message(command_id: str) -> bytes:
    return message("unknown", id=command_id)
