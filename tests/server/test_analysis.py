"""Reviews, live analysis and tried turns over the socket."""

from typing import Any

import pytest
from tests.analysis.games import SAVED, beginning, saved
from tests.drawing.pictures import words
from tests.server.conftest import Invite
from tests.server.player import Data, Player
from tests.server.running import GENEROUS, Running
from websockets.exceptions import InvalidStatus

from azulejos.analysis.review import Depth, plain, review
from azulejos.engine import record as records
from azulejos.messages import Messages
from azulejos.server.protocol.analysis_messages import (
    ANALYSIS_SERVER_MESSAGE,
)
from azulejos.server.protocol.reviews import Review

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

SIMULATIONS = GENEROUS.review_simulations
RECORD = records.write(saved("two-standard-three-rounds.azl"))


async def finished(player: Player) -> str:
    """A table that bots have played at to the end."""
    table = await player.table("azul", "greedy", "greedy")
    async with player.socket(table) as here:
        await here.up_to_date()
        while not here.is_over:
            await here.until("game")
    return table


async def record_of(player: Player, table: str) -> str:
    return (await player.http.get(f"/api/tables/{table}/record")).text


async def position_of(player: Player, table: str, turn: int | None = None) -> str:
    query = "" if turn is None else f"?turn={turn}"
    return str((await player.ask("GET", f"/api/tables/{table}/position{query}"))["position"])


def expected_review(text: str) -> Data:
    return plain(review(records.read(text), Depth.of(SIMULATIONS)))


async def test_a_finished_table_is_reviewed_once_and_then_there_at_once(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await finished(ana)
    path = f"/api/tables/{table}/review"
    assert await ana.refusal("GET", path) == (404, "no-review")
    async with ana.analysis() as here:
        found = await here.answer("review", table=table)
        progress = [one for one in here.received if one["type"] == "progress"]
    assert found["review"] == expected_review(await record_of(ana, table))
    steps = progress[0]["steps"]
    assert [one["done"] for one in progress] == list(range(steps + 1))
    async with taras.analysis() as there:
        assert (await there.answer("review", table=table))["review"] == found["review"]
        assert [one["type"] for one in there.received] == ["review"]
    assert await taras.ask("GET", path) == found["review"]
    assert await ana.refusal("GET", f"{path}?depth=deep") == (404, "no-review")


async def test_the_graph_of_a_review_as_a_picture(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await finished(ana)
    path = f"/api/tables/{table}/review.svg"
    assert await ana.refusal("GET", path) == (404, "no-review")
    async with ana.analysis() as here:
        await here.answer("review", table=table)
    answer = await ana.http.get(path, params={"language": "pl"})
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "private, max-age=86400"
    said = words(answer.text)
    assert {"greedy", "greedy 2"} <= set(said)
    assert Messages("pl").text("review-graph-luck") in said
    running = await ana.table("azul", "person", "greedy")
    assert await ana.refusal("GET", f"/api/tables/{running}/review.svg") == (409, "game-not-over")


@pytest.mark.slow
@pytest.mark.parametrize("name", [file.name for file in SAVED])
async def test_every_field_of_a_review(invite: Invite, name: str) -> None:
    ana = await invite("Ana")
    begun = records.write(beginning(saved(name), 8))
    async with ana.analysis() as here:
        found = await here.answer("review", record=begun)
    Review.model_validate(found["review"], strict=True)
    assert found["review"] == expected_review(begun)


async def test_a_record_as_text_and_as_json_lines(invite: Invite) -> None:
    ana = await invite("Ana")
    async with ana.analysis() as here:
        found = await here.answer("review", record=RECORD)
        assert found["review"] == expected_review(RECORD)
        lines = records.write_json(records.read(RECORD))
        assert (await here.answer("review", record=lines))["review"] == found["review"]
        assert [one["type"] for one in here.received[-1:]] == ["review"]


async def test_a_corrupt_record_says_where_it_breaks(invite: Invite) -> None:
    ana = await invite("Ana")
    broken = RECORD.replace("round 2", "round 3")
    line = 1 + RECORD.splitlines().index("round 2")
    async with ana.analysis() as here:
        code, details = await here.refusal("review", record=broken)
        assert (code, details["line"]) == ("record-round", line)
        code, details = await here.refusal("review", record="[Game azul]\n")
        assert (code, details["line"]) == ("record-line", 1)
        code, details = await here.refusal("analyse", record=broken, turn=1)
        assert (code, details["line"]) == ("record-round", line)


async def test_a_turn_tried_is_judged_as_in_the_review(invite: Invite) -> None:
    ana = await invite("Ana")
    reviewed = expected_review(RECORD)
    async with ana.analysis() as here:
        for turn in (reviewed["turns"][2], reviewed["turns"][9]):
            fields: dict[str, Any] = {"record": RECORD, "turn": turn["turn"] - 1}
            tried = await here.answer("try", moves=turn["moves"], **fields)
            assert tried["turn"] == turn
            best = await here.answer("try", moves=turn["best"][0]["moves"], **fields)
            assert (best["turn"]["loss"], best["turn"]["class"]) == (0, "best")
        code, _ = await here.refusal("try", moves=["9B1"], record=RECORD, turn=3)
        assert code == "azul.no-such-factory"


async def test_whole_turns_of_several_moves(invite: Invite) -> None:
    ana = await invite("Ana")
    text = records.write(saved("garden-two-standard.azl"))
    reviewed = next(turn for turn in records.read(text).turns if len(turn.moves) > 1)
    number = records.read(text).turns.index(reviewed)
    async with ana.analysis() as here:
        fields: dict[str, Any] = {"record": text, "turn": number}
        tried = await here.answer("try", moves=list(reviewed.moves), **fields)
        assert (tried["turn"]["turn"], tried["turn"]["moves"]) == (number + 1, [*reviewed.moves])
        code, _ = await here.refusal("try", moves=list(reviewed.moves[:-1]), **fields)
        assert code == "turn-incomplete"


async def test_an_analysis_grows_and_says_the_same_again(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await finished(ana)
    position = await position_of(ana, table, 3)
    async with ana.analysis() as here:
        found = await here.answer("analyse", table=table, turn=3, count=2)
        again = await here.answer("analyse", position=position, count=2)
    assert found | {"id": ""} == again | {"id": ""}
    assert (found["simulations"], found["done"]) == (GENEROUS.analysis_simulations, True)
    best, second = found["turns"]
    assert best["chance"] == best["chances"][found["seat"]]
    assert sum(best["chances"]) == pytest.approx(1, abs=0.001)
    assert best["share"] >= second["share"]


async def test_messages_are_as_described(invite: Invite) -> None:
    ana = await invite("Ana")
    async with ana.analysis() as here:
        await here.answer("review", record=RECORD, depth="deep")
        await here.answer("analyse", record=RECORD, turn=2)
        await here.answer("try", record=RECORD, turn=0, moves=["9B1"])
        turn = records.read(RECORD).turns[0]
        await here.answer("try", record=RECORD, turn=0, moves=list(turn.moves))
        await here.connection.send('{"v": 1, "type": "ping"}')
        await here.until("pong")
        kinds = {
            ANALYSIS_SERVER_MESSAGE.validate_python(one, strict=True).type for one in here.received
        }
    waits = {"queued"}  # needs more requests than programs: see below
    mapping = ANALYSIS_SERVER_MESSAGE.json_schema()["discriminator"]["mapping"]
    assert kinds | waits == set(mapping)


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "review"},
        {"type": "review", "table": "t", "record": "r"},
        {"type": "review", "position": "azul"},
        {"type": "review", "table": "t", "turn": 3},
        {"type": "review", "table": "t", "depth": "deeper"},
        {"type": "analyse", "table": "t", "position": "azul"},
        {"type": "analyse", "position": "azul", "turn": 1},
        {"type": "analyse", "position": "azul", "count": 11},
        {"type": "try", "position": "azul", "moves": []},
        {"type": "nonsense"},
    ],
)
async def test_what_cannot_be_read(invite: Invite, fields: Data) -> None:
    ana = await invite("Ana")
    async with ana.analysis() as here:
        await here.ask(fields.pop("type"), **({"id": "x"} | fields))
        refused = await here.until("refused")
    assert (refused["id"], refused["code"]) == (None, "malformed-message")


async def test_what_is_not_there(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await finished(ana)
    async with ana.analysis() as here:
        assert await here.refusal("review", table="x") == ("no-table", {"table": "x"})
        turns = (await ana.ask("GET", f"/api/tables/{table}"))["standing"]["turns"]
        missing = {"to": turns + 1, "turns": turns}
        for source in ({"table": table}, {"record": await record_of(ana, table)}):
            refused = await here.refusal("analyse", **source, turn=turns + 1)
            assert refused == ("no-such-turn", missing)
            assert (await here.refusal("analyse", **source))[0] == "no-turn-now"
        assert (await here.refusal("analyse", position="azul rules=1"))[0].startswith("position-")


async def test_nobody_without_a_cookie(server: Running) -> None:
    stranger = Player(server.url)
    with pytest.raises(InvalidStatus) as refused:
        async with stranger.analysis():
            pass
    assert refused.value.response.status_code == 401
    await stranger.close()


async def test_a_record_that_is_too_large(invite: Invite) -> None:
    ana = await invite("Ana")
    async with ana.analysis() as here:
        code, details = await here.refusal("review", record=RECORD + "x" * GENEROUS.record_bytes)
        assert (code, details) == ("record-too-large", {"expected": GENEROUS.record_bytes})
