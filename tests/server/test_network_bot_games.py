"""Programs play over the network: what they are told, and what becomes of what they say."""

import asyncio
import random

import pytest
from tests.server.network_bot import Come, Join
from tests.server.tables import presence_with

from azulejos.engine.registry import GAMES, from_position
from azulejos.server.protocol.messages import CloseCode

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

RNG = random.Random(18)


class TestPlaying:
    @pytest.mark.parametrize("game", GAMES)
    async def test_a_whole_game_move_by_move(self, join: Join, game: str) -> None:
        bot = await join(f"plays-{game}")
        async with bot.stream() as stream:
            table = await bot.table(game, "person", "random")
            (over,) = await stream.play_until_over(RNG)
            assert (over["table"], over["seat"], over["phase"]) == (table, 0, "finished")
            assert over["outcome"]["winners"]
            assert [seat["network_bot"] for seat in over["seats"]] == [True, False]
            assert min(over["turns"]) > 0
            assert min(over["thought"]) >= 0

    async def test_one_stream_for_all_tables(self, join: Join) -> None:
        bot = await join("several")
        async with bot.stream() as stream:
            tables = {await bot.table("azul", "person", "random") for _ in range(3)}
            ended = await stream.play_until_over(RNG, games=3)
            assert {over["table"] for over in ended} == tables

    async def test_the_position_has_the_moves_that_were_begun(self, join: Join) -> None:
        bot = await join("hesitant")
        async with bot.stream() as stream:
            await bot.table("summer_pavilion", "person", "random")
            while not (turn := await stream.until("your-turn"))["begun"]:
                await stream.answer(turn, RNG)
            state = from_position(turn["position"])
            assert [state.code(move) for move in state.legal_moves()] == turn["legal"]

    async def test_an_illegal_move_is_refused_and_changes_nothing(self, join: Join) -> None:
        bot = await join("careless")
        async with bot.stream() as stream:
            await bot.table("azul", "person", "random")
            turn = await stream.until("your-turn")
            sent = await stream.command("play", turn, moves=["9B1"])
            refused = await stream.until("refused")
            assert refused["id"] == sent
            await stream.say("look", table=turn["table"])
            assert (await stream.until("your-turn"))["seq"] == turn["seq"]

    async def test_a_command_that_is_sent_again_happens_once(self, join: Join) -> None:
        bot = await join("insistent")
        async with bot.stream() as stream:
            await bot.table("azul", "person", "random")
            turn = await stream.until("your-turn")
            for _ in range(2):
                await stream.command("play", turn, id="same", moves=turn["legal"][:1])
            answers = [await stream.until("ack") for _ in range(2)]
            assert [answer["id"] for answer in answers] == ["same", "same"]
            assert answers[0]["seq"] == answers[1]["seq"]

    async def test_resigning_ends_the_game(self, join: Join) -> None:
        bot = await join("tired")
        async with bot.stream() as stream:
            await bot.table("azul", "person", "random")
            await stream.command("resign", await stream.until("your-turn"))
            over = await stream.until("game-over")
            assert (over["outcome"]["reason"], over["outcome"]["winners"]) == ("resigned", [1])

    async def test_no_table_of_others_can_be_played(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("nosy")
        table = await ana.table("azul", "person", "random")
        async with bot.stream() as stream:
            asked = {"table": table, "seat": 0, "seq": 2}
            await stream.command("play", asked, moves=["1B1"])
            assert (await stream.until("refused"))["code"] == "not-at-table"
            await stream.say("look", table=table)
            assert (await stream.until("refused"))["code"] == "not-at-table"


class TestReturning:
    async def test_it_is_told_again_whose_turn_it_is(self, join: Join) -> None:
        bot = await join("returns")
        async with bot.stream() as stream:
            table = await bot.table("azul", "person", "random")
            first = await stream.until("your-turn")
        async with bot.stream() as stream:
            assert stream.welcome["tables"] == [table]
            again = await stream.until("your-turn")
            assert [again[name] for name in ("table", "seq", "position")] == [
                first[name] for name in ("table", "seq", "position")
            ]

    async def test_a_game_that_ended_meanwhile_can_be_looked_at(
        self, join: Join, come: Come
    ) -> None:
        ana, bot = await come("Ana"), await join("absent")
        table = await ana.table("azul", "person", "open", network_bots=True)
        await bot.sit(table, 1)
        async with ana.socket(table) as socket:
            await socket.up_to_date()
            await socket.order("resign", 0)
        async with bot.stream() as stream:
            assert stream.welcome["tables"] == []
            await stream.say("look", table=table)
            assert (await stream.until("game-over"))["outcome"]["winners"] == [1]

    async def test_a_second_stream_takes_the_place_of_the_first(self, join: Join) -> None:
        bot = await join("twice")
        async with bot.stream() as old:
            await bot.table("azul", "person", "random")
            await old.until("your-turn")
            async with bot.stream() as new:
                assert await old.code_of_closing() == CloseCode.REPLACED
                await new.play_until_over(RNG)

    async def test_people_see_whether_it_is_connected(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("visible")
        table = await ana.table("azul", "person", "open", network_bots=True)
        async with ana.socket(table) as socket:
            async with bot.stream():
                await bot.sit(table, 1)
                await presence_with(socket, 1, "here")
                assert socket.standing["seats"][1]["network_bot"]
            await presence_with(socket, 1, "dropped")


class TestUndo:
    async def test_it_is_asked_and_may_agree(self, join: Join, come: Come) -> None:
        ana, bot = await come("Ana"), await join("lenient")
        table = await ana.table("azul", "person", "open", network_bots=True)
        async with bot.stream() as stream, ana.socket(table) as socket:
            await bot.sit(table, 1)
            await socket.up_to_date()
            await socket.until("game")
            await socket.play_a_turn(RNG)
            await stream.until("your-turn")
            await socket.order("undo", 0)
            asked = await stream.until("your-turn", "undo-asked")
            assert (asked["type"], asked["by"]) == ("undo-asked", 0)
            await stream.command("accept-undo", asked)
            await stream.until("ack")
            await socket.until("game")
            assert (await ana.ask("GET", f"/api/tables/{table}"))["standing"]["turns"] == 0


async def test_two_programs_play_each_other(join: Join) -> None:
    one, other = await join("left"), await join("right")
    async with one.stream() as here, other.stream() as there:
        table = await one.table("azul", "person", "open", network_bots=True)
        await other.sit(table, 1)
        ends = await asyncio.gather(*(side.play_until_over(RNG) for side in (here, there)))
        assert ends[0][0]["outcome"] == ends[1][0]["outcome"]
