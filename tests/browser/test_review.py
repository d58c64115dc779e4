"""The review of a game in the browser: its graph, its moments, and trying a turn again."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.azul import Fingers, Group, Hands, Keys
from tests.browser.conftest import Visit
from tests.browser.late import last_round, late_position
from tests.browser.reviewed import game_to_review, introduce
from tests.browser.visitor import Visitor

REVIEW_MILLISECONDS = 60_000
LOOK_MILLISECONDS = 200


class ReviewPage:
    """What every review has, whatever the game."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def graph(self) -> Locator:
        return self.page.get_by_role("slider", name=self.visitor.text("review-graph-title"))

    def expect_ready(self) -> None:
        expect(self.graph).to_be_visible(timeout=REVIEW_MILLISECONDS)

    def expect_turn(self, turn: int) -> None:
        expect(self.graph).to_have_attribute("aria-valuenow", str(turn))

    def expect_drawn(self, *roles: str) -> None:
        """The turns that were played, and were better, are drawn on the board."""
        expect(self.page.locator("[data-ways] .way")).to_have_count(len(roles))
        for role in roles:
            expect(self.page.locator(f"[data-way={role}] .way")).to_have_count(1)

    def press(self, name: str) -> None:
        self.visitor.press(name)


def expect_thinking_to_end(visitor: Visitor) -> None:
    """The engine has said what it thinks of a turn."""
    expect(visitor.page.locator(".verdict")).to_be_visible(timeout=REVIEW_MILLISECONDS)


def expect_to_be_stored(visitor: Visitor, address: str) -> None:
    """What is under way cannot always be seen at once, but what is done stays."""
    for _ in range(REVIEW_MILLISECONDS // LOOK_MILLISECONDS):
        if visitor.context.request.get(address).ok:
            return
        visitor.page.wait_for_timeout(LOOK_MILLISECONDS)
    raise AssertionError("there is no such review")


def best_turn(visitor: Visitor, table: str) -> tuple[str, str, str]:
    """Source, colour and target of the best first turn, as the stored review knows it."""
    review = visitor.context.request.get(f"/api/tables/{table}/review").json()
    code = review["turns"][0]["best"][0]["moves"][0]
    colour = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}[code[1]]
    source = "centre" if code[0] == "C" else f"factory/{code[0]}"
    return source, colour, "floor" if code[2] == "F" else f"line/{code[2]}"


def find(visitor: Visitor, hands: Hands, table: str) -> None:
    """Plays the best turn on the board."""
    source, colour, target = best_turn(visitor, table)
    hands.pick(Group(f"{source} {colour}", 0))
    hands.aim(target)


def test_from_the_result_to_a_blunder_and_a_better_turn(visit: Visit) -> None:
    ana = visit()
    introduce(ana)
    table = game_to_review(ana, last_round("azul"), blunder=True)
    ana.open(f"/table/{table}")
    ana.press("page-table-result")
    ana.dialog("page-table-result").get_by_role("link", name=ana.text("page-review")).click()
    review = ReviewPage(ana)
    review.expect_ready()
    expect(ana.page).to_have_url(f"{ana.url}/review/{table}")
    expect(ana.page.get_by_text(ana.text("review-heading-accuracy")).first).to_be_visible()
    ana.page.get_by_text(ana.text("page-review-how"), exact=True).click()
    ana.page.get_by_text(ana.text("page-review-as-table"), exact=True).click()
    ana.expect_accessible()
    ana.picture("review-desktop")

    ana.page.locator("[data-mistake='1']").click()
    review.expect_turn(1)
    review.expect_drawn("played", "better")
    ana.expect_accessible()
    ana.picture("review-turn-desktop")
    ana.page.locator("li.better").get_by_role("button").click()
    expect(ana.page.locator("[aria-current=step]")).to_be_visible()
    review.expect_drawn()
    review.press("page-review-line-close")
    review.expect_drawn("played", "better")

    review.press("page-review-try")
    review.press("page-review-try-hint")
    expect(ana.page.locator("[data-way=better] rect")).to_have_count(1)
    find(ana, Hands(ana), table)
    expect_thinking_to_end(ana)
    verdict = ana.text("page-review-try-verdict", verdict="best")
    expect(ana.page.locator(".verdict")).to_have_text(verdict)
    ana.expect_accessible()
    ana.picture("review-try-desktop")
    review.press("page-review-try-done")
    review.expect_turn(1)

    taras = visit(screen="phone", theme="dark", language="uk").open(f"/review/{table}")
    shared = ReviewPage(taras)
    shared.expect_ready()
    taras.expect_no_sideways_scrolling()
    taras.expect_accessible()


def test_by_finger(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark", language="uk")
    introduce(ana)
    table = game_to_review(ana, last_round("azul"), blunder=True)
    ana.open(f"/replay/{table}")
    ana.press("page-table-menu")
    ana.click(ana.page.get_by_role("link", name=ana.text("page-review"), exact=True))
    review = ReviewPage(ana)
    review.expect_ready()
    ana.expect_no_sideways_scrolling()
    ana.click(ana.page.locator("button.turn").first)
    review.expect_turn(1)
    review.expect_drawn("played", "better")
    ana.expect_no_sideways_scrolling()
    ana.expect_accessible()
    ana.picture("review-dark-phone", whole=True)

    review.press("page-review-try")
    expect(ana.page.locator("[data-ways] .way")).to_have_count(0)
    review.press("page-review-try-solution")
    expect(ana.page.locator(".hinted").first).to_be_visible()
    find(ana, Fingers(ana), table)
    expect_thinking_to_end(ana)
    ana.expect_accessible()
    ana.picture("review-try-dark-phone")


def test_by_keys(visit: Visit) -> None:
    ana = visit(language="pl")
    introduce(ana)
    table = game_to_review(ana, last_round("azul"), blunder=True)
    ana.open(f"/review/{table}")
    review = ReviewPage(ana)
    review.expect_ready()
    keys = ana.page.keyboard
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    review.expect_turn(2)
    keys.press("Shift+ArrowLeft")
    review.expect_turn(1)
    said = ana.text("page-review-turn", turn=1, who="Ana", **{"class": "blunder"})
    expect(review.graph).to_have_attribute("aria-valuetext", re.compile(f"^{re.escape(said)}, "))
    keys.press("Home")
    review.expect_turn(0)
    keys.press("Shift+ArrowRight")
    review.expect_turn(1)
    ana.button("page-review-try").press("Enter")
    Keys(ana).take_turn()
    expect_thinking_to_end(ana)
    ana.button("page-review-try-done").press("Enter")
    review.expect_turn(1)


@pytest.mark.parametrize("game", ["queens_garden", "summer_pavilion", "summer_pavilion_mini"])
def test_of_every_game(visit: Visit, game: str) -> None:
    ana = visit(screen="phone" if game.endswith("mini") else "desktop")
    introduce(ana)
    table = game_to_review(ana, late_position(game))
    ana.open(f"/review/{table}?turn=1")
    review = ReviewPage(ana)
    review.expect_ready()
    review.expect_turn(1)
    expect(ana.page.locator("li.played")).to_be_visible()
    ana.expect_accessible()
    ana.picture(f"review-{game}")


def test_more_deeply(visit: Visit) -> None:
    ana = visit()
    introduce(ana)
    table = game_to_review(ana, late_position())
    ana.open(f"/review/{table}")
    review = ReviewPage(ana)
    review.expect_ready()
    deep = f"/api/tables/{table}/review?depth=deep"
    assert ana.context.request.get(deep).status == 404
    review.press("page-review-deeper")
    expect(ana.button("page-review-deeper")).to_be_hidden()
    expect_to_be_stored(ana, deep)
    expect(ana.page.get_by_role("progressbar")).to_be_hidden()
    expect(ana.button("page-review-deeper")).to_be_hidden()


def test_of_a_game_that_is_not_over(visit: Visit) -> None:
    ana = visit()
    introduce(ana)
    table = ana.set_table("azul", "person", "easy")
    ana.open(f"/review/{table}")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.text("error-game-not-over"))
    ana.expect_accessible()
