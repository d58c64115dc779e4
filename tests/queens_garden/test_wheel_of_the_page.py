"""The wheel as docs/rules shows it."""

import re
from pathlib import Path

import azulejos
from azulejos.engine.queens_garden.board import SIDE_NAMES

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "queens_garden.md"


def category(name: str) -> str:
    """A colour, or a pattern in the plural."""
    single = {"butterflies": "butterfly", "lilies": "lily"}.get(name, name.removesuffix("s"))
    return single.replace(" ", "_")


def test_the_wheel_on_the_page_is_the_wheel_of_the_rules() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| (.+) \| (.+) \|$", text, re.MULTILINE)
    assert len(rows) == 4
    for number, *sides in rows:
        for side, fields in enumerate(sides):
            said = [field.rsplit(" ", 1) for field in fields.split(", ")]
            expected = {category(name): int(points) for name, points in said}
            view = azulejos.start("queens_garden", 2, SIDE_NAMES[side]).view()
            quarter = view["wheel"][int(number) - 1]
            assert {field["category"]: field["points"] for field in quarter} == expected
