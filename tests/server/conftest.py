"""Databases to test with: a file, and a PostgreSQL server that is started when first needed."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.postgresql import Cluster, started_cluster


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
