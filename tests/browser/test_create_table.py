"""From the home page to a table of one's own, and back to it."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.table import choose_players
from tests.browser.visitor import Visitor, is_new_table

CUT = """(choices) => choices.filter((one) => {
  for (const other of choices) other.style.fontWeight = other === one ? "600" : "400";
  return [one, one.closest("div")].some((box) => box.scrollWidth > box.clientWidth);
}).map((one) => one.textContent)"""
"""What does not fit when it is chosen, and therefore bold."""


def the_form(ana: Visitor) -> Locator:
    ana.press("page-home-create")
    form = ana.dialog("page-home-new")
    expect(form.get_by_role("combobox").first).to_be_visible()
    return form


def choose(form: Locator, name: str) -> None:
    form.get_by_role("radio", name=name, exact=True).check()


def open_the_table(ana: Visitor) -> dict[str, object]:
    """What the server says about the table that the page went to."""
    with ana.page.expect_response(is_new_table) as made:
        ana.press("page-home-new-make")
    ana.page.wait_for_url("**/table/*")
    answer: dict[str, object] = made.value.json()
    return answer


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("name", ["page-home-create", "page-settings"])
def test_every_word_of_a_choice_fits_on_a_small_phone(
    visit: Visit, name: str, language: str
) -> None:
    ana = visit(screen="phone", language=language).open()
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.press(name)
    choices = ana.page.locator("dialog[open] fieldset label span")
    expect(choices.nth(8)).to_be_attached()
    cut = choices.evaluate_all(CUT)
    assert cut == []


def test_every_kind_of_seat(visit: Visit) -> None:
    ana = visit().open()
    form = the_form(ana)
    choose_players(form, ana, 4)
    seats = form.get_by_role("list", name=ana.text("page-home-new-seats")).get_by_role("combobox")
    for place, sitter in enumerate(("person", "person", "open", "bot:hard")):
        seats.nth(place).select_option(sitter)
    form.get_by_label(ana.text("page-home-new-name", number=2)).fill("Taras")
    choose(form, ana.text("azul-variant", variant="grey"))
    limit = form.get_by_role("group", name=ana.text("page-home-new-option", option="max_rounds"))
    expect(limit.get_by_role("radio")).to_have_count(4)
    limit.get_by_role("radio", name="5", exact=True).check()
    choose(form, ana.text("page-home-new-clock-kind", kind="per-game"))
    form.get_by_label(ana.text("page-home-new-initial")).fill("5")
    choose(form, ana.text("page-home-new-door-kind", door="public"))
    ana.expect_accessible()
    ana.picture("create-desktop")
    made = open_the_table(ana)
    table, standing = made["table"], made["standing"]
    assert isinstance(table, dict)
    assert isinstance(standing, dict)
    assert (table["players"], table["variant"], table["public"]) == (4, "grey", True)
    assert set(standing["clock"]["remaining"]) == {300_000, None}  # bots need no clock
    assert table["options"] == {"max_rounds": 5}
    assert not table["hints"]
    assert sorted(seat["kind"] for seat in standing["seats"]) == [
        "bot",
        "person",
        "person",
        "person",
    ]
    assert len(made["your_seats"]) == 2  # type: ignore[arg-type]
    assert "Taras" in {seat["name"] for seat in standing["seats"]}


def test_a_number_that_cannot_be_taken_is_told_at_its_field(visit: Visit) -> None:
    ana = visit(screen="phone").open()
    form = the_form(ana)
    choose(form, ana.text("page-home-new-clock-kind", kind="per-turn"))
    limit = form.get_by_label(ana.text("page-home-new-limit"))
    limit.fill("2")
    ana.press("page-home-new-make")
    expect(limit).to_be_focused()
    expect(limit).to_have_accessible_description(
        ana.text("page-home-new-range", **{"from": 5, "to": 86400})
    )
    ana.expect_accessible()
    limit.fill("30")
    open_the_table(ana)


def test_an_option_that_the_server_refuses_is_told_at_its_field(visit: Visit) -> None:
    ana = visit(language="pl").open()
    ana.forgive("status 422|422 \\(Unprocessable")
    form = the_form(ana)
    form.get_by_role("combobox").first.select_option("summer_pavilion")
    choose(form, ana.text("page-home-new-word", word="own"))
    order = form.get_by_role("textbox", name=ana.text("page-home-new-option", option="joker_order"))
    order.fill("PPPPPP")
    ana.press("page-home-new-make")
    expect(form.get_by_text("PPPPPP")).to_be_visible()
    order.fill("RBYOGP")
    open_the_table(ana)


def test_a_game_is_found_again_and_joined_by_others(visit: Visit) -> None:
    ana, taras = visit().open(), visit(language="uk")
    form = the_form(ana)
    form.get_by_label(ana.text("page-home-new-seat", number=2)).select_option("open")
    choose(form, ana.text("page-home-new-door-kind", door="public"))
    open_the_table(ana)
    path = ana.page.url.removeprefix(ana.url)
    taras.open()
    row = taras.page.locator(f'a[href="{path}"]')
    expect(row).to_contain_text(taras.text("page-home-join"))
    expect(row).to_contain_text(taras.text("page-home-waiting", free=1))
    taras.expect_accessible()
    taras.click(row)
    taras.page.wait_for_url(f"**{path}")
    ana.open()
    mine = ana.page.get_by_role("region", name=ana.text("page-home-mine"))
    expect(mine.locator(f'a[href="{path}"]')).to_be_visible()
    for _ in range(3):
        ana.set_table("azul", "person", "random")
    ana.page.reload()
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(ana.text("page-home-your-turn"))
    ana.press("page-home-more", count=1)
    expect(rows).to_have_count(4)
    ana.expect_accessible()
    ana.picture("mine-desktop")
    ana.press("page-home-dismiss-of", game=ana.text("azul-name"))
    expect(rows).to_have_count(3)
    ana.page.reload()
    expect(rows).to_have_count(3)
    expect(ana.button("page-home-more", count=1)).to_have_count(0)
    ana.press("page-home-dismiss-of", game=ana.text("azul-name"))
    ana.press("page-home-restore", count=1)
    expect(rows).to_have_count(3)


def test_the_numbers_of_a_board_of_ones_own(visit: Visit) -> None:
    ana = visit(screen="phone", language="pl").open()
    form = the_form(ana)
    form.get_by_role("combobox").first.select_option("queens_garden")
    choose(form, ana.text("page-home-new-company-kind", company="bot"))
    section = form.locator("details")
    expect(section).to_have_count(0)  # the standard side has none
    choose(form, ana.text("queens_garden-variant", variant="variant", options=0))
    section.locator("summary").press("Enter")
    lilies = section.get_by_label(ana.text("queens_garden-category", category="lily"))
    expect(lilies).to_have_value("2")
    lilies.fill("10")
    section.locator("summary").press("Enter")
    ana.press("page-home-new-make")
    expect(lilies).to_be_focused()
    expect(lilies).to_have_accessible_description(
        ana.text("page-home-new-range", **{"from": 0, "to": 9})
    )
    ana.expect_accessible()
    ana.picture("create-numbers-phone")
    lilies.fill("9")
    expect(lilies).to_have_accessible_description(ana.text("page-home-new-numbers-ours", points=2))
    section.get_by_label(ana.text("page-home-new-numbers-group", size=3)).fill("1")
    ana.press("page-home-new-numbers-reset")
    expect(lilies).to_have_value("2")
    lilies.fill("9")
    own = ana.text("queens_garden-variant", variant="variant", options=1)
    expect(form.get_by_role("radio", name=own, exact=True)).to_be_checked()
    table = open_the_table(ana)["table"]
    assert isinstance(table, dict)
    assert table["options"] == {"wheel": "1,2,1/2,1,2/1,2,1/2,1,9"}
    wheel = ana.text("page-garden-enlarge-wheel")
    ana.page.get_by_role("button", name=wheel).tap()
    hosts = ana.text("page-garden-whose-numbers", whose="own")
    expect(ana.dialog("page-part", part="wheel")).to_contain_text(hosts)
    ana.picture("numbers-wheel-phone")
