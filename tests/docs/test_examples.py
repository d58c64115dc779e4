"""The examples in Python of the documentation do what they say."""

from __future__ import annotations

import doctest
import os
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*") if path.suffix in {".md", ".rst"}
]
PROMPT = ">>> "


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def programs(page: str) -> list[str]:
    """The blocks of Python without prompts; together they are one program.

    Those that read a file they are called with have tests of their own.
    """
    blocks: list[str] = re.findall(
        r"^```python\n(.*?)^```", text_of(page), re.DOTALL | re.MULTILINE
    )
    return [block for block in blocks if PROMPT not in block and "sys.argv" not in block]


@pytest.mark.parametrize("page", sorted(page for page in PAGES if PROMPT in text_of(page)))
def test_what_is_shown_with_its_answers(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert (result.attempted > 0, result.failed) == (True, 0)


@pytest.mark.parametrize("page", sorted(page for page in PAGES if programs(page)))
def test_what_is_shown_without(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    exec(compile("\n".join(programs(page)), page, "exec"), {})
