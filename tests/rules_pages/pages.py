"""The rules that docs/rules names, and those that events come from."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

from azulejos.engine.events import Event
from azulejos.engine.packages import PACKAGES, classes

ROOT = Path(__file__).parents[2]
# Small editions share the rules of the large ones.
FAMILIES = sorted(set(PACKAGES.values()))


def events_of(family: str) -> ModuleType:
    return import_module(f"azulejos.engine.{family}.events")


def rules_of_events(family: str) -> set[str]:
    return {kind.rule for kind in classes(events_of(family), Event)}


def sections(family: str) -> list[str]:
    """The ids of the rules, one for every section."""
    text = (ROOT / "docs" / "rules" / f"{family}.md").read_text(encoding="utf-8")
    return re.findall(rf"^### ({family}\.[a-z-]+) — ", text, re.MULTILINE)
