"""The engine needs the standard library and cython, nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src" / "azulejos" / "engine"
ALLOWED = sys.stdlib_module_names | {"cython", "azulejos"}


def imported_packages(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_the_engine_imports_only_the_standard_library_and_cython() -> None:
    foreign = {
        (path.name, name)
        for path in ENGINE.rglob("*.py")
        for name in imported_packages(path)
        if name not in ALLOWED
    }
    assert foreign == set()
