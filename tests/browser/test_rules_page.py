"""The rules: every paragraph can be pointed at."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Screen

from azulejos.engine.registry import GAMES
from azulejos.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_azul(visit: Visit, language: str, screen: Screen) -> None:
    ana = visit(language=language, screen=screen).open("/rules/azul#azul.marker")
    paragraph = ana.page.locator('[id="azul.marker"]')
    expect(paragraph).to_contain_text(ana.text("rule-azul-marker"))
    expect(paragraph).to_be_in_viewport()
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture(f"rules-{language}-{screen}", whole=True)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "azul"])
def test_the_other_games(visit: Visit, game: str) -> None:
    ana = visit(screen="phone", theme="dark").open(f"/rules/{game}")
    expect(ana.page.get_by_role("heading", level=2)).to_be_visible()
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()


def test_no_such_game(visit: Visit) -> None:
    ana = visit().open("/rules/chess")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.text("page-home-lost"))
    ana.click(ana.page.get_by_role("link", name=ana.text("page-home-back")))
    expect(ana.page).to_have_title(ana.text("page-home-title"))
