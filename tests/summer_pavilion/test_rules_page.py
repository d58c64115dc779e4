"""Every rule has an id, a section of the rules page, and a test class that names it."""

import ast
import re
from pathlib import Path

from azulejos.engine.events import Event, Scored
from azulejos.engine.summer_pavilion import events

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "summer_pavilion.md"


def sections() -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(r"^### (summer_pavilion\.[a-z-]+) — ", text, re.MULTILINE)


def rules_of_events() -> set[str]:
    types = [kind for kind in vars(events).values() if isinstance(kind, type)]
    own = [kind for kind in types if issubclass(kind, Event) and kind not in (Event, Scored)]
    return {kind.rule for kind in own}


def class_name(rule: str) -> str:
    return "Test" + "".join(word.capitalize() for word in re.split(r"[._-]", rule))


def classes_of_rules() -> list[tuple[str, str]]:
    """Name and first line of each test class that is named after a rule."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("TestSummerPavilion"):
                found.append((node.name, (ast.get_docstring(node) or "").split(":")[0]))
    return found


def test_every_event_comes_from_a_rule_on_the_page() -> None:
    assert rules_of_events() <= set(sections())


def test_every_rule_has_one_section_and_one_test_class_named_after_it() -> None:
    assert len(sections()) == len(set(sections()))
    assert sorted(classes_of_rules()) == sorted((class_name(rule), rule) for rule in sections())


def test_every_kind_of_row_has_a_reader() -> None:
    assert sorted(events.READERS) == list(range(events.ENDED + 1))
