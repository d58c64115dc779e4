"""Whole games of Summer Pavilion and of its small edition through the page."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.summer_pavilion import Fingers, Hands, sit_down
from tests.browser.visitor import Visitor

from azulejos.engine import record


def expect_the_end(ana: Visitor) -> None:
    """The page shows the result that the record of the game proves."""
    result = ana.dialog("page-table-result")
    expect(result).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    written = ana.context.request.get(f"/api/tables/{table}/record").text()
    final = record.verify(record.read(written))
    assert final.is_over
    for score in final.scores:
        expect(
            result.get_by_role("listitem").get_by_text(str(score), exact=True)
        ).not_to_have_count(0)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_whole_game_with_a_mouse(visit: Visit, variant: str) -> None:
    ana = visit()
    sit_down(ana, "summer_pavilion", variant)
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
    sit_down(ana, "summer_pavilion_mini", "coloured")
    hands = Fingers(ana)
    hands.play(until=lambda: hands.laid == 3)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("summer_pavilion_mini-phone", whole=True)
    hands.play()
    expect_the_end(ana)
