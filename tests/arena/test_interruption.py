"""A tournament that is killed goes on with the same command, to the same table."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import LOCALE, process

MATCH = ("arena", "match", "greedy", "random", "--game", "queens_garden", "--games", "160")


def command(folder: Path) -> list[str]:
    return [*MATCH, "--processes", "2", "--folder", str(folder), "--json"]


def start(words: Sequence[str]) -> subprocess.Popen[bytes]:
    """The command in a group of processes of its own, as a terminal would start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "azulejos", *words],
        env=os.environ | LOCALE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def lines(folder: Path) -> int:
    results = folder / "results.jsonl"
    return results.read_bytes().count(b"\n") if results.exists() else 0


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def wait_until(seconds: float, happened: Any) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return (
        status.exists() and status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    )


def table(text: str) -> Any:
    """Everything but what the clock and the place say."""
    found = json.loads(text)
    for pairing in found["pairings"]:
        del pairing["seconds_per_turn"]
    return found | {"folder": None}


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_killed_and_gone_on(tmp_path: Path) -> None:
    killed = start(command(tmp_path / "killed"))
    wait_until(60, lambda: lines(tmp_path / "killed") >= 10)
    workers = children(killed.pid)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    wait_until(10, lambda: not any(map(is_running, workers)))
    done = lines(tmp_path / "killed")
    assert 10 <= done < 160, "it was killed in the middle"
    results = tmp_path / "killed" / "results.jsonl"
    results.write_bytes(results.read_bytes() + b'{"pairing":0,"num')

    resumed = process(*command(tmp_path / "killed"))
    whole = process(*command(tmp_path / "whole"))
    assert resumed.code == whole.code == 0, resumed.err
    assert table(resumed.out) == table(whole.out)
    assert lines(tmp_path / "killed") == 160
    for path in (tmp_path / "whole" / "records").iterdir():
        assert (tmp_path / "killed" / "records" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.compiled_only
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_interrupted_by_the_keyboard(tmp_path: Path) -> None:
    running = start(command(tmp_path))
    wait_until(60, lambda: lines(tmp_path) >= 5)
    workers = children(running.pid)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate(timeout=10)[1]
    assert (running.returncode, said) == (130, b"")
    wait_until(10, lambda: not any(map(is_running, workers)))
    assert lines(tmp_path) < 160
