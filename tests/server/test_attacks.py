"""One stranger can stall nobody: what was tried, and how long others waited meanwhile.

Every attack runs for a moment in `make test` and longer in `make soak`, which prints the figures.
`benchmarks/load/attacks.py` runs them all and prints the table of the documentation.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.attacks import ATTACKS, LEFT, Attack, attacked_server, leave_tables, memory
from tests.server.bystander import bystander
from tests.server.running import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

SHORT, LONG = 2.0, 30.0
DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with attacked_server(tmp_path_factory.mktemp("attacked")) as server:
        yield server


@pytest.fixture(params=[SHORT, pytest.param(LONG, marks=pytest.mark.soak)], ids=["short", "long"])
def seconds(request: pytest.FixtureRequest) -> float:
    return float(request.param)


@pytest.mark.parametrize("attack", ATTACKS[1:], ids=lambda attack: attack.name)
async def test_nobody_waits_for_a_stranger(
    served: ServerProcess, seconds: float, attack: Attack
) -> None:
    before = memory(served)
    with bystander(served.url) as waits:
        await attack.run(served, seconds)
    waits.expect_short(attack.name)
    assert not attack.fills or memory(served) - before < 30_000_000


def test_nobody_waits_for_tables_that_are_closed(tmp_path: Path, seconds: float) -> None:
    asyncio.run(leave_tables(tmp_path))
    with attacked_server(tmp_path) as server:
        with bystander(server.url) as waits:
            asyncio.run(LEFT.run(server, seconds))
        waits.expect_short(LEFT.name)


def test_the_documentation_has_them_all() -> None:
    for attack in (*ATTACKS, LEFT):
        assert f"| {attack.name} |" in DOCS
