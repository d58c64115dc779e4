"""The rules: every paragraph can be pointed at."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.queens_garden import Hands
from tests.browser.visitor import Screen, Theme
from tests.messages.test_rules import rules_of_the_page

from azulejos.engine.registry import GAMES


def family(game: str) -> str:
    """The rule set: the small edition has the rules of the large one."""
    return game.removesuffix("_mini")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "screen", "theme"),
    [
        ("en", "desktop", "light"),
        ("pl", "phone", "light"),
        ("uk", "phone", "dark"),
    ],
)
def test_detailed_rules(
    visit: Visit, game: str, language: str, screen: Screen, theme: Theme
) -> None:
    rules = rules_of_the_page(family(game))
    last = rules[-1]
    ana = visit(language=language, screen=screen, theme=theme).open(f"/rules/{game}#{last}")
    paragraph = ana.page.locator(f'[id="{last}"]')
    expect(paragraph).to_be_in_viewport()
    for rule in rules:
        written = ana.text("rule-" + rule.replace(".", "-").replace("_", "-"))
        expect(ana.page.locator(f'[id="{rule}"]')).to_contain_text(written)
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture(f"rules-{game}-{language}-{screen}-{theme}", whole=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_the_chapters(visit: Visit, game: str) -> None:
    ana = visit().open(f"/rules/{game}")
    contents = ana.page.get_by_role("navigation", name=ana.text("page-rules-contents"))
    link = contents.get_by_role("link").nth(2)
    chapter = link.inner_text()
    ana.click(link)
    expect(ana.page.get_by_role("heading", level=2, name=chapter)).to_be_in_viewport()


def test_from_the_table_to_the_rule(visit: Visit) -> None:
    """A rule is told at the table and leads on to its place on the page of the rules."""
    ana = visit()
    mini = ana.text("summer-pavilion-name", game="summer_pavilion_mini")
    loaded: list[str] = []
    ana.page.on("request", lambda request: loaded.append(request.url))
    ana.introduce("Ana")
    ana.open("/table/" + ana.set_table("summer_pavilion_mini", "person", "random"))
    token = ana.page.locator("[data-part=token]")
    expect(token).to_be_visible()
    assert not any("-reading" in url for url in loaded), "the texts of the rules come too early"
    ana.click(token)
    told = ana.page.get_by_role("dialog")
    expect(told).to_contain_text(ana.text("rule-summer-pavilion-token"))
    with ana.context.expect_page() as opened:
        ana.click(told.get_by_role("link", name=ana.text("page-table-rules")))
    expect(opened.value).to_have_title(ana.text("page-rules-title", game=mini))
    paragraph = opened.value.locator('[id="summer_pavilion.token"]')
    expect(paragraph).to_be_in_viewport()


def test_from_points_to_their_rule(visit: Visit) -> None:
    ana = visit()
    ana.introduce("Ana")
    ana.open("/table/" + ana.set_table("queens_garden", "person", "random"))
    hands = Hands(ana)
    hands.play(until=lambda: bool(hands.made["new-slot"]))
    ana.click(ana.page.locator('[data-part="0:score"]'))
    told = ana.page.get_by_role("dialog")
    ana.click(told.get_by_role("listitem").get_by_role("button"))
    expect(told).to_contain_text(ana.text("rule-queens-garden-buy"))
    with ana.context.expect_page() as opened:
        ana.click(told.get_by_role("link", name=ana.text("page-table-rules")))
    expect(opened.value.locator('[id="queens_garden.buy"]')).to_be_in_viewport()


def test_no_such_game(visit: Visit) -> None:
    ana = visit().open("/rules/chess")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.text("page-home-lost"))
    ana.click(ana.page.get_by_role("link", name=ana.text("page-home-back")))
    expect(ana.page).to_have_title(ana.text("page-home-title"))
