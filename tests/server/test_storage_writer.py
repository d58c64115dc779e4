"""Many write at once: in groups, in order, each on its own account."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from tests.server.stored import (
    OPENED,
    RUNNING,
    append,
    batch,
    new_table,
    outcomes,
    turn,
    with_store,
)

from azulejos.server.storage import (
    ChatLine,
    CommandKnown,
    Guest,
    SeqTaken,
    StorageUnavailable,
    Store,
    Unstorable,
)
from azulejos.server.storage.database import Database
from azulejos.table import Entry

pytestmark = pytest.mark.compiled_only

MANY = 60


async def create_many(store: Store) -> list[str]:
    names = [f"t{number}" for number in range(MANY)]
    await asyncio.gather(*(store.create(new_table(name)) for name in names))
    return names


async def log_of(store: Store, table: str) -> tuple[Entry, ...]:
    found = await store.load(table)
    assert found is not None
    assert found.row.seq == len(found.entries)
    return found.entries


class TestGroups:
    def test_what_waits_together_is_committed_together(self, database: str) -> None:
        async def use(store: Store) -> None:
            names = await create_many(store)
            before = store.figures.transactions
            await asyncio.gather(*(append(store, name, 1, "c") for name in names))
            assert store.figures.transactions - before == 1
            assert store.figures.writes == 2 * MANY

        with_store(database, use)

    def test_one_at_a_time_is_committed_at_once(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            for seq in range(1, 4):
                await append(store, "t", seq)
                assert store.figures.transactions == seq + 1

        with_store(database, use)

    def test_an_answer_means_that_others_can_read_it(self, sqlite_url: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            path = make_url(sqlite_url).database
            assert path is not None
            other = sqlite3.connect(path)
            for seq in range(1, 10):
                await append(store, "t", seq)
                count = other.execute("SELECT count(*), max(seq) FROM log").fetchone()
                assert count == (seq + 1, seq)
            other.close()

        with_store(sqlite_url, use)

    def test_sqlite_is_set_to_lose_nothing(self, sqlite_url: str) -> None:
        async def use(store: Store) -> None:
            def settings(connection: Any) -> list[object]:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

            assert await store._database.write(settings) == ["wal", 2, 1]
            assert await store._database.read(settings) == ["wal", 2, 1]

        with_store(sqlite_url, use)


class TestOrder:
    def test_batches_of_a_table_are_stored_in_the_order_they_came(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            await asyncio.gather(*(append(store, "t", seq, f"c{seq}") for seq in range(1, MANY)))
            expected = [OPENED, *(turn(seq, f"c{seq}") for seq in range(1, MANY))]
            assert list(await log_of(store, "t")) == expected

        with_store(database, use)

    def test_many_tables_at_once_each_in_its_own_order(self, database: str) -> None:
        async def play(store: Store, name: str) -> None:
            await store.create(new_table(name))
            for seq in range(1, 12):
                await append(store, name, seq, f"{name}:{seq}")

        async def use(store: Store) -> None:
            await asyncio.gather(*(play(store, f"t{number}") for number in range(20)))
            for number in range(20):
                entries = await log_of(store, f"t{number}")
                words = [f"t{number}:{seq}" for seq in range(1, 12)]
                assert [entry.data()["moves"] for entry in entries[1:]] == [[w] for w in words]

        with_store(database, use)


class TestConflicts:
    def test_a_place_in_the_log_is_taken_once(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            found = await outcomes(*(append(store, "t", 1, f"c{n}") for n in range(5)))
            assert [type(error) for error in found] == [type(None)] + 4 * [SeqTaken]
            with pytest.raises(SeqTaken) as caught:
                await append(store, "t", 1)
            assert caught.value.seq == 2
            assert await log_of(store, "t") == (OPENED, turn(1, "c0"))

        with_store(database, use)

    def test_no_gap_can_come_into_a_log(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            with pytest.raises(SeqTaken):
                await append(store, "t", 2)
            assert await log_of(store, "t") == (OPENED,)

        with_store(database, use)

    @pytest.mark.parametrize("first", [1, 3])
    def test_a_command_is_stored_once(self, database: str, first: int) -> None:
        """Also where it claims the right place."""

        async def use(store: Store) -> None:
            await store.create(new_table())
            await append(store, "t", 1, "c")
            await append(store, "t", 2, "d")
            with pytest.raises(CommandKnown) as caught:
                await append(store, "t", first, "c")
            assert caught.value.seq == 2
            assert len(await log_of(store, "t")) == 3

        with_store(database, use)

    def test_the_same_command_at_another_table_is_another(self, database: str) -> None:
        async def use(store: Store) -> None:
            for name in ("t", "u"):
                await store.create(new_table(name))
                await append(store, name, 1, "c")

        with_store(database, use)

    def test_neighbours_do_not_suffer(self, database: str) -> None:
        unstorable = Guest("g", "lone surrogate \ud800", 0)

        async def use(store: Store) -> None:
            names = await create_many(store)
            await append(store, "t0", 1, "old")
            faulty = [
                append(store, "t0", 1, "late"),
                append(store, "t0", 2, "old"),
                append(store, "nowhere", 0),
                store.create(new_table("t1")),
                store.save_guest(unstorable),
                store.add_chat(ChatLine("nowhere", "i", 0, "g", "n", None, "")),
            ]
            good = [append(store, name, 1, "new") for name in names[1:]]
            found = await outcomes(*good[:20], *faulty, *good[20:])
            codes = [error.code for error in found if error is not None]
            assert codes == [
                "storage-seq-taken",
                "storage-command-known",
                "storage-table-unknown",
                "storage-table-exists",
                "storage-refused",
                "storage-refused",
            ]
            assert [error is None for error in found].count(True) == len(good)
            for name in names[1:]:
                assert await log_of(store, name) == (OPENED, turn(1, "new"))
            assert await store.guest("g") is None

        with_store(database, use)

    def test_a_batch_that_cannot_be_stored_leaves_nothing(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            bad = batch(1, turn(1), turn(2))
            with pytest.raises(Unstorable):
                await store.append("t", bad, command="\ud800", sender=None, status=RUNNING)
            assert await log_of(store, "t") == (OPENED,)
            await append(store, "t", 1)

        with_store(database, use)


def lose_answers(monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """The next commits go through, but the connection breaks before they are answered."""
    left = [times]

    def losing(write: Callable[..., Any]) -> Callable[..., Any]:
        async def write_and_lose(*given: Any) -> Any:
            done = await write(*given)
            if left[0] > 0:
                left[0] -= 1
                raise ConnectionResetError
            return done

        return write_and_lose

    for way in ("write", "store_turns"):
        monkeypatch.setattr(Database, way, losing(getattr(Database, way)))
    return left


class TestLostAnswers:
    def test_a_commit_without_an_answer_is_found_and_not_repeated(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def use(store: Store) -> None:
            for seq, command in ((0, None), (1, "c"), (2, None)):
                left = lose_answers(monkeypatch, 1)
                if seq == 0:
                    await store.create(new_table())
                else:
                    await append(store, "t", seq, command)
                assert left == [0]
                monkeypatch.undo()
            assert await log_of(store, "t") == (OPENED, turn(1, "c"), turn(2, "-"))

        with_store(database, use)

    def test_who_came_first_meanwhile_is_not_taken_for_us(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def use(store: Store) -> None:
            other = await Store.open(database)
            await store.create(new_table())

            async def broken(*_: object) -> None:
                monkeypatch.undo()
                await append(other, "t", 1, "theirs")
                raise TimeoutError

            for way in ("write", "store_turns"):
                monkeypatch.setattr(Database, way, broken)
            with pytest.raises(SeqTaken):
                await append(store, "t", 1, "ours")
            assert await log_of(store, "t") == (OPENED, turn(1, "theirs"))
            await other.close()

        with_store(database, use)

    def test_after_its_patience_the_store_says_that_it_does_not_know(
        self, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def use() -> None:
            store = await Store.open(sqlite_url, patience=1.0)
            await store.create(new_table())
            lose_answers(monkeypatch, 1000)
            with pytest.raises(StorageUnavailable) as caught:
                await append(store, "t", 1, "c")
            assert caught.value.uncertain
            monkeypatch.undo()
            with pytest.raises(CommandKnown):
                await append(store, "t", 1, "c")
            await store.close()

        asyncio.run(use())


class TestClosing:
    def test_what_waits_is_still_written(self, database: str) -> None:
        async def use() -> None:
            store = await Store.open(database)
            await store.create(new_table())
            waiting = [asyncio.create_task(append(store, "t", seq)) for seq in range(1, 9)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(*waiting)
            with pytest.raises(StorageUnavailable):
                await append(store, "t", 9)
            again = await Store.open(database)
            assert len(await log_of(again, "t")) == 9
            await again.close()

        asyncio.run(use())

    def test_who_stops_waiting_does_not_stop_the_writer(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            impatient = asyncio.create_task(append(store, "t", 1, "c"))
            await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(asyncio.CancelledError):
                await impatient
            await append(store, "t", 2, "d")
            assert len(await log_of(store, "t")) == 3

        with_store(database, use)
