"""One person and three bots at a table of each game, played to the end and looked at on the way."""

from collections.abc import Callable
from typing import Protocol

import pytest
from playwright.sync_api import expect
from tests.browser import azul, queens_garden, summer_pavilion
from tests.browser.conftest import Visit
from tests.browser.table import TablePage, expect_the_end, sit_down
from tests.browser.visitor import Screen, Theme, Visitor

from azulejos.engine.registry import GAMES

SMALL_EDITION = "summer_pavilion_mini"
"""Played like its big sister, and long: with four only where every screen is tried."""
MIDDLE_ROUND = 3
SHEET = "dialog[open]"


class Hands(Protocol):
    """What the hands of every game can do."""

    def play(self, until: Callable[[], bool] = ...) -> None: ...


MICE: dict[str, Callable[[Visitor], Hands]] = {
    "azul": azul.Hands,
    "summer_pavilion": summer_pavilion.Hands,
    "summer_pavilion_mini": summer_pavilion.Hands,
    "queens_garden": queens_garden.Hands,
}
FINGERS: dict[str, Callable[[Visitor], Hands]] = {
    "azul": azul.Fingers,
    "summer_pavilion": summer_pavilion.Fingers,
    "summer_pavilion_mini": summer_pavilion.Fingers,
    "queens_garden": queens_garden.Fingers,
}


def play_to_the_end(ana: Visitor, game: str, hands: Hands) -> None:
    """With a picture of the first turns, one of the middle, and two of the end."""
    tastes, page = ana.tastes, TablePage(ana)

    def look(phase: str) -> None:
        ana.expect_no_sideways_scrolling()
        name = f"four-{game}-{phase}-{tastes.screen}-{tastes.theme}"
        ana.picture(name, whole=tastes.screen == "phone")

    asked = iter(range(3))
    hands.play(until=lambda: next(asked, None) is None)
    look("early")
    hands.play(until=lambda: page.is_round(MIDDLE_ROUND))
    look("middle")
    hands.play()
    expect_the_end(ana)
    look("result")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(SHEET)).to_have_count(0)
    look("end")


@pytest.mark.parametrize("game", [game for game in GAMES if game != SMALL_EDITION])
def test_with_a_mouse(visit: Visit, game: str) -> None:
    ana = visit()
    sit_down(ana, game, bots=3)
    play_to_the_end(ana, game, MICE[game](ana))
    ana.expect_accessible()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("screen", "theme"),
    [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")],
)
def test_on_every_screen(visit: Visit, game: str, screen: Screen, theme: Theme) -> None:
    ana = visit(screen=screen, theme=theme)
    sit_down(ana, game, bots=3)
    hands = MICE if screen == "desktop" else FINGERS
    play_to_the_end(ana, game, hands[game](ana))
    ana.expect_accessible()
