"""`azulejos bot`: a bot as a program."""

import signal
import subprocess
import sys

import pytest
from tests.bots.processes import ROOT, dealt
from tests.cli.commands import LOCALE, Azulejos

pytestmark = pytest.mark.compiled_only


def test_the_conversation_of_the_manual() -> None:
    said = f"azulejos 1\nposition {dealt().position()}\ngo seed 1\n"
    command = [sys.executable, "-m", "azulejos", "bot", "greedy", "--stdio"]
    finished = subprocess.run(
        command, env=LOCALE, input=said, capture_output=True, text=True, check=True
    )
    assert finished.stdout.splitlines()[:2] == ["id name greedy", "ready 1"]
    assert finished.stdout.splitlines()[2].startswith("turn ")
    assert finished.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ["bot", "deep-blue", "--stdio"],
            "Unknown bot “deep-blue”. Expected: random beginner easy",
        ),
        (["bot"], "NAME is missing."),
        (["bot", "greedy"], "--stdio, --connect URL is missing."),
    ],
)
def test_bad_input(azulejos_command: Azulejos, arguments: list[str], expected: str) -> None:
    finished = azulejos_command(*arguments)
    assert (finished.code, finished.err.count("\n")) == (2, 1)
    assert finished.err.startswith(f"azulejos: {expected}")


def test_help_has_an_example(azulejos_command: Azulejos) -> None:
    assert "azulejos bot greedy --stdio" in azulejos_command("bot", "--help").out


def test_ctrl_c_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "azulejos", "bot", "greedy", "--stdio"],
        env=LOCALE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"azulejos 1\n")
        running.stdin.flush()
        assert running.stdout.readline() == b"id name greedy\n"
        assert running.stdout.readline() == b"ready 1\n"
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=20)
    assert (running.returncode, out, errors) == (130, b"", b"")


def test_a_program_can_sit_in_a_simulation(azulejos_command: Azulejos) -> None:
    mine = f"mine={sys.executable} {ROOT / 'examples' / 'bot.py'}"
    command = ["simulate", "azul", "--games", "4", "--bots", f"{mine},greedy", "--json"]
    first, second = azulejos_command(*command).json, azulejos_command(*command).json
    assert first["bots"] == [mine, "greedy"]
    assert first["wins"][1] >= 3
    assert first["checksum"] == second["checksum"]


def test_a_program_that_fails_ends_the_simulation_with_one_line(
    azulejos_command: Azulejos,
) -> None:
    program = f"mine={sys.executable} -c \"raise SystemExit('no')\""
    finished = azulejos_command("simulate", "azul", "--games", "2", "--bots", program)
    assert finished.code == 2
    assert finished.err == (
        "azulejos: Bot “mine” quit unexpectedly with exit code 1. Its last output: “no”\n"
    )
