"""Whole games of Azul through the page: with a mouse, with keys alone, on a phone."""

from playwright.sync_api import expect
from tests.browser.azul import Fingers, Hands, Keys
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from azulejos.engine import record


def expect_the_end(ana: Visitor, hands: Hands) -> None:
    """The page shows the result that the record of the game proves."""
    result = ana.dialog("page-table-result")
    expect(result).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    written = ana.context.request.get(f"/api/tables/{table}/record").text()
    final = record.verify(record.read(written))
    assert final.is_over
    assert hands.turns > 15
    for score in final.scores:
        expect(
            result.get_by_role("listitem").get_by_text(str(score), exact=True)
        ).not_to_have_count(0)


def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    ana = visit().open()
    ana.press("page-home-play-now")
    hands = Hands(ana)
    hands.play(until=lambda: hands.turns == 4)
    ana.expect_accessible()
    ana.picture("azul-desktop")
    hands.play()
    expect_the_end(ana, hands)
    ana.expect_accessible()
    ana.picture("azul-end-desktop")


def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    ana = visit().open()
    ana.button("page-home-play-now").first.press("Enter")
    hands = Keys(ana)
    hands.play()
    expect_the_end(ana, hands)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    ana.press("page-home-play-now")
    hands = Fingers(ana)
    hands.play(until=lambda: hands.turns == 4)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("azul-phone", whole=True)
    hands.play()
    expect_the_end(ana, hands)
    ana.picture("azul-end-phone")
