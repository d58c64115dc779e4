"""The analysis board: playing and branching, deals, import and links, the editor, the engine."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.azul import Fingers, Hands, Keys
from tests.browser.conftest import Visit
from tests.browser.late import late_position
from tests.browser.visitor import Visitor

from azulejos.engine import record
from azulejos.engine.record import Node, write_tree
from azulejos.engine.registry import GAMES, start

DEAL = "BBYR KKWW RRRB YYKW BRKW"
BRANCHED = write_tree(
    start("azul"),
    [
        Node(-1, deal=DEAL),
        Node(0, moves=("3R3",), comment="three at once"),
        Node(0, moves=("1B2",)),
    ],
    ["Ana", "Taras"],
)


def quiet(visit: Visit, **tastes: str) -> Visitor:
    """Somebody who has switched the engine off."""
    visitor = visit(**tastes)
    visitor.page.add_init_script("localStorage.setItem('azulejos-engine', 'off')")
    return visitor


def dealt() -> str:
    """A position in which the first seat is to move."""
    state = start("azul")
    state.deal_explicit(state.read_deal(DEAL))
    return state.position()


def tree(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.text("page-analysis-tree"))


def play_first(visitor: Visitor, place: int = 0) -> None:
    """Chooses from the list of all that is legal."""
    visitor.press("page-table-moves")
    visitor.dialog("page-table-moves").locator("ul ul button").nth(place).click()


def test_play_deal_branch_share_and_read_again(visit: Visit) -> None:
    ana = quiet(visit).open("/analysis?game=azul")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.get_by_role(
        "button", name=ana.text("page-analysis-open"), exact=True, disabled=False
    ).first.click()
    ana.press("page-analysis-deal-choose")
    chooser = ana.page.get_by_role("region", name=ana.text("page-analysis-deal-choose"))
    chooser.get_by_role("button").first.click()
    expect(ana.page.locator("[data-part='factory/1'] [data-tile=blue]")).to_be_visible()
    ana.press("page-analysis-deal-rest")
    play_first(ana)
    expect(tree(ana).locator("li button")).to_have_count(2)
    ana.page.keyboard.press("ArrowLeft")
    play_first(ana, 4)
    expect(tree(ana).locator(".variation button")).to_have_count(1)
    ana.page.get_by_label(ana.text("page-analysis-comment")).fill("better")
    ana.expect_accessible()
    ana.picture("analysis-desktop")

    ana.press("page-analysis-share")
    ana.press("page-analysis-link")
    expect(ana.page.get_by_text(ana.text("page-analysis-link-copied"))).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    taras = quiet(visit, screen="phone", theme="dark", language="uk")
    taras.open(link.removeprefix(ana.url))
    expect(tree(taras).get_by_text("better")).to_be_visible()
    expect(tree(taras).locator(".variation button")).to_have_count(1)
    taras.expect_no_sideways_scrolling()
    taras.expect_accessible()
    taras.picture("analysis-dark-phone")


@pytest.mark.parametrize(
    ("kind", "screen", "language"),
    [(Hands, "desktop", "pl"), (Fingers, "phone", "uk"), (Keys, "desktop", "en")],
    ids=["mouse", "touch", "keys"],
)
def test_turns_are_played_on_the_board(
    visit: Visit, kind: type[Hands], screen: str, language: str
) -> None:
    ana = quiet(visit, screen=screen, language=language)
    ana.open(f"/analysis?position={dealt().replace(' ', '%20')}")
    hands = kind(ana)
    for turns in (1, 2):
        hands.take_turn()
        expect(tree(ana).locator("li button")).to_have_count(turns)
    ana.expect_accessible()


def test_a_file_is_opened_and_saved_with_its_variations(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record.write_json(BRANCHED), encoding="utf-8")
    ola = quiet(visit, language="pl").open("/analysis")
    ola.page.locator("input[type=file]").set_input_files(file)
    expect(tree(ola).get_by_text("three at once")).to_be_visible()
    ola.page.keyboard.press("ArrowDown")
    expect(tree(ola).locator(".variation [aria-current]")).to_be_visible()
    ola.press("page-analysis-promote")
    expect(tree(ola).locator(".variation").get_by_text("three at once")).to_be_visible()
    ola.press("page-analysis-share")
    with ola.page.expect_download() as saved:
        ola.press("page-table-export-record")
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert [turn.moves for turn in record.read(text).turns] == [("1B2",)]
    assert record.verify(record.read(text)).turn == 1


def test_what_is_no_record_is_refused_in_words(visit: Visit) -> None:
    ana = quiet(visit)
    ana.forgive("status 422|422 \\(")
    ana.open()
    ana.page.get_by_role("link", name=ana.text("page-home-analysis")).click()
    ana.page.get_by_label(ana.text("page-analysis-import-how")).fill("hello")
    ana.page.get_by_role("button", name=ana.text("page-analysis-open"), exact=True).last.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("hello")
    broken = record.write(BRANCHED).replace("3R3", "9R3")
    ana.page.get_by_label(ana.text("page-analysis-import-how")).fill(broken)
    ana.page.get_by_role("button", name=ana.text("page-analysis-open"), exact=True).last.click()
    line = 1 + next(at for at, text in enumerate(broken.split("\n")) if "9R3" in text)
    said = ana.text("page-analysis-record-line", line=line, fault="")
    expect(ana.page.get_by_role("alert")).to_contain_text(said.strip())
    expect(ana.page.get_by_role("alert")).not_to_contain_text("$")
    ana.page.goto(f"{ana.url}/analysis#record=abc")
    expect(ana.page.get_by_text(ana.text("page-analysis-bad-link"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up_with_the_keyboard_and_by_touch(visit: Visit, game: str) -> None:
    screen = "desktop" if game == "azul" else "phone"
    ana = quiet(visit, screen=screen).open(f"/analysis?game={game}")
    ana.press("page-analysis-edit")
    form = ana.page.get_by_role("region", name=ana.text("page-analysis-edit"))
    expect(form.locator(".add").first).to_be_visible()
    form.get_by_role("radio").first.check(force=True)
    part = "display/1" if game == "queens_garden" else "factory/1"
    pile = form.locator(f"[data-field='{part}']")
    add, taken = pile.locator(".add"), pile.locator("button:not(.add)")
    work = ana.click if screen == "phone" else lambda target: target.press("Enter")
    work(add)
    expect(form.locator("div.faulty li").first).to_be_visible()
    use = ana.page.get_by_role("button", name=ana.text("page-analysis-edit-use"))
    expect(use).to_be_disabled()
    ana.expect_accessible()
    if screen == "phone":
        ana.expect_no_sideways_scrolling()
    work(taken)
    ana.press("page-analysis-edit-fill")
    expect(use).to_be_enabled()
    use.click()
    expect(ana.page.get_by_text(ana.text("page-analysis-deal-due"))).to_be_visible()


def test_the_engine_thinks_while_one_looks(visit: Visit) -> None:
    ana = visit()
    ana.open(f"/analysis?position={dealt().replace(' ', '%20')}")
    lines = ana.page.locator("ol button")
    expect(lines.first).to_contain_text("%", timeout=30_000)
    first = lines.first.locator("strong").inner_text()
    assert re.match(r"\d+%", first)
    lines.first.click()
    expect(tree(ana).locator("li button")).to_have_count(1)
    ana.page.get_by_role("switch", name=ana.text("page-analysis-engine")).uncheck(force=True)
    expect(lines).to_have_count(0)


def test_the_engine_stops_when_one_leaves(visit: Visit) -> None:
    ana = visit()
    ana.open(f"/analysis?position={dealt().replace(' ', '%20')}")
    expect(ana.page.locator("ol button").first).to_contain_text("%", timeout=30_000)
    before = cancelled(ana)
    ana.page.get_by_role("link", name=ana.text("page-table-home"), exact=True).click()
    expect(ana.page).to_have_url(f"{ana.url}/")
    for _ in range(50):
        if cancelled(ana) > before:
            return
        ana.page.wait_for_timeout(100)
    raise AssertionError("the engine goes on")


def cancelled(visitor: Visitor) -> float:
    """How many live analyses nobody wanted any more."""
    lines = visitor.context.request.get("/metrics").text().splitlines()
    name = 'azulejos_analyses_total{kind="analysis",result="cancelled"} '
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))


def test_on_from_here_with_a_friend(visit: Visit) -> None:
    ana, taras = quiet(visit), visit(language="pl")
    ana.introduce("Ana")
    taras.introduce("Taras")
    ana.open(f"/analysis?position={dealt().replace(' ', '%20')}")
    ana.press("page-table-menu")
    ana.press("page-replay-on")
    ana.dialog("page-replay-on").get_by_role("combobox").last.select_option("open")
    ana.press("page-replay-on-start")
    expect(ana.page).to_have_url(re.compile("/table/"))
    table = ana.page.url.rpartition("/")[2]
    assert taras.context.request.put(f"/api/tables/{table}/seats/1").ok
    expect(ana.page.locator("[data-part='factory/1'] [data-tile=blue]").first).to_be_visible()
    found = ana.context.request.get(f"/api/tables/{table}/position").json()
    assert found["position"] == dealt()


def test_from_a_replay_to_the_board_and_on_against_a_bot(visit: Visit) -> None:
    ana = visit()
    ana.page.add_init_script("localStorage.setItem('azulejos-engine', 'off')")
    ana.introduce("Ana")
    table = ana.set_table("azul", "easy", "easy", position=late_position())
    ana.open(f"/table/{table}")
    expect(ana.dialog("page-table-result")).to_be_visible(timeout=40_000)
    ana.open(f"/replay/{table}?turn=1")
    ana.page.get_by_role("link", name=ana.text("page-replay-analyse")).click()
    expect(tree(ana).locator("li button [aria-hidden], li button").first).to_be_visible()
    ana.press("page-table-menu")
    ana.press("page-replay-on")
    ana.press("page-replay-on-start")
    expect(ana.page).to_have_url(re.compile("/table/"))
