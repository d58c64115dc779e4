"""Positions and moves of each game as text: what the modules that read and write them say."""

from __future__ import annotations

import inspect
from importlib import import_module

from azulejos.drawing.style import STYLES
from azulejos.engine.packages import PACKAGES
from azulejos.messages import Messages


def sections() -> str:
    return "".join(section(family) for family in dict.fromkeys(PACKAGES.values()))


def section(family: str) -> str:
    title = Messages("en").text(f"{STYLES[family].vocabulary}-name", game=family)
    parts = [f"\n## {title}"]
    for module, heading in (("notation", "Positions"), ("moves", "Moves")):
        text = inspect.getdoc(import_module(f"azulejos.engine.{family}.{module}"))
        parts += [f"### {heading} of {title}", str(text)]
    return "\n\n".join(parts) + "\n"
