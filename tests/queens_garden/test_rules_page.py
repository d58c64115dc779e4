"""Every rule has an id, a section of the rules page, and a test class that names it."""

import ast
import re
from pathlib import Path

from azulejos.engine.events import Event, Scored
from azulejos.engine.queens_garden import events
from azulejos.engine.queens_garden.board import BOARD, CATEGORY_NAMES, SIDE_NAMES

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "queens_garden.md"


def sections() -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(r"^### (queens_garden\.[a-z-]+) — ", text, re.MULTILINE)


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
            if isinstance(node, ast.ClassDef) and node.name.startswith("TestQueensGarden"):
                found.append((node.name, (ast.get_docstring(node) or "").split(":")[0]))
    return found


def test_every_event_comes_from_a_rule_on_the_page() -> None:
    assert rules_of_events() <= set(sections())


def test_every_rule_has_one_section_and_one_test_class_named_after_it() -> None:
    assert len(sections()) == len(set(sections()))
    assert sorted(classes_of_rules()) == sorted((class_name(rule), rule) for rule in sections())


def test_every_kind_of_row_has_a_reader() -> None:
    assert sorted(events.READERS) == list(range(events.ENDED + 1))


def category(name: str) -> int:
    """A colour, or a pattern in the plural."""
    single = {"butterflies": "butterfly", "lilies": "lily"}.get(name, name.removesuffix("s"))
    return CATEGORY_NAMES.index(single.replace(" ", "_"))


def test_the_wheel_on_the_page_is_the_wheel_of_the_rules() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| (.+) \| (.+) \|$", text, re.MULTILINE)
    assert len(rows) == 4
    for number, *sides in rows:
        for side, fields in enumerate(sides):
            said = [field.rsplit(" ", 1) for field in fields.split(", ")]
            expected = [0] * 12
            for name, points in said:
                expected[category(name)] = int(points)
            assert list(BOARD.wheel[side][int(number) - 1]) == expected, SIDE_NAMES[side]
