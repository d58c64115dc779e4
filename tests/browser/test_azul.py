"""Azul through the page: a whole game with a mouse, the last round with keys and on a phone."""

from playwright.sync_api import expect
from tests.browser.azul import BOT_MILLISECONDS, GROUPS, Fingers, Hands, Keys
from tests.browser.conftest import Visit
from tests.browser.late import last_round
from tests.browser.table import expect_the_end, sit_down

FREE = """(part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return top >= 0 && bottom <= document.querySelector(".dock").getBoundingClientRect().top;
}"""


def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    ana = visit().open()
    ana.press("page-home-play-now-of", game=ana.text("azul-name"))
    hands = Hands(ana)
    hands.play(until=lambda: hands.turns == 4)
    ana.expect_accessible()
    ana.picture("azul-desktop")
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 15
    ana.expect_accessible()
    ana.picture("azul-end-desktop")


def test_the_last_round_with_keys_alone(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, "azul", position=last_round("azul"))
    hands = Keys(ana)
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 2


def test_the_last_round_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    ana.press("page-home-play-now-of", game=ana.text("azul-name"))
    hands = Fingers(ana)
    hands.play(until=lambda: hands.turns == 2)
    sit_down(ana, "azul", position=last_round("azul"))
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("azul-phone", whole=True)
    hands = Fingers(ana)
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 2
    ana.picture("azul-end-phone")


def test_on_a_phone_the_lines_come_into_sight_and_then_the_factories(visit: Visit) -> None:
    ana = visit(screen="phone")
    sit_down(ana, "azul", bots=3)
    hands = Fingers(ana)
    assert hands.is_asked()
    assert ana.page.evaluate("() => scrollY") == 0
    hands.pick(hands.groups()[0])
    ana.page.wait_for_function(FREE, arg=".near")
    hands.aim("floor")
    hands.confirm()
    expect(ana.page.locator(GROUPS).first).to_be_visible(timeout=BOT_MILLISECONDS)
    ana.page.wait_for_function(FREE, arg=".offer")
