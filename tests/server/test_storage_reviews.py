"""Reviews in the database."""

import pytest
from tests.server.stored import RUNNING, batch, new_table, with_store

from azulejos.server.storage import Phase, Store, StoredReview, Unstorable
from azulejos.table.log import SeatTaken

pytestmark = pytest.mark.compiled_only


def test_a_review_replaces_an_earlier_one_of_its_depth(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(new_table())
        assert await store.review("t", "usual") is None
        reviews = [
            StoredReview("t", "usual", 1, b"\x00first"),
            StoredReview("t", "deep", 1, bytes(range(256))),
            StoredReview("t", "usual", 2, b"second"),
        ]
        for review in reviews:
            await store.save_review(review)
        assert await store.review("t", "usual") == reviews[2]
        assert await store.review("t", "deep") == reviews[1]
        assert await store.review("u", "usual") is None

    with_store(database, use)


def test_there_is_none_without_its_table(database: str) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(Unstorable):
            await store.save_review(StoredReview("nowhere", "usual", 1, b"found"))

    with_store(database, use)


def test_the_running_tables_of_a_guest(database: str) -> None:
    async def use(store: Store) -> None:
        for table, maker in (("made", "ana"), ("joined", "taras"), ("other", "taras")):
            taken = SeatTaken(1, 0, "ana" if table == "joined" else "eve", "Name")
            entries = (*new_table().entries, taken)
            await store.create(new_table(table, created_by=maker, entries=entries))
            await store.append(table, batch(2), status=RUNNING)
        assert {row.id for row in await store.running_tables_of("ana", 9)} == {"made", "joined"}
        over = RUNNING.__class__(Phase.FINISHED)
        await store.append("made", batch(3), status=over)
        assert [row.id for row in await store.running_tables_of("ana", 9)] == ["joined"]

    with_store(database, use)
