"""The lock files hold every package that azulejos names, for every platform."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OPTIONAL = "optionalDependencies"
LINES = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
LOCKED = [Requirement(line) for line in LINES if not line.startswith("#")]


NOT_LOCKED = ("cluster", "torch")  # extras that nobody needs to develop, and very large


def named_in_the_project() -> Iterator[Requirement]:
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    lists = [PROJECT["build-system"]["requires"], project["dependencies"]]
    lists += [extras[name] for name in extras if name not in NOT_LOCKED]
    yield from (Requirement(line) for names in lists for line in names)


def test_each_line_is_one_version_and_no_place() -> None:
    for locked in LOCKED:
        (version,) = locked.specifier
        assert (version.operator, locked.url, locked.extras) == ("==", None, set())


def test_the_largest_extras_are_left_out() -> None:
    assert set(NOT_LOCKED) <= set(PROJECT["project"]["optional-dependencies"])
    assert {"ray", "torch"}.isdisjoint(canonicalize_name(locked.name) for locked in LOCKED)


def test_every_package_of_the_project_is_locked_as_it_allows() -> None:
    versions = {canonicalize_name(locked.name): locked.specifier for locked in LOCKED}
    for needed in named_in_the_project():
        if needed.name != PROJECT["project"]["name"]:
            (locked,) = versions[canonicalize_name(needed.name)]
            assert needed.specifier.contains(locked.version), needed


def test_the_packages_of_the_page_are_locked_for_every_platform() -> None:
    """npm leaves out builds that the registry lacks, and refuses the file where one is needed."""
    file = ROOT / "web" / "package-lock.json"
    packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    builds = {name for package in packages.values() for name in package.get(OPTIONAL, ())}
    assert len(builds) > 10
    assert builds <= locked
