"""The home page: in every language, light and dark, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Screen, Theme


@pytest.mark.parametrize(
    ("language", "theme", "screen"),
    [
        ("en", "light", "desktop"),
        ("en", "dark", "phone"),
        ("pl", "light", "phone"),
        ("pl", "dark", "desktop"),
        ("uk", "light", "desktop"),
        ("uk", "dark", "phone"),
    ],
)
def test_it_is_there(visit: Visit, language: str, theme: Theme, screen: Screen) -> None:
    ana = visit(language=language, theme=theme, screen=screen).open()
    expect(ana.page).to_have_title(ana.text("page-home-title"))
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.button("page-home-invite")).to_be_enabled()
    azul = ana.text("azul-name")
    expect(ana.button("page-home-play-now-of", game=azul).first).to_be_enabled()
    expect(ana.page.get_by_role("article")).to_have_count(4)
    ana.expect_no_sideways_scrolling()
    ana.expect_accessible()
    ana.picture(f"home-{language}-{theme}-{screen}", whole=True)


def test_an_address_that_is_none(visit: Visit) -> None:
    ana = visit(language="uk")
    ana.forgive("status 404|404 \\(Not Found\\)")
    ana.open("/nothing")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.text("page-home-lost"))
    ana.expect_accessible()
    ana.click(ana.page.get_by_role("link", name=ana.text("page-home-back")))
    expect(ana.page).to_have_title(ana.text("page-home-title"))


def test_a_name_of_ones_own(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    ana.press("page-settings")
    settings = ana.dialog("page-settings")
    settings.get_by_label(ana.text("page-settings-name")).fill("Ana")
    ana.press("page-settings-name-keep")
    kept = ana.messages.text("page-settings-name-kept", name="Ana")
    expect(settings.get_by_text(kept)).to_be_visible()
    assert ana.context.request.get("/api/guest").json() == {"name": "Ana"}
    ana.expect_accessible()
    ana.picture("settings-phone")
    ana.page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    expect(ana.button("page-settings")).to_be_focused()
