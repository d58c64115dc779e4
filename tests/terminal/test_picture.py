"""The picture for the README shows the board as it is drawn now."""

from __future__ import annotations

import html
import importlib.util
import re
from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).parents[2] / "docs"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("picture", DOCS / "make_terminal_picture.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def texts(svg: str) -> list[str]:
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def test_picture_is_up_to_date() -> None:
    made, kept = script().picture(), (DOCS / "terminal.svg").read_text(encoding="utf-8")
    assert texts(made) == texts(kept), "run docs/make_terminal_picture.py"


def test_picture_loads_nothing_from_elsewhere() -> None:
    kept = (DOCS / "terminal.svg").read_text(encoding="utf-8")
    assert "url(http" not in kept
    assert "@import" not in kept
    assert "href" not in kept
