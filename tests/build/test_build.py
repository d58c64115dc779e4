"""Building: only what has changed, and without a compiler not at all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHIPPED = ["pyproject.toml", "setup.py", "README.md", "LICENSE"]
# Of a wheel, unpacked, and what its compiled modules take of that.
MOST_BYTES = 10_000_000
COMPILED_BYTES = 3_500_000
BUILT = ("*.so", "*.pyd", "_built.json")
# Its pieces are files of the package.
DRAWING = "import azulejos.drawing; print(azulejos.drawing.svg(azulejos.start('azul', 2)))"

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def copy_project(target: Path, *without: str) -> Path:
    ignored = shutil.ignore_patterns("*.egg-info", "__pycache__", *without)
    shutil.copytree(ROOT / "src", target / "src", ignore=ignored)
    for name in SHIPPED:
        shutil.copy(ROOT / name, target)
    return target


def run_python(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    finished = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished


def build(project: Path) -> list[str]:
    """The names of the modules that had to be compiled."""
    finished = run_python("setup.py", "--quiet", "build_ext", "--inplace", cwd=project)
    lines = finished.stdout.splitlines()
    return [line.removeprefix("compiling ") for line in lines if line.startswith("compiling ")]


def test_only_a_changed_module_is_compiled_again(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    assert build(project) == []
    headers = (project / "src").rglob("*.pxd")
    sources = [path.with_suffix(".py") for path in headers if path.with_suffix(".py").exists()]
    shortest = min(sources, key=lambda path: path.stat().st_size)
    shortest.write_text(shortest.read_text() + "\n")
    name = ".".join(shortest.relative_to(project / "src").with_suffix("").parts)
    assert build(project) == [name]
    assert build(project) == []


def test_an_extension_without_a_header_is_removed(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    some_extension = next((project / "src").rglob("*.so"))
    suffix = some_extension.name.partition(".")[2]
    orphan = some_extension.with_name(f"orphan.{suffix}")
    shutil.copy(some_extension, orphan)
    build(project)
    assert some_extension.exists()
    assert not orphan.exists()


def test_a_wheel_has_the_page_once_and_room_for_what_is_compiled(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project", *BUILT)
    run_python(
        "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path / "made"), cwd=project
    )
    assets = tmp_path / "made" / "azulejos" / "server" / "web" / "assets"
    compressed = list(assets.glob("*.gz"))
    assert compressed, "run make web"
    assert [file for file in compressed if file.with_suffix("").exists()] == []
    assert all(file.with_suffix(".br").exists() for file in compressed)
    sizes = [file.stat().st_size for file in (tmp_path / "made").rglob("*") if file.is_file()]
    assert sum(sizes) < MOST_BYTES - COMPILED_BYTES


def test_without_a_compiler_azulejos_installs_and_runs_interpreted(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project", *BUILT)
    installed = tmp_path / "installed"
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    install = ["-m", "pip", "install", *offline, "--target", str(installed), str(project)]
    run_python(*install, cwd=tmp_path, CC="/bin/false")
    assert not list(installed.rglob("*.so"))

    finished = run_python(
        "-m", "azulejos", "--help", cwd=tmp_path, PYTHONPATH=str(installed), COLUMNS="80"
    )
    assert "Usage" in finished.stdout
    assert finished.stderr.count("InterpretedWarning") == 1
    drawn = run_python("-c", DRAWING, cwd=tmp_path, PYTHONPATH=str(installed))
    assert drawn.stdout.startswith("<svg")
