"""Whole games over real sockets, by clients that know only the documented protocol."""

import asyncio
import random

import pytest
from tests.server.conftest import Invite

from azulejos.engine.registry import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_to_the_end(invite: Invite, game: str) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await ana.table(game, "person", "open")
    await taras.sit(table, 1)
    async with ana.socket(table) as here, taras.socket(table) as there:
        await here.up_to_date()
        await there.up_to_date()
        assert (here.seats, there.seats) == ([0], [1])
        await asyncio.gather(
            here.play_to_the_end(random.Random(1)), there.play_to_the_end(random.Random(2))
        )
        assert here.standing == there.standing
        assert here.standing["outcome"]["scores"] == here.standing["scores"]
        assert here.standing["to_move"] is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_against_a_bot_to_the_end(invite: Invite, game: str) -> None:
    ana = await invite("Ana")
    table = await ana.table(game, "greedy", "person")
    async with ana.socket(table) as here:
        await here.up_to_date()
        acknowledged = await here.play_to_the_end(random.Random(3))
        assert len(acknowledged) > 3
        assert here.standing["outcome"]["winners"]


async def test_moves_that_the_rules_forbid_can_be_tried(invite: Invite) -> None:
    """They are told why not, and nothing is played."""
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    tried = await ana.ask("POST", f"/api/tables/{table}/attempt", {"moves": ["CB1"]})
    assert set(tried) == {"refused"}
    assert tried["refused"]["code"] == "azul.colour-not-there"
    assert tried["refused"]["details"]["move"] == "CB1"
    assert (await ana.ask("GET", f"/api/tables/{table}"))["standing"]["turns"] == 0
