"""Summer Pavilion through the page: a whole game, and the last round of its other forms."""

from tests.browser.conftest import Visit
from tests.browser.late import last_round
from tests.browser.summer_pavilion import Fingers, Hands
from tests.browser.table import expect_the_end, sit_down


def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, "summer_pavilion")
    hands = Hands(ana)
    hands.play(until=lambda: hands.laid == 12)
    ana.expect_accessible()
    ana.picture("summer_pavilion-coloured-desktop")
    hands.play()
    expect_the_end(ana)
    assert hands.laid > 15
    ana.picture("summer_pavilion-coloured-end-desktop")


def test_the_last_round_on_the_grey_side(visit: Visit) -> None:
    ana = visit()
    position = last_round("summer_pavilion", variant="grey")
    sit_down(ana, "summer_pavilion", variant="grey", position=position)
    hands = Hands(ana)
    hands.play(until=lambda: hands.laid == 2)
    ana.expect_accessible()
    ana.picture("summer_pavilion-grey-desktop")
    hands.play()
    expect_the_end(ana)


def test_the_last_round_of_the_small_edition_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark")
    sit_down(ana, "summer_pavilion_mini", position=last_round("summer_pavilion_mini"))
    hands = Fingers(ana)
    hands.play(until=lambda: hands.laid == 2)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("summer_pavilion_mini-phone", whole=True)
    hands.play()
    expect_the_end(ana)
