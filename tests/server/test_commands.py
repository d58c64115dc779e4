"""Commands that come twice, too late, from the wrong place, or make no sense."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Invite
from tests.server.player import Data, Player, TableSocket
from tests.server.running import GENEROUS, Running, server_in_thread

from azulejos.server.storage import StorageUnavailable

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(11)


@asynccontextmanager
async def two_at_a_table(invite: Invite) -> AsyncIterator[tuple[TableSocket, TableSocket]]:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await ana.table("azul", "person", "open")
    await taras.sit(table, 1)
    async with ana.socket(table) as here, taras.socket(table) as there:
        await here.up_to_date()
        await there.up_to_date()
        yield here, there


def played(socket: TableSocket) -> list[Data]:
    entries = [
        entry for one in socket.received if one["type"] == "game" for entry in one["entries"]
    ]
    return [entry for entry in entries if entry["kind"] == "turn"]


async def test_a_command_sent_again_gets_the_same_answer_and_happens_once(invite: Invite) -> None:
    async with two_at_a_table(invite) as (here, there):
        moves = await here.some_turn(RNG)
        seq = here.seq
        first = await here.order("play", 0, moves=moves, id="once", expected_seq=seq)
        again = await here.order("play", 0, moves=moves, id="once", expected_seq=seq)
        assert first == again
        await there.until("game")
        await there.play_a_turn(RNG)
        later = await here.order("play", 0, moves=moves, id="once", expected_seq=seq)
        assert later == first
        assert [entry["seat"] for entry in played(there)] == [0, 1]


async def test_the_ids_of_others_are_their_own(invite: Invite) -> None:
    async with two_at_a_table(invite) as (here, there):
        moves = await here.some_turn(RNG)
        await here.order("play", 0, moves=moves, id="mine")
        await there.until("game")
        before = there.seq
        answer = await there.order("play", 1, moves=await there.some_turn(RNG), id="mine")
        assert (answer["type"], answer["seq"] > before) == ("ack", True)


async def test_the_sender_hears_the_answer_before_the_news(invite: Invite) -> None:
    async with two_at_a_table(invite) as (here, _):
        before = len(here.received)
        await here.play_a_turn(RNG)
        kinds = [one["type"] for one in here.received[before:]]
        assert [kind for kind in kinds if kind != "presence"] == ["ack", "game"]


async def test_a_commit_whose_answer_was_lost_is_found_again(
    invite: Invite, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stores the turn and goes away before it says so."""
    append = server.services.store.append

    async def stored_but_unsaid(*arguments: Any, **options: Any) -> None:
        monkeypatch.undo()
        await append(*arguments, **options)
        raise StorageUnavailable(uncertain=True)

    async with two_at_a_table(invite) as (here, there):
        moves, seq = await here.some_turn(RNG), here.seq
        monkeypatch.setattr(server.services.store, "append", stored_but_unsaid)
        await here.send("play", seat=0, moves=moves, id="lost", expected_seq=seq)
        assert (await here.until("unknown"))["id"] == "lost"
        found = await here.until("ack", "refused")
        assert (found["type"], found["id"], found["seq"]) == ("ack", "lost", seq + 1)
        await there.up_to_seq(found["seq"])
        await there.play_a_turn(RNG)
        assert [entry["seat"] for entry in played(there)] == [0, 1]


async def test_who_has_not_seen_everything_is_refused(invite: Invite) -> None:
    async with two_at_a_table(invite) as (here, there):
        await here.play_a_turn(RNG)
        await there.until("game")
        stale = await there.order("play", 1, moves=["1B1"], expected_seq=here.seq - 1)
        assert (stale["code"], stale["details"]["seq"]) == ("stale", here.seq)
        early = await there.order("play", 1, moves=["1B1"], expected_seq=here.seq + 1)
        assert early["code"] == "stale"


async def test_two_commands_at_once_of_which_one_can_be_taken(invite: Invite) -> None:
    """Two tabs on one seat play the same turn with different ids."""
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "person")
    async with ana.socket(table) as one, ana.socket(table) as other:
        await one.up_to_date()
        await other.up_to_date()
        for _ in range(10):
            seat = one.standing["to_move"]
            moves = await one.some_turn(RNG)
            answers = await asyncio.gather(
                one.order("play", seat, moves=moves), other.order("play", seat, moves=moves)
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "refused"]
            for socket in (one, other):
                while socket.seq < max(answer.get("seq", 0) for answer in answers):
                    await socket.until("game")
        assert one.standing == other.standing
        assert len(played(one)) == 10


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat": 1}, "not-your-seat"),
        ({"seat": 7}, "not-your-seat"),
        ({"moves": ["9B2"]}, "azul.no-such-factory"),
        ({"moves": ["rubbish"]}, "azul.move-code"),
    ],
)
async def test_what_cannot_be_played_is_refused_with_a_reason(
    invite: Invite, fields: Data, code: str
) -> None:
    async with two_at_a_table(invite) as (here, _):
        wanted = {"seat": 0, "moves": ["1B1"], **fields}
        answer = await here.order("play", **wanted)
        assert (answer["type"], answer["code"]) == ("refused", code)
        await here.play_a_turn(RNG)


async def test_not_your_turn(invite: Invite) -> None:
    async with two_at_a_table(invite) as (here, there):
        answer = await there.order("play", 1, moves=await here.some_turn(RNG))
        assert (answer["code"], answer["details"]) == ("wrong-seat", {"seat": 1, "expected": 0})


async def test_whoever_has_no_cookie_can_only_watch(invite: Invite) -> None:
    ana, nobody = await invite("Ana"), await invite("Nobody")
    nobody.http.cookies.clear()
    table = await ana.table("azul", "person", "greedy")
    async with nobody.socket(table) as watching:
        await watching.up_to_date()
        assert watching.welcome["you"] == {"name": None, "seats": [], "host": False}
        answer = await watching.order("play", 0, moves=["1B1"])
        assert answer["code"] == "no-guest"
        await watching.send("chat", text="hello")
        assert (await watching.until("refused"))["code"] == "no-guest"


BROKEN = [
    "",
    "null",
    "[]",
    "{",
    '{"type": "play"}',
    '{"v": 2, "type": "ping"}',
    '{"v": 1, "type": "nothing"}',
    '{"v": 1, "type": "ping", "more": 1}',
    '{"v": 1, "type": "play", "id": "x", "seat": 0, "expected_seq": 2, "moves": []}',
    '{"v": 1, "type": "play", "id": "x", "seat": "0", "expected_seq": 2, "moves": ["a"]}',
    '{"v": 1, "type": "play", "id": "x", "seat": true, "expected_seq": 2, "moves": ["a"]}',
    '{"v": 1, "type": "play", "id": "x", "seat": 0, "expected_seq": 2.5, "moves": ["a"]}',
    '{"v": 1, "type": "play", "id": "x", "seat": 0, "expected_seq": 99999999999, "moves": ["a"]}',
    '{"v": 1, "type": "play", "id": "", "seat": 0, "expected_seq": 2, "moves": ["a"]}',
    '{"v": 1, "type": "play", "id": "two words", "seat": 0, "expected_seq": 2, "moves": ["a"]}',
    '{"v": 1, "type": "chat", "id": "x", "text": ""}',
    "[" * 4000,
    "9" * 5000,
    "\x00",
    "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
]


@pytest.mark.parametrize("frame", BROKEN)
async def test_a_message_of_another_form_is_refused_and_the_socket_stays(
    invite: Invite, frame: str
) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.connection.send(frame)
        answer = await here.until("refused", "pong")
        assert (answer["code"], answer["id"]) == ("malformed-message", None)
        await here.say({"v": 1, "type": "ping"})
        assert (await here.until("pong"))["now"] > 0


async def test_random_frames_do_no_harm(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    rng = random.Random(99)
    good = '{"v": 1, "type": "play", "id": "x", "seat": 0, "expected_seq": 2, "moves": ["1B1"]}'
    async with ana.socket(table) as here:
        await here.up_to_date()
        for _ in range(300):
            frame = list(good)
            for _ in range(rng.randrange(1, 6)):
                frame[rng.randrange(len(frame))] = chr(rng.choice([0, 34, 44, 91, 125, 233, 8364]))
            await here.connection.send("".join(frame))
            await here.connection.send(rng.randbytes(rng.randrange(40)))
        await here.say({"v": 1, "type": "ping"})
        await here.until("pong")
        assert played(here) == []


class TestLongLogs:
    async def test_a_log_does_not_grow_for_ever(self, tmp_path: Path) -> None:
        """What lengthens it without end is refused; the game itself can be finished."""
        rng = random.Random(2)
        limits = GENEROUS.model_copy(update={"log_entries": 12})
        with server_in_thread(tmp_path, limits=limits) as running:
            ana = await Player.named(running.url, "Ana")
            table = await ana.table("azul", "person", "greedy")
            async with ana.socket(table) as here:
                await here.up_to_date()
                refused: list[str] = []
                while not refused:
                    await here.play_a_turn(rng)
                    while not here.is_my_turn:
                        await here.until("game")
                    answer = await here.order("undo", 0)
                    refused = [answer["code"]] if answer["type"] == "refused" else []
                    await here.up_to_seq(answer.get("seq", 0))
                assert refused == ["log-full"]
                assert 12 <= here.seq <= 15
                leaving = f"/api/tables/{table}/seats/0"
                assert await ana.refusal("DELETE", leaving) == (409, "log-full")
                await here.play_to_the_end(rng)
            await ana.close()
