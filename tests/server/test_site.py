"""Nodes come and go while people play at tables that are spread over them."""

import asyncio
import json
import os
import random
from pathlib import Path

import pytest
from tests.server.disturbed import Account, Event, cut_off, disturb, drain, kill, pause
from tests.server.postgresql import Cluster

from azulejos.cli.bench.machine import commit, machine

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RESULTS = Path(__file__).parents[2] / "build" / "nodes"
TIMES = 6


def expect_nothing_lost(account: Account) -> None:
    assert (account.lost, account.doubled) == (0, 0), account.data()
    assert account.found == len(account.acknowledged)


@pytest.mark.slow
@pytest.mark.parametrize(
    "event", [kill, drain, cut_off, pause], ids=["killed", "drained", "cut off", "paused"]
)
async def test_nothing_is_lost_or_doubled(
    tmp_path: Path, postgresql_url: str, event: Event
) -> None:
    account = await disturb(tmp_path, postgresql_url, duels=3, events=[event], nodes=2)
    assert len(account.acknowledged) >= 15
    expect_nothing_lost(account)


@pytest.fixture
def restart(cluster: Cluster) -> Event:
    """Of the database: now in order, now as in a crash, in the middle of whatever it stores."""

    async def now(_: object, rng: random.Random) -> str:
        await asyncio.sleep(rng.uniform(2, 6))  # all play on since the last time
        await asyncio.to_thread(cluster.stop, rng.choice(["fast", "immediate"]))
        await asyncio.to_thread(cluster.start)
        return "database restarted"

    return now


@pytest.mark.soak
@pytest.mark.parametrize(
    "disturbance", ["killed", "drained", "cut-off", "paused", "restarted", "all"]
)
async def test_nor_for_minutes_on_three_nodes(
    tmp_path: Path, postgresql_url: str, restart: Event, disturbance: str
) -> None:
    """Leaves what `docs/make_nodes_measured.py` makes the tables of the documentation from."""
    events: dict[str, list[Event]] = {
        "killed": [kill] * TIMES,
        "drained": [drain] * TIMES,
        "cut-off": [cut_off] * TIMES,
        "paused": [pause] * TIMES,
        "restarted": [restart] * TIMES,
        "all": [kill, drain, cut_off, pause, restart] * 2,
    }
    account = await disturb(tmp_path, postgresql_url, 8, events[disturbance])
    keep(disturbance, account)
    expect_nothing_lost(account)


@pytest.mark.soak
async def test_nor_behind_nginx(tmp_path: Path, postgresql_url: str) -> None:
    """Two nodes, with the configuration that we recommend."""
    events: list[Event] = [kill, drain] * 3
    account = await disturb(tmp_path, postgresql_url, 6, events, nodes=2, behind_nginx=True)
    keep("nginx", account)
    expect_nothing_lost(account)


def keep(name: str, account: Account) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    load = os.getloadavg()[0]
    found = {**account.data(), "machine": machine(), "commit": commit(), "load_average": load}
    (RESULTS / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n")
