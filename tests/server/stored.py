"""Tables to store, and what becomes of them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from azulejos.engine.registry import rule_set
from azulejos.server.storage import NewTable, Phase, Status, StorageError, Store
from azulejos.table import Batch, Entry, NoClock, Person
from azulejos.table.log import TableOpened, TurnPlayed

KEY = bytes(range(32))
OPENED = TableOpened(
    0, rule_set("azul").choose(), 1, (Person("Ana"), Person("Taras")), NoClock(), "", ""
)
RUNNING = Status(Phase.RUNNING, 1, 2, (3, 4), shown={"names": ["Ana", "Taras"]})


def new_table(name: str = "t", **changed: Any) -> NewTable:
    fields: dict[str, Any] = {
        "id": name,
        "game": "azul",
        "public": True,
        "settings": {"hints": False, "nested": [1, {"ü": None}]},
        "created_at": 1000,
        "created_by": "maker",
        "key": KEY,
        "entries": (OPENED,),
        **changed,
    }
    return NewTable(**fields)


def turn(seq: int, word: str = "3R3") -> TurnPlayed:
    return TurnPlayed(seq, seq % 2, (word,), "0123456789abcdef")


def batch(first: int, *entries: Entry) -> Batch:
    return Batch(first, entries or (turn(first),))


async def append(store: Store, table: str, first: int, command: str | None = None) -> None:
    """One turn whose only move is the command, so that it can be found again."""
    entry = turn(first, command or "-")
    await store.append(table, batch(first, entry), command=command, sender="g", status=RUNNING)


def with_store(url: str, use: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Opens the store, lets it be used, and closes it, all in one event loop."""

    async def run() -> None:
        async with asyncio.timeout(60):
            store = await Store.open(url)
            try:
                await use(store)
            finally:
                await store.close()

    asyncio.run(run())


async def outcomes(*awaitables: Awaitable[None]) -> list[StorageError | None]:
    """Waits for all of them at once: None for each that went well, else its error."""
    found: Sequence[object] = await asyncio.gather(*awaitables, return_exceptions=True)
    for one in found:
        if isinstance(one, BaseException) and not isinstance(one, StorageError):
            raise one
    return [one if isinstance(one, StorageError) else None for one in found]
