"""A process runs wholly compiled or wholly interpreted, and says so when it did not choose."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
IMPORT_BUDGET_MS = 100

IMPORT_EVERYTHING = """
import importlib, pathlib, sys
import azulejos
root = pathlib.Path(azulejos.__file__).parent
for header in sorted(root.rglob("*.pxd")):
    parts = header.relative_to(root.parent).with_suffix("").parts
    if header.with_suffix(".py").exists():
        importlib.import_module(".".join(parts))
files = [getattr(m, "__file__", None) or "" for n, m in sys.modules.items() if "azulejos" in n]
extensions = [file for file in files if file.endswith((".so", ".pyd"))]
print(azulejos.COMPILED, len(extensions))
"""

IMPORT_TIME = """
import time
start = time.process_time()
import azulejos
print((time.process_time() - start) * 1000)
"""


def run(program: str, source: Path = SOURCE, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "AZULEJOS_PURE"}
    environment = inherited | {"PYTHONPATH": str(source)} | variables
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )


def extension_files(source: Path) -> list[Path]:
    suffixes = tuple(EXTENSION_SUFFIXES)
    return sorted(path for path in source.rglob("*") if path.name.endswith(suffixes))


@pytest.fixture
def copied_source(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOURCE, tmp_path / "src"))


def test_pure_mode_loads_no_extension() -> None:
    finished = run(IMPORT_EVERYTHING, AZULEJOS_PURE="1")
    assert finished.stdout.split() == ["False", "0"]
    assert finished.stderr == ""


@pytest.mark.compiled_only
def test_compiled_mode_loads_every_extension() -> None:
    finished = run(IMPORT_EVERYTHING)
    assert finished.stdout.split() == ["True", str(len(extension_files(SOURCE)))]
    assert finished.stderr == ""


@pytest.mark.compiled_only
def test_one_missing_extension_means_all_interpreted_and_one_warning(copied_source: Path) -> None:
    extension_files(copied_source)[0].unlink()
    finished = run(IMPORT_EVERYTHING, copied_source)
    assert finished.stdout.split() == ["False", "0"]
    assert finished.stderr.count("InterpretedWarning") == 1
    assert "C compiler" in finished.stderr


@pytest.mark.compiled_only
def test_import_is_quick() -> None:
    times = [float(run(IMPORT_TIME).stdout) for _ in range(7)]
    assert min(times) < IMPORT_BUDGET_MS
