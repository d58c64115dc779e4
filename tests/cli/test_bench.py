"""`azulejos bench`: every figure is there; a yardstick left out has a reason."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Azulejos
from tests.engine.tables import TABLES

import azulejos
from azulejos.cli.bench import batching, environments, machine, yardstick
from azulejos.cli.bench.yardstick import Comparison

ROOT = Path(__file__).parents[2]
FIGURES = [
    "version", "commit", "machine", "playouts_per_second", "moves_per_second", "ns_per_move",
    "clone_ns", "legal_moves_ns", "play_ns", "import_ms", "yardstick", "rollout_ratio",
    "searches", "batches", "environments", "tables",
]  # fmt: skip


@pytest.fixture
def no_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "SOURCE", Path("nowhere.cpp"))


def quick_bench(azulejos_command: Azulejos, *arguments: str) -> Any:
    return azulejos_command("bench", "--seconds", "0.02", *arguments)


@pytest.mark.slow
@pytest.mark.usefixtures("no_yardstick")
def test_every_figure_is_there(azulejos_command: Azulejos) -> None:
    found = quick_bench(azulejos_command, "--json").json
    assert list(found) == FIGURES
    assert found["version"] == azulejos.__version__
    assert all(found[name] > 0 for name in FIGURES[3:10])
    assert found["ns_per_move"] == pytest.approx(1e9 / found["moves_per_second"], rel=0.01)
    tables = [(table["game"], table["players"], table["variant"]) for table in found["tables"]]
    assert tables == TABLES
    assert all(table["moves_per_second"] > 0 for table in found["tables"])
    assert [search["game"] for search in found["searches"]] == list(azulejos.GAMES)
    assert all(min(list(search.values())[1:]) > 0 for search in found["searches"])
    assert 0 < found["rollout_ratio"] < 10
    batches = [(batch["game"], batch["games"]) for batch in found["batches"]]
    assert batches == [(game, games) for game in azulejos.GAMES for games in batching.SIZES]
    assert all(min(list(batch.values())[2:]) > 0 for batch in found["batches"])
    assert [row["environment"] for row in found["environments"]] == list(environments.CONTESTANTS)
    assert found["environments"][0]["steps_per_second"] > 0
    assert found["yardstick"] == {
        "playouts_per_second": None,
        "azulejos_playouts_per_second": None,
        "ratio": None,
        "reason": "no-source",
    }


@pytest.mark.slow
@pytest.mark.usefixtures("no_yardstick")
def test_the_text_for_people_says_why_there_is_no_yardstick(azulejos_command: Azulejos) -> None:
    text = quick_bench(azulejos_command).out
    assert "The yardstick was not run: its source file is missing" in text
    assert f"azulejos {azulejos.__version__}, commit" in text
    assert "copy() from Python, ns" in text


@pytest.mark.slow
@pytest.mark.usefixtures("no_yardstick")
def test_what_is_missing_for_an_environment_is_named(
    azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> environments.Episode:
        raise ModuleNotFoundError(name="a_game_of_others")

    monkeypatch.setitem(environments.CONTESTANTS, "another", missing)
    assert environments.compared(0.01)[-1] == {
        "environment": "another",
        "steps_per_second": None,
        "missing": "a_game_of_others",
    }
    assert "not measured: a_game_of_others is not installed" in quick_bench(azulejos_command).out


def test_machine() -> None:
    found = machine.machine()
    assert found["cpu"]
    assert found["cores"] >= 1
    assert found["compiled"] == azulejos.COMPILED
    assert (found["compiler_flags"] is not None) == azulejos.COMPILED


def test_without_a_checkout_there_is_no_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed = tmp_path / "site-packages" / "azulejos" / "__init__.py"
    monkeypatch.setattr(azulejos, "__file__", str(installed))
    assert machine.commit() is None
    assert machine.compiler_flags() is None


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.compiled_only
def test_the_yardstick_is_compiled_and_run_by_turns() -> None:
    comparison = yardstick.compare(0.2)
    if comparison.reason == "compile-failed":
        pytest.skip("this processor has no BMI2")
    assert comparison.reason is None
    assert comparison.ratio is not None
    assert 0.01 < comparison.ratio < 10


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert yardstick.compare(0.1) == Comparison(reason="no-compiler")


def test_a_source_that_does_not_compile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.cpp"
    broken.write_text("int main() { return x; }")
    monkeypatch.setattr(yardstick, "SOURCE", broken)
    monkeypatch.setattr(yardstick, "COMPILER", shutil.which("g++") or "false")
    assert yardstick.compare(0.1).reason in ("compile-failed", "no-compiler")


def test_a_program_that_does_not_run(tmp_path: Path) -> None:
    with pytest.raises(yardstick.YardstickMissing, match="run-failed"):
        yardstick.games_per_second(tmp_path / "missing", 1, 1)


def test_the_yardstick_is_one_file_in_the_checkout_and_in_the_package() -> None:
    in_benchmarks = ROOT / "benchmarks" / "yardstick" / yardstick.SOURCE.name
    assert in_benchmarks.resolve() == yardstick.SOURCE.resolve()
    assert '"*.cpp"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_ratio_is_shown(monkeypatch: pytest.MonkeyPatch, azulejos_command: Azulejos) -> None:
    monkeypatch.setattr(yardstick, "compare", lambda _: Comparison(200.0, 100.0))
    found = quick_bench(azulejos_command, "--json").json["yardstick"]
    assert found["ratio"] == 0.5
    assert found["reason"] is None
