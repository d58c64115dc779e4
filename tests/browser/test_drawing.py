"""Page and Python draw the same: every part of every board, with the same pieces on it."""

from collections import Counter
from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.late import good_game
from tests.browser.visitor import Visitor
from tests.drawing.pictures import pieces

from azulejos import drawing
from azulejos.drawing import sources
from azulejos.drawing.style import STYLES
from azulejos.engine.registry import from_position

# A piece is the use of a symbol, or an element that shows its picture and is called like it.
DRAWN = """(known) => {
  const board = document.querySelector(".azul, .pavilion, .garden-table");
  if (!board) return {};
  const found = { "": [] };
  for (const { dataset } of board.querySelectorAll("[data-part]")) found[dataset.part] = [];
  for (const one of board.querySelectorAll("use, [class]")) {
    const names = one.localName === "use" ? [one.getAttribute("href").slice(1)] : one.classList;
    const part = one.closest("[data-part]")?.dataset.part ?? "";
    found[part].push(...[...names].filter((name) => known.includes(name)));
  }
  return found;
}"""
TRIES = 60
PAUSE = 100

Pieces = dict[str, Counter[str]]


def on_the_page(visitor: Visitor, game: str) -> Pieces:
    known = list(sources.symbols(STYLES[game].art))
    found: dict[str, list[str]] = visitor.page.evaluate(DRAWN, known)
    return {part: Counter(names) for part, names in found.items()}


def of_seat(found: Pieces, seat: int) -> Pieces:
    """The parts that all share, and those of this seat."""
    return {
        part: names for part, names in found.items() if part.partition(":")[0] in (part, str(seat))
    }


def shown_near(visitor: Visitor, game: str, seat: int, expected: Pieces) -> Pieces:
    """What the page draws when this seat's board is the large one, which shows everything."""
    visitor.page.locator(f'header:has([data-part="{seat}:score"]) .who button').click()
    found: Pieces = {}
    for _ in range(TRIES):
        found = of_seat(on_the_page(visitor, game), seat)
        if found == expected:
            break
        visitor.page.wait_for_timeout(PAUSE)
    return found


def differences(page: Pieces, python: Pieces) -> dict[str, Any]:
    """By part: what is drawn on the page, and by Python."""
    parts = page.keys() | python.keys()
    return {
        part: (page.get(part), python.get(part))
        for part in sorted(parts)
        if page.get(part) != python.get(part)
    }


@pytest.mark.parametrize(
    ("game", "variant", "players", "turns", "seed"),
    [
        ("azul", "standard", 2, 12, 1),
        ("azul", "standard", 3, 47, 2),
        ("azul", "grey", 4, 30, 3),
        ("summer_pavilion", "coloured", 2, 26, 4),
        ("summer_pavilion", "grey", 3, 75, 5),
        ("summer_pavilion_mini", "coloured", 4, 120, 6),
        ("queens_garden", "standard", 2, 0, 7),
        ("queens_garden", "variant", 3, 65, 8),
        ("queens_garden", "standard", 4, 100, 9),
    ],
)
def test_page_and_python_draw_the_same(
    visit: Visit, game: str, variant: str, players: int, turns: int, seed: int
) -> None:
    position = good_game(game, players, variant, seed=seed)[turns].position()
    ours = pieces(drawing.svg(from_position(position)))
    ana = visit()
    ana.introduce("Ana")
    table = ana.set_table(game, *["person"] * players, variant=variant, position=position)
    ana.open(f"/replay/{table}")
    for seat in range(players):
        expected = of_seat(ours, seat)
        assert not differences(shown_near(ana, game, seat, expected), expected)
        assert on_the_page(ana, game).keys() == ours.keys()
