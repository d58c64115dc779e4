"""What the database knows of things that end: when somebody was there, and what is due."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.stored import RUNNING, append, batch, new_table, with_store
from tests.server.test_ready import fill

from azulejos.server.storage import Guest, Lasting, Phase, Status, Store, StoredReview
from azulejos.table.log import SeatTaken

pytestmark = pytest.mark.compiled_only

HOUR = 3_600_000
LONG = 2**40
CANCELLED = Status(Phase.CANCELLED, lasting=Lasting.ENDED)


def test_time_goes_on_where_it_stopped(database: str) -> None:
    async def serve(store: Store) -> None:
        store.uptime.resume(HOUR)
        await store.keep_time()
        store.uptime.resume(5)
        await store.keep_time()  # another server that has begun later

    async def serve_again(store: Store) -> None:
        assert HOUR <= store.uptime() < HOUR + 60_000

    with_store(database, serve)
    with_store(database, serve_again)


def test_what_nobody_has_touched(database: str) -> None:
    async def use(store: Store) -> None:
        for hour, table in enumerate("abcd"):
            store.uptime.resume(hour * HOUR)
            await store.create(new_table(table, status=RUNNING))
        assert await store.untouched(Lasting.PEOPLE, 2 * HOUR, 9) == ["a", "b"]
        assert await store.untouched(Lasting.PEOPLE, LONG, 3) == ["a", "b", "c"]
        assert await store.untouched(Lasting.BOTS, LONG, 9) == []
        store.uptime.resume(8 * HOUR)
        await append(store, "a", 1)
        await store.touch({"b": 9 * HOUR, "c": HOUR})
        assert await store.untouched(Lasting.PEOPLE, LONG, 9) == ["c", "d", "a", "b"]
        touched = await store.touched("c")
        assert touched is not None
        assert touched >= 2 * HOUR, "a visit before counts no more"
        assert await store.touched("x") is None
        over = replace(RUNNING, phase=Phase.FINISHED, lasting=Lasting.ENDED)
        await store.append("d", batch(1), status=over)
        assert await store.untouched(Lasting.PEOPLE, LONG, 9) == ["c", "a", "b"]

    with_store(database, use)


def test_a_cancelled_table_is_dropped_with_all_that_belongs_to_it(database: str) -> None:
    async def use(store: Store) -> None:
        for table in ("gone", "kept"):
            taken = SeatTaken(1, 0, "guest", "Ana")
            entries = (*new_table().entries, taken)
            await store.create(new_table(table, entries=entries, seat_tokens={0: table.encode()}))
            await append(store, table, 2, "command")
            await store.save_review(StoredReview(table, "usual", 1, b"found"))
        await store.append("gone", batch(3), status=CANCELLED)
        assert await store.drop_cancelled(0, 9) == []
        assert await store.drop_cancelled(LONG, 9) == ["gone"]
        assert await store.load("gone") is None
        assert await store.review("gone", "usual") is None
        assert await store.load("kept") is not None
        assert await store.review("kept", "usual") is not None
        assert await store.drop_cancelled(LONG, 9) == []

    with_store(database, use)


def test_guests_without_tables_are_forgotten(database: str) -> None:
    async def use(store: Store) -> None:
        for guest in ("maker", "seated", "nobody", "back"):
            await store.save_guest(Guest(guest, guest, 0))
        seated = SeatTaken(1, 0, "seated", "Ana")
        await store.create(new_table(entries=(*new_table().entries, seated)))
        store.uptime.resume(2 * HOUR)
        await store.save_guest(Guest("back", "Back", 0))
        assert await store.forget_guests(HOUR, 9) == 3
        found = [await store.guest(guest) for guest in ("maker", "seated", "nobody", "back")]
        assert [guest is not None for guest in found] == [True, True, False, True]
        assert await store.forget_guests(HOUR, 9) == 0, "those who have tables are not asked again"

    with_store(database, use)


def test_links_to_seats_end_with_the_game(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(new_table(seat_tokens={1: b"token"}))
        await store.append("t", batch(1), status=RUNNING)
        assert await store.seat_of_token(b"token") is not None
        over = replace(RUNNING, phase=Phase.FINISHED, lasting=Lasting.ENDED)
        await store.append("t", batch(2), status=over)
        assert await store.seat_of_token(b"token") is None

    with_store(database, use)


def test_looking_is_cheap_with_many_tables(tmp_path: Path) -> None:
    """Processor time, so that a loaded machine does not matter."""
    file = tmp_path / "tables.db"

    async def look() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()
        fill(file, 40_000)
        store = await Store.open(f"sqlite:///{file}")
        spent = []
        for _ in range(5):
            began = time.process_time()
            for lasting in (Lasting.WAITING, Lasting.BOTS, Lasting.PEOPLE):
                await store.untouched(lasting, 0, 20)
            await store.drop_cancelled(0, 20)
            await store.forget_guests(0, 20)
            spent.append(time.process_time() - began)
        assert len(await store.untouched(Lasting.PEOPLE, LONG, 20)) == 20
        assert min(spent) < 0.015, spent
        await store.close()

    asyncio.run(look())
