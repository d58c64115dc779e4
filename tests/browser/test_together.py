"""People at one table, each with a browser: invitations, lost connections, watchers, consent."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.azul import GROUPS, SHEET, Hands
from tests.browser.conftest import GENEROUS, Visit
from tests.browser.table import TablePage, expect_the_end
from tests.browser.visitor import Visitor
from tests.server.running import ServerProcess

PATIENT_LOOKS, LOOK_MILLISECONDS = 300, 50


def who_is_asked(*all_hands: Hands) -> Hands:
    for _ in range(PATIENT_LOOKS):
        for hands in all_hands:
            if hands.page.locator(GROUPS).count():
                return hands
        all_hands[0].page.wait_for_timeout(LOOK_MILLISECONDS)
    raise AssertionError("nobody is asked to move")


def in_turn(*all_hands: Hands, turns: int) -> None:
    """Everybody plays when asked, once all have heard of the turn before."""
    for _ in range(turns):
        mover = who_is_asked(*all_hands)
        told = len(TablePage(mover.visitor).told())
        mover.take_turn()
        for hands in all_hands:
            expect(TablePage(hands.visitor).log.nth(told)).to_be_visible()
        expect(mover.page.locator(GROUPS)).to_have_count(0)


def expect_the_same_log(*visitors: Visitor, longer_than: int = 0) -> list[str]:
    """Everybody reads the same, and more than before."""
    logs = [TablePage(visitor).log for visitor in visitors]
    for _ in range(PATIENT_LOOKS):
        first, *others = [log.all_inner_texts() for log in logs]
        if len(first) > longer_than and all(other == first for other in others):
            return first
        visitors[0].page.wait_for_timeout(LOOK_MILLISECONDS)
    raise AssertionError("they do not read the same")


def seated(visit: Visit, **wanted: object) -> tuple[Visitor, Visitor, str]:
    """Ana and Taras at a table of Azul; Ana begins."""
    ana, taras = visit(), visit()
    ana.introduce("Ana")
    taras.introduce("Taras")
    table = ana.set_table("azul", "person", "open", **wanted)
    answer = taras.context.request.put(f"/api/tables/{table}/seats/1")
    assert answer.ok, answer.text()
    for visitor in (ana, taras):
        visitor.open(f"/table/{table}")
    return ana, taras, table


def test_an_invitation_and_a_lost_connection(visit: Visit) -> None:
    ana, taras = visit().open(), visit()
    ana.press("page-home-invite")
    form = ana.dialog("page-home-invite")
    form.get_by_label(ana.text("page-settings-name")).fill("Ana")
    ana.expect_accessible()
    ana.picture("invite-desktop")
    ana.press("page-home-new-invite")
    invitation = ana.page.get_by_label(ana.text("page-invite-link"))
    expect(invitation).to_be_visible()
    expect(ana.page.get_by_role("img", name=ana.text("page-invite-qr"))).to_be_visible()
    ana.page.get_by_label(ana.text("page-table-chat-text")).fill("I am here")
    ana.press("page-table-chat-send")
    expect(ana.page.get_by_role("log")).to_contain_text("I am here")
    ana.expect_accessible()
    ana.picture("waiting-desktop")

    taras.open(invitation.input_value())
    taras.page.get_by_label(taras.text("page-table-sit-name")).fill("Taras")
    taras.picture("sit-down-desktop")
    taras.press("page-table-sit-here")
    there, here = Hands(taras), Hands(ana)
    in_turn(here, there, turns=2)
    lines = expect_the_same_log(ana, taras)

    taras.page.close()
    lost = ana.text("page-table-here", state="dropped")
    expect(ana.page.get_by_role("button", name="Taras").first).to_contain_text(lost)
    if ana.page.locator(GROUPS).count():
        in_turn(here, turns=1)
    taras.page = there.page = taras.context.new_page()
    taras.open(ana.page.url)
    expect(ana.page.get_by_text(lost)).to_have_count(0)
    in_turn(here, there, turns=2)
    expect_the_same_log(ana, taras, longer_than=len(lines))


def test_a_seat_is_left_before_the_game_has_begun(visit: Visit) -> None:
    ana, taras = visit(), visit()
    ana.introduce("Ana")
    taras.introduce("Taras")
    table = ana.set_table("azul", "person", "open", "open")
    ana.open(f"/table/{table}")
    taras.open(f"/table/{table}")
    taras.press("page-table-sit-here")
    expect(ana.page.get_by_text("Taras")).to_be_visible()
    taras.expect_accessible()
    taras.picture("waiting-desktop")
    taras.press("page-table-leave")
    expect(taras.button("page-table-sit-here")).to_be_visible()
    expect(ana.page.get_by_text("Taras")).to_have_count(0)
    ana.press("page-table-leave")
    expect(ana.button("page-table-sit-here")).to_be_visible()


def test_a_bot_fills_a_seat_and_a_table_is_cancelled(visit: Visit) -> None:
    ana, taras = visit(screen="phone"), visit(screen="phone", theme="dark")
    ana.introduce("Ana")
    taras.introduce("Taras")
    ana.open(f"/table/{ana.set_table('azul', 'person', 'open')}")
    bots = ana.page.get_by_label(ana.text("page-home-new-bots"))
    bots.select_option("random")
    ana.press("page-table-seat-bot")
    assert Hands(ana).is_asked()
    table = ana.set_table("azul", "person", "open", "open")
    for visitor in (ana, taras):
        visitor.open(f"/table/{table}")
    taras.press("page-table-sit-here")
    expect(taras.button("page-table-leave")).to_be_visible()
    expect(taras.button("page-table-cancel-table")).to_have_count(0)
    ana.press("page-table-cancel-table")
    ana.expect_accessible()
    ana.expect_no_sideways_scrolling()
    ana.picture("waiting-phone", whole=True)
    ana.press("page-table-cancel-yes")
    expect(ana.button("page-home-invite")).to_be_visible()
    expect(taras.page.get_by_role("heading", level=1)).to_have_text(
        taras.text("page-table-cancelled")
    )


def give_up(loser: Visitor) -> None:
    loser.press("page-table-menu")
    loser.press("page-table-resign")
    loser.press("page-table-resign-yes")


def play_out(*all_hands: Hands) -> None:
    """Everybody plays when asked, until everybody has the result before them."""
    looks = 0
    while not all(hands.page.locator(SHEET).count() for hands in all_hands):
        asked = [hands for hands in all_hands if hands.page.locator(GROUPS).count()]
        for hands in asked:
            hands.take_turn()
        looks = 0 if asked else looks + 1
        assert looks < PATIENT_LOOKS, "nobody is asked to move"
        all_hands[0].page.wait_for_timeout(LOOK_MILLISECONDS)


@pytest.mark.soak
def test_friends_play_from_the_invitation_to_a_second_rematch(visit: Visit) -> None:
    ana, taras = visit().open(), visit(language="pl")
    ana.press("page-home-invite")
    form = ana.dialog("page-home-invite")
    form.get_by_label(ana.text("page-settings-name")).fill("Ana")
    ana.press("page-home-new-invite")
    taras.open(ana.page.get_by_label(ana.text("page-invite-link")).input_value())
    taras.page.get_by_label(taras.text("page-table-sit-name")).fill("Taras")
    taras.press("page-table-sit-here")
    for game in range(3):
        before = ana.page.url
        play_out(Hands(ana), Hands(taras))
        expect_the_end(ana)
        expect_the_end(taras)
        asking, asked = ana.dialog("page-table-result"), taras.dialog("page-table-result")
        series = ana.text("page-table-series", score="").strip()
        expect(asking.get_by_text(series)).to_have_count(min(game, 1))
        ana.picture(f"friends-result-{game}-ana")
        if game == 2:
            break
        asking.get_by_role("button", name=ana.text("page-table-rematch")).click()
        expect(ana.page).not_to_have_url(before)
        wanted = taras.text("page-table-rematch-wanted", who="Ana")
        expect(asked).to_contain_text(wanted)
        taras.picture(f"friends-rematch-{game}-taras")
        asked.get_by_role("button", name=taras.text("page-table-rematch")).click()
        expect(taras.page).to_have_url(ana.page.url)


def test_two_rematches_and_the_score_of_the_series(visit: Visit) -> None:
    ana, taras, table = seated(visit)
    olha = visit().open(f"/table/{table}")
    expect(olha.page.get_by_text(olha.text("page-table-watching"))).to_be_visible()
    for won in ("", ana.text("page-table-series", score="Taras 2 · Ana 0")):
        who_is_asked(Hands(ana), Hands(taras))
        before = ana.page.url
        give_up(ana)
        asked, asking = ana.dialog("page-table-result"), taras.dialog("page-table-result")
        if won:
            expect(asked).to_contain_text(won)
        again = ana.text("page-table-rematch")
        asking.get_by_role("button", name=again).click()
        expect(asked).to_contain_text(ana.text("page-table-rematch-wanted", who="Taras"))
        ana.expect_accessible()
        ana.picture(f"rematch-desktop-{bool(won)}")
        asked.get_by_role("button", name=again).click()
        expect(ana.page).not_to_have_url(before)
    news = olha.dialog("page-table-result")
    expect(news).to_contain_text(olha.text("page-table-rematch-news"))
    watch = news.get_by_role("link", name=olha.text("page-table-rematch-watch"))
    expect(watch).to_be_visible()


def test_whoever_plays_on_hears_that_somebody_has_resigned(visit: Visit) -> None:
    ana, taras, olha = visit(), visit(), visit(language="uk")
    for visitor, name in ((ana, "Ana"), (taras, "Taras"), (olha, "Olha")):
        visitor.introduce(name)
    table = ana.set_table("azul", "person", "open", "open")
    for seat, visitor in ((1, taras), (2, olha)):
        assert visitor.context.request.put(f"/api/tables/{table}/seats/{seat}").ok
    for visitor in (ana, taras, olha):
        visitor.open(f"/table/{table}")
    assert Hands(ana).is_asked()
    expect(TablePage(olha).log.first).to_be_visible()
    give_up(taras)
    for visitor in (ana, olha):
        told = visitor.text("page-table-outcome-out", why="resigned", names="Taras")
        expect(visitor.page.get_by_text(told)).to_be_visible()
    Hands(ana).take_turn()
    assert Hands(olha).is_asked()


def test_a_bot_stands_in_where_the_table_wants_it(visit: Visit) -> None:
    ana, taras, table = seated(visit, patience=3)
    Hands(ana).take_turn()
    expect(taras.page.locator(GROUPS).first).to_be_visible()
    taras.page.close()
    page = ana.page
    soon = ana.text("page-table-bot-soon", who="Taras", time="")
    expect(page.get_by_text(soon.split(".")[0])).to_be_visible()
    board = page.get_by_role("region", name=ana.text("page-board-of", who="Taras"))
    expect(board).to_contain_text(ana.text("page-table-here", state="stand-in"))
    expect(board.get_by_text("Taras", exact=True)).to_be_visible()
    expect(page.locator(GROUPS).first).to_be_visible()
    ana.picture("stand-in-desktop")
    taras.page = taras.context.new_page()
    taras.open(f"/table/{table}")
    expect(taras.page.get_by_text(taras.text("page-table-bot-played", turns=1))).to_be_visible()
    expect(page.get_by_text(ana.text("page-table-back", who="Taras"))).to_be_visible()
    taras.picture("back-desktop")
    taras.press("page-close")
    expect(taras.page.get_by_text(taras.text("page-table-bot-played", turns=1))).to_have_count(0)


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    ana, _, _ = seated(visit)
    phone = visit(screen="phone")
    ana.press("page-table-menu")
    ana.press("page-table-move-device")
    menu = ana.dialog("page-table-menu")
    expect(menu.get_by_role("img", name=ana.text("page-invite-qr"))).to_be_visible()
    expect(menu.get_by_role("button", name=ana.text("page-invite-copy"))).to_be_visible()
    ana.expect_accessible()
    ana.picture("move-seat-desktop")
    button = ana.page.get_by_role("button", name=ana.text("page-table-menu"), exact=True)
    at, below = button.bounding_box(), menu.bounding_box()
    assert at is not None
    assert below is not None
    assert abs(at["x"] + at["width"] - below["x"] - below["width"]) < 2, "at its button"
    assert 0 <= below["y"] - at["y"] - at["height"] < 12
    phone.open(menu.get_by_label(ana.text("page-invite-link")).input_value())
    expect(phone.page.locator(GROUPS).first).to_be_visible()


def test_somebody_watches_and_somebody_talks(visit: Visit) -> None:
    ana, taras, table = seated(visit)
    olha = visit().open(f"/table/{table}")
    in_turn(Hands(ana), Hands(taras), turns=2)
    expect_the_same_log(ana, taras, olha, longer_than=2)
    expect(olha.page.locator(GROUPS)).to_have_count(0)
    expect(TablePage(olha).status).to_have_text(olha.text("page-table-waiting-for", who="Ana"))
    expect(ana.page.get_by_text(ana.text("page-table-watchers", count=1))).to_have_count(1)
    for visitor in (ana, olha):
        TablePage(visitor).tab("page-table-chat")
    ana.page.get_by_label(ana.text("page-table-chat-text")).fill("Bom jogo!")
    ana.press("page-table-chat-send")
    expect(olha.page.get_by_role("log")).to_contain_text("Bom jogo!")
    expect(taras.page.get_by_role("tab").nth(1)).to_contain_text("1")


def test_a_turn_is_taken_back_if_the_other_agrees(visit: Visit) -> None:
    ana, taras, _ = seated(visit)
    before = expect_the_same_log(ana, taras)
    Hands(ana).is_asked()
    Hands(ana).take_turn()
    expect_the_same_log(ana, taras, longer_than=len(before))
    ana.press("page-table-undo")
    expect(ana.page.get_by_text(ana.text("page-table-undo-waiting"))).to_be_visible()
    taras.press("page-table-undo-refuse")
    expect(ana.page.get_by_text(ana.text("page-table-undo-waiting"))).to_have_count(0)
    ana.press("page-table-undo")
    taras.press("page-table-undo-accept")
    expect(TablePage(taras).log).to_have_text(before, use_inner_text=True)
    assert Hands(ana).is_asked()


def test_two_tabs_of_one_person(visit: Visit) -> None:
    ana, _, _ = seated(visit)
    second = ana.context.new_page()
    second.goto(ana.page.url)
    expect(second.locator(GROUPS).first).to_be_visible()
    Hands(ana).take_turn()
    expect(second.locator(GROUPS)).to_have_count(0)


def test_the_server_goes_away_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, 0, **GENEROUS)
    try:
        ana = visit(url=server.url)
        ana.forgive("WebSocket|ERR_CONNECTION_REFUSED|failed: ")
        ana.introduce("Ana")
        ana.open(f"/table/{ana.set_table('azul', 'person', 'easy')}")
        hands, page = Hands(ana), TablePage(ana)
        hands.play(until=lambda: hands.turns == 1)
        before = page.told()
        server.kill()
        expect(ana.page.get_by_text(ana.text("page-table-lost"))).to_be_visible()
        ana.picture("connection-lost-desktop")
        server = ServerProcess(tmp_path, server.port, **GENEROUS)
        expect(ana.page.get_by_text(ana.text("page-table-lost"))).to_have_count(0, timeout=30_000)
        expect(page.log).to_have_text(before, use_inner_text=True)
        hands.play(until=lambda: hands.turns == 2)
        expect(page.log.nth(len(before))).to_be_visible()
    finally:
        server.stop()
