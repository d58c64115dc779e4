"""People at one table, each with a browser: invitations, lost connections, watchers, consent."""

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.azul import GROUPS, Hands
from tests.browser.conftest import GENEROUS, Visit
from tests.browser.table import TablePage
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
        told = TablePage(mover.visitor).log.count()
        mover.take_turn()
        for hands in all_hands:
            expect(TablePage(hands.visitor).log.nth(told)).to_be_visible()
        expect(mover.page.locator(GROUPS)).to_have_count(0)


def expect_the_same_log(*visitors: Visitor, longer_than: int = 0) -> list[str]:
    """Everybody reads the same, and more than before."""
    first, *others = [TablePage(visitor).log for visitor in visitors]
    expect(first.nth(longer_than)).to_be_visible()
    lines = first.all_inner_texts()
    for other in others:
        expect(other).to_have_text(lines, use_inner_text=True)
    return lines


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
    ana.press("page-home-create")
    form = ana.dialog("page-home-new")
    form.get_by_label(ana.text("page-home-new-seat", number=2)).select_option("open")
    form.get_by_role("button", name=ana.text("page-home-new-make")).click()
    invitation = ana.page.get_by_label(ana.text("page-invite-link"))
    expect(invitation).to_be_visible()
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
        before = page.log.all_inner_texts()
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
