"""The host's page: signing in, stepping in, and how it reaches the people at a table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import GENEROUS, Visit
from tests.browser.visitor import Visitor
from tests.server.hosting import KEY
from tests.server.running import ServerProcess

REFUSED = r"status 403|console error: Failed to load resource|WebSocket connection"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hosted")
    running = ServerProcess(folder, 0, AZULEJOS_ADMIN_KEY=KEY, **GENEROUS)
    yield running
    running.stop()


def sign_in(host: Visitor) -> None:
    host.open("/admin")
    host.page.get_by_label(host.text("page-admin-key")).fill(KEY)
    host.press("page-admin-sign-in")
    expect(host.button("page-admin-sign-out")).to_be_visible()


def show(host: Visitor, part: str) -> None:
    name = host.text("page-admin-part", part=part)
    nav = host.page.get_by_role("navigation", name=host.text("page-admin-parts"))
    host.click(nav.get_by_role("button", name=name))


def deed(host: Visitor, kind: str, on: str) -> Locator:
    """The form that asks for confirmation."""
    pressed = f"{host.text('page-admin-deed', deed=kind)} {on}"
    host.click(host.page.get_by_role("button", name=pressed, exact=True).first)
    return host.page.get_by_role("dialog")


def confirm(host: Visitor, form: Locator, kind: str, written: str) -> None:
    form.get_by_role("textbox").fill(written)
    host.expect_accessible()
    name = host.text("page-admin-deed", deed=kind)
    host.click(form.get_by_role("button", name=name, exact=True))
    expect(form).to_be_hidden()


def come_to(visitor: Visitor, table: str, shown: Locator) -> None:
    """What lies at a table comes by the socket by which the host sees who is there."""
    visitor.open(f"/table/{table}")
    expect(shown).to_be_visible()


def test_there_is_no_page_without_a_key(visit: Visit) -> None:
    ana = visit()
    ana.forgive("status 404|console error: Failed to load resource")
    ana.open("/admin")
    expect(ana.page.get_by_role("heading", name=ana.text("page-home-lost"))).to_be_visible()


def test_signing_in_and_out_by_keyboard(visit: Visit, hosted: ServerProcess) -> None:
    host = visit(hosted.url)
    host.forgive("status 403|console error: Failed to load resource")
    host.open("/admin")
    field = host.page.get_by_label(host.text("page-admin-key"))
    field.fill("wrong")
    field.press("Enter")
    expect(host.page.get_by_role("alert")).to_have_text(host.text("error-wrong-admin-key"))
    host.expect_accessible()
    field.fill(KEY)
    field.press("Enter")
    expect(host.button("page-admin-sign-out")).to_be_visible()
    host.page.reload()
    host.button("page-admin-sign-out").press("Enter")
    expect(field).to_be_visible()
    host.page.reload()
    expect(field).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "theme", "language"),
    [("desktop", "light", "en"), ("phone", "dark", "uk"), ("phone", "light", "pl")],
)
def test_every_part(
    visit: Visit, hosted: ServerProcess, screen: str, theme: str, language: str
) -> None:
    ana, eve = visit(hosted.url), visit(hosted.url)
    ana.introduce("Ana")
    eve.introduce("Eve with quite a long name for a guest")
    table = ana.set_table("azul", "person", "open", public=False)
    eve.context.request.put(f"/api/tables/{table}/seats/1", headers={"Origin": hosted.url})
    ana.ask(f"/api/tables/{table}/reports", {"seat": 1, "reason": "She insults everybody."})
    come_to(eve, table, eve.page.get_by_role("tab", name=eve.text("page-table-chat")))
    host = visit(hosted.url, screen=screen, theme=theme, language=language)
    sign_in(host)
    expect(host.page.get_by_role("link", name=table)).to_be_visible()
    for part in ("tables", "people", "reports", "blocks", "audit"):
        show(host, part)
        expect(host.page.locator("main").get_by_role("button").first).to_be_visible()
        host.page.wait_for_load_state("networkidle")
        host.expect_accessible()
        host.expect_no_sideways_scrolling()
        host.picture(f"admin-{part}-{screen}-{theme}", whole=True)
    show(host, "people")
    form = deed(host, "block-guest", "Eve with quite a long name for a guest")
    expect(form).to_be_visible()
    host.expect_accessible()
    host.picture(f"admin-block-{screen}-{theme}")
    form.press("Escape")
    expect(form).to_be_hidden()


def test_closing_a_table_and_blocking_somebody(visit: Visit, hosted: ServerProcess) -> None:
    """What was done is seen by those it concerns, and stands in the log."""
    ana, host = visit(hosted.url), visit(hosted.url)
    ana.forgive(REFUSED)
    ana.introduce("Zuzanna")
    table = ana.set_table("azul", "person", "open")
    invitation = ana.page.get_by_role("heading", name=ana.text("page-table-invite"))
    come_to(ana, table, invitation)
    sign_in(host)
    confirm(host, deed(host, "close", table), "close", "nobody is there")
    expect(ana.page.get_by_role("heading", name=ana.text("page-table-cancelled"))).to_be_visible()
    other = ana.set_table("azul", "person", "open")
    come_to(ana, other, invitation)
    show(host, "people")
    confirm(host, deed(host, "block-guest", "Zuzanna"), "block-guest", "spam")
    expect(ana.page.get_by_role("heading", name=ana.text("page-table-blocked"))).to_be_visible()
    expect(ana.page.locator("main")).to_contain_text("spam")
    ana.expect_accessible()
    ana.picture("blocked")
    ana.open()
    ana.press("page-home-play-now-of", game=ana.text("azul-name"))
    expect(ana.page.get_by_text("spam")).to_be_visible()
    show(host, "audit")
    for action, subject in (("blocked-guest", "Zuzanna"), ("closed-table", table)):
        values = {"action": action, "subject": subject, "before": "", "after": ""}
        expect(host.page.get_by_text(host.text("page-admin-action", **values))).to_be_visible()


def test_reporting_somebody(visit: Visit, hosted: ServerProcess) -> None:
    ana, eve, host = visit(hosted.url), visit(hosted.url), visit(hosted.url)
    ana.introduce("Ana")
    eve.introduce("Ewa")
    table = ana.set_table("azul", "person", "open")
    eve.context.request.put(f"/api/tables/{table}/seats/1", headers={"Origin": hosted.url})
    ana.open(f"/table/{table}")
    eve.open(f"/table/{table}")
    for one in (ana, eve):
        one.click(one.page.get_by_role("tab", name=one.text("page-table-chat")))
    field = eve.page.get_by_role("textbox", name=eve.text("page-table-chat-text"))
    field.fill("you are a fool")
    field.press("Enter")
    name = f"{ana.text('page-table-report')} Ewa"
    ana.picture("report-chat")
    ana.click(ana.page.get_by_role("button", name=name, exact=True))
    form = ana.page.get_by_role("dialog", name=ana.text("page-table-report-title", who="Ewa"))
    form.get_by_role("textbox").fill("This is how she talks.")
    ana.expect_accessible()
    ana.picture("report")
    ana.click(form.get_by_role("button", name=ana.text("page-table-report-send")))
    expect(form.get_by_role("status")).to_have_text(ana.text("page-table-report-done"))
    sign_in(host)
    show(host, "reports")
    expect(host.page.get_by_text("This is how she talks.")).to_be_visible()
    expect(host.page.get_by_text("you are a fool")).to_be_visible()
    host.picture("admin-report")
    confirm(host, deed(host, "handle", "Ewa").first, "handle", "spoke to her")
    expect(host.page.get_by_text("This is how she talks.")).to_be_hidden()
