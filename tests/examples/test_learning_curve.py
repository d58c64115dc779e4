"""The learning curve of the documentation is what was measured."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted((DOCS / "learning").glob("*.json"))
SVG = "{http://www.w3.org/2000/svg}"


def drawing() -> dict[str, Any]:
    return runpy.run_path(str(DOCS / "make_learning.py"))


def test_there_is_one() -> None:
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    assert FILES
    assert all(
        f"(learning/{file.stem}.{kind})" in page for file in FILES for kind in ("svg", "json")
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_drawn_from_its_result_file(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    drawn = drawing()["picture"](found)
    assert file.with_suffix(".svg").read_text(encoding="utf-8") == drawn, (
        "run docs/make_learning.py"
    )
    lines = list(ElementTree.fromstring(drawn).iter(f"{SVG}polyline"))
    assert [len(line.attrib["points"].split()) for line in lines] == [len(found["curve"])] * 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_beats_random(file: Path) -> None:
    last = json.loads(file.read_text(encoding="utf-8"))["curve"][-1]
    assert last["random"] >= 0.95


def test_higher_is_better_and_later_is_to_the_right() -> None:
    module = drawing()
    assert module["y"](1.0) < module["y"](0.5) < module["y"](0.0)
    assert module["x"](0.0, 20.0) < module["x"](10.0, 20.0) < module["x"](20.0, 20.0)
    assert module["marks"](20.0) == [0, 5, 10, 15, 20]
