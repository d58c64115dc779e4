"""The drawn pieces and where they lie: files that the page uses as well."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("art")
BOARDS = Path(__file__).parents[1] / "engine"
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
GRADIENTS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
USED = re.compile(r'<use href="#([^"]+)"')


def places(family: str) -> dict[str, Any]:
    """Where things lie that the rules do not ask about."""
    return read(FOLDER / f"{family}.json")


def board(family: str) -> dict[str, Any]:
    """What is printed on the board."""
    return read(BOARDS / family / "board.json")


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def source(family: str) -> str:
    return (FOLDER / f"{family}.svg").read_text(encoding="utf-8")


@cache
def symbols(family: str) -> dict[str, str]:
    """Every piece of a family of games by the id of its symbol."""
    return {found[1]: found[0] for found in SYMBOL.finditer(source(family))}


def needed(family: str, drawn: str) -> str:
    """The definitions that a drawing uses, so that it needs no other file."""
    gradients = "".join(GRADIENTS.findall(source(family)))
    pieces = symbols(family)
    return gradients + "".join(pieces[name] for name in sorted(set(USED.findall(drawn))))
