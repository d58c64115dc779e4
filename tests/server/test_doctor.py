"""`azulejos doctor`: every kind of trouble is found and told in words, and nothing is changed."""

import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from pydantic import SecretStr
from tests.server.long_logs import finished, store_played
from tests.server.nodes import several
from tests.server.running import server_in_thread
from tests.server.test_ready import damage_log

from azulejos.messages import LANGUAGES, Messages
from azulejos.server import doctor
from azulejos.server.doctor import Finding, examine
from azulejos.server.keys import FILE, signing_key
from azulejos.server.settings import DATABASE_FILE, Limits, Settings
from azulejos.server.storage import DatabaseFacts, NodeFacts, Store, schema
from azulejos.table import now

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


@pytest.fixture(autouse=True)
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").touch()
    return folder


BOTS = doctor.bots


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their program takes a second to start."""
    monkeypatch.setattr(doctor, "bots", lambda: iter(()))


@pytest.fixture
async def settings(tmp_path: Path, page: Path) -> Settings:
    """Of a server that has run before."""
    made = Settings(tmp_path / "data", web=page)
    signing_key(made)
    store = await Store.open(made.database_url)
    await store.close()
    return made


async def found(settings: Settings) -> dict[str, Finding]:
    return {finding.part: finding for finding in await examine(settings)}


async def test_a_server_that_would_run(settings: Settings) -> None:
    before = sorted(settings.data.iterdir())
    findings = await found(settings)
    assert {finding.state for finding in findings.values()} == {"ok"}
    looked_at = "data disk key database schema clock server page limits admin"
    assert " ".join(findings) == looked_at
    assert sorted(settings.data.iterdir()) == before


async def test_a_server_that_never_ran(tmp_path: Path, page: Path) -> None:
    settings = Settings(tmp_path / "new" / "data", web=page)
    findings = await found(settings)
    warned = [part for part, finding in findings.items() if finding.state == "warning"]
    assert warned == ["data", "key", "database"]
    assert not settings.data.exists()


async def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert (await found(Settings(tmp_path / "file")))["data"].state == "fault"


@pytest.mark.parametrize("shut", ["data", "data/azulejos.db"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_belongs_to_somebody_else(
    language: str, shut: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = settings.data.parent / shut
    monkeypatch.setattr(os, "access", lambda path, _mode: path != place)
    finding = (await found(settings))["data"]
    assert (finding.state, finding.values) == ("fault", {"path": str(place)})
    assert str(place) in Messages(language).text(finding.message, **finding.values)


async def test_a_data_folder_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, _mode: path != tmp_path)
    finding = (await found(Settings(tmp_path / "new" / "data")))["data"]
    assert (finding.state, finding.values) == ("fault", {"path": str(tmp_path)})


@pytest.mark.parametrize(("free", "state"), [(2e9, "ok"), (5e8, "warning"), (5e7, "fault")])
async def test_a_disk_that_fills(
    free: int, state: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type("Usage", (), {"free": int(free)})
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    finding = next(one for one in doctor.folder(settings.data) if one.part == "disk")
    assert finding.state == state


async def test_a_damaged_key(settings: Settings) -> None:
    (settings.data / FILE).write_text("short")
    assert (await found(settings))["key"].message == "error-signing-key"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_a_key_that_others_can_read(settings: Settings) -> None:
    (settings.data / FILE).chmod(0o644)
    assert (await found(settings))["key"].state == "warning"


async def test_a_key_that_was_given(tmp_path: Path) -> None:
    given = Settings(tmp_path, signing_key=SecretStr("k" * 32))
    assert [one.message for one in doctor.key(given)] == ["doctor-key-given"]


async def test_the_key_of_several_servers(settings: Settings) -> None:
    shared = replace(settings, database="postgresql://azulejos@127.0.0.1/azulejos")
    assert [one.message for one in doctor.key(shared)] == ["doctor-key-shared"]


def change(settings: Settings, statement: str) -> None:
    with closing(sqlite3.connect(settings.data / DATABASE_FILE)) as database, database:
        database.execute(statement)


@pytest.mark.parametrize(
    ("revision", "state"), [("0001", "warning"), ("9999", "fault"), (None, "warning")]
)
async def test_another_schema(revision: str | None, state: str, settings: Settings) -> None:
    if revision is None:
        change(settings, "DROP TABLE alembic_version")
    else:
        change(settings, f"UPDATE alembic_version SET version_num = '{revision}'")
    assert (await found(settings))["schema"].state == state


async def test_a_file_that_is_no_database(settings: Settings) -> None:
    (settings.data / DATABASE_FILE).write_bytes(b"nothing of the kind" * 500)
    finding = (await found(settings))["database"]
    assert (finding.state, finding.message) == ("fault", "error-database-open")


async def test_a_damaged_database(settings: Settings) -> None:
    store = await Store.open(settings.database_url)
    await store_played(store, "t", finished("azul"))
    await store.close()
    damage_log(settings.data / DATABASE_FILE)
    finding = (await found(settings))["database"]
    assert (finding.state, finding.message) == ("fault", "doctor-database-damaged")


async def test_a_clock_that_was_set_back(settings: Settings) -> None:
    store = await Store.open(settings.database_url)
    await store_played(store, "t", finished("azul"))
    await store.close()
    change(settings, f"UPDATE tables SET updated_at = {now() + 60_000}")
    finding = (await found(settings))["clock"]
    assert (finding.state, finding.message) == ("fault", "doctor-clock-behind")
    assert 50 <= finding.values["seconds"] <= 60


async def test_a_server_that_runs(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as running:
        finding = (await found(running.settings))["server"]
    assert finding.message == "doctor-server-runs"


async def test_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgresql_url)
    await store.close()
    findings = await found(Settings(tmp_path, postgresql_url))
    assert {findings[part].state for part in ("schema", "clock")} == {"ok"}
    assert "PostgreSQL" in findings["database"].values["version"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_database_that_promises_too_much(
    language: str, postgresql_url: str, tmp_path: Path
) -> None:
    """That of the tests does: it writes nothing through to the disk."""
    store = await Store.open(postgresql_url)
    name = store._database.url.database
    await store._database.write(
        lambda one: one.execute(sa.text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
    )
    await store.close()
    finding = (await found(Settings(tmp_path, postgresql_url)))["database"]
    assert (finding.state, finding.values["settings"]) == ("warning", "fsync, synchronous_commit")
    assert "fsync" in Messages(language).text(finding.message, **finding.values)


def test_a_database_that_keeps_its_promises() -> None:
    assert doctor.stored(DatabaseFacts("PostgreSQL 17", None, None, 0, 0)).state == "ok"


async def test_several_servers(postgresql_url: str, tmp_path: Path) -> None:
    """How many run, whether one with these settings could join them, and who was killed."""
    settings = Settings(tmp_path / "own", postgresql_url)
    with several(2, tmp_path, postgresql_url):
        finding = (await found(settings))["nodes"]
        assert (finding.state, finding.values) == ("ok", {"running": 2})
        other = replace(settings, signing_key=SecretStr("k" * 32))
        finding = (await found(other))["nodes"]
        assert (finding.state, finding.message) == ("fault", "error-signing-keys-differ")
    assert (await found(settings))["nodes"].values == {"running": 0}
    seen = now() - 60_000
    store = await Store.open(postgresql_url)
    killed = sa.insert(schema.nodes).values(id="n", seen=seen, key_check="k")
    await store._database.write(lambda connection: connection.execute(killed))
    await store.close()
    finding = (await found(other))["nodes"]
    assert (finding.state, finding.message) == ("warning", "doctor-nodes-silent")
    assert 55 <= finding.values["seconds"] <= 120


async def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    url = "postgresql://user:secret@127.0.0.1:1/azulejos"
    finding = (await found(Settings(tmp_path, url)))["database"]
    assert (finding.state, finding.message) == ("fault", "error-database-open")
    assert "secret" not in str(finding)


async def test_no_page_too_few_files_and_a_plain_address(tmp_path: Path) -> None:
    settings = Settings(
        tmp_path,
        public_url="http://example.org",
        web=tmp_path / "none",
        limits=Limits(connections=10**9),
    )
    findings = await found(settings)
    states = {part: findings[part].state for part in ("page", "limits", "address")}
    assert states == {"page": "fault", "limits": "warning", "address": "warning"}


def test_bots_that_play() -> None:
    assert [finding.state for finding in BOTS()] == ["ok"]


def test_bots_that_do_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
    assert [finding.state for finding in BOTS()] == ["fault"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_about_several_servers_has_words(language: str, tmp_path: Path) -> None:
    messages, settings = Messages(language), Settings(tmp_path)
    for nodes in ((), (NodeFacts("k", 100),), (NodeFacts("k", 9000),)):
        finding = doctor.nodes(DatabaseFacts("", None, None, 0, 0, nodes), settings)
        assert messages.text(finding.message, **finding.values)
        assert messages.text("doctor-part", part=finding.part)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_finding_has_words(language: str, settings: Settings) -> None:
    messages = Messages(language)
    for finding in await examine(settings):
        assert messages.text(finding.message, **finding.values)
        assert messages.text("doctor-part", part=finding.part)


@pytest.mark.parametrize(
    ("key", "public_url", "state", "message"),
    [
        (None, "", "ok", "doctor-admin-off"),
        ("a3f" * 8, "", "warning", "doctor-admin-weak"),
        ("correct horse battery staple", "", "ok", "doctor-admin"),
        ("correct horse battery staple", "https://a.example", "ok", "doctor-admin"),
        ("correct horse battery staple", "http://a.example", "warning", "doctor-admin-plain"),
    ],
)
async def test_the_hosts_page(
    settings: Settings, key: str | None, public_url: str, state: str, message: str
) -> None:
    secret = SecretStr(key) if key else None
    finding = (await found(replace(settings, admin_key=secret, public_url=public_url)))["admin"]
    assert (finding.state, finding.message) == (state, message)
    assert key is None or key not in str(finding)
