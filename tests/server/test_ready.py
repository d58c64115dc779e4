"""`/health` and `/ready`: what those who run the server are told, and what it costs to ask."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.server.long_logs import finished, store_played
from tests.server.running import GENEROUS, Running, server_in_thread

from azulejos.engine.errors import AzulejosError
from azulejos.server.api.health import socket_messages
from azulejos.server.run import Server, bind
from azulejos.server.settings import DATABASE_FILE, Settings
from azulejos.server.storage import Store, TableRow
from azulejos.server.storage.database import Sqlite

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


async def told(running: Running, path: str = "/ready") -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=running.url, timeout=30) as http:
        answer = await http.get(path)
        return answer.status_code, str(answer.json().get("status"))


def database_of(running: Running) -> Sqlite:
    database = running.services.store._database
    assert isinstance(database, Sqlite)
    return database


def allow_pages(running: Running, pages: int) -> None:
    """As much as fits on a disk: connections that are made from now on refuse to grow the file."""
    engine = database_of(running).engine

    @sa.event.listens_for(engine, "begin")
    def limit(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_ready_means_that_a_write_went_through(server: Running) -> None:
    before = server.services.store.figures.writes
    assert await told(server) == (200, "ok")
    assert server.services.store.figures.writes > before


@pytest.mark.slow
async def test_asking_often_costs_one_write(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as running:
        figures = running.services.store.figures
        before = figures.writes
        assert set(await asyncio.gather(*[told(running) for _ in range(50)])) == {(200, "ok")}
        assert figures.writes - before <= 5, "about one a second"
        before = figures.writes
        assert await told(running, "/health") == (200, "ok")
        assert figures.writes == before


async def test_both_are_limited_apart_from_all_else(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(update={"requests": 3, "requests_seconds": 1000})
    with server_in_thread(tmp_path, limits=limits) as running:
        async with httpx.AsyncClient(base_url=running.url) as http:
            for _ in range(4):
                await http.get("/api/games")
            answers = [(await http.get("/health")).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


@pytest.mark.slow
async def test_a_full_disk_shows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with server_in_thread(tmp_path) as running, caplog.at_level(logging.ERROR):
        allow_pages(running, 1)
        async with httpx.AsyncClient(base_url=running.url, timeout=30) as http:
            while (await http.post("/api/guest", json={"name": "x" * 40})).status_code == 200:
                http.cookies.clear()  # one more guest
        assert await told(running) == (503, "disk-full")
        assert await told(running, "/health") == (200, "ok")
    assert "The disk is full" in caplog.text


async def test_a_damaged_page_shows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / DATABASE_FILE
    store = await Store.open(f"sqlite:///{file}")
    for number in range(3):
        await store_played(store, f"t{number}", finished("azul"))
    await store.close()
    damage_log(file)
    with server_in_thread(tmp_path) as running, caplog.at_level(logging.ERROR):
        async with httpx.AsyncClient(base_url=running.url, timeout=30) as http:
            answers = [(await http.get(f"/api/tables/t{number}")) for number in range(3)]
            assert 503 in [answer.status_code for answer in answers]
        assert await told(running) == (503, "database-damaged")
    assert "The database is damaged" in caplog.text


def damage_log(file: Path) -> None:
    """Overwrites the pages of the log except its first, as a failing disk might."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf'"
        try:
            pages = [row[0] for row in database.execute(query)]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite does not tell where its pages are")
    with file.open("r+b") as written:
        for page in pages:
            written.seek((page - 1) * size)
            written.write(b"\xff" * 64)


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with server_in_thread(tmp_path):
        with bind("127.0.0.1", 0) as bound:
            second = Server(Settings(tmp_path, port=0, limits=GENEROUS), lambda _: None)
            await asyncio.wait_for(second.serve([bound]), 20)
        assert isinstance(second.fault, AzulejosError)
        assert second.fault.code == "database-in-use"
    with server_in_thread(tmp_path) as third:
        assert await told(third) == (200, "ok")


@pytest.mark.slow
async def test_nobody_is_let_in_before_the_server_is_ready(tmp_path: Path) -> None:
    """So that a load balancer goes on to the next. Whoever is second to listen is told."""
    with bind("127.0.0.1", 0) as bound:
        host, port = bound.getsockname()
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(host, port)
        with server_in_thread(tmp_path / "first", port=port):
            late = Server(Settings(tmp_path, port=port, limits=GENEROUS), lambda _: None)
            await asyncio.wait_for(late.serve([bound]), 20)
    assert isinstance(late.fault, AzulejosError)
    assert late.fault.code == "cannot-listen"


def test_the_schema_of_messages_is_made_once() -> None:
    assert socket_messages() is socket_messages()


async def test_lists_are_cheap_with_many_games(tmp_path: Path) -> None:
    """Processor time, so that a loaded machine does not matter."""
    file = tmp_path / DATABASE_FILE
    await (await Store.open(f"sqlite:///{file}")).close()
    fill(file, 40_000)
    store = await Store.open(f"sqlite:///{file}")
    calls: dict[str, Callable[[], Awaitable[list[TableRow]]]] = {
        "public": lambda: store.public_tables(20),
        "finished": lambda: store.finished(20),
        "later": lambda: store.finished(20, (20_000, "t20000")),
        "mine": lambda: store.tables_of("g7", 20),
    }
    for name, call in calls.items():
        assert len(await call()) == 20, name
        spent = []
        for _ in range(5):
            began = time.process_time()
            await call()
            spent.append(time.process_time() - began)
        assert min(spent) < 0.005, (name, spent)
    assert await store.unfinished() == 2000
    await store.close()


def fill(file: Path, games: int) -> None:
    """Every twentieth game still runs."""
    row = (
        "INSERT INTO tables (id, game, public, settings, created_at, created_by, shuffle_key, seq,"
        " updated_at, phase, round, scores, finished_at, shown, lasting, touched) VALUES (?,"
        " 'azul', true, '{}', ?, ?, x'00', 1, ?, ?, 1, '[1, 2]', ?, '{}', 'people', 1)"
    )
    rows = (
        (f"t{at}", at, f"g{at % 1000}", at, *(("finished", at) if at % 20 else ("running", None)))
        for at in range(games)
    )
    with closing(sqlite3.connect(file)) as database:
        database.executemany(row, rows)
        database.commit()
