"""The page of a table: variants, undo, one screen for three, explanations, hints, movement."""

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.azul import GROUPS, TARGETS, Hands
from tests.browser.conftest import Visit
from tests.browser.late import late_position
from tests.browser.table import TablePage, choose_players
from tests.browser.visitor import Visitor

from azulejos.engine.registry import GAMES

HIGHLIGHT_MILLISECONDS = 50
FINGERTIP = 40


def at_table(
    visit: Visit, *seats: str, game: str = "azul", motion: str = "instant", **wanted: object
) -> Visitor:
    ana = visit(motion=motion)
    ana.introduce("Ana")
    return ana.open(f"/table/{ana.set_table(game, *seats, **wanted)}")


def test_the_grey_wall(visit: Visit) -> None:
    """At the end of a round every full line asks for its space on the wall."""
    ana = at_table(visit, "person", "easy", variant="grey")
    hands, page = Hands(ana), TablePage(ana)
    hands.play(until=lambda: "wall/" in str(hands.targets()))
    spaces = ana.page.locator('[data-target^="wall/"].open')
    expect(spaces.first).to_be_visible()
    ana.expect_accessible()
    ana.picture("azul-grey-desktop")
    hands.play(until=lambda: page.is_round(2))
    page.expect_round(2)


def test_a_turn_against_a_bot_is_taken_back_at_once(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy")
    hands, page = Hands(ana), TablePage(ana)
    hands.play(until=lambda: hands.turns == 1)
    before = page.told()
    hands.play(until=lambda: hands.turns == 2)
    ana.press("page-table-undo")
    expect(page.log).to_have_text(before, use_inner_text=True)
    assert hands.is_asked()


def test_three_people_at_one_screen(visit: Visit) -> None:
    ana = visit().open()
    ana.press("page-home-create")
    form = ana.dialog("page-home-new")
    choose_players(form, ana, 3)
    for number, name in ((2, "Bento"), (3, "Clara")):
        form.get_by_label(ana.text("page-home-new-seat", number=number)).select_option("person")
        form.get_by_label(ana.text("page-home-new-name", number=number)).fill(name)
    ana.expect_accessible()
    ana.picture("create-desktop")
    form.get_by_role("button", name=ana.text("page-home-new-make")).click()
    expect(ana.page).to_have_url(re.compile("/table/"))
    hands, page = Hands(ana), TablePage(ana)
    called = []
    for _ in range(3):
        assert hands.is_asked()
        called.append(page.status.inner_text())
        near = ana.page.locator(".near").get_by_role("region")
        whose = called[-1].partition(",")[0]
        expect(near).to_have_accessible_name(ana.text("page-board-of", who=whose))
        hands.take_turn()
        expect(page.status).not_to_have_text(called[-1])
    assert len(set(called)) == 3
    ana.picture("azul-three-desktop")
    hands.play(until=lambda: page.is_round(2))
    page.expect_round(2)


def test_a_place_that_is_not_possible_says_why(visit: Visit) -> None:
    ana = at_table(visit, "person", "person", position=late_position())
    hands = Hands(ana)
    hands.is_asked()
    blue = next(group for group in hands.groups() if group.name.endswith("blue"))
    hands.pick(blue)
    ana.page.locator('[data-target="line/1"].shut').click()
    why = ana.text("error-azul-wall-has-colour", tile="blue", row=1)
    expect(ana.page.get_by_role("status").filter(has_text=why)).to_be_visible()


def test_nobody_is_called_before_the_board_has_come_to_rest(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy", motion="full")
    hands, page = Hands(ana), TablePage(ana)
    hands.is_asked()
    called = page.status.inner_text()
    assert called == ana.text("page-table-your-turn")
    hands.take_turn()
    # Every frame from the answer to our turn until we are called again: what the status says,
    # and whether tiles may be taken.
    seen: list[tuple[str, bool]] = ana.page.evaluate(
        """async ([groups, called]) => {
          const seen = [];
          const now = () => [document.querySelector(".status").innerText,
            document.querySelector(groups) !== null];
          const frame = () => new Promise(requestAnimationFrame);
          for (let frames = 0; now()[0] === called && frames < 3000; frames++) await frame();
          do {
            await frame();
            seen.push(now());
          } while (!(seen.at(-1)[1] && seen.at(-1)[0] === called) && seen.length < 3000);
          return seen;
        }""",
        [GROUPS, called],
    )
    early = [status for status, may_choose in seen if status == called and not may_choose]
    assert len(seen) > 10
    assert early == []


def test_a_half_made_turn_can_be_left_alone(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy")
    hands = Hands(ana)
    hands.is_asked()
    hands.pick(hands.groups()[0])
    expect(ana.page.locator(TARGETS).first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(TARGETS)).to_have_count(0)
    hands.pick(hands.groups()[0])
    ana.page.reload()
    assert hands.is_asked()


def test_tiles_are_dragged(visit: Visit) -> None:
    ana = at_table(visit, "person", "person")
    hands, page = Hands(ana), TablePage(ana)
    hands.is_asked()
    lines = len(page.told())
    start = hands.group(hands.groups()[0]).locator(".piece").first.bounding_box()
    end = ana.page.locator('.near [data-part$="line/5"]').bounding_box()
    assert start
    assert end
    mouse = ana.page.mouse
    mouse.move(start["x"] + 10, start["y"] + 10)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + 30, steps=3)
    expect(ana.page.locator(TARGETS).first).to_be_visible()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    ana.picture("azul-dragging-desktop")
    mouse.up()
    expect(page.log.nth(lines)).to_be_visible()


def test_a_hint_is_shown_on_the_board(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy", position=late_position())
    Hands(ana).is_asked()
    ana.press("page-table-hint")
    expect(ana.page.get_by_text(ana.text("page-table-hint-best"))).to_be_visible(timeout=30_000)
    expect(ana.page.locator("[data-group].hinted")).to_have_count(1)
    ana.expect_accessible()
    ana.picture("azul-hint-desktop")


def test_giving_up_and_playing_again(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy")
    table = ana.page.url
    Hands(ana).is_asked()
    ana.press("page-table-menu")
    ana.press("page-table-resign")
    ana.press("page-table-resign-yes")
    expect(ana.dialog("page-table-result")).to_be_visible()
    ana.dialog("page-table-result").get_by_role(
        "button", name=ana.text("page-table-rematch")
    ).click()
    expect(ana.page).not_to_have_url(table)
    assert Hands(ana).is_asked()


def test_tiles_travel_and_arrive(visit: Visit) -> None:
    ana = at_table(visit, "person", "easy", motion="full", position=late_position())
    Hands(ana).play()
    expect(ana.dialog("page-table-result")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_moves_plays_any_game(visit: Visit, game: str) -> None:
    ana = at_table(visit, "person", "easy", game=game)
    page = TablePage(ana)
    page.tab("page-table-moves")
    for which in range(6):
        page.choose_from_the_list(5 * which)
    expect(page.moves.first).to_be_visible(timeout=30_000)
    ana.expect_accessible()
    ana.picture(f"list-{game}-desktop")


def test_targets_light_up_at_once(visit: Visit) -> None:
    ana = at_table(visit, "person", "person")
    Hands(ana).is_asked()
    times = ana.page.evaluate(
        """async (groups) => {
          const times = [];
          for (const group of [...document.querySelectorAll(groups)].slice(0, 6)) {
            const start = performance.now();
            group.click();
            while (!document.querySelector("[data-target].open"))
              await new Promise((done) => setTimeout(done));
            times.push(performance.now() - start);
            group.click();
            await new Promise((done) => setTimeout(done, 20));
          }
          return times;
        }""",
        GROUPS,
    )
    assert sorted(times)[len(times) // 2] < HIGHLIGHT_MILLISECONDS, times


def test_a_part_of_the_page_that_has_not_come_is_asked_for_again(visit: Visit) -> None:
    ana = visit()
    ana.forgive("azul-|dynamically imported module")
    ana.page.route("**/assets/azul-*.js", lambda route: route.abort("connectionreset"))
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'easy')}")
    expect(ana.dialog("page-missing")).to_be_visible()
    ana.expect_accessible()
    ana.picture("missing-part-desktop")
    ana.page.unroute_all()
    ana.press("page-missing-again")
    assert Hands(ana).is_asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_names_the_files_of_its_board(visit: Visit, game: str) -> None:
    ana = visit()
    ana.introduce("Ana")
    table = ana.set_table(game, "person", "easy")
    nothing, needed = (
        ana.context.request.get(path).headers["link"].split(", ")
        for path in ("/table/none", f"/table/{table}")
    )
    boards = [link for link in needed if link not in nothing and "modulepreload" in link]
    assert boards


def test_a_finger_finds_the_turn_that_is_advised(visit: Visit) -> None:
    ana = visit(screen="phone")
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'random')}")
    assert Hands(ana).is_asked()
    ana.press("page-table-hint")
    play = ana.button("page-table-hint-play").first
    expect(play).to_be_visible(timeout=30_000)
    box = play.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGERTIP


def test_the_dock_asks_nothing_while_the_page_waits_for_an_answer(visit: Visit) -> None:
    """Only where it takes long: for the moment of a quick answer nothing flickers."""
    ana = at_table(visit, "person", "easy")
    hands, page = Hands(ana), TablePage(ana)
    asked = ana.page.locator(".ask")
    assert hands.is_asked()
    hands.pick(hands.groups()[0])
    line = ana.page.locator(TARGETS).first
    expect(line).to_be_visible()
    held: list[Route] = []
    ana.page.route("**/attempt", lambda route: held.append(route))  # noqa: PLW0108
    line.click()
    expect(page.status).to_have_text(ana.text("page-table-sending"))
    expect(asked).to_be_hidden()
    for route in held:
        route.continue_()
    ana.page.unroute("**/attempt")
    expect(asked).to_have_text(ana.text("page-azul-ask-take"))
    expect(asked).to_be_visible()
