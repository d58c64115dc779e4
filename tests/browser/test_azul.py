"""Whole games of Azul through the page: with a mouse, with keys alone, on a phone."""

from tests.browser.azul import Fingers, Hands, Keys
from tests.browser.conftest import Visit
from tests.browser.table import expect_the_end


def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    ana = visit().open()
    ana.press("page-home-play-now")
    hands = Hands(ana)
    hands.play(until=lambda: hands.turns == 4)
    ana.expect_accessible()
    ana.picture("azul-desktop")
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 15
    ana.expect_accessible()
    ana.picture("azul-end-desktop")


def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    ana = visit().open()
    ana.button("page-home-play-now").first.press("Enter")
    hands = Keys(ana)
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 15


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    ana.press("page-home-play-now")
    hands = Fingers(ana)
    hands.play(until=lambda: hands.turns == 4)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("azul-phone", whole=True)
    hands.play()
    expect_the_end(ana)
    assert hands.turns > 15
    ana.picture("azul-end-phone")
