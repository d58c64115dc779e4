"""Nobody analyses a game while playing it with others."""

import asyncio
import random

import pytest
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import Running
from tests.server.tables import seated
from tests.server.test_analysis import finished, position_of, record_of

from azulejos.table import now

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


async def begun(player: Player, table: str) -> None:
    """Plays one turn."""
    async with player.socket(table) as here:
        await here.up_to_date()
        await here.play_a_turn(random.Random(1))


async def test_a_running_table_is_not_reviewed(invite: Invite) -> None:
    ana, taras, eve = await invite("Ana"), await invite("Taras"), await invite("Eve")
    table = await seated(ana, taras)
    await begun(ana, table)
    for player in (ana, eve):
        async with player.analysis() as here:
            refused = ("game-not-over", {"table": table})
            assert await here.refusal("review", table=table) == refused
            assert await here.refusal("analyse", table=table) == refused
            assert await here.refusal("analyse", table=table, turn=0) == refused
            assert await here.refusal("try", table=table, moves=["1B1"]) == refused
        assert await player.refusal("GET", f"/api/tables/{table}/review") == (409, "game-not-over")


async def test_its_position_and_record_are_not_analysed_by_those_who_play(invite: Invite) -> None:
    ana, taras, eve = await invite("Ana"), await invite("Taras"), await invite("Eve")
    table = await seated(ana, taras)
    await begun(ana, table)
    position, record = await position_of(ana, table), await record_of(ana, table)
    without_turn = position.replace(" turn=1", " turn=7")
    for player in (ana, taras):
        async with player.analysis() as here:
            for source in ({"position": position}, {"position": without_turn}, {"record": record}):
                assert (await here.refusal("analyse", **source))[0] == "position-in-play"
            assert (await here.refusal("review", record=record))[0] == "position-in-play"
            code, _ = await here.refusal("try", position=position, moves=["1B1"])
            assert code == "position-in-play"
            earlier = await position_of(ana, table, 0)
            assert (await here.refusal("analyse", position=earlier))[0] == "position-in-play"
    async with eve.analysis() as here:
        assert (await here.answer("analyse", position=position))["type"] == "analysis"
    async with ana.socket(table) as there, ana.analysis() as here:
        await there.up_to_date()
        await there.order("resign", 0)
        assert (await here.answer("analyse", position=position))["type"] == "analysis"
        assert (await here.answer("review", table=table))["type"] == "review"


async def test_no_bot_plays_on_from_a_game_with_others(invite: Invite) -> None:
    """Its turns, and the hints of that table, would show what to play."""
    ana, taras, eve = await invite("Ana"), await invite("Taras"), await invite("Eve")
    table = await seated(ana, taras)
    await begun(ana, table)
    for turn in (0, None):
        wanted = {
            "game": "azul",
            "seats": [{"kind": "bot", "level": "easy"}, {"kind": "person"}],
            "position": await position_of(ana, table, turn),
        }
        refused = (403, "position-in-play")
        assert await taras.refusal("POST", "/api/tables", wanted) == refused
        await eve.ask("POST", "/api/tables", wanted)
    async with ana.socket(table) as there:
        await there.up_to_date()
        await there.order("resign", 0)
    await taras.ask("POST", "/api/tables", wanted)


async def test_a_table_that_nobody_has_open_counts_too(invite: Invite, server: Running) -> None:
    """Games at leisure: the table is not in memory while one of them thinks."""
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras)
    await begun(ana, table)
    position = await position_of(ana, table)
    registry = server.services.registry
    async with asyncio.timeout(10):
        while table in registry.rooms:
            server.loop.call_soon_threadsafe(registry.sweep, now() + 1000)
            await asyncio.sleep(0.05)
    async with taras.analysis() as here:
        assert (await here.refusal("analyse", position=position))[0] == "position-in-play"


async def test_who_plays_alone_may_analyse(invite: Invite) -> None:
    ana, eve = await invite("Ana"), await invite("Eve")
    table = await ana.table("azul", "person", "greedy")
    position = await position_of(ana, table)
    async with ana.analysis() as here, eve.analysis() as there:
        assert (await here.answer("analyse", table=table))["type"] == "analysis"
        assert (await here.answer("analyse", position=position))["type"] == "analysis"
        assert (await here.refusal("review", table=table))[0] == "game-not-over"
        assert (await there.refusal("analyse", table=table))[0] == "game-not-over"


async def test_a_game_that_is_over_is_everybodys(invite: Invite) -> None:
    ana, eve = await invite("Ana"), await invite("Eve")
    table = await finished(ana)
    async with eve.analysis() as here:
        assert (await here.answer("analyse", table=table, turn=4))["type"] == "analysis"
