"""By keyboard: wherever the focus goes, the ring round it can be seen whole."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.late import position_at
from tests.browser.table import TablePage, sit_down
from tests.browser.visitor import Visitor

FAULT = (Path(__file__).parent / "rings.js").read_text(encoding="utf-8")
IS_NEW = """() => {
  window.ringed ??= new Set();
  const isNew = !window.ringed.has(document.activeElement);
  window.ringed.add(document.activeElement);
  return isNew;
}"""
MOST_STOPS = 70


def expect_whole_rings(visitor: Visitor, least: int) -> None:
    """Goes through everything that Tab reaches, up to what was reached before."""
    visitor.page.evaluate("() => { document.activeElement.blur(); delete window.ringed; }")
    faults = list[str]()
    for stop in range(MOST_STOPS):
        visitor.page.keyboard.press("Tab")
        if not visitor.page.evaluate(IS_NEW):
            assert stop >= least
            break
        faults.append(visitor.page.evaluate(FAULT))
    assert not any(faults), "\n".join(filter(None, faults))


def test_a_button_that_goes_leaves_the_focus_near(visit: Visit) -> None:
    ana = visit()
    ana.introduce("Ana")
    for game in ("azul", "queens_garden", "azul"):
        ana.set_table(game, "person", "open")
    ana.open().page.evaluate("() => localStorage.setItem('azulejos-name', 'Ana')")
    ana.page.reload()
    rows = ana.page.get_by_title(ana.text("page-home-dismiss"))
    expect(rows).to_have_count(3)
    rows.first.press("Enter")
    expect(rows).to_have_count(2)
    expect(ana.page.locator("li a:focus")).to_have_count(1)
    ana.page.keyboard.press("Enter")
    ana.button("page-table-cancel-table").press("Enter")
    expect(ana.button("page-table-cancel-no")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.button("page-table-cancel-table")).to_be_focused()


def test_whoever_passes_by_key_is_asked_where_the_focus_is(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, "summer_pavilion", position=position_at("summer_pavilion", 2, "late"))
    ana.button("page-pavilion-pass").press("Enter")
    expect(ana.button("page-table-cancel")).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    expect(ana.button("page-table-cancel")).to_be_hidden()
    expect(ana.page.locator(":focus")).to_have_count(1)


def test_the_home_page_and_its_dialogs(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    expect(ana.page.get_by_role("article")).to_have_count(4)
    expect_whole_rings(ana, least=15)
    for name, least in (("page-settings", 8), ("page-home-create", 10)):
        ana.press(name)
        dialog = ana.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.locator("button, input, select").nth(least - 1)).to_be_attached()
        expect_whole_rings(ana, least)
        ana.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["azul", "queens_garden"])
def test_a_table(visit: Visit, game: str) -> None:
    ana = visit()
    sit_down(ana, game, bots=3, position=position_at(game, 4, "middle"))
    expect(ana.page.locator("[data-decision], [data-group]:enabled").first).to_be_visible()
    expect_whole_rings(ana, least=30)
    TablePage(ana).tab("page-table-moves")
    expect_whole_rings(ana, least=30)
