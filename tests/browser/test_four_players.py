"""One person and three bots at a table of each game: the last round, and whole games as a soak."""

from collections.abc import Callable
from typing import Protocol

import pytest
from playwright.sync_api import expect
from tests.browser import azul, queens_garden, summer_pavilion
from tests.browser.conftest import Visit
from tests.browser.late import last_round
from tests.browser.table import TablePage, expect_the_end, sit_down
from tests.browser.visitor import Screen, Theme, Visitor

from azulejos.engine.registry import GAMES

SMALL_EDITION = "summer_pavilion_mini"
"""Played like its big sister: with four only where every screen is tried."""
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


def look(ana: Visitor, game: str, phase: str) -> None:
    ana.expect_no_sideways_scrolling()
    name = f"four-{game}-{phase}-{ana.tastes.screen}-{ana.tastes.theme}"
    ana.picture(name, whole=ana.tastes.screen == "phone")


def play_to_the_end(ana: Visitor, game: str, hands: Hands) -> None:
    """With a picture of the result, and one of the boards below it."""
    hands.play()
    expect_the_end(ana)
    look(ana, game, "result")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(SHEET)).to_have_count(0)
    look(ana, game, "end")
    ana.expect_accessible()


@pytest.mark.parametrize("game", [game for game in GAMES if game != SMALL_EDITION])
def test_the_last_round_with_a_mouse(visit: Visit, game: str) -> None:
    ana = visit()
    sit_down(ana, game, bots=3, position=last_round(game, players=4))
    play_to_the_end(ana, game, MICE[game](ana))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("screen", "theme"),
    [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")],
)
def test_on_every_screen(visit: Visit, game: str, screen: Screen, theme: Theme) -> None:
    ana = visit(screen=screen, theme=theme)
    sit_down(ana, game, bots=3)
    page = TablePage(ana)
    hands = (MICE if screen == "desktop" else FINGERS)[game](ana)
    asked = iter(range(3))
    hands.play(until=lambda: next(asked, None) is None)
    look(ana, game, "early")
    hands.play(until=lambda: page.is_round(MIDDLE_ROUND))
    look(ana, game, "middle")
    play_to_the_end(ana, game, hands)
