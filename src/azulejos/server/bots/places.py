"""Where is thought: on this machine, or on a processor of a cluster.

A place has slots, which bots and analyses share, and lends programs of both kinds. Everything else
is the same everywhere: the queues, who comes first, how long it may take.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.queue import Taker
from azulejos.server.bots.slots import Slots

MOST_LOST = 3
"""So many workers may be lost under one question: then it is the question that ends them."""

Kind = Literal["bot", "analyst"]


class WorkerLost(AzulejosError):
    """Whoever was thinking is gone: somebody else can think the same."""


class Place(Taker, Protocol):
    """Takes questions while it is open."""

    name: str
    slots: Slots


class Here:
    """This machine: always there, but it leaves thinking to others while there are any."""

    name = "local"
    is_gone = False

    def __init__(self, slots: int, others_think: Callable[[], bool] = lambda: False) -> None:
        self.slots = Slots(slots)
        self.others_think = others_think

    @property
    def is_open(self) -> bool:
        return not self.others_think()
