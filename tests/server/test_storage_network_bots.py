"""Programs that may play: their tokens by hash, and the tables where they sit."""

from tests.server.stored import OPENED, batch, new_table, with_store

from azulejos.server.storage import Guest, Phase, Status, Store
from azulejos.table.log import SeatTaken

BOT = Guest("bot:1", "champion", 7)


def test_a_new_token_replaces_the_old_one_and_the_id_stays(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save_network_bot(BOT, b"old")
        await store.save_network_bot(Guest("bot:2", "champion", 9), b"new")
        assert await store.network_bots(b"old") == []
        assert await store.network_bots(b"new") == [BOT]
        await store.save_network_bot(Guest("bot:3", "another", 9), b"other")
        assert [bot.name for bot in await store.network_bots()] == ["another", "champion"]
        await store.drop_network_bot("champion")
        assert [bot.name for bot in await store.network_bots()] == ["another"]

    with_store(database, use)


def test_the_unfinished_tables_of_a_guest_come_in_the_order_they_were_made(database: str) -> None:
    async def use(store: Store) -> None:
        taken = SeatTaken(3, 1, BOT.id, BOT.name)
        for name, made in (("late", 9), ("early", 4), ("other", 5)):
            entries = [OPENED, *([] if name == "other" else [taken])]
            await store.create(new_table(name, created_at=made, entries=entries))
        assert await store.unfinished_of(BOT.id) == ["early", "late"]
        ended = Status(Phase.FINISHED, finished_at=10)
        await store.append("early", batch(2, taken), status=ended)
        assert await store.unfinished_of(BOT.id) == ["late"]

    with_store(database, use)


def test_tables_that_keep_a_seat_for_a_guest_until_their_game_begins(database: str) -> None:
    async def use(store: Store) -> None:
        kept = {"reserved": {"1": BOT.id}}
        for name, made in (("early", 4), ("late", 9), ("begun", 5)):
            await store.create(new_table(name, created_at=made, settings=kept))
        await store.create(new_table("other"))
        assert await store.kept_for(BOT.id, 10) == ["late", "begun", "early"]
        taken = SeatTaken(3, 1, BOT.id, BOT.name)
        await store.append("begun", batch(1, taken), status=Status(Phase.RUNNING))
        assert await store.kept_for(BOT.id, 10) == ["late", "early"]
        assert await store.kept_for(BOT.id, 1) == ["late"]
        assert await store.kept_for("bot_1", 10) == []

    with_store(database, use)
