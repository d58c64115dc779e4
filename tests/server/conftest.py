"""A server for the tests of this folder."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from tests.server.player import Player
from tests.server.running import Running, server_in_thread

Invite = Callable[[str], Awaitable[Player]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not mind the others."""
    with server_in_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
async def invite(server: Running) -> AsyncIterator[Invite]:
    """Makes guests, and sees them off at the end."""
    players: list[Player] = []

    async def guest(name: str) -> Player:
        players.append(await Player.named(server.url, name))
        return players[-1]

    yield guest
    for player in players:
        await player.close()
