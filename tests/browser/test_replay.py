"""Replays: from the end of a game back to its beginning, and links into the middle."""

from playwright.sync_api import expect
from tests.browser.azul import Hands
from tests.browser.conftest import Visit
from tests.browser.late import late_position


def test_from_the_result_through_the_game(visit: Visit) -> None:
    ana = visit()
    ana.introduce("Ana")
    table = ana.set_table("azul", "person", "easy", position=late_position())
    ana.open(f"/table/{table}")
    Hands(ana).play()
    result = ana.dialog("page-table-result")
    result.get_by_role("link", name=ana.text("page-table-replay")).click()
    slider = ana.page.get_by_role("slider", name=ana.text("page-replay-slider"))
    expect(slider).to_be_visible()
    turns = int(slider.get_attribute("max") or 0)
    assert turns > 2

    shown = ana.page.locator("output")
    ana.page.keyboard.press("Home")
    expect(shown).to_have_text(ana.text("page-replay-deal"))
    ana.page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(ana.text("page-replay-turn", turn=1, turns=turns))
    ana.press("page-replay-last")
    expect(shown).to_have_text(ana.text("page-replay-turn", turn=turns, turns=turns))
    ana.press("page-replay-back")
    expect(ana.page).to_have_url(f"{ana.url}/replay/{table}?turn={turns - 1}")
    ana.expect_accessible()
    ana.picture("replay-desktop")

    taras = visit(screen="phone", theme="dark").open(f"/replay/{table}?turn=1")
    expect(taras.page.locator("output")).to_have_text(
        taras.text("page-replay-turn", turn=1, turns=turns)
    )
    taras.expect_no_sideways_scrolling()
    taras.expect_accessible()
    taras.picture("replay-dark-phone")


def test_a_table_that_is_none(visit: Visit) -> None:
    ana = visit()
    ana.forgive("status 404|404 \\(Not Found\\)")
    ana.open("/replay/nothing")
    expect(ana.page.get_by_text(ana.text("page-table-none"), exact=True)).to_be_visible()
