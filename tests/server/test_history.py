"""The history of a game and the positions in it: the same as everybody was sent, turn by turn."""

import gzip
import random
from typing import Any

import pytest
from tests.server.conftest import Invite
from tests.server.player import Data, Player

from azulejos.engine import record
from azulejos.engine.registry import GAMES, from_position
from azulejos.server.api.models import HistoryAnswer

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


async def history_of(player: Player, table: str, **wanted: Any) -> Data:
    answer = await player.http.get(f"/api/tables/{table}/story", params=wanted)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    HistoryAnswer.model_validate(found, strict=True)
    return found


def as_step(message: Data) -> Data:
    """What a message about one turn says in the form of a step."""
    standing = message["standing"]
    entries = [one for one in message["entries"] if one["kind"] in ("turn", "dealt")]
    return {
        "turn": standing["turns"],
        "at": entries[-1]["at"],
        "events": message["events"],
        "scores": standing["scores"],
        "to_move": standing["to_move"],
        "view": standing["view"],
    }


def folded(steps: list[Data]) -> dict[int, Data]:
    """Steps with the deals that follow them, as in messages: by the number of turns."""
    by_turn: dict[int, Data] = {}
    for step in steps:
        before = by_turn.get(step["turn"], {"events": []})
        last = {name: step[name] for name in ("turn", "at", "scores", "to_move", "view")}
        by_turn[step["turn"]] = {**last, "events": before["events"] + step["events"]}
    return by_turn


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_it_is_what_the_socket_sent(invite: Invite, game: str) -> None:
    ana = await invite("Ana")
    table = await ana.table(game, "person", "greedy")
    async with ana.socket(table) as here:
        await here.up_to_date()
        opening = here.standing["view"]
        await here.play_to_the_end(random.Random(5))
    sent = {
        message["standing"]["turns"]: as_step(message)
        for message in here.received
        if message["type"] == "game"
    }
    found = await history_of(ana, table, views=True)
    steps = folded(found["chapters"])
    assert steps.pop(0)["view"] == opening
    assert steps == sent
    last = found["chapters"][-1]
    assert (last["view"], last["scores"]) == (here.standing["view"], here.standing["scores"])
    final = record.read((await ana.http.get(f"/api/tables/{table}/record")).text)
    *_, (_, reached) = record.replay(final)
    assert reached.view() == last["view"]


async def test_undone_turns_are_not_part_of_it(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "person")
    rng = random.Random(2)
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.play_a_turn(rng)
        kept = await history_of(ana, table, views=True)
        await here.play_a_turn(rng)
        assert (await here.order("undo", 1))["type"] == "ack"
        again = await history_of(ana, table, views=True)
        assert again["seq"] > kept["seq"]
        assert again["chapters"] == kept["chapters"]
        await here.up_to_seq(again["seq"])
        await here.play_a_turn(rng)
    longer = await history_of(ana, table, views=True)
    assert [one["seat"] for one in longer["chapters"]] == [None, 0, 1]
    assert longer["chapters"][-1]["view"] == here.standing["view"]


async def test_without_views_it_is_the_same_but_short(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "greedy", "person")
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.play_to_the_end(random.Random(1))
    long, short = await history_of(ana, table, views=True), await history_of(ana, table)
    for position in (long["start"], *long["chapters"]):
        assert position["view"]
        position["view"] = None
    assert short == long
    points = [sum(sources.values()) for sources in short["points"]]
    assert points == here.standing["scores"]


async def test_a_table_that_waits_has_only_a_start(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "open")
    found = await history_of(ana, table, views=True)
    assert (found["chapters"], found["points"]) == ([], [{}, {}])
    assert found["start"]["to_move"] is None
    assert found["start"]["view"]["round"] == 1


async def test_it_comes_packed_to_those_who_can_unpack(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "person")
    path = f"/api/tables/{table}/story?views=true"
    packed = await ana.http.get(path)
    plain = await ana.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert len(gzip.compress(plain.content)) < len(plain.content) / 4


async def test_a_position_at_an_earlier_turn(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    path = f"/api/tables/{table}/position"
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.play_to_the_end(random.Random(4))
    chapters = folded((await history_of(ana, table, views=True))["chapters"])
    for turn in (0, 1, len(chapters) // 2, len(chapters) - 1):
        found = await ana.ask("GET", f"{path}?turn={turn}")
        assert found["turn"] == turn
        assert from_position(found["position"]).view() == chapters[turn]["view"]
    assert found == await ana.ask("GET", path)
    assert await ana.refusal("GET", f"{path}?turn={len(chapters)}") == (404, "no-such-turn")
    assert await ana.refusal("GET", f"{path}?turn=-1") == (422, "malformed-request")


async def test_no_such_table(invite: Invite) -> None:
    ana = await invite("Ana")
    assert await ana.refusal("GET", "/api/tables/nothing/story") == (404, "no-table")
