"""The OpenAPI document and the schema of the socket describe what the server really does."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import Running

from azulejos.engine.registry import GAMES
from azulejos.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE

SOURCE = Path(__file__).parents[2] / "src" / "azulejos" / "server"
CLOCK = {"kind": "per-turn", "limit": 60_000}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
pytestmark = pytest.mark.compiled_only


def test_no_game_is_named_in_the_code_of_the_server() -> None:
    words = {word for game in GAMES for word in (game, game.replace("_", " "))}
    named = re.compile(r"\b(" + "|".join(words) + r")\b", re.IGNORECASE)
    for file in SOURCE.rglob("*.py"):
        assert not named.search(file.read_text(encoding="utf-8")), file


@pytest.fixture(scope="module")
def document(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def requests_of_the_document() -> int:
    """Few: a long search is for `make soak`."""
    soak = hypothesis.settings.get_current_profile_name() == "soak"
    return 200 if soak else 12


async def table_and_cookie(url: str) -> tuple[str, dict[str, str]]:
    ana = await Player.named(url, "Ana")
    table = await ana.table("azul", "person", "open")
    await ana.close()
    return table, ana.cookie()


@pytest.mark.slow
def test_requests_made_from_the_document(server: Running, document: Any) -> None:
    """Every operation is asked for nonsense and sense; none fails in an undocumented way."""
    table, cookie = asyncio.run(table_and_cookie(server.url))

    def try_operation(operation: Any) -> None:
        @hypothesis.settings(
            max_examples=requests_of_the_document(),
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def try_case(case: Any) -> None:
            if "table" in case.path_parameters and random.Random(str(case)).random() < 0.7:
                case.path_parameters["table"] = table
            case.call_and_validate(headers=cookie, checks=CHECKS)

        try_case()

    for found in document.get_all_operations():
        try_operation(found.ok())


@pytest.mark.anyio
async def test_every_message_is_as_described(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await ana.table("azul", "person", "open", "greedy", clock=CLOCK)
    rng = random.Random(1)
    async with ana.socket(table) as here:
        await here.up_to_date()
        await taras.sit(table, 1)
        await here.until("game")
        await here.play_a_turn(rng)
        await here.order("undo", 0)
        await here.send("chat", text="hello")
        await here.until("chat")
        await here.say({"v": 1, "type": "snapshot"})
        await here.ping()
        await here.connection.send("nonsense")
        await here.until("refused")
        await here.order("resign", 0)
        async with taras.socket(table) as there:
            await there.up_to_date()
            await there.order("resign", 1)
        await here.up_to_seq(there.seq + 1)
        await taras.ask("POST", f"/api/tables/{table}/rematch")
        await here.until("rematch")
    kinds = set()
    for message in here.received:
        kinds.add(SERVER_MESSAGE.validate_python(message, strict=True).type)
    slow = {"unknown"}  # needs a slow disk: test_slow_storage.py
    assert kinds | slow == kinds_in(SERVER_MESSAGE.json_schema())


def kinds_in(schema: dict[str, Any]) -> set[str]:
    return set(schema["discriminator"]["mapping"])


@pytest.mark.anyio
async def test_the_document_holds_the_messages_of_the_socket(invite: Invite) -> None:
    ana = await invite("Ana")
    schemas = (await ana.ask("GET", "/api/openapi.json"))["components"]["schemas"]
    assert kinds_in(schemas["ClientMessage"]) == kinds_in(CLIENT_MESSAGE.json_schema())
    assert kinds_in(schemas["ServerMessage"]) == kinds_in(SERVER_MESSAGE.json_schema())
    for reference in re.findall(r"#/components/schemas/(\w+)", str(schemas)):
        assert reference in schemas
    own = await ana.ask("GET", "/api/socket-schema")
    assert own["client"] == CLIENT_MESSAGE.json_schema()
