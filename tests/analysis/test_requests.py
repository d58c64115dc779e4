"""Reviews, analyses and tried turns asked of our program, line by line."""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.games import beginning, saved

import azulejos
from azulejos.analysis.requests import LONGEST_PART
from azulejos.analysis.review import Depth, plain, review, review_turn, turn_data
from azulejos.bots.stdio import Program
from azulejos.bots.stdio.process import Process
from azulejos.engine import record as records
from azulejos.engine.errors import IllegalMove
from azulejos.table import Refused

RECORD = beginning(saved("two-standard.azl"), 6)
LINES = [f"record {line}" for line in records.write(RECORD).split("\n")]
PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    program = Program("program", (sys.executable, "-m", "azulejos.analysis.program"))
    yield program.start()
    program.kill()


def dealt() -> azulejos.GameState:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    return state


POSITION = f"position {dealt().position()}"
LAST = ("review", "analysis", "tried", "stopped", "error")


def asked(process: Process, *lines: str) -> list[str]:
    """What is said to these lines, until the last word."""
    process.send(*lines)
    said: list[str] = []
    while not said or said[-1].split()[0] not in LAST:
        line = process.next_line(time.monotonic() + PATIENCE)
        assert line is not None
        said.append(line)
    return said


def answer(lines: list[str]) -> tuple[str, Any]:
    """The last word, and what it says together with the parts before it."""
    parts = [line.partition(" ")[2] for line in lines if line.startswith("part ")]
    word, _, rest = lines[-1].partition(" ")
    return word, json.loads("".join(parts) + rest)


def processor_time(process: Process) -> float:
    """Seconds that the program has used."""
    fields = Path(f"/proc/{process.running.pid}/stat").read_text(encoding="ascii").split()
    return (int(fields[13]) + int(fields[14])) / TICKS


def test_a_review_in_parts(process: Process) -> None:
    said = asked(process, *LINES, "review sims 30")
    progress = [line for line in said if line.startswith("progress ")]
    assert progress == [f"progress {done} 7" for done in range(8)]
    assert answer(said) == ("review", plain(review(RECORD, Depth.of(30))))
    longest = max(len(line) for line in said)
    assert longest <= LONGEST_PART + len("review ")


def test_a_record_is_used_once(process: Process) -> None:
    assert asked(process, "record nonsense", "review")[-1].startswith("error record-line")
    assert asked(process, "review")[-1].startswith("error record-")
    assert asked(process, *LINES, "review sims 0")[-1].startswith("error bot-line-value")
    assert asked(process, *LINES, "review sims 2")[-1].startswith("review ")


def test_a_tried_turn(process: Process) -> None:
    code = dealt().code(dealt().legal_moves()[3])
    found = answer(asked(process, POSITION, f"try sims 40 number 5 moves {code}"))
    expected = review_turn(dealt(), [code], 5, Depth.of(40))
    assert found == ("tried", json.loads(json.dumps(turn_data(expected))))
    assert asked(process, POSITION, "try moves 9B1")[-1].startswith("error azul.no-such-factory")
    assert asked(process, POSITION, "try")[-1].startswith("error turn-incomplete")


def test_only_whole_turns_are_tried() -> None:
    with pytest.raises(Refused, match="turn-incomplete"):
        review_turn(dealt(), [], depth=Depth.of(5))
    with pytest.raises(IllegalMove, match="turn-complete"):
        review_turn(dealt(), ["1B1", "2B1"], depth=Depth.of(5))


def test_an_analysis_depends_on_its_simulations_alone(process: Process) -> None:
    found = [answer(asked(process, POSITION, "analyse sims 3000 count 4")) for _ in range(2)]
    assert found[0] == found[1]
    word, data = found[0]
    assert (word, data["simulations"], data["done"], len(data["turns"])) == (
        "analysis",
        3000,
        True,
        4,
    )
    shares = [turn["share"] for turn in data["turns"]]
    assert shares == sorted(shares, reverse=True)


def test_an_analysis_is_told_while_it_grows(process: Process) -> None:
    process.skip_chatter()
    process.send(POSITION, "analyse time 600")
    grown = []
    for _ in range(3):
        line = process.next_line(time.monotonic() + PATIENCE)
        assert line is not None
        assert line.startswith("analysing ")
        grown.append(json.loads(line.partition(" ")[2])["simulations"])
    assert asked(process, "stop")[-1] == "stopped"
    assert grown == sorted(set(grown))


def test_time_ends_an_analysis(process: Process) -> None:
    word, data = answer(asked(process, POSITION, "analyse sims 10000000 time 0.1")[-1:])
    assert (word, data["done"]) == ("analysis", True)
    assert data["simulations"] < 10_000_000


@pytest.mark.parametrize(
    "question",
    # An interpreted review hears that it shall stop after half a minute only.
    ["analyse time 600", pytest.param("review sims 1000000", marks=pytest.mark.compiled_only)],
)
def test_whatever_takes_long_can_stand_still_and_stop(process: Process, question: str) -> None:
    process.skip_chatter()
    process.send(*LINES, POSITION, "pause", question)
    time.sleep(0.3)
    before = processor_time(process)
    time.sleep(0.5)
    assert processor_time(process) - before <= 0.03
    process.send("resume")
    until = time.monotonic() + PATIENCE
    while processor_time(process) - before < 0.2:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert asked(process, "stop")[-1] == "stopped"
    assert asked(process, *LINES, "review sims 2")[-1].startswith("review ")


def test_a_pause_of_nothing_and_a_stop_while_paused(process: Process) -> None:
    process.skip_chatter()
    process.send("pause", POSITION, "analyse time 600")
    assert asked(process, "stop")[-1] == "stopped"
    process.send("resume")
    assert asked(process, POSITION, "analyse sims 50")[-1].startswith("analysis ")
