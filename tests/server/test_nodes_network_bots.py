"""Programs and reviews on several nodes: whichever one a program is connected to, it can be
challenged from all, and hears of its turns at all its tables."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.network_bot import NetworkBot, registered
from tests.server.nodes import guests, several, told
from tests.server.player import Data, Player
from tests.server.running import GENEROUS, Running
from websockets.exceptions import ConnectionClosed

from azulejos.server.protocol.messages import CloseCode

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

RNG = random.Random(7)
CHALLENGED = {"kind": "network-bot", "name": "champion"}


@pytest.fixture
def lively(tmp_path: Path, postgresql_url: str) -> Iterator[list[Running]]:
    """Two nodes whose host lets programs play, one table at a time."""
    limits = GENEROUS.model_copy(update={"network_bot_tables": 1})
    changes = {"network_bots": True, "limits": limits}
    with several(2, tmp_path, postgresql_url, **changes) as running:
        yield running


async def offered(player: Player, *wanted: tuple[str, bool]) -> list[Data]:
    """Waits until these programs, busy or not, can be challenged at the node of the player."""
    async with asyncio.timeout(10):
        while True:
            found: list[Data] = (await player.ask("GET", "/api/bots"))["bots"]
            if [(bot["name"], bot["busy"]) for bot in found] == list(wanted):
                return found
            await asyncio.sleep(0.02)


def elsewhere(bot: NetworkBot, node: Running) -> NetworkBot:
    """The same program, at another node."""
    again = NetworkBot(node.url, bot.name, "")
    again.headers = bot.headers
    again.http.headers.update(bot.headers)
    return again


async def test_a_program_does_not_stay_at_a_node_that_is_cut_off(lively: list[Running]) -> None:
    """It would hear of no challenge from the others, and lose its clock where it plays."""
    bot = await registered(lively[1], "champion")
    others, loop = lively[1].services.registry.others, lively[1].loop
    async with bot.stream() as stream:
        await stream.say("open", games=["azul"])
        loop.call_soon_threadsafe(others.on_lost, 9.0)
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(10):
                await stream.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.COME_BACK
    assert await bot.stream_refusal() == (503, "storage-unavailable")
    again = elsewhere(bot, lively[0])
    async with again.stream() as stream:
        assert stream.welcome["name"] == "champion"
    await bot.close()
    await again.close()


async def test_a_challenge_from_another_node(lively: list[Running]) -> None:
    bot = await registered(lively[0], "champion")
    async with guests(lively[1]) as (ana,):
        async with bot.stream() as stream:
            await stream.say("open", games=["azul"])
            assert (await offered(ana, ("champion", False)))[0]["games"] == ["azul"]
            table = await ana.table("azul", "person", CHALLENGED)
            challenge = await stream.until("challenge")
            assert (challenge["table"], challenge["by"]) == (table, "Guest 0")
            await offered(ana, ("champion", True))
            await stream.say("accept", table=table)
            async with ana.socket(table) as here:
                await here.up_to_date()
                while here.standing["phase"] != "running":
                    await told(here, "game")
                for _ in range(3):
                    while not here.is_my_turn:
                        await told(here, "game")
                    await here.play_a_turn(RNG)
                    turn = await stream.until("your-turn")
                    assert turn["seq"] == here.seq
                    await stream.answer(turn, RNG)
        await offered(ana)
    await bot.close()


async def test_a_challenge_that_is_declined_at_another_node(lively: list[Running]) -> None:
    bot, maker = await registered(lively[0], "champion"), await registered(lively[1], "maker")
    async with guests(lively[1]) as (ana,), bot.stream() as stream, maker.stream() as asks:
        await stream.say("open", games=["azul"])
        await offered(ana, ("champion", False))
        table = await maker.table("azul", "person", CHALLENGED)
        assert (await stream.until("challenge"))["table"] == table
        await stream.say("decline", table=table)
        assert (await asks.until("declined"))["table"] == table
        await offered(ana, ("champion", False))
    await bot.close()
    await maker.close()


async def test_a_seat_taken_by_way_of_another_node(lively: list[Running]) -> None:
    """The stream serves the table, though the request went elsewhere."""
    bot = await registered(lively[0], "champion")
    there = elsewhere(bot, lively[1])
    async with bot.stream() as stream:
        table = await there.table("azul", "person", "random")
        assert (await stream.until("your-turn"))["table"] == table
    await bot.close()
    await there.close()


async def test_one_stream_on_the_whole_site(lively: list[Running]) -> None:
    bot = await registered(lively[0], "champion")
    there = elsewhere(bot, lively[1])
    async with guests(lively[0]) as (ana,), bot.stream() as old, there.stream() as new:
        assert await old.code_of_closing() == CloseCode.REPLACED
        await new.say("open", games=["azul"])
        await offered(ana, ("champion", False))
        assert await new.nothing_more() == []
    await bot.close()
    await there.close()


async def test_a_review_of_a_game_that_was_played_elsewhere(lively: list[Running]) -> None:
    """It is made where somebody asks for it, and is there for all."""
    async with guests(*lively) as (ana, taras):
        table = await ana.table("azul", "person", "random")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_to_the_end(RNG)
        async with taras.analysis() as there:
            answer = await there.answer("review", table=table)
            assert answer["type"] == "review", answer
        assert await ana.ask("GET", f"/api/tables/{table}/review") == answer["review"]
