"""The core needs no package of the server, and a command whose extra is missing says which one."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.cli.commands import LOCALE, Finished

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WITHOUT = """
import sys

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

refused = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Refused())
from azulejos.cli.main import main
main()
"""
LANGUAGES = {"en": "not installed", "pl": "nie jest zainstalowany", "uk": "не встановлено"}


def required(requirements: list[str]) -> Iterator[str]:
    """The distributions that these requirements bring with them, themselves included."""
    for requirement in map(Requirement, requirements):
        if all_markers_hold(requirement):
            name = canonicalize_name(requirement.name)
            yield name
            yield from required(distribution(name).requires or [])


def all_markers_hold(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


def packages_of_others() -> set[str]:
    """Every package that is installed here but would not be by `pip install azulejos`."""
    core = {"azulejos", *required(PROJECT["project"]["dependencies"])}
    return {
        package
        for package, owners in packages_distributions().items()
        if not core & set(map(canonicalize_name, owners))
    }


def core_only(*arguments: str, cwd: Path) -> Finished:
    """The command as it runs where nothing but the core is installed."""
    finished = subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(packages_of_others()), *arguments],
        cwd=cwd,
        env=os.environ | LOCALE,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Finished(finished.returncode, finished.stdout, finished.stderr)


def test_the_packages_of_the_server_are_those_refused() -> None:
    assert {"fastapi", "orjson", "sqlalchemy", "uvicorn", "resvg_py"} <= packages_of_others()
    assert not {"azulejos", "cython", "rich", "typer"} & packages_of_others()


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "simulate azul --games 2 --bots greedy,random",
        "perft queens_garden --depth 1",
        "arena match greedy random --games 2 --processes 1",
        "dataset azul --bots greedy --games 2 --processes 1 --output games.jsonl",
        "draw game.azl",
        "record verify game.azl",
    ],
)
def test_the_core_runs_without_the_extras(command: str, tmp_path: Path) -> None:
    saved = ROOT / "tests" / "records" / "games" / "two-standard-three-rounds.azl"
    (tmp_path / "game.azl").write_bytes(saved.read_bytes())
    finished = core_only(*command.split(), cwd=tmp_path)
    assert (finished.code, finished.err) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("command", [["serve"], ["backup", "copy.db"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_names_its_extra(command: list[str], language: str, tmp_path: Path) -> None:
    finished = core_only("--language", language, *command, "--data", "data", cwd=tmp_path)
    assert (finished.code, finished.out) == (2, "")
    assert LANGUAGES[language] in finished.err
    assert finished.err.endswith('pip install "azulejos[server]"\n')
    assert len(finished.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_parquet_names_its_extra(language: str, tmp_path: Path) -> None:
    words = ("dataset", "azul", "--games", "1", "--output", "games.parquet")
    finished = core_only("--language", language, *words, cwd=tmp_path)
    assert (finished.code, finished.out) == (2, "")
    assert 'pip install "azulejos[parquet]"' in finished.err
    assert len(finished.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_development_has_all_extras_but_the_largest() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    mine = next(need for need in map(Requirement, extras["dev"]) if need.name == "azulejos")
    assert mine.extras == set(extras) - {"cluster", "dev", "torch"}
