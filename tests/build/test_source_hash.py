"""A stale build must not hide an edit: what was compiled is what the sources say now."""

import importlib.util
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "azulejos"

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def build_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("azulejos_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_every_module_was_built_from_its_present_sources(build_script: ModuleType) -> None:
    recorded = json.loads((PACKAGE / build_script.RECORD_NAME).read_text())
    assert recorded == build_script.build_keys(), "run `make build`"


def test_every_extension_file_belongs_to_a_module_with_a_header() -> None:
    built = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    orphans = [path for path in built if not (path.parent / f"{stem(path)}.pxd").exists()]
    assert orphans == []


def stem(extension_file: Path) -> str:
    return extension_file.name.partition(".")[0]
