"""One game being played, without input or output: seats, log, undo, clocks, deals.

>>> from azulejos.engine.registry import rule_set
>>> seats = [Person("Ana"), Bot("Botão", level="random")]
>>> table = Table.open(rule_set("azul").choose(), seats, SeededDeals(7), at=0)
>>> table.to_move
0
>>> change = table.play(0, table.state.legal_moves()[:1], at=1500)
>>> [entry.kind for entry in change.entries], table.bot_to_move
(['turn'], 1)
"""

from azulejos.table.clocks import Clock, NoClock, PerGame, PerTurn, now
from azulejos.table.commands import (
    Abandon,
    AcceptUndo,
    Cancel,
    Close,
    Command,
    Expire,
    LeaveSeat,
    Play,
    RefuseUndo,
    RequestUndo,
    Resign,
    SeatBot,
    TakeSeat,
    Undo,
)
from azulejos.table.deals import DealSource, ScriptedDeals, SeededDeals
from azulejos.table.errors import LogMismatch, MalformedEntry, Refused, Stale
from azulejos.table.fair_deals import FairDeals
from azulejos.table.log import Entry, read_entry
from azulejos.table.seats import (
    NETWORK_BOT,
    Bot,
    Person,
    Seat,
    in_random_order,
    is_network_bot,
)
from azulejos.table.table import Batch, Change, Table
from azulejos.table.turns import Deal, Turn

__all__ = [
    "NETWORK_BOT",
    "Abandon",
    "AcceptUndo",
    "Batch",
    "Bot",
    "Cancel",
    "Change",
    "Clock",
    "Close",
    "Command",
    "Deal",
    "DealSource",
    "Entry",
    "Expire",
    "FairDeals",
    "LeaveSeat",
    "LogMismatch",
    "MalformedEntry",
    "NoClock",
    "PerGame",
    "PerTurn",
    "Person",
    "Play",
    "RefuseUndo",
    "Refused",
    "RequestUndo",
    "Resign",
    "ScriptedDeals",
    "Seat",
    "SeatBot",
    "SeededDeals",
    "Stale",
    "Table",
    "TakeSeat",
    "Turn",
    "Undo",
    "in_random_order",
    "is_network_bot",
    "now",
    "read_entry",
]
