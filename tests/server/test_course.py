"""Undo, resigning, clocks; records, positions, lists and hints."""

import random

import pytest
from tests.server.conftest import Invite
from tests.server.tables import seated

from azulejos.engine import record
from azulejos.engine.registry import from_position
from azulejos.table.records import verify_shuffle

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(21)


class TestUndo:
    async def test_the_other_must_agree(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await here.up_to_date()
            await there.up_to_date()
            start = here.standing["view"]
            await here.play_a_turn(RNG)
            await here.order("undo", 0)
            await here.until("game")
            await there.until("game")
            await there.until("game")
            assert there.standing["undo"] == {"seat": 0, "to": 0, "asked": [1], "accepted": []}
            assert (await here.order("accept-undo", 0))["code"] == "not-asked"
            assert (await there.order("accept-undo", 1))["type"] == "ack"
            await here.until("game")
            assert (here.standing["turns"], here.standing["undo"]) == (0, None)
            assert here.standing["view"] == start

    async def test_or_refuses(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await here.up_to_date()
            await there.up_to_date()
            await here.play_a_turn(RNG)
            await here.order("undo", 0)
            while there.standing["undo"] is None:
                await there.until("game")
            await there.order("refuse-undo", 1)
            await there.until("game")
            assert (there.standing["turns"], there.standing["undo"]) == (1, None)

    async def test_bots_always_agree(self, invite: Invite) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_a_turn(RNG)
            while not here.is_my_turn:
                await here.until("game")
            await here.order("undo", 0)
            await here.until("game")
            assert (here.standing["turns"], here.standing["to_move"]) == (0, 0)


class TestGivingUp:
    async def test_of_two_the_other_wins(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras)
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.order("resign", 0)
            await here.until("game")
            outcome = here.standing["outcome"]
            assert (outcome["winners"], outcome["reason"]) == ([1], "resigned")
            assert (await here.order("resign", 0))["code"] == "game-over"

    @pytest.mark.slow
    async def test_of_three_a_bot_plays_on_and_the_seat_ranks_last(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open", "greedy")
        await taras.sit(table, 1)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await here.up_to_date()
            await there.up_to_date()
            await here.order("resign", 0)
            await there.play_to_the_end(RNG)
            assert there.standing["outcome"]["ranking"][-1] == [0]
            assert there.standing["seats"][0]["out"] == "resigned"


class TestClocks:
    async def test_who_runs_out_of_time_loses(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras, clock={"kind": "per-turn", "limit": 300})
        async with ana.socket(table) as here:
            await here.up_to_date()
            clock = here.standing["clock"]
            assert (clock["kind"], clock["running"]) == ("per-turn", 0)
            assert clock["deadline"] - clock["at"] == 300
            message = await here.until("game")
            assert message["entries"][0]["kind"] == "time-expired"
            assert message["at"] >= clock["deadline"]
            assert here.standing["outcome"]["winners"] == [1]

    async def test_time_for_the_whole_game(self, invite: Invite) -> None:
        ana = await invite("Ana")
        clock = {"kind": "per-game", "initial": 60_000, "increment": 2_000}
        table = await ana.table("azul", "person", "greedy", clock=clock)
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_a_turn(RNG)
            left, of_bot = here.standing["clock"]["remaining"]
            assert 50_000 < left <= 62_000
            assert of_bot is None


class TestReading:
    async def test_record_and_fair_shuffle_of_a_finished_game(self, invite: Invite) -> None:
        ana = await invite("Ana")
        wanted = {"order": "given", "entropy": "c0ffee"}
        table = await ana.table("azul", "person", "greedy", **wanted)
        async with ana.socket(table) as here:
            await here.up_to_date()
            commitment = here.welcome["table"]["commitment"]
            path = f"/api/tables/{table}/record"
            early = record.read((await ana.http.get(path)).text)
            assert early.header("ShuffleKey") is None
            await here.play_to_the_end(RNG)
            before_the_end = [one for one in here.received if one.get("seq", 0) < here.seq]
            key = here.received[-1]["entries"][-1]["key"]
            assert key not in str(before_the_end)
        for form in ("text", "json"):
            final = record.read((await ana.http.get(path, params={"form": form})).text)
            assert record.verify(final).scores == tuple(here.standing["scores"])
            assert final.header("ShuffleCommitment") == commitment
            check = verify_shuffle(final)
            assert check is not None
            assert check.revealed
            assert check.draws > 0

    async def test_a_table_begins_with_a_position(self, invite: Invite) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.play_a_turn(RNG)
        found = await ana.ask("GET", f"/api/tables/{table}/position")
        other = await ana.table("azul", "greedy", "person", position=found["position"])
        position = (await ana.ask("GET", f"/api/tables/{other}/position"))["position"]
        assert from_position(position) == from_position(found["position"])

    async def test_lists(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        tables = [await ana.table("azul", "person", "open", public=True) for _ in range(3)]
        hidden = await ana.table("azul", "person", "open")
        page = await ana.ask("GET", "/api/tables?limit=2")
        assert [one["id"] for one in page["tables"]] == tables[:0:-1]
        rest = await ana.ask("GET", f"/api/tables?limit=2&before={page['next']}")
        assert rest["tables"][0]["id"] == tables[0]
        mine = await ana.ask("GET", "/api/tables/mine")
        assert [one["id"] for one in mine["tables"]] == [hidden, *reversed(tables)]
        assert [one["your_seats"] for one in mine["tables"]] == [[0]] * 4
        await taras.sit(hidden, 1)
        his = (await taras.ask("GET", "/api/tables/mine"))["tables"]
        assert [(one["id"], one["your_seats"]) for one in his] == [(hidden, [1])]
        await taras.sit(tables[0], 1)
        async with taras.socket(tables[0]) as there:
            await there.up_to_date()
            await there.order("resign", 1)
        done = (await ana.ask("GET", "/api/tables/finished?limit=1"))["tables"][0]
        assert (done["id"], done["outcome"]["winners"]) == (tables[0], [0])

    async def test_hints_where_the_table_allows_them(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        alone = await ana.table("azul", "person", "greedy")
        hint = await ana.ask("GET", f"/api/tables/{alone}/hint")
        assert 0 < hint["chance"] < 1
        assert len(hint["points"]) == 2
        assert [turn["share"] for turn in hint["others"]] <= [hint["share"]] * 2
        async with ana.socket(alone) as here:
            await here.up_to_date()
            assert (await here.order("play", 0, moves=hint["moves"]))["type"] == "ack"
        together = await seated(ana, taras)
        assert await ana.refusal("GET", f"/api/tables/{together}/hint") == (403, "hints-off")
        agreed = await seated(ana, taras, hints=True)
        assert (await ana.ask("GET", f"/api/tables/{agreed}/hint"))["seat"] == 0
        assert await taras.refusal("GET", f"/api/tables/{agreed}/hint") == (403, "not-your-seat")
