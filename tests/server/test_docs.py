"""The pages about the server name everything there is."""

import re
from pathlib import Path

import pytest
from fastapi.routing import APIWebSocketRoute

from azulejos.server.api.responses import MEANINGS
from azulejos.server.app import ROUTERS, create_app
from azulejos.server.protocol.analysis_messages import (
    ANALYSIS_CLIENT_MESSAGE,
    ANALYSIS_SERVER_MESSAGE,
)
from azulejos.server.protocol.bot_messages import BOT_MESSAGE, STREAM_MESSAGE
from azulejos.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE, CloseCode
from azulejos.server.settings import Limits, Settings

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")


def test_every_request(tmp_path: Path) -> None:
    paths = create_app(Settings(tmp_path)).openapi()["paths"]
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PROTOCOL


def test_every_socket() -> None:
    routes = [route for part in ROUTERS for route in part.router.routes]
    sockets = [route.path for route in routes if isinstance(route, APIWebSocketRoute)]
    assert sockets
    for path in sockets:
        assert f"`ws://…{path}`" in PROTOCOL


@pytest.mark.parametrize(
    "adapter",
    [
        CLIENT_MESSAGE,
        SERVER_MESSAGE,
        ANALYSIS_CLIENT_MESSAGE,
        ANALYSIS_SERVER_MESSAGE,
        BOT_MESSAGE,
        STREAM_MESSAGE,
    ],
)
def test_every_message_and_field(adapter: object) -> None:
    schema = adapter.json_schema()  # type: ignore[attr-defined]
    for kind, reference in schema["discriminator"]["mapping"].items():
        assert f"`{kind}`" in PROTOCOL
        for name in schema["$defs"][reference.rpartition("/")[2]]["properties"]:
            assert re.search(rf'[`"]{name}[`"]', PROTOCOL), (kind, name)


def test_every_code_of_closing_and_every_status() -> None:
    codes = {value for name, value in vars(CloseCode).items() if name.isupper()}
    assert codes <= {int(code) for code in re.findall(r"^\| (\d{4}) \|", PROTOCOL, re.MULTILINE)}
    documented = {int(status) for status in re.findall(r"^\| (\d{3}) \|", PROTOCOL, re.MULTILINE)}
    assert documented == set(MEANINGS)


def test_every_limit_with_its_usual_value() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| ([\d, ]+) \|", SERVER, re.MULTILINE)
    documented: dict[str, int] = {}
    for names, values in rows:
        split = [name.strip("` ") for name in names.split(",")]
        documented |= dict(zip(split, map(int, values.split(",")), strict=True))
    assert documented == Limits().model_dump()
