"""Whole games of Queen's Garden through the page: with a mouse, with keys alone, on a phone."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.queens_garden import Fingers, Hands, Keys
from tests.browser.visitor import Visitor

from azulejos.engine import record

GAME = "queens_garden"


def sit_down(visitor: Visitor, variant: str = "standard", bots: int = 1) -> None:
    visitor.introduce("Ana")
    table = visitor.set_table(GAME, "person", *["random"] * bots, variant=variant)
    visitor.open(f"/table/{table}")


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


@pytest.mark.parametrize("variant", ["standard", "variant"])
def test_a_whole_game_with_a_mouse(visit: Visit, variant: str) -> None:
    ana = visit()
    sit_down(ana, variant)
    hands = Hands(ana)
    hands.play(until=lambda: hands.made["action"] == 9)
    ana.expect_accessible()
    ana.picture(f"queens_garden-{variant}-desktop")
    hands.play()
    expect_the_end(ana)
    assert hands.made["space"] > 2
    assert hands.made["pay"]
    ana.picture(f"queens_garden-{variant}-end-desktop")


def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    ana = visit()
    sit_down(ana)
    hands = Keys(ana)
    hands.play()
    expect_the_end(ana)
    assert hands.made["space"] > 2


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark")
    sit_down(ana)
    hands = Fingers(ana)
    hands.play(until=lambda: hands.made["action"] == 8)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("queens_garden-phone", whole=True)
    hands.play()
    expect_the_end(ana)


