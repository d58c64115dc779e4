"""`azulejos analyse`: the best turns of a position, until it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest
from tests.analysis import games
from tests.cli.commands import LOCALE, Azulejos

import azulejos

GAME = str(games.FOLDER / "two-standard.azl")


def position() -> str:
    game = azulejos.start("azul", players=2)
    game.deal(azulejos.Rng(1))
    return game.position()


def test_it_stops_after_so_many_simulations(azulejos_command: Azulejos) -> None:
    finished = azulejos_command("analyse", position(), "--sims", "200")
    assert finished.code == 0
    assert "Player 1 to move. Simulations: 200;" in finished.out
    assert finished.out.count("%") == 10  # share and chance of five turns


def test_a_turn_of_a_record(azulejos_command: Azulejos) -> None:
    record = games.saved("two-standard.azl")
    found = azulejos_command("analyse", GAME, "--turn", "3", "--sims", "100", "--json").json
    assert found["seat"] == record.turns[3].seat
    assert found["simulations"] == 100
    before = azulejos.from_position(
        azulejos_command("record", "show", GAME, "--at", "3", "--json").json["position"]
    )
    assert found["turns"]
    for turn in found["turns"]:
        after = before.copy()
        for move in [*turn["moves"], *(move for codes in turn["line"] for move in codes)]:
            after.play(move)


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (azulejos.start("azul").position(), "dealt"),
        (GAME, "The game is over."),
        ("nowhere.azl", "nowhere.azl"),
    ],
)
def test_where_there_is_nothing_to_decide(
    azulejos_command: Azulejos, what: str, expected: str
) -> None:
    finished = azulejos_command("analyse", what)
    assert finished.code == 2
    assert expected in finished.err
    assert finished.err.count("\n") == 1


@pytest.mark.compiled_only
def test_it_goes_on_until_it_is_stopped() -> None:
    command = [sys.executable, "-u", "-m", "azulejos", "analyse", position()]
    with subprocess.Popen(
        command,
        env=os.environ | LOCALE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert running.returncode == 0
    assert err == ""
    statuses = [line for line in [first, *out.split("\n")] if "Simulations:" in line]
    counts = [int(line.split(": ")[1].split(";")[0].replace(",", "")) for line in statuses]
    assert len(counts) >= 2
    assert counts == sorted(counts)
