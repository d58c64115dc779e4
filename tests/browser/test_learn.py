"""Learning to play: every lesson from its first step to the table it leads to."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.lessons import LEARNERS, AzulKeys, AzulLearner, Learner, PavilionLearner

from azulejos.engine.registry import GAMES

PICTURED = (1, 4, 7)
# How much wider than the screen the page was at any moment.
WATCH_WIDTH = """
window.wider = 0;
(function watch() {
    const page = document.documentElement;
    if (page) window.wider = Math.max(window.wider, page.scrollWidth - page.clientWidth);
    requestAnimationFrame(watch);
})();
"""


def expect_the_end(learner: Learner) -> None:
    name = learner.visitor.text("page-learn-end-text")
    expect(learner.page.get_by_text(name, exact=True)).to_be_visible()
    expect(learner.visitor.button("page-learn-play")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_mouse(visit: Visit, game: str) -> None:
    ana = visit()
    learner = LEARNERS[game](ana, game)
    learner.open()
    for number in range(len(learner.steps)):
        learner.expect_step(number)
        if number in PICTURED:
            ana.expect_accessible()
            ana.picture(f"learn-{game}-{number}")
        learner.take_step(number)
    expect_the_end(learner)
    ana.expect_accessible()
    ana.press("page-learn-play")
    expect(ana.page).to_have_url(re.compile("/table/"))
    ana.open("/learn")
    expect(ana.page.get_by_text(ana.text("page-learn-done"))).to_have_count(1)


def test_a_whole_lesson_by_keyboard(visit: Visit) -> None:
    ana = visit(language="uk")
    learner = AzulKeys(ana, "azul")
    learner.open()
    learner.walk()
    expect_the_end(learner)


def test_a_whole_lesson_on_a_phone_with_motion(visit: Visit) -> None:
    ana = visit(screen="phone", theme="dark", language="pl", motion="full")
    ana.page.add_init_script(WATCH_WIDTH)
    learner = PavilionLearner(ana, "summer_pavilion")
    learner.open()
    for number in range(len(learner.steps)):
        learner.take_step(number)
        if number in PICTURED:
            ana.picture(f"learn-phone-{number}")
    expect_the_end(learner)
    ana.expect_accessible()
    assert ana.page.evaluate("window.wider") == 0


def test_another_turn_is_allowed_but_not_what_is_wanted(visit: Visit) -> None:
    ana = visit()
    learner = AzulLearner(ana, "azul")
    learner.open()
    learner.go_on()
    task = ana.text(learner.steps[1]["task"])
    learner.do("3R4")
    expect(ana.page.get_by_role("status")).to_have_text(ana.text("page-learn-other", task=task))
    expect(ana.page.locator('[data-group="factory/1 blue"].hinted')).to_be_visible()
    learner.expect_step(1)


def test_a_target_that_will_not_do_says_why(visit: Visit) -> None:
    ana = visit()
    ana.forgive(r"positions/attempt|status of 422")
    learner = AzulLearner(ana, "azul")
    learner.open()
    for number in range(3):
        learner.take_step(number)
    learner.expect_step(3)
    ana.click(ana.page.locator('[data-group="factory/4 black"] .piece').first)
    ana.click(ana.page.locator('[data-target="line/2"].shut'))
    expect(ana.page.get_by_role("status")).to_have_text("Line 2 is full.")


def test_back_skip_and_help_and_the_next_visit(visit: Visit) -> None:
    ana = visit()
    learner = LEARNERS["queens_garden"](ana, "queens_garden")
    learner.open()
    learner.expect_step(0)
    expect(ana.button("page-learn-back")).to_be_disabled()
    learner.go_on()
    ana.press("page-learn-skip")
    learner.expect_step(2)
    ana.press("page-learn-back")
    learner.expect_step(1)
    ana.press("page-learn-skip")
    ana.page.reload()
    learner.expect_step(2)
    ana.open("/learn")
    named = ana.text("page-learn-go-on", step=3, steps=len(learner.steps))
    ana.click(ana.page.get_by_role("link", name=named))
    learner.expect_step(2)
    ana.press("page-learn-show")
    expect(ana.button("page-learn-show")).to_be_visible()


def test_ways_to_the_lessons(visit: Visit) -> None:
    ana = visit(screen="phone")
    for start in ("/", "/rules/azul"):
        ana.open(start)
        link = ana.page.get_by_role("link", name=ana.text("page-learn-of", game="Azul"), exact=True)
        ana.click(link)
        expect(ana.page.get_by_text(ana.text("page-learn-azul-goal"))).to_be_visible()
    ana.press("page-learn-leave")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.text("page-learn-heading"))
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("learn-choice-phone", whole=True)


def test_no_such_lesson(visit: Visit) -> None:
    ana = visit().open("/learn/chess")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.text("page-home-lost"))
