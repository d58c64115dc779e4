"""A server for the tests of this folder, and databases: a file, and a PostgreSQL of our own."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.player import Player
from tests.server.postgresql import Cluster, started_cluster
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = started_cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgresql_url(cluster: Cluster) -> Iterator[str]:
    name = f"test_{uuid4().hex}"
    yield cluster.create(name)
    cluster.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))
