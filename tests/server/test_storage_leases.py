"""One node keeps a table; whoever has lost the lease cannot store what it does by itself."""

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.stored import RUNNING, batch, new_table, outcomes
from tests.server.test_storage_wakeups import DISCONNECT, open_node, until

from azulejos.server.storage import LeaseLost, Leases, SeqTaken, Store, Wanted
from azulejos.server.storage.database import Postgresql

pytestmark = pytest.mark.compiled_only

LOCK = sa.text("SELECT id FROM tables FOR UPDATE")
STRIKE_OFF = sa.text("DELETE FROM nodes WHERE id = :node")


def leases_of(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


async def strike_off_the_other(store: Store) -> None:
    """As if it had been silent; it notices within a second and joins again."""
    (node,) = store.others
    await store._database.write(lambda connection: connection.execute(STRIKE_OFF, {"node": node}))


def test_one_keeps_until_it_lets_go(postgresql_url: str) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, ears = await open_node(postgresql_url)
        await one.create(new_table())
        assert leases_of(one).number("t") == 1, "who makes a table keeps it"
        leases_of(two).want("t")
        await asyncio.sleep(0.3)
        assert (leases_of(two).number("t"), ears.kept) == (None, [])
        leases_of(one).let_go("t")
        await until(lambda: {"kind": "released"} in ears.news)
        leases_of(two).forget_keeper(next(iter(two.others)))
        leases_of(two).want("t")
        await until(lambda: ears.kept == ["t"])
        assert leases_of(two).number("t") == 2
        await one.close()
        await two.close()

    asyncio.run(use())


def test_who_has_lost_the_lease_stores_nothing(postgresql_url: str) -> None:
    """Alone, the quick way; and together with something else, the careful way."""

    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, ears = await open_node(postgresql_url)
        await one.create(new_table())
        await one.append("t", batch(1), status=RUNNING, lease=1)
        await one.close()
        leases_of(two).want("t")
        await until(lambda: ears.kept == ["t"])
        three, _ = await open_node(postgresql_url)
        late = three.append("t", batch(2), status=RUNNING, lease=1)
        assert [type(error) for error in await outcomes(late)] == [LeaseLost]
        both = await outcomes(
            three.append("t", batch(2), status=RUNNING, lease=1), three.keep_time()
        )
        assert [type(error) for error in both] == [LeaseLost, type(None)]
        assert len(await two.entries("t")) == 2
        await two.append("t", batch(2), status=RUNNING, lease=2)
        people = three.append("t", batch(3), command="c", sender="g", status=RUNNING)
        assert await outcomes(people) == [None], "people need no lease"
        stale = two.append("t", batch(3), status=RUNNING, lease=2)
        assert [type(error) for error in await outcomes(stale)] == [SeqTaken]
        await two.close()
        await three.close()

    asyncio.run(use())


def test_a_lease_taken_over_while_a_turn_is_on_its_way(postgresql_url: str) -> None:
    """Of a keeper's turn and somebody who takes over one comes first: if it is the turn, it is
    stored and the next keeper goes on behind it; if not, nothing of it is."""

    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, ears = await open_node(postgresql_url)
        names = [f"t{number}" for number in range(60)]
        await asyncio.gather(*(one.create(new_table(name)) for name in names))
        await strike_off_the_other(two)
        turns = asyncio.gather(
            *(outcomes(one.append(name, batch(1), status=RUNNING, lease=1)) for name in names)
        )
        for name in names:
            leases_of(two).want(name)
            await asyncio.sleep(0)
        stored = [found == [None] for (found,) in zip(await turns, strict=True)]
        await until(lambda: set(ears.kept) == set(names))
        for name, was_stored in zip(names, stored, strict=True):
            entries = await two.entries(name)
            assert len(entries) == 1 + was_stored
            again = await outcomes(one.append(name, batch(1), status=RUNNING, lease=1))
            assert isinstance(again[0], LeaseLost)
        await one.close()
        await two.close()

    asyncio.run(use())


def test_who_leaves_keeps_nothing_that_was_on_its_way(postgresql_url: str) -> None:
    """A table that is being made, one that is being asked for, and one that wakes."""

    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        await one.create(new_table("asked", status=replace(RUNNING, wakes_at=None)))
        await one.create(new_table("waking", status=replace(RUNNING, wakes_at=100)))
        leases_of(one).let_go("asked")
        leases_of(one).let_go("waking")
        two, ears = await open_node(postgresql_url)
        making = asyncio.create_task(one.create(new_table("made")))
        waking = asyncio.create_task(leases_of(one).claim_waking(1000, 10))
        leases_of(one).want("asked")
        await asyncio.sleep(0)  # all are on their way
        waking.cancel()
        await leases_of(one).release_all()
        await making
        await one.create(new_table("later"))
        for table in ("asked", "waking", "made", "later"):
            leases_of(two).want(table)
        await until(lambda: set(ears.kept) == {"asked", "waking", "made", "later"})
        await one.close()
        await two.close()

    asyncio.run(use())


def test_what_another_keeps_is_not_believed_after_a_loss(postgresql_url: str) -> None:
    """The word that a table is free was missed meanwhile."""

    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, ears = await open_node(postgresql_url)
        await one.create(new_table())
        leases_of(two).want("t")
        await asyncio.sleep(0.3)
        node = {"node": two.node}
        await one._database.write(lambda connection: connection.execute(DISCONNECT, node))
        await until(lambda: {"kind": "lost"} in ears.news)
        leases_of(one).let_go("t")
        await until(lambda: (None, 0) in ears.appends[1:])
        leases_of(two).want("t")
        await until(lambda: ears.kept == ["t"])
        await one.close()
        await two.close()

    asyncio.run(use())


def test_who_lets_go_while_it_hears_nothing_leaves_the_table_to_others(postgresql_url: str) -> None:
    """It holds no lease at that moment, but for the database it is still the keeper."""

    async def use() -> None:
        one, ears = await open_node(postgresql_url)
        two, heard = await open_node(postgresql_url)
        await one.create(new_table())
        node = {"node": one.node}
        await two._database.write(lambda connection: connection.execute(DISCONNECT, node))
        await until(lambda: {"kind": "lost"} in ears.news)
        leases_of(one).let_go("t")
        await until(lambda: (None, 0) in ears.appends[1:])
        await asyncio.sleep(0.3)
        leases_of(two).want("t")
        await until(lambda: heard.kept == ["t"])
        await one.close()
        await two.close()

    asyncio.run(use())


def test_a_table_that_nobody_needs_any_more_when_its_lease_comes(postgresql_url: str) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        await one.create(new_table())
        leases_of(one).let_go("t")
        two, ears = await open_node(postgresql_url)
        leases_of(one).want("t")
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # it is on its way
        leases_of(one).let_go("t")
        await until(lambda: {"kind": "released"} in ears.news)
        await asyncio.sleep(0.3)
        assert leases_of(one).number("t") is None
        leases_of(two).want("t")
        await until(lambda: ears.kept == ["t"])
        await one.close()
        await two.close()

    asyncio.run(use())


def test_a_fault_does_not_end_the_work_of_a_server(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use() -> None:
        one, ears = await open_node(postgresql_url)
        await one.create(new_table())
        leases_of(one).let_go("t")
        with monkeypatch.context() as patched:
            patched.setattr(Leases, "_release", broken)
            await asyncio.sleep(0.1)
        leases_of(one).want("t")
        await until(lambda: ears.kept == ["t"])
        await one.close()

    asyncio.run(use())


async def broken(_: Leases, tables: object) -> None:
    raise RuntimeError(tables)


def test_tables_that_wake_are_shared(postgresql_url: str) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        for number in range(30):
            status = replace(RUNNING, wakes_at=100 + number)
            await one.create(new_table(f"t{number}", status=status))
        two, _ = await open_node(postgresql_url)
        assert await leases_of(two).claim_waking(1000, 50) == [], "their keeper runs"
        await one.close()
        three, _ = await open_node(postgresql_url)
        taken = await asyncio.gather(
            *(leases_of(store).claim_waking(1000, 20) for store in (two, three))
        )
        assert sorted(len(tables) for tables in taken) in ([10, 20], [0, 20], [20, 20])
        assert not set(taken[0]) & set(taken[1])
        await two.close()
        await three.close()

    asyncio.run(use())


def test_who_falls_silent_in_mid_transaction_locks_nobody_out(postgresql_url: str) -> None:
    """As a server does that is stopped, or cut off, between two statements."""

    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, _ = await open_node(postgresql_url)
        await one.create(new_table())
        assert isinstance(one._database, Postgresql)
        async with one._database.engine.connect() as silent:
            await silent.execute(LOCK)
            async with asyncio.timeout(30):
                while await outcomes(two.append("t", batch(1), status=RUNNING, again=True)) != [
                    None
                ]:
                    pass
            await silent.invalidate()
        assert len(await two.entries("t")) == 2
        await one.close()
        await two.close()

    asyncio.run(use())


def test_one_allowance_for_all(postgresql_url: str) -> None:
    async def use() -> None:
        one, _ = await open_node(postgresql_url)
        two, _ = await open_node(postgresql_url)
        wanted = Wanted("who", 2, 5, 100)
        assert [await store.allow(wanted) for store in (one, two)] == [0, 0]
        assert await one.allow(wanted) == 20, "of five one is left"
        assert await one.allow(Wanted("who", 1, 5, 100)) == 0
        assert await two.allow(Wanted("who", 9, 5, 100)) == 100, "more than there ever is"
        assert await two.allow(Wanted("else", 5, 5, 100)) == 0
        assert await two.allow(Wanted("quick", 1, 1, 0.2)) == 0
        await asyncio.sleep(0.3)
        assert await two.allow(Wanted("quick", 1, 1, 0.2)) == 0, "refilled"
        await one.close()
        await two.close()

    asyncio.run(use())


def test_two_servers_change_what_is_agreed_in_the_same_moment(postgresql_url: str) -> None:
    async def use() -> None:
        one, ears = await open_node(postgresql_url)
        two, _ = await open_node(postgresql_url)
        await one.create(new_table(settings={"a": 0, "b": 0}))
        assert isinstance(one._database, Postgresql)
        async with one._database.engine.connect() as first:
            await first.execute(LOCK)  # so that both are under way when either is stored
            changing = [
                asyncio.create_task(one.change_settings("t", lambda old: {**old, "a": 1})),
                asyncio.create_task(two.change_settings("t", lambda old: {**old, "b": 1})),
            ]
            await asyncio.sleep(0.3)
            await first.rollback()
        await asyncio.gather(*changing)
        stored = await one.load("t")
        assert stored is not None
        assert stored.row.settings == {"a": 1, "b": 1}
        await until(lambda: {"kind": "settings", "table": "t"} in ears.news)
        await one.close()
        await two.close()

    asyncio.run(use())
