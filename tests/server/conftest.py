"""A server for the tests of this folder, and databases: a file, and a PostgreSQL of our own."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.hosting import WITH_KEY
from tests.server.network_bot import Come, Join, NetworkBot, registered
from tests.server.nodes import several
from tests.server.player import Player
from tests.server.postgresql import Cluster, started_cluster
from tests.server.running import GENEROUS, Running, server_in_thread

from azulejos.server.bots import analysts

Invite = Callable[[str], Awaitable[Player]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def impatience() -> Iterator[None]:
    """Tests wait for analyses, also on a machine that has much else to do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysts, "LOW_PRIORITY", ())
        yield


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


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host lets programs play."""
    limits = GENEROUS.model_copy(update={"network_bot_messages": 100_000})
    folder = tmp_path_factory.mktemp("lively")
    with server_in_thread(folder, network_bots=True, limits=limits) as running:
        yield running


@pytest.fixture
async def join(lively: Running) -> AsyncIterator[Join]:
    """Makes programs with tokens."""
    bots: list[NetworkBot] = []

    async def one(name: str) -> NetworkBot:
        bots.append(await registered(lively, name))
        return bots[-1]

    yield one
    for bot in bots:
        await bot.close()


@pytest.fixture
async def come(lively: Running) -> AsyncIterator[Come]:
    """Makes guests of that server."""
    people: list[Player] = []

    async def one(name: str) -> Player:
        people.append(await Player.named(lively.url, name))
        return people[-1]

    yield one
    for person in people:
        await person.close()


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


@pytest.fixture
def nodes(tmp_path: Path, postgresql_url: str) -> Iterator[list[Running]]:
    """Three servers on one database."""
    with several(3, tmp_path, postgresql_url) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """With a key for its host, on each database in turn."""
    database = str(request.getfixturevalue(f"{request.param}_url"))
    with server_in_thread(tmp_path / "data", database=database, **WITH_KEY) as running:
        yield running


@pytest.fixture
def small_site(tmp_path: Path) -> Iterator[Running]:
    """With a key for its host, on a file; few may try to sign in."""
    limits = GENEROUS.model_copy(update={"admin_attempts": 3, "admin_attempts_of_site": 5})
    with server_in_thread(tmp_path / "data", limits=limits, **WITH_KEY) as running:
        yield running
