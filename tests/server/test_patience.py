"""When a bot plays for somebody who is away."""

import asyncio
import random

import pytest
from tests.server.conftest import Invite
from tests.server.player import Data
from tests.server.tables import presence_with, seated, state_of

from azulejos.server.rooms.setup import TablePolicy
from azulejos.table import NoClock, PerTurn

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(21)


@pytest.mark.parametrize("wanted", [{}, {"patience": None}])
async def test_without_a_clock_no_bot_plays_unless_the_table_chose_it(
    invite: Invite, wanted: Data
) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras, **wanted)
    async with taras.socket(table) as there:
        await there.up_to_date()
        assert there.welcome["table"]["patience"] is None
        presence = await presence_with(there, 1, "here")
        assert [seat["bot_at"] for seat in presence["seats"]] == [None, None]
        assert state_of(presence, 0) == "dropped"


def test_nobody_chose_the_patience_of_tables_stored_before() -> None:
    stored = {
        "hints": False,
        "patience": 60,
        "stand_in": "greedy",
        "reserved": {"1": "guest"},
        "rematch_of": "",
        "opening": 2,
    }
    policy = TablePolicy.read(stored)
    assert policy.patience_with(NoClock()) is None
    assert policy.patience_with(PerTurn(1000)) == 60
    chosen = TablePolicy.read({**stored, "patience_chosen": True})
    assert chosen.patience_with(NoClock()) == 60


async def test_with_a_clock_the_table_has_some_patience(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    clock = {"kind": "per-turn", "limit": 600_000}
    table = await seated(ana, taras, clock=clock)
    assert (await ana.ask("GET", f"/api/tables/{table}"))["table"]["patience"] == 60
    never = await seated(ana, taras, clock=clock, patience=None)
    assert (await ana.ask("GET", f"/api/tables/{never}"))["table"]["patience"] is None


async def test_everybody_is_told_when_a_bot_would_play(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras, patience=100)
    async with taras.socket(table) as there:
        await there.up_to_date()
        presence = await presence_with(there, 1, "here")
        away, here = presence["seats"]
        assert away["bot_at"] == max(away["since"], here["since"]) + 100_000
        assert here["bot_at"] is None
        async with ana.socket(table):
            presence = await presence_with(there, 0, "here")
            assert presence["seats"][0]["bot_at"] is None


async def test_a_bot_plays_for_who_has_dropped_until_they_return(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras, patience=1)
    async with taras.socket(table) as there:
        await there.up_to_date()
        assert there.standing["to_move"] == 0, "Ana has never come"
        await there.until("game")  # a bot has played for her
        presence = [one["presence"] for one in there.received if one["type"] == "presence"][-1]
        assert presence["seats"][0]["bot_plays"] is True
        await there.play_a_turn(RNG)
        await asyncio.wait_for(there.until("game"), 1)  # no more patience is needed
        async with ana.socket(table) as here:
            await here.up_to_date()
            presence = await presence_with(there, 0, "here")
            assert presence["seats"][0]["bot_plays"] is False
            assert presence["seats"][0]["bot_turns"] == 2, "she is told on her return"
            await there.play_a_turn(RNG)
            await here.up_to_seq(there.seq)
            assert here.is_my_turn
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(there.until("game"), 1.5)
            await here.play_a_turn(RNG)


async def test_also_for_who_has_left(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras, patience=1)
    await ana.ask("DELETE", f"/api/tables/{table}/seats/0")
    async with taras.socket(table) as there:
        await there.up_to_date()
        entry = (await there.until("game"))["entries"][0]
        assert (entry["kind"], entry["seat"]) == ("turn", 0)


async def test_nobody_is_replaced_while_nobody_waits(invite: Invite) -> None:
    ana, olena = await invite("Ana"), await invite("Olena")
    table = await ana.table("azul", "person", "greedy", patience=1)
    async with olena.socket(table) as watching:
        await watching.up_to_date()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(watching.until("game"), 1.5)
