"""The next game of the same people."""

import pytest
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import Running
from tests.server.tables import seated

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


async def resign(loser: Player, table: str) -> None:
    async with loser.socket(table) as here:
        await here.up_to_date()
        await here.order("resign", here.seats[0])


async def test_everybody_moves_one_seat_on(invite: Invite, server: Running) -> None:
    ana, taras, olena = await invite("Ana"), await invite("Taras"), await invite("Olena")
    table = await seated(ana, taras)
    path = f"/api/tables/{table}/rematch"
    assert await ana.refusal("POST", path) == (409, "game-not-over")
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.order("resign", 0)
        assert await olena.refusal("POST", path) == (403, "not-at-table")
        following = (await taras.ask("POST", path))["table"]
        news = await here.until("rematch")
        assert (news["table"], news["by"]) == (following, "Taras")
    assert await olena.refusal("PUT", f"/api/tables/{following}/seats/1") == (
        403,
        "seat-reserved",
    )
    assert (await ana.ask("POST", path))["table"] == following, "there is one next table"
    async with taras.socket(following) as there:
        await there.up_to_date()
        assert (there.seats, there.standing["phase"]) == ([0], "running")
        assert [seat["name"] for seat in there.standing["seats"]] == ["Taras", "Ana"]
    server.loop.call_soon_threadsafe(server.services.registry.sweep, 2**62)
    assert (await ana.ask("GET", f"/api/tables/{table}"))["rematch"] == following
    async with olena.socket(table) as watching:
        assert (await watching.until("welcome"))["rematch_by"] == "Taras"


async def test_the_series_is_counted(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras)
    for loser, series in ((ana, [1, 0]), (taras, [1, 1]), (ana, [2, 1])):
        await resign(loser, table)
        path = f"/api/tables/{table}/rematch"
        await taras.ask("POST", path)
        table = (await ana.ask("POST", path))["table"]
        facts = (await ana.ask("GET", f"/api/tables/{table}"))["table"]
        assert facts["series"] == series


async def test_whoever_came_to_a_rematch_is_its_host(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras)
    await resign(ana, table)
    following = (await taras.ask("POST", f"/api/tables/{table}/rematch"))["table"]
    await taras.ask("PUT", f"/api/tables/{following}/seats/1/bot", {"level": "easy"})
    standing = (await taras.ask("GET", f"/api/tables/{following}"))["standing"]
    assert standing["phase"] == "running"


async def test_after_a_rematch_was_cancelled_there_can_be_another(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras)
    await resign(ana, table)
    again = f"/api/tables/{table}/rematch"
    cancelled = (await ana.ask("POST", again))["table"]
    await ana.ask("DELETE", f"/api/tables/{cancelled}")
    following = (await taras.ask("POST", again))["table"]
    assert following != cancelled
    assert (await ana.ask("POST", again))["table"] == following
    assert (await ana.ask("GET", f"/api/tables/{table}"))["rematch"] == following
    standing = (await ana.ask("GET", f"/api/tables/{following}"))["standing"]
    assert standing["phase"] == "running"
