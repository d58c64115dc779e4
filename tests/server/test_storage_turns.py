"""Turns go to the database in a quick way, which must store the same as the careful one."""

from dataclasses import replace
from typing import Any

import pytest
from tests.server.stored import RUNNING, append, batch, new_table, turn, with_store

from azulejos.server.storage import ChatLine, CommandKnown, SeqTaken, Store, StoredTable
from azulejos.server.storage.database import Database
from azulejos.table.log import SeatLeft, SeatTaken

pytestmark = pytest.mark.compiled_only

SHOWN = {"names": ['Łukasz "Ü" \\ \n', "Тарас"], "outcome": None, "nested": [1, {"a": True}]}
STATUS = replace(RUNNING, to_move=None, finished_at=2**42, scores=(-3, 240), shown=SHOWN)


async def never(*_: Any) -> Any:
    raise AssertionError("this way must not be used")


async def not_stored(*_: Any) -> bool:
    return False


async def play(store: Store, table: str) -> StoredTable:
    """Two entries with a command, then one without."""
    first, second = batch(1, turn(1, "żółw"), turn(2)), batch(3, turn(3))
    await store.append(table, first, command="g/c", sender="g", status=RUNNING)
    await store.append(table, second, status=STATUS)
    found = await store.load(table)
    assert found is not None
    return found


def test_both_ways_store_the_same(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await store.create(new_table("quick"))
        await store.create(new_table("careful"))
        monkeypatch.setattr(Database, "write", never)
        quick = await play(store, "quick")
        monkeypatch.undo()
        monkeypatch.setattr(Database, "store_turns", not_stored)
        careful = await play(store, "careful")
        assert quick.row.touched <= careful.row.touched < quick.row.touched + 10_000
        row = replace(quick.row, id="careful", touched=careful.row.touched)
        assert replace(quick, row=row) == careful
        assert careful.row.status == STATUS

    with_store(database, use)


def test_what_does_not_fit_is_told_as_by_the_careful_way(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(new_table())
        await append(store, "t", 1, "c")
        with pytest.raises(CommandKnown):
            await append(store, "t", 2, "c")
        with pytest.raises(SeqTaken):
            await append(store, "t", 1, "d")
        await append(store, "t", 2, "e")
        found = await store.load("t")
        assert found is not None
        assert found.commands == {"c": 2, "e": 3}

    with_store(database, use)


def test_more_than_turns_goes_the_careful_way(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        monkeypatch.setattr(Database, "store_turns", never)
        await store.create(new_table())
        taken = SeatTaken(1, 0, "ana", "Ana")
        await store.append("t", batch(1, taken), command="c", sender="g", status=RUNNING)
        assert await store.seats_of("ana", ["t"]) == {"t": [0]}
        await store.append("t", batch(2, SeatLeft(2, 0)), status=RUNNING)
        assert await store.seats_of("ana", ["t"]) == {"t": []}
        await store.add_chat(ChatLine("t", "1", 0, "g", "Ana", None, "hello"))

    with_store(database, use)
