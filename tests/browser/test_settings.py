"""What a visitor chooses: the language, light or dark, movement. It lasts."""

import pytest
from playwright.sync_api import expect
from tests.browser.azul import Hands
from tests.browser.conftest import Visit
from tests.browser.table import TablePage
from tests.browser.visitor import Visitor

from azulejos.messages import Messages

WITHOUT_END = """() => document.getAnimations().filter(
  (one) => one.effect.getComputedTiming().endTime === Infinity).length"""


def choose(ana: Visitor, name: str) -> None:
    """In the open form."""
    ana.page.get_by_role("dialog").get_by_role("radio", name=name, exact=True).check()


def test_another_language(visit: Visit) -> None:
    ana = visit().open()
    ana.press("page-settings")
    choose(ana, "Polski")
    ana.messages = Messages("pl")
    expect(ana.page).to_have_title(ana.text("page-home-title"))
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ana.page.get_by_text(ana.text("page-home-sentence"))).to_be_visible()


def test_another_language_in_the_middle_of_a_game(visit: Visit) -> None:
    ana = visit()
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'easy')}")
    hands, page = Hands(ana), TablePage(ana)
    hands.play(until=lambda: hands.turns == 1)
    lines = len(page.told())
    ana.press("page-table-menu")
    choose(ana, "Українська")
    ana.messages = Messages("uk")
    ana.dialog("page-table-menu").press("Escape")
    expect(page.status).to_have_text(ana.text("page-table-your-turn"))
    expect(page.log).to_have_count(lines)
    hands.play(until=lambda: hands.turns == 2)
    ana.expect_accessible()
    ana.picture("azul-uk-desktop")


def test_dark(visit: Visit) -> None:
    ana = visit()
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'easy')}")
    hands = Hands(ana)
    hands.play(until=lambda: hands.turns == 3)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = ana.page.evaluate(ground)
    ana.press("page-table-menu")
    choose(ana, ana.text("page-settings-theme-name", theme="dark"))
    ana.expect_accessible()
    ana.dialog("page-table-menu").press("Escape")
    dark = ana.page.evaluate(ground)
    assert dark != light
    ana.expect_accessible()
    ana.picture("azul-dark-desktop")
    ana.page.reload()
    assert hands.is_asked()
    assert ana.page.evaluate(ground) == dark


@pytest.mark.parametrize(
    ("tastes", "moves"),
    [
        ({"motion": "full"}, True),
        ({"motion": "instant"}, False),
        ({"motion": "full", "reduced_motion": True}, False),
    ],
)
def test_nothing_moves_without_end_unless_it_may(
    visit: Visit, tastes: dict[str, str | bool], moves: bool
) -> None:
    """The mark of whose turn it is, for example."""
    ana = visit(**tastes)
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'person')}")
    assert Hands(ana).is_asked()
    assert bool(ana.page.evaluate(WITHOUT_END)) == moves
