"""Every rule has an id, a section of the rules page, and a test class that names it."""

import ast
import re

import pytest
from tests.rules_pages.pages import FAMILIES, ROOT, events_of, rules_of_events, sections

pytestmark = pytest.mark.parametrize("family", FAMILIES)


def class_name(rule: str) -> str:
    return "Test" + "".join(word.capitalize() for word in re.split(r"[._-]", rule))


def classes_of_rules(family: str) -> list[tuple[str, str]]:
    """Name and first line of each test class that is named after a rule."""
    found = []
    for path in sorted((ROOT / "tests" / family).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name.startswith(class_name(family)):
                found.append((node.name, (ast.get_docstring(node) or "").split(":")[0]))
    return found


def test_every_event_comes_from_a_rule_on_the_page(family: str) -> None:
    assert rules_of_events(family) <= set(sections(family))


def test_every_rule_has_one_section_and_one_test_class_named_after_it(family: str) -> None:
    rules = sections(family)
    assert len(rules) == len(set(rules)) > 0
    assert sorted(classes_of_rules(family)) == sorted((class_name(rule), rule) for rule in rules)


def test_every_kind_of_row_has_a_reader(family: str) -> None:
    events = events_of(family)
    assert sorted(events.READERS) == list(range(events.ENDED + 1))
