"""A training that is killed and run again ends like one that was not."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from tests.training.made_samples import GROUPS, some_samples

from azulejos.bots.registry import packaged_nets
from azulejos.nets import Learned, read_weights, write_weights
from azulejos.training import Plan, TrainingError, TrainingFolder, Workshop, generations
from azulejos.training.float_net import FloatNet
from azulejos.training.learning import Learner

PLAN = Plan("azul", 2, "standard", 200, 3, 4, 10, 1, 2, 0.01)
PROGRAM = """
import json, math, sys
from contextlib import nullcontext
from pathlib import Path
from azulejos.training import Plan, TrainingFolder, Workshop, train

def main():
    plan = Plan(**json.loads(sys.argv[2]))
    with TrainingFolder(Path(sys.argv[1]), plan) as folder:
        train(Workshop(folder, 1, math.inf, lambda *_: nullcontext(lambda done: None)), 1)

if __name__ == "__main__":
    main()
"""


def silent(*_: object) -> AbstractContextManager[Any]:
    return nullcontext(lambda _: None)


def steps(path: Path) -> list[dict[str, Any]]:
    """The log, without the match, which depends on time."""
    lines = [json.loads(line) for line in (path / "log.jsonl").read_text().splitlines()]
    return [line for line in lines if line["step"] != "match"]


def program(path: Path, tmp_path: Path) -> list[str]:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    plan = {name: getattr(PLAN, name) for name in PLAN.__dataclass_fields__}
    return [sys.executable, str(script), str(path), json.dumps(plan)]


def kill_when(exists: Path, command: list[str]) -> None:
    """Nothing is left of the run and of the processes it started."""
    running = subprocess.Popen(command, start_new_session=True)
    until = time.monotonic() + 120
    while not exists.exists() and running.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()


@pytest.mark.slow
@pytest.mark.compiled_only
def test_killed_and_continued_it_ends_the_same_way(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    subprocess.run(program(whole, tmp_path), check=True)
    first = broken / "generation-1"
    for moment in ("games-00001.npz", "checkpoint.npz", "made.net", "match/results.jsonl"):
        kill_when(first / moment, program(broken, tmp_path))
    subprocess.run(program(broken, tmp_path), check=True)
    assert steps(broken) == steps(whole)
    made = [(path / "generation-1" / "made.net").read_bytes() for path in (whole, broken)]
    assert made[0] == made[1]
    assert (broken / "progress.svg").read_bytes()
    games = sorted(path.name for path in first.glob("*.npz"))
    assert games == ["checkpoint.npz", *[f"games-{file:05}.npz" for file in range(4)]]


@pytest.fixture
def without_matches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Generations whose nets win; the match itself belongs to the arena."""
    winners: list[int] = []

    def match(_: Workshop, number: int) -> dict[str, Any]:
        return {"decision": "stronger" if number in winners else "not-stronger"}

    monkeypatch.setattr(generations, "match", match)
    return winners


@pytest.mark.slow
@pytest.mark.compiled_only
def test_only_a_net_that_wins_is_kept(tmp_path: Path, without_matches: list[int]) -> None:
    plan = replace(PLAN, games=100, epochs=1)
    with TrainingFolder(tmp_path, plan) as folder:
        workshop = Workshop(folder, 2, 0.0, silent)
        generations.train(workshop, 1)
        assert generations.net_before(folder, 2) is None
        assert not (tmp_path / "best.net").exists()
        without_matches.append(2)
        log = generations.train(workshop, 2)
        assert generations.net_before(folder, 2) is None
        assert generations.net_before(folder, 3) == tmp_path / "generation-2" / "made.net"
        assert len(generations.train(workshop, 2)) == len(log) == 6
    best = read_weights(tmp_path / "best.net")
    assert best == read_weights(tmp_path / "generation-2" / "made.net")
    assert best.heading.provenance["games"] == [100, 100]


def test_a_checkpoint_goes_on_like_the_run_that_made_it(tmp_path: Path) -> None:
    def learner() -> Learner:
        return Learner(FloatNet(GROUPS, 2, 1), some_samples(3000), 4, 1)

    whole, broken, continued = learner(), learner(), learner()
    for _ in range(4):
        whole.learn_epoch()
    for _ in range(2):
        broken.learn_epoch()
    broken.save(tmp_path / "checkpoint.npz")
    continued.load(tmp_path / "checkpoint.npz")
    for _ in range(2):
        continued.learn_epoch()
    for name, numbers in whole.net.numbers.items():
        assert (continued.net.numbers[name] == numbers).all()


def test_a_folder_belongs_to_one_plan_and_one_run(tmp_path: Path) -> None:
    with TrainingFolder(tmp_path, PLAN), pytest.raises(TrainingError, match="in-use"):
        TrainingFolder(tmp_path, PLAN)
    with pytest.raises(TrainingError, match="other-plan"):
        TrainingFolder(tmp_path, replace(PLAN, seed=2))
    with TrainingFolder(tmp_path, PLAN):
        pass


def test_a_line_of_the_log_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    with TrainingFolder(tmp_path, PLAN) as folder:
        folder.note({"generation": 1, "step": "games"})
        with (tmp_path / "log.jsonl").open("a") as log:
            log.write('{"generation": 1, "st')
        assert folder.log() == [{"generation": 1, "step": "games"}]
        folder.note({"generation": 1, "step": "learning"})
        assert [step["step"] for step in folder.log()] == ["games", "learning"]


def test_a_net_to_start_from_plays_first_and_is_kept_with_the_folder(tmp_path: Path) -> None:
    packaged = nets_of_azul(2)
    start = tmp_path / "mine.net"
    write_weights(start, packaged)
    plan = replace(PLAN, start=crc32(start.read_bytes()))
    with TrainingFolder(tmp_path / "nets", plan, start) as folder:
        start.unlink()
        before = generations.net_before(folder, 1)
        assert before is not None
        assert read_weights(before) == packaged
        setting = generations.setting_of(Workshop(folder, 1, 0.0, silent), 1)
        assert setting.learned == packaged
    with pytest.raises(TrainingError, match="other-plan"):
        TrainingFolder(tmp_path / "nets", PLAN)


def test_a_net_of_another_table_is_no_start(tmp_path: Path) -> None:
    start = tmp_path / "mine.net"
    write_weights(start, nets_of_azul(3))
    plan = replace(PLAN, start=1)
    with pytest.raises(TrainingError, match="another-table: value=azul 3 standard"):
        TrainingFolder(tmp_path / "nets", plan, start)
    assert not (tmp_path / "nets").exists()


def nets_of_azul(players: int) -> Learned:
    nets = {(net.heading.players, net.heading.variant): net for net in packaged_nets("azul")}
    return nets[players, "standard"]
