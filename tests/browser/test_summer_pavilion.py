"""Whole games of Summer Pavilion and of its small edition through the page."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.summer_pavilion import Fingers, Hands
from tests.browser.table import expect_the_end, sit_down


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_whole_game_with_a_mouse(visit: Visit, variant: str) -> None:
    ana = visit()
    sit_down(ana, "summer_pavilion", variant=variant)
    hands = Hands(ana)
    hands.play(until=lambda: hands.laid == 12)
    ana.expect_accessible()
    ana.picture(f"summer_pavilion-{variant}-desktop")
    hands.play()
    expect_the_end(ana)
    assert hands.laid > 15
    ana.picture(f"summer_pavilion-{variant}-end-desktop")


def test_a_whole_game_of_the_small_edition_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark")
    sit_down(ana, "summer_pavilion_mini")
    hands = Fingers(ana)
    hands.play(until=lambda: hands.laid == 3)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("summer_pavilion_mini-phone", whole=True)
    hands.play()
    expect_the_end(ana)
