"""`azulejos serve` and `azulejos backup` on the command line."""

import socket
import sqlite3
import sys
import threading
import webbrowser
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.cli.commands import Azulejos, process
from tests.server.running import ServerProcess

from azulejos.cli.serve import announce
from azulejos.messages import Messages
from azulejos.server.links import own_address
from azulejos.server.settings import Settings

pytestmark = pytest.mark.compiled_only


@pytest.mark.slow
def test_a_running_server_can_be_copied(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    try:
        assert server.url.startswith("http://127.0.0.1:")
        assert httpx.post(f"{server.url}/api/guest", json={"name": "Ana"}).status_code == 200
        copy = tmp_path / "copy.db"
        assert process("backup", str(copy), "--data", str(server.data)).code == 0
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("SELECT name FROM guests").fetchall() == [("Ana",)]
        assert process("restore", str(copy), "--data", str(server.data)).code != 0, "it runs"
    finally:
        server.stop()


@pytest.mark.slow
def test_a_copy_is_put_back_with_its_key(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    with httpx.Client(base_url=server.url) as ana:
        assert ana.post("/api/guest", json={"name": "Ana"}).status_code == 200
        wanted = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
        table = ana.post("/api/tables", json=wanted).json()["table"]["id"]
        copy, new = tmp_path / "copy.db", tmp_path / "new"
        backup = process("backup", str(copy), "--data", str(server.data))
        server.stop()
        assert "copy.db.key" in backup.out
        assert process("restore", str(copy), "--data", str(new)).code == 0
        again = process("restore", str(copy), "--data", str(new))
        assert again.code != 0, "what is there stays"
        server = ServerProcess(new, server.port)
        try:
            found = ana.get(f"/api/tables/{table}").json()
            assert found["your_seats"], "the cookie is still good"
        finally:
            server.stop()


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"no database at all" * 1000)
    refused = process("restore", str(copy), "--data", str(tmp_path / "new"))
    assert refused.code != 0
    assert "damaged" in refused.err
    assert not (tmp_path / "new" / "azulejos.db").exists()


@pytest.mark.slow
@pytest.mark.parametrize("left", ["azulejos.db", "azulejos.db-wal", "signing.key"])
def test_nothing_of_another_server_is_mixed_in(tmp_path: Path, left: str) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new"
    with closing(sqlite3.connect(copy)) as database:
        database.execute("CREATE TABLE alembic_version (version_num)")
    (tmp_path / "copy.db.key").write_text("k" * 64)
    new.mkdir()
    (new / left).write_text("another")
    refused = process("restore", str(copy), "--data", str(new))
    assert refused.code != 0
    assert left in refused.err
    (new / left).unlink()
    assert process("restore", str(copy), "--data", str(new)).code == 0


@pytest.mark.slow
def test_a_database_in_no_folder_is_refused_in_words(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'missing' / 'games.db'}"
    refused = process("serve", "--data", str(tmp_path), "--database", missing, "--port", "0")
    assert refused.code == 2
    assert "games.db" in refused.err
    assert "Traceback" not in refused.err


def test_it_says_where_the_page_is(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Azulejos</title>")
    server = ServerProcess(tmp_path / "data", AZULEJOS_WEB=str(web))
    said = server.stop()
    assert "in your browser" in server.first_line
    assert said == f"Games are stored in {tmp_path / 'data'}\n"


@pytest.mark.slow
def test_it_says_that_there_is_no_page(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", AZULEJOS_WEB=str(tmp_path / "web"))
    said = server.stop().splitlines()
    assert "in your browser" not in server.first_line
    assert str(tmp_path / "web") in said[0]
    assert said[0].endswith("make web")
    assert len(said) == 2


def test_a_browser_is_opened_only_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    done = threading.Event()

    def browser(address: str) -> None:
        opened.append(address)
        done.set()

    monkeypatch.setattr(webbrowser, "open", browser)
    (tmp_path / "index.html").write_text("<title>Azulejos</title>")
    settings = Settings(tmp_path, web=tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    announce(settings, Messages("en"), open_page=True)
    monkeypatch.setenv("DISPLAY", ":0")
    announce(settings, Messages("en"), open_page=False)
    announce(settings, Messages("en"), open_page=True)
    assert done.wait(5)
    assert opened == ["http://127.0.0.1:8000"]


@pytest.mark.slow
def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        found = process("serve", "--port", port, "--data", str(tmp_path))
    assert found.code == 2
    assert port in found.err
    assert len(found.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["--public-url", "example.org"], {}),
        (["--public-url", "https://example.org/games"], {}),
        (["--port", "70000"], {}),
        (["--database", "mysql://x/y"], {}),
        ([], {"AZULEJOS_LIMIT_FRAME_BYTES": "much"}),
        ([], {"AZULEJOS_SIGNING_KEY": "short"}),
    ],
)
def test_settings_that_cannot_be_used(
    azulejos_command: Azulejos,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    variables: dict[str, str],
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = azulejos_command("serve", "--data", str(tmp_path), *(arguments or ["--port", "0"]))
    assert found.code == 2
    assert len(found.err.splitlines()) == 1, found.err


def test_a_server_for_the_network_names_its_address() -> None:
    """Never the address that means all of them, which nobody can open."""
    assert "0.0.0.0" not in own_address("0.0.0.0", 8000)
    assert own_address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert own_address("::1", 8000) == "http://[::1]:8000"
