"""What the server writes about itself, for people and for programs."""

import json
import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.player import Player
from tests.server.running import ServerProcess, server_in_thread

from azulejos.engine.errors import InvalidOptions
from azulejos.server import logs
from azulejos.server.logs import begin_request, formatter, logger
from azulejos.server.settings import Environment, from_environment

NAME = "azulejos.server.test"


class Kept(logging.Handler):
    """Formats at once, as a file would: in the task that writes."""

    def __init__(self, style: logs.LogFormat) -> None:
        super().__init__()
        self.setFormatter(formatter(style))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(params=["text", "json"])
def kept(request: pytest.FixtureRequest) -> Iterator[Kept]:
    handler = Kept(request.param)
    logging.getLogger("azulejos").addHandler(handler)
    yield handler
    logging.getLogger("azulejos").removeHandler(handler)


@pytest.mark.parametrize("kept", ["text"], indirect=True)
def test_a_line_for_people(kept: Kept) -> None:
    logger(NAME).warning("a bot failed", bot="hard", table="9f2c")
    at, _, rest = kept.lines[0].partition(" ")
    assert at.endswith("Z")
    assert rest == "warning a bot failed (bot=hard, table=9f2c)"


@pytest.mark.parametrize("kept", ["json"], indirect=True)
def test_an_object_for_programs(kept: Kept) -> None:
    logger(NAME).error("стіл", table="9f2c")
    found = json.loads(kept.lines[0])
    assert "стіл" in kept.lines[0]
    assert found.pop("timestamp").endswith("Z")
    assert found == {"level": "error", "event": "стіл", "logger": NAME, "table": "9f2c"}


def test_a_fault_is_told_with_where_it_happened(kept: Kept) -> None:
    try:
        sys.exit("lost")
    except SystemExit:
        logger(NAME).exception("it failed")
    assert "SystemExit" in kept.lines[0]
    assert "test_a_fault_is_told_with_where_it_happened" in kept.lines[0]


def test_only_lines_about_a_request_name_it(kept: Kept) -> None:
    """A room that somebody has opened lives on when the request is long answered."""
    begin_request("ab12")
    logger("azulejos.server.rooms.room").warning("not stored")
    logger("azulejos.server.gateway.journal").warning("request")
    assert ["ab12" in line for line in kept.lines] == [False, True]


def test_every_answer_names_its_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.INFO, logger="azulejos"),
        server_in_thread(tmp_path) as running,  # stops first: the line follows the answer
    ):
        path = f"{running.url}/api/tables/none?secret=1"
        found = httpx.get(path, headers={"Cookie": "secret=2"})
    names = found.headers.get_list("X-Request-Id")
    line = next(record for record in caplog.records if record.message == "request")
    assert len(names) == 1
    facts = {name: line.__dict__.get(name) for name in ("method", "path", "table", "status")}
    assert facts == {"method": "GET", "path": "/api/tables/none", "table": "none", "status": 404}
    assert "secret" not in str(line.__dict__)


def test_a_server_writes_json_if_it_is_told_to(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = ServerProcess(tmp_path, AZULEJOS_LOG_FORMAT="json", AZULEJOS_LOG_LEVEL="info")
    httpx.get(f"{server.url}/health")
    server.stop()
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["path"] for line in lines if line["event"] == "request"] == ["/health"]
    assert all(line["request"] for line in lines if line["event"] == "request")


@pytest.mark.anyio
async def test_no_secret_of_a_whole_session_is_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """At the level that writes most: keys, cookies, links to seats, and what people say."""
    keys = {"AZULEJOS_SIGNING_KEY": "s" * 40, "AZULEJOS_ADMIN_KEY": "the host's own secret key"}
    server = ServerProcess(tmp_path, 0, AZULEJOS_LOG_LEVEL="info", **keys)
    ana = await Player.named(server.url, "Ana of Elvas")
    table = await ana.table("azul", "open", "greedy")
    seats = f"/api/tables/{table}/seats"
    await ana.sit(table, 0)
    token = (await ana.ask("POST", f"{seats}/0/link"))["token"]
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.play_a_turn(random.Random(1))
        await here.send("chat", text="between ourselves")
        await here.until("chat")
    phone = await Player.named(server.url, "Ana's phone")
    await phone.ask("POST", f"{seats}/move", {"token": token})
    for key in (keys["AZULEJOS_ADMIN_KEY"], "guessed by somebody who is not"):
        await ana.http.post("/api/admin/session", json={"key": key})
    cookies = [*ana.http.cookies.values(), *phone.http.cookies.values()]
    await ana.close()
    await phone.close()
    server.stop()
    said = capfd.readouterr().err
    assert f"table={table}" in said
    assert len(cookies) >= 2
    people = ["Ana of Elvas", "between ourselves", "guessed by", "127.0.0.1"]
    assert not [secret for secret in (*keys.values(), token, *cookies, *people) if secret in said]


@pytest.mark.parametrize(
    ("variable", "expected"),
    [("FORMAT", "'text' or 'json'"), ("LEVEL", "'info', 'warning' or 'error'")],
)
def test_a_format_or_a_level_that_does_not_exist(
    variable: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"AZULEJOS_LOG_{variable}", "xml")
    with pytest.raises(InvalidOptions) as refused:
        from_environment(Environment)
    assert refused.value.values["expected"] == expected
