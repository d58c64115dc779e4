"""Tests that send Ctrl-C pass in the background too, where a shell starts programs deaf to it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IN_THE_BACKGROUND = """
import signal, sys, pytest
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.exit(pytest.main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_ctrl_c_reaches_what_a_test_in_the_background_starts() -> None:
    sends_ctrl_c = "tests/cli/test_bot.py::test_ctrl_c_is_quiet"
    command = [sys.executable, "-c", IN_THE_BACKGROUND, "-q", "-p", "no:cacheprovider"]
    finished = subprocess.run(
        [*command, sends_ctrl_c], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout
