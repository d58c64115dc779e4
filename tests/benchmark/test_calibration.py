"""What bots expect is compared with what comes of it, and nets are corrected by that."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from azulejos.nets import read_weights
from azulejos.nets.shape import UNIT

ROOT = Path(__file__).parents[2]
NETS = ROOT / "benchmarks" / "nets"
pytestmark = pytest.mark.compiled_only


def run(program: str, *arguments: object) -> None:
    command = [sys.executable, str(NETS / program), *map(str, arguments)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("calibration") / "found.json"
    run("calibration.py", "azul", "--games", 6, "--sims", 8, "--certainty", 7, "--to", file)
    return file


def test_everything_that_was_said_is_counted_once(found: Path) -> None:
    result = json.loads(found.read_text())
    for by in ("evaluation", "search"):
        tenths = result[by]["chances"]
        assert sum(tenth["positions"] for tenth in tenths) == result[by]["points"]["positions"]
        assert [round(10 * tenth["said"]) for tenth in tenths] == sorted(
            {round(10 * tenth["said"]) for tenth in tenths}
        )
    mean = (
        sum(tenth["positions"] * tenth["came"] for tenth in tenths)
        / result[by]["points"]["positions"]
    )
    assert mean == pytest.approx(0.5, abs=0.001)


def test_a_net_is_corrected_by_what_was_found(found: Path, tmp_path: Path) -> None:
    net = tmp_path / "some.net"
    copyfile(ROOT / "src" / "azulejos" / "bots" / "azul" / "standard-2.net", net)
    before, result = read_weights(net), json.loads(found.read_text())
    off = sum(
        result[by]["points"]["said"] - result[by]["points"]["came"]
        for by in ("evaluation", "search")
    )
    run("calibrate.py", net, found)
    after = read_weights(net)
    assert after.heading.certainty == 7
    change = after.layers.last_steps[2] - before.layers.last_steps[2]
    assert change / UNIT * 20 == pytest.approx(-off / 2, abs=0.05)
    assert after.layers.last_steps[:2] == before.layers.last_steps[:2]


def test_a_difference_counts_once_for_each_game() -> None:
    compared: Any = runpy.run_path(str(NETS / "calibration.py"))["compared"]
    often, once = [[(0.6, 1.0)] * 50, [(0.6, 0.0)] * 50], [[(0.6, 1.0)], [(0.6, 0.0)]]
    assert compared(often)["half_interval"] == compared(once)["half_interval"]
    assert (compared(often)["said"], compared(often)["came"]) == (0.6, 0.5)
