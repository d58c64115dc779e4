"""Everything on a board can be asked about, and says what it is in the words of the rules."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.late import late_position
from tests.browser.table import sit_down
from tests.browser.visitor import Screen, Visitor

from azulejos.engine.registry import GAMES

CARD = "[popover]"
MARKS = "[data-asks]"
PARTS_OF_THE_BOARD = """() => {
  const all = [...document.querySelectorAll("[data-part], [data-about]")];
  const seen = all.filter((one) => one.checkVisibility());
  const ids = seen.map(({ dataset }) => dataset.about ?? dataset.part);
  return [...new Set(ids.map((id) => id.replace(/^\\d+:/, "").replace(/\\/.*/, "")))];
}"""
INSIDE_OTHERS = {"space", "corners"}
"""In Summer Pavilion: a star is asked about, a corner."""


def sit_down_late(visitor: Visitor, game: str) -> None:
    sit_down(visitor, game, position=late_position(game))
    expect(visitor.page.locator("[data-part$=':score']").first).to_be_visible()


def mark(visitor: Visitor, kind: str) -> Locator:
    return visitor.page.locator(f'[data-asks="{kind}"]').first


@pytest.mark.parametrize(
    ("game", "screen"), list(zip(GAMES, cycle(["desktop", "phone"]), strict=False))
)
def test_every_element_says_what_it_is(visit: Visit, game: str, screen: Screen) -> None:
    ana = visit(screen=screen, theme="dark" if screen == "phone" else "light")
    sit_down_late(ana, game)
    ana.press("page-explain")
    expect(ana.page.locator(MARKS).first).to_be_visible()
    kinds: set[str] = set(ana.page.evaluate(PARTS_OF_THE_BOARD))
    marked: set[str] = set(
        ana.page.locator(MARKS).evaluate_all("all => all.map((one) => one.dataset.asks)")
    )
    assert len(kinds) > 8
    assert kinds - marked <= INSIDE_OTHERS
    for kind in sorted(marked):
        mark(ana, kind).focus()
        card = ana.page.locator(CARD)
        expect(card).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("heading")).not_to_have_text(ana.text("page-part", part="other"))
        expect(card.get_by_role("paragraph")).not_to_have_count(0)
        link = card.get_by_role("link")
        expect(link).to_have_attribute("href", re.compile(rf"^/rules/{game}#"))
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture(f"questions-{game}-{screen}")


def test_a_question_by_keys_and_back_to_the_game(visit: Visit) -> None:
    ana = visit()
    sit_down_late(ana, "azul")
    page = ana.page
    page.keyboard.press("?")
    floor = mark(ana, "floor")
    expect(floor).to_have_accessible_name(ana.text("page-explain-what", part="Floor line"))
    floor.press("Enter")
    expect(floor).to_have_accessible_description(re.compile(re.escape(ana.text("rule-azul-floor"))))
    page.keyboard.press("Tab")
    link = page.locator(f"{CARD} a")
    expect(link).to_be_focused()
    expect(link).to_have_attribute("href", "/rules/azul#azul.floor")
    page.keyboard.press("Escape")
    expect(page.locator(MARKS)).to_have_count(0)
    expect(ana.button("page-explain")).to_be_focused()
    page.keyboard.press("?")
    ana.press("page-explain-done")
    expect(page.locator(MARKS)).to_have_count(0)
    expect(page.locator("[data-group]:enabled").first).to_be_visible()


def test_questions_of_a_replay(visit: Visit) -> None:
    ana = visit()
    sit_down_late(ana, "azul")
    ana.open(ana.page.url.replace("/table/", "/replay/"))
    ana.press("page-explain")
    ana.click(mark(ana, "wall"))
    expect(ana.page.locator(CARD)).to_contain_text(ana.text("rule-azul-tiling"))
