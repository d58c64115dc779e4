"""Queen's Garden through the page: a whole game with a mouse, the last round in other ways."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.late import last_round
from tests.browser.queens_garden import DEEDS, ITEMS, SLOTS, SPACES, TURNED, Fingers, Hands, Keys
from tests.browser.table import expect_the_end, sit_down

GAME = "queens_garden"
FULL_STORAGE = (
    "queens_garden rules=1 players=2 variant=standard round=3 turn=65 phase=action start=0 seat=0 "
    "marker=table passed=- top=5 display=L6,*P2,L3,L5,x "
    "board0=29:0:B1B2G2G5Y1P2P3P3V1V2V2V4:V1V3:"
    "V1V3Y2Y1..../U3..B4P4L1G1../-/U6L2........G2/U1G1........../-/- "
    "board1=35:1:B1B2G1G2G5P1P4V4:-:"
    "P4......Y4L4/-/-/-/U6..........Y1/U2V2Y2L2....../U4V1V3P3B3L3L1 "
    "bag=113022/113313/111210/103221/220121/001111 "
    "tower=000211/000000/000012/020012/000012/000022 "
    "unseen=010111/001111/111101/001111/101010/010111 supply=19 half=-"
)
"""No tile fits in; the expansion with the dark purple butterfly fits only if turned rightly."""


def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, GAME)
    hands = Hands(ana)
    hands.play(until=lambda: hands.made["action"] == 9)
    ana.expect_accessible()
    ana.picture("queens_garden-standard-desktop")
    hands.play()
    expect_the_end(ana)
    ana.picture("queens_garden-standard-end-desktop")


@pytest.mark.parametrize(("variant", "hands"), [("variant", Hands), ("standard", Keys)])
def test_the_last_round(visit: Visit, variant: str, hands: type[Hands]) -> None:
    ana = visit()
    sit_down(ana, GAME, variant=variant, position=last_round(GAME, variant=variant))
    ana.picture(f"queens_garden-{variant}-late-desktop")
    hands(ana).play()
    expect_the_end(ana)


def test_the_last_round_on_a_phone(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark")
    sit_down(ana, GAME, position=last_round(GAME))
    hands = Fingers(ana)
    hands.play(until=lambda: hands.made["action"] == 2)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("queens_garden-phone", whole=True)
    ana.press("page-garden-larger")
    expect(ana.page.locator(".window.zoomed")).to_be_visible()
    ana.page.locator("[data-part='0:fountain']").dblclick()
    expect(ana.page.locator(".window.zoomed")).to_have_count(0)
    hands.play()
    expect_the_end(ana)


def turn_right(page: Page) -> None:
    """Until the expansion on trial is drawn as it lies then."""
    before = page.locator(".trial .printed").bounding_box()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(TURNED, arg=[before["x"], before["y"]] if before else [0, 0])


def laid_badly(page: Page) -> Locator:
    """Turns the expansion on one slot after the other until it lies where it does not fit."""
    badly = page.locator(".lay:not(.fits)")
    for slot in range(page.locator(SLOTS).count()):
        page.locator(SLOTS).nth(slot).focus()
        expect(page.locator(".lay")).to_be_visible()
        for _ in range(6):
            if badly.count():
                return badly
            turn_right(page)
    raise AssertionError("it fits wherever it is laid")


def test_an_expansion_is_turned_laid_and_paid(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, GAME, position=FULL_STORAGE)
    page = ana.page
    page.locator("[data-item^='Edark_purple:butterfly']").click()
    expect(page.locator(DEEDS)).to_have_attribute("data-decision", "slot")
    lies_badly = laid_badly(page)
    lies_badly.click()
    why = re.compile(r"^(No neighbour has|A group would contain) .*dark purple butterfly\.?$")
    expect(page.get_by_text(why)).to_be_visible()
    page.mouse.wheel(0, 40)
    Hands(ana).lay_expansion()
    expect(page.locator(DEEDS)).to_have_attribute("data-decision", "pay")
    page.keyboard.press("Escape")
    expect(page.locator(DEEDS)).to_have_attribute("data-decision", "slot")
    Hands(ana).lay_expansion()
    Hands(ana).pay()
    expect(page.locator("[data-item^='Edark_purple:butterfly']")).to_have_count(0)


def test_a_tile_on_trial_is_part_of_what_the_space_is_called(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, GAME, position=FULL_STORAGE)
    ana.page.locator(ITEMS).first.click()
    space = ana.page.locator(SPACES).first
    space.hover()
    expect(space).to_have_accessible_name(re.compile("About to be placed here: .*, value [1-6]"))
    ana.expect_accessible()


def test_what_does_not_fit_into_the_storage_says_so(visit: Visit) -> None:
    ana = visit()
    sit_down(ana, GAME, position=FULL_STORAGE)
    ana.page.locator("[data-offer='light_purple:bird']").click()
    ana.page.locator('[role="menuitem"]').last.click(force=True)
    told = ana.text("error-queens-garden-no-room", category="bird")
    expect(ana.page.get_by_text(told)).to_be_visible()
