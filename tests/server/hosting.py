"""Somebody who has the host's key."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from pydantic import SecretStr
from tests.server.player import Data, Player
from tests.server.running import Running

KEY = "correct horse battery staple"
WITH_KEY: dict[str, Any] = {"admin_key": SecretStr(KEY)}


class Host(Player):
    """Signed in at one server."""

    async def sign_in(self, key: str = KEY) -> httpx.Response:
        return await self.http.post("/api/admin/session", json={"key": key})

    async def see(self, what: str, **query: str) -> Data:
        answer = await self.http.get(f"/api/admin/{what}", params=query)
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    async def do(self, what: str, **body: Any) -> None:
        await self.ask("POST", f"/api/admin/{what}", body)

    async def guest_named(self, name: str) -> Data:
        (found,) = (await self.see("people", search=name))["people"]
        return dict(found)

    async def last_deed(self) -> tuple[str, str, Data]:
        deed = (await self.see("audit"))["deeds"][0]
        return deed["action"], deed["subject"], deed["details"]


@asynccontextmanager
async def host_at(url: str) -> AsyncIterator[Host]:
    host = Host(url)
    try:
        assert (await host.sign_in()).status_code == 200
        yield host
    finally:
        await host.close()


@asynccontextmanager
async def guests(site: Running, *names: str) -> AsyncIterator[list[Player]]:
    async with AsyncExitStack() as stack:
        players = [await Player.named(site.url, name) for name in names]
        for player in players:
            stack.push_async_callback(player.close)
        yield players
