"""What public CI runs exists: targets of the Makefile, the Python versions that we support."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_target_is_one_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    used = {
        target
        for file in WORKFLOWS
        for target in re.findall(r"\brun: make ([a-z-]+)", file.read_text(encoding="utf-8"))
    }
    assert {"docs", "test", "web"} <= used <= targets


def test_wheels_are_built_from_the_oldest_python_on() -> None:
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=3.")
    assert built[0] == oldest
    assert [int(minor) for minor in built] == list(range(int(oldest), int(built[-1]) + 1))


def test_wheels_are_tried_with_tests_that_exist() -> None:
    commands = " ".join(PROJECT["tool"]["cibuildwheel"]["test-command"])
    tried = re.findall(r"\{project\}/(\S+)", commands)
    assert len(tried) > 2
    assert [path for path in tried if not (ROOT / path).exists()] == []
