"""What is stored comes back: tables with their logs, lists, chat, guests, tokens."""

import asyncio
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from traceback import format_exception

import pytest
from sqlalchemy.exc import IntegrityError
from tests.server.stored import KEY, OPENED, RUNNING, append, batch, new_table, outcomes, with_store

from azulejos.server.storage import (
    ChatLine,
    Guest,
    InvalidDatabase,
    Phase,
    SeatToken,
    Status,
    Store,
    TableExists,
    TableUnknown,
    database_url,
)
from azulejos.server.storage.schema import tables
from azulejos.table import Entry, PerGame
from azulejos.table.log import (
    KINDS,
    Abandoned,
    BotSeated,
    Cancelled,
    Closed,
    Dealt,
    Resigned,
    SeatLeft,
    SeatTaken,
    ShuffleRevealed,
    TimeExpired,
    TurnPlayed,
    UndoAccepted,
    Undone,
    UndoRefused,
    UndoRequested,
)

pytestmark = pytest.mark.compiled_only  # nothing here depends on how the engine runs

ENTRIES: tuple[Entry, ...] = (
    replace(OPENED, clock=PerGame(60_000, 5), commitment="ab" * 32),
    SeatTaken(1, 0, "guest", 'Żaneta "Ї" \\ \u2028', "c0ffee"),
    Dealt(2, "BBYR KKWW RRRB YYKW BRKW", "89abcdef01234567"),
    TurnPlayed(3, 0, ("3B2", "x"), "89abcdef01234567"),
    UndoRequested(4, 0, 1),
    UndoAccepted(5, 1),
    UndoRefused(6, 1),
    Undone(7, 0, 0),
    TimeExpired(2**53, 1),
    Resigned(2**53, 1),
    SeatLeft(2**53, 0),
    BotSeated(2**53, 0, "łatwy", "easy"),
    Cancelled(2**53, "Ana"),
    Abandoned(2**53),
    Closed(2**53),
    ShuffleRevealed(2**53, "00" * 32),
)


class TestTables:
    def test_every_kind_of_entry_comes_back(self, database: str) -> None:
        assert {type(entry) for entry in ENTRIES} == set(KINDS.values())

        async def use(store: Store) -> None:
            await store.create(new_table(entries=ENTRIES[:2]))
            await store.append("t", batch(2, *ENTRIES[2:]), command="c", sender="g", status=RUNNING)
            found = await store.load("t")
            assert found is not None
            assert found.entries == ENTRIES
            assert await store.entries("t", since=10) == ENTRIES[10:]
            assert (found.commands, found.key) == ({"c": len(ENTRIES)}, KEY)
            assert found.row.settings == new_table().settings
            assert (found.row.seq, found.row.status) == (len(ENTRIES), RUNNING)
            assert (found.row.created_at, found.row.updated_at) == (1000, 2**53)

        with_store(database, use)

    def test_what_is_not_there(self, database: str) -> None:
        async def use(store: Store) -> None:
            assert await store.load("t") is None
            assert await store.entries("t") == ()
            with pytest.raises(TableUnknown):
                await append(store, "t", 0)

        with_store(database, use)

    def test_an_id_is_given_once(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table())
            with pytest.raises(TableExists):
                await store.create(new_table(key=bytes(32)))
            found = await store.load("t")
            assert found is not None
            assert found.key == KEY

        with_store(database, use)

    def test_everything_is_there_after_reopening(self, database: str) -> None:
        async def first(store: Store) -> None:
            await store.create(new_table())
            await append(store, "t", 1, "c")

        async def second(store: Store) -> None:
            found = await store.load("t")
            assert found is not None
            assert (found.row.seq, found.commands) == (2, {"c": 2})

        with_store(database, first)
        with_store(database, second)

    def test_a_secret_shows_nowhere(self, database: str) -> None:
        token = sha256(b"token").digest()

        async def use(store: Store) -> None:
            table = new_table(seat_tokens={0: token})
            await store.create(table)
            with pytest.raises(TableExists) as caught:
                await store.create(table)
            shown = [repr(table), repr(await store.load("t")), *format_exception(caught.value)]
            for secret in (KEY, token):
                assert secret.hex() not in " ".join(shown)
                assert repr(secret)[2:-1] not in " ".join(shown)

        with_store(database, use)

    def test_the_database_does_not_repeat_what_it_was_given(self, database: str) -> None:
        async def use(store: Store) -> None:
            row = {"id": "t", "shuffle_key": KEY, "game": "secret"}
            with pytest.raises(IntegrityError) as caught:
                await store._database.write(lambda it: it.execute(tables.insert().values(row)))
            assert "secret" not in str(caught.value)
            assert KEY.hex() not in str(caught.value)
            assert repr(KEY)[2:-1] not in str(caught.value)

        with_store(database, use)


class TestLists:
    def test_public_tables_come_in_pages(self, database: str) -> None:
        async def use(store: Store) -> None:
            for number in range(5):
                await store.create(new_table(f"t{number}", created_at=number // 2))
            await store.create(new_table("private", public=False, created_at=9))
            finished = Status(Phase.FINISHED, finished_at=9)
            await store.create(new_table("over", created_at=9, status=finished))
            first = await store.public_tables(2)
            rest = await store.public_tables(9, before=first[-1].created_place)
            assert [row.id for row in first] == ["t4", "t3"]
            assert [row.id for row in rest] == ["t2", "t1", "t0"]

        with_store(database, use)

    def test_finished_games_by_their_end(self, database: str) -> None:
        async def use(store: Store) -> None:
            for number, end in enumerate([5, 7, 6]):
                over = Status(Phase.FINISHED, finished_at=end, scores=(number, 9))
                await store.create(new_table(f"t{number}", status=over))
            await store.create(new_table("running"))
            await store.create(new_table("private", public=False, status=over))
            first = await store.finished(1)
            assert [row.id for row in first] == ["t1"]
            assert first[0].status.scores == (1, 9)
            rest = await store.finished(5, before=first[0].finished_place)
            assert [row.id for row in rest] == ["t2", "t0"]
            assert await store.unfinished() == 1

        with_store(database, use)

    def test_my_tables_are_those_i_made_and_those_i_sit_at(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table("mine", created_by="me"))
            await store.create(new_table("other"))
            await store.create(new_table("seated", entries=(OPENED, SeatTaken(0, 1, "me", "Me"))))
            await store.append("other", batch(1, SeatTaken(0, 0, "me", "Me")), status=RUNNING)
            mine = [row.id for row in await store.tables_of("me", 9)]
            assert sorted(mine) == ["mine", "other", "seated"]
            await store.append("other", batch(2, SeatLeft(0, 0)), status=RUNNING)
            again = (SeatLeft(0, 1), SeatTaken(0, 1, "you", ""))
            await store.append("seated", batch(2, *again), status=RUNNING)
            assert [row.id for row in await store.tables_of("me", 9)] == ["mine"]
            assert [row.id for row in await store.tables_of("you", 9)] == ["seated"]

        with_store(database, use)


class TestPeople:
    def test_a_guest_can_change_the_name(self, database: str) -> None:
        async def use(store: Store) -> None:
            assert await store.guest("g") is None
            await store.save_guest(Guest("g", "Ana", 5))
            await store.save_guest(Guest("g", "Анна", 6))
            assert await store.guest("g") == Guest("g", "Анна", 5)

        with_store(database, use)

    def test_a_token_gives_its_seat_until_it_is_replaced(self, database: str) -> None:
        async def use(store: Store) -> None:
            await store.create(new_table(seat_tokens={0: b"a", 1: b"b"}))
            await store.add_seat_token("t", 1, b"c")
            assert await store.seat_of_token(b"c") == SeatToken("t", 1)
            await store.replace_seat_tokens("t", 1, b"d")
            found = [await store.seat_of_token(hashed) for hashed in (b"a", b"b", b"c", b"d")]
            assert found == [SeatToken("t", 0), None, None, SeatToken("t", 1)]
            await store.replace_seat_tokens("t", 0, None)
            assert await store.seat_of_token(b"a") is None

        with_store(database, use)

    def test_chat_keeps_its_order_and_each_line_once(self, database: str) -> None:
        lines = [
            ChatLine("t", f"i{n}", 9 - n, "g", "Ana", n or None, f"«{n}» 🙂") for n in range(4)
        ]

        async def use(store: Store) -> None:
            await store.create(new_table())
            for line in [*lines, lines[0]]:
                await store.add_chat(line)
            found = await store.load("t")
            assert found is not None
            assert found.chat == tuple(lines)

        with_store(database, use)

    def test_nothing_is_said_at_a_table_that_is_not_there(self, database: str) -> None:
        async def use(store: Store) -> None:
            line = ChatLine("nowhere", "i", 0, "g", "Ana", None, "?")
            error = (await outcomes(store.add_chat(line)))[0]
            assert error is not None
            assert error.code == "storage-refused"

        with_store(database, use)


class TestAddresses:
    @pytest.mark.parametrize(
        ("written", "driver"),
        [
            ("sqlite:///tables.db", "sqlite"),
            ("sqlite:////var/lib/tables.db", "sqlite"),
            ("postgresql://me:secret@host/db", "postgresql+asyncpg"),
            ("postgres://host/db", "postgresql+asyncpg"),
        ],
    )
    def test_the_driver_follows_from_the_url(self, written: str, driver: str) -> None:
        assert database_url(written).drivername == driver

    def test_the_mode_of_encryption_is_passed_on(self) -> None:
        url = database_url("postgresql://host/db?sslmode=require")
        assert dict(url.query) == {"ssl": "require"}

    @pytest.mark.parametrize(
        "written",
        [
            "",
            "nonsense",
            "mysql://me:secret@host/db",
            "sqlite://",
            "sqlite:///:memory:",
            "postgresql://me:secret@host",
            "postgresql://me:secret@host:port/db",
        ],
    )
    def test_other_databases_are_refused_without_repeating_secrets(self, written: str) -> None:
        with pytest.raises(InvalidDatabase) as caught:
            database_url(written)
        assert caught.value.code == "database-url"
        assert "secret" not in str(caught.value)

    def test_a_database_that_cannot_be_opened_says_why(self, tmp_path: Path) -> None:
        blocked = tmp_path / "file"
        blocked.write_text("no folder")
        with pytest.raises(InvalidDatabase) as caught:
            asyncio.run(Store.open(f"sqlite:///{blocked / 'tables.db'}"))
        assert caught.value.code == "database-open"
        assert "unable to open" in str(caught.value)

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        path = tmp_path / "text.db"
        path.write_text("this is some text, and not a database\n" * 100)
        with pytest.raises(InvalidDatabase) as caught:
            asyncio.run(Store.open(f"sqlite:///{path}"))
        assert "not a database" in str(caught.value)
        assert path.read_text().startswith("this is some text")

    def test_nobody_listens_there(self) -> None:
        with pytest.raises(InvalidDatabase) as caught:
            asyncio.run(Store.open("postgresql://me:secret@127.0.0.1:9/db"))
        assert caught.value.code == "database-open"
        assert "secret" not in str(caught.value)
