"""Whoever comes back gets what was missed: the same messages, or a view if there were too many."""

import random

import pytest
from tests.server.conftest import Invite
from tests.server.player import Data, Player, TableSocket
from tests.server.running import Running, server_in_thread

from azulejos.engine.registry import GAMES
from azulejos.server.rooms.recent import MOST

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


async def watched_game(ana: Player, game: str, turns: int) -> tuple[str, list[Data]]:
    """A table after some turns, and all game messages that somebody has received there."""
    table = await ana.table(game, "person", "greedy")
    rng = random.Random(5)
    async with ana.socket(table) as here:
        await here.up_to_date()
        while not here.is_over and here.standing["turns"] < turns:
            if here.is_my_turn:
                await here.play_a_turn(rng)
            else:
                await here.until("game")
        while not here.is_over and not here.is_my_turn:
            await here.until("game")
        return table, [message for message in here.received if message["type"] == "game"]


async def received_since(player: Player, table: str, seq: int) -> TableSocket:
    async with player.socket(table, seq=seq) as back:
        await back.up_to_date()
        return back


@pytest.mark.parametrize("game", GAMES)
async def test_after_any_cut_the_rest_or_a_snapshot_comes(invite: Invite, game: str) -> None:
    ana = await invite("Ana")
    table, told = await watched_game(ana, game, turns=30)
    assert len(told) >= 30
    for index, message in enumerate(told):
        back = await received_since(ana, table, message["seq"])
        rest = [one for one in back.received if one["type"] in ("game", "snapshot")]
        missed = told[index + 1 :]
        if len(missed) <= MOST:
            assert rest == missed
        else:
            last = told[-1]
            assert [one["type"] for one in rest] == ["snapshot"], "too much was missed"
            assert (back.seq, back.standing) == (last["seq"], last["standing"])


async def test_without_a_sequence_a_snapshot_comes(invite: Invite) -> None:
    ana = await invite("Ana")
    table, told = await watched_game(ana, "azul", turns=4)
    async with ana.socket(table) as back:
        await back.up_to_date()
        assert back.received[1]["type"] == "snapshot"
        assert back.standing == told[-1]["standing"]


@pytest.mark.parametrize("seq", [0, 1, 10_000])
async def test_a_sequence_nobody_was_told_gets_a_snapshot(invite: Invite, seq: int) -> None:
    """Within the opening entries, or beyond the end of the log."""
    ana = await invite("Ana")
    table, told = await watched_game(ana, "azul", turns=2)
    back = await received_since(ana, table, seq)
    assert [one["type"] for one in back.received] == ["welcome", "snapshot"]
    assert back.standing == told[-1]["standing"]


async def test_a_table_that_was_forgotten_shows_the_same(invite: Invite, server: Running) -> None:
    ana = await invite("Ana")
    table, told = await watched_game(ana, "azul", turns=12)
    server.loop.call_soon_threadsafe(server.services.registry.sweep, 2**62)
    while table in server.services.registry.rooms:
        await ana.ask("GET", "/health")
    back = await received_since(ana, table, told[0]["seq"])
    assert (back.seq, back.standing) == (told[-1]["seq"], told[-1]["standing"])


async def test_after_a_restart_the_same_is_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("twice")
    with server_in_thread(data) as first:
        ana = await Player.named(first.url, "Ana")
        table, told = await watched_game(ana, "azul", turns=10)
    with server_in_thread(data) as second:
        ana.url = second.url
        back = await received_since(ana, table, told[0]["seq"])
        assert (back.seq, back.standing) == (told[-1]["seq"], told[-1]["standing"])
        assert back.seats == [0], "the cookie is still good"
    await ana.close()
