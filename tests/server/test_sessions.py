"""Who has signed out everywhere is known by no cookie that was made before."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import websockets
from itsdangerous import URLSafeSerializer
from tests.server.conftest import Invite
from tests.server.player import Player, TableSocket
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.tables import seated

from azulejos.server.keys import signing_key
from azulejos.server.protocol.messages import CloseCode
from azulejos.server.settings import DATABASE_FILE
from azulejos.table import now

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

SESSIONS = "/api/guest/sessions"
NOBODY = (401, "no-guest")


def copied(player: Player, url: str = "") -> Player:
    """The same guest with another device, which has a copy of the cookie."""
    other = Player(url or player.url)
    other.http.cookies.update(player.http.cookies)
    return other


def with_cookie(server: Running, *parts: Any) -> Player:
    player = Player(server.url)
    signed = URLSafeSerializer(signing_key(server.settings), salt="guest").dumps(list(parts))
    player.http.cookies.set("azulejos_guest", str(signed))
    return player


async def code_of_closing(socket: TableSocket) -> int | None:
    try:
        while True:
            await asyncio.wait_for(socket.receive(), 5)
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_other_devices_are_signed_out_and_this_one_is_not(invite: Invite) -> None:
    ana, taras = await invite("Ana"), await invite("Taras")
    table = await seated(ana, taras)
    phone = copied(ana)
    async with phone.socket(table) as there, ana.socket(table) as here, taras.socket(table) as his:
        for socket in (there, here, his):
            await socket.up_to_date()
        await ana.ask("DELETE", SESSIONS)
        for socket in (there, here):
            assert await code_of_closing(socket) == CloseCode.SIGNED_OUT
        await his.ping()  # others stay
    assert await phone.refusal("GET", "/api/guest") == NOBODY
    assert await phone.refusal("POST", f"/api/tables/{table}/seats/0/link") == NOBODY
    async with phone.socket(table) as watching:
        assert (await watching.until("welcome"))["you"]["seats"] == []
    assert await ana.ask("GET", "/api/guest") == {"name": "Ana"}
    async with ana.socket(table) as again:
        assert (await again.until("welcome"))["you"]["seats"] == [0]
    await ana.ask("POST", "/api/guest", {"name": "Anna"})
    assert await ana.ask("GET", "/api/guest") == {"name": "Anna"}, "a new name is no old cookie"
    assert await phone.refusal("DELETE", SESSIONS) == NOBODY
    await phone.close()


async def test_again_and_again(invite: Invite) -> None:
    ana = await invite("Ana")
    devices = [copied(ana)]
    for _ in range(2):
        await ana.ask("DELETE", SESSIONS)
        devices.append(copied(ana))
    answers = [(await one.http.get("/api/guest")).status_code for one in devices]
    assert answers == [401, 401, 200]
    for device in devices:
        await device.close()


async def test_links_to_the_seats_are_worth_nothing_either(invite: Invite) -> None:
    ana, taras, thief = [await invite(name) for name in ("Ana", "Taras", "Thief")]
    table = await seated(ana, taras)
    path = f"/api/tables/{table}/seats"
    token = (await ana.ask("POST", f"{path}/0/link"))["token"]
    his = (await taras.ask("POST", f"{path}/1/link"))["token"]
    await ana.ask("DELETE", SESSIONS)
    assert await thief.refusal("POST", f"{path}/move", {"token": token}) == (404, "no-such-link")
    assert (await thief.ask("POST", f"{path}/move", {"token": his}))["seat"] == 1


async def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        ana = await Player.named(server.url, "Ana")
        phone = copied(ana)
        await ana.ask("DELETE", SESSIONS)
    with server_in_thread(tmp_path) as server:
        new, old = copied(ana, server.url), copied(phone, server.url)
        assert await new.ask("GET", "/api/guest") == {"name": "Ana"}
        assert await old.refusal("GET", "/api/guest") == NOBODY
        for player in (ana, phone, new, old):
            await player.close()


async def test_not_too_often_from_one_address(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(update={"guests": 3})
    with server_in_thread(tmp_path, limits=limits) as server:
        ana = await Player.named(server.url, "Ana")
        for _ in range(2):
            await ana.ask("DELETE", SESSIONS)
        assert await ana.refusal("DELETE", SESSIONS) == (429, "too-many-guests")
        await ana.close()


async def test_cookies_of_earlier_versions_are_good_and_old_ones_are_renewed(
    tmp_path: Path,
) -> None:
    with server_in_thread(tmp_path) as server:
        day = 24 * 3600 * 1000
        for parts, renewed in (
            (["first", "Ana", now() - 2 * day], True),
            (["new", "Ana", 0, 0, now()], False),
            (["old", "Ana", 0, 0, now() - 2 * day], True),
        ):
            for path in ("/api/guest", "/api/tables/mine"):
                player = with_cookie(server, *parts)
                answer = await player.http.get(path)
                assert answer.status_code == 200
                assert ("set-cookie" in answer.headers) is renewed
                await player.close()
        for wrong in (["x", "Ana"], ["x", "Ana", 0, 1], []):
            player = with_cookie(server, *wrong)
            assert await player.refusal("GET", "/api/guest") == NOBODY
            await player.close()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        saved = sorted(guest for (guest,) in database.execute("SELECT id FROM guests"))
    assert saved == ["first", "old"], "they are not forgotten"


@pytest.mark.slow
async def test_the_other_server_on_the_same_database_learns_of_it(
    tmp_path: Path, postgresql_url: str
) -> None:
    with (
        server_in_thread(tmp_path, database=postgresql_url) as one,
        server_in_thread(tmp_path, database=postgresql_url) as other,
    ):
        ana = await Player.named(one.url, "Ana")
        thief = copied(ana, other.url)
        table = await ana.table("azul", "person", "open")
        async with thief.socket(table) as there:
            await there.up_to_date()
            await ana.ask("DELETE", SESSIONS)
            assert await thief.refusal("DELETE", SESSIONS) == NOBODY, "asked at once"
            assert await code_of_closing(there) == CloseCode.SIGNED_OUT
        assert await thief.refusal("GET", "/api/guest") == NOBODY
        for player in (ana, thief):
            await player.close()
