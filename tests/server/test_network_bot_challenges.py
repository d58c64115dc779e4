"""Somebody wants to play against a program: it accepts, declines, or answers later."""

from pathlib import Path

import pytest
from tests.server.network_bot import Come, Join, NetworkBot, registered
from tests.server.player import Player
from tests.server.running import GENEROUS, server_in_thread

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

CHALLENGED = {"kind": "network-bot", "name": "champion"}


class TestChallenges:
    async def test_who_accepts_sits_down(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("champion")
        async with bot.stream() as stream:
            await stream.say("open", games=["azul"])
            await stream.nothing_more()
            listed = (await ana.ask("GET", "/api/bots"))["bots"]
            assert {"name": "champion", "games": ["azul"], "busy": False} in listed
            table = await ana.table("azul", "person", CHALLENGED)
            challenge = await stream.until("challenge")
            assert (challenge["table"], challenge["seat"], challenge["by"]) == (table, 1, "Ana")
            await stream.say("accept", table=table)
            await stream.nothing_more()
            seat = (await ana.ask("GET", f"/api/tables/{table}"))["standing"]["seats"][1]
            assert (seat["name"], seat["network_bot"], seat["free"]) == ("champion", True, False)

    async def test_nobody_else_gets_the_seat_until_it_declines(
        self, join: Join, come: Come
    ) -> None:
        ana, boris, bot = await come("Ana"), await come("Boris"), await join("champion")
        async with bot.stream() as stream:
            await stream.say("open", games=["azul"])
            await stream.nothing_more()
            table = await ana.table("azul", "person", CHALLENGED)
            path = f"/api/tables/{table}/seats/1"
            assert await boris.refusal("PUT", path) == (403, "seat-reserved")
            await stream.until("challenge")
            await stream.say("decline", table=table)
            await stream.nothing_more()
            await boris.sit(table, 1)
            await stream.say("accept", table=table)
            assert (await stream.until("refused"))["code"] == "no-challenge"

    async def test_a_challenge_is_told_again_after_a_broken_connection(
        self, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("champion")
        async with bot.stream() as stream:
            await stream.say("open", games=["azul"])
            await stream.nothing_more()
            table = await ana.table("azul", "person", CHALLENGED)
        async with bot.stream() as stream:
            assert (await stream.until("challenge"))["table"] == table

    async def test_a_challenge_is_told_again_after_a_restart(self, tmp_path: Path) -> None:
        with server_in_thread(tmp_path, network_bots=True, limits=GENEROUS) as server:
            ana, bot = await Player.named(server.url, "Ana"), await registered(server, "champion")
            async with bot.stream() as stream:
                await stream.say("open", games=["azul"])
                await stream.nothing_more()
                tables = [await ana.table("azul", "person", CHALLENGED) for _ in range(2)]
                await stream.say("decline", table=tables[0])
                await stream.nothing_more()
        with server_in_thread(tmp_path, network_bots=True, limits=GENEROUS) as server:
            again = NetworkBot(server.url, "champion", bot.headers["Authorization"].split()[1])
            async with again.stream() as stream:
                assert stream.welcome["tables"] == []
                told = await stream.until("challenge")
                assert (told["table"], told["by"]) == (tables[1], "Ana")
                assert await stream.nothing_more() == []
                await stream.say("accept", table=tables[1])
                await stream.nothing_more()
            async with again.stream() as stream:
                assert stream.welcome["tables"] == [tables[1]]
                assert "challenge" not in await stream.nothing_more()
        for one in (ana, bot, again):
            await one.close()

    async def test_people_see_who_is_awaited_and_who_has_declined(
        self, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("champion")
        async with bot.stream() as stream:
            await stream.say("open", games=["azul"])
            await stream.nothing_more()
            table = await ana.table("azul", "person", CHALLENGED)
            async with ana.socket(table) as socket:
                await socket.up_to_date()
                assert (
                    socket.standing["seats"][1] | {"name": "champion", "free": True}
                    == (socket.standing["seats"][1])
                )
                assert socket.welcome["presence"]["declined"] == []
                await stream.say("decline", table=table)
                while not (told := (await socket.until("presence"))["presence"])["declined"]:
                    pass
                assert told["declined"] == [1]
            async with ana.socket(table) as later:
                await later.up_to_date()
                assert later.welcome["presence"]["declined"] == [1]

    async def test_who_is_away_or_plays_another_game_cannot_be_challenged(
        self, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("champion")
        wanted = {"game": "azul", "seats": [{"kind": "person"}, CHALLENGED]}
        away = (409, "network-bot-away")
        assert await ana.refusal("POST", "/api/tables", wanted) == away
        async with bot.stream() as stream:
            await stream.say("open", games=["queens_garden"])
            await stream.nothing_more()
            assert await ana.refusal("POST", "/api/tables", wanted) == away

    async def test_a_program_challenges_another_and_hears_its_no(self, join: Join) -> None:
        one, other = await join("challenger"), await join("champion")
        async with one.stream() as asking, other.stream() as asked:
            await asked.say("open", games=["azul"])
            await asked.nothing_more()
            table = await one.table("azul", "person", CHALLENGED)
            await asked.until("challenge")
            await asked.say("decline", table=table)
            assert (await asking.until("declined"))["table"] == table

    async def test_a_rematch_is_a_challenge(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("again")
        table = await ana.table("azul", "person", "open", network_bots=True)
        async with bot.stream() as stream:
            await bot.sit(table, 1)
            async with ana.socket(table) as socket:
                await socket.up_to_date()
                await socket.order("resign", 0)
            await stream.until("game-over")
            following = (await ana.ask("POST", f"/api/tables/{table}/rematch"))["table"]
            challenge = await stream.until("challenge")
            assert (challenge["table"], challenge["by"]) == (following, "Ana")
            await stream.say("accept", table=following)
            assert (await stream.until("your-turn"))["table"] == following
