"""The picture of a table is that of its position, and is kept by browsers once the game is over."""

import random

import pytest
from tests.drawing.pictures import root_of, words
from tests.server.conftest import Invite

from azulejos import drawing
from azulejos.engine.registry import GAMES, from_position

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


@pytest.mark.parametrize("game", GAMES)
async def test_now_and_at_an_earlier_turn(invite: Invite, game: str) -> None:
    ana = await invite("Ana")
    table = await ana.table(game, "person", "person")
    async with ana.socket(table) as here:
        await here.up_to_date()
        for _ in range(2):
            await here.play_a_turn(random.Random(1))
        names = [seat["name"] for seat in here.standing["seats"]]
    path = f"/api/tables/{table}"
    for wanted in ({}, {"turn": 1}, {"turn": 0}):
        line = (await ana.http.get(f"{path}/position", params=wanted)).json()["position"]
        answer = await ana.http.get(f"{path}/picture.svg", params=wanted)
        assert answer.status_code == 200
        assert answer.text == drawing.svg(from_position(line), names=names)


async def test_anybody_may_see_it_safely_and_no_longer_than_it_is_true(invite: Invite) -> None:
    ana, stranger = await invite("<Ana>"), await invite("Taras")
    table = await ana.table("azul", "person", "greedy")
    path = f"/api/tables/{table}/picture.svg"
    answer = await stranger.http.get(path)
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "<Ana>" in words(answer.text)
    async with ana.socket(table) as here:
        await here.up_to_date()
        await here.order("resign", 0)
    assert (await stranger.http.get(path)).headers["Cache-Control"] == "private, max-age=86400"


async def test_in_another_language_and_uncompressed(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    path = f"/api/tables/{table}/picture.svg"
    polish = await ana.http.get(path, params={"language": "pl"})
    assert polish.headers["Content-Encoding"] == "gzip"
    assert any(text.startswith("Woreczek") for text in words(polish.text))
    plain = await ana.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert root_of(plain.text).tag.endswith("svg")


async def test_what_there_is_no_picture_of(invite: Invite) -> None:
    ana = await invite("Ana")
    table = await ana.table("azul", "person", "greedy")
    path = f"/api/tables/{table}/picture.svg"
    assert await ana.refusal("GET", f"{path}?turn=1") == (404, "no-such-turn")
    assert await ana.refusal("GET", f"{path}?turn=-1") == (422, "malformed-request")
    assert await ana.refusal("GET", f"{path}?language=xx") == (422, "malformed-request")
    assert (await ana.refusal("GET", "/api/tables/nothing/picture.svg"))[0] == 404
