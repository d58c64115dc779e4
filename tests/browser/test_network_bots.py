"""A person and a program at one table: the page says which is which."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.azul import Hands
from tests.browser.conftest import GENEROUS, Visit
from tests.browser.table import choose_players
from tests.browser.visitor import Visitor, is_new_table
from tests.cli.commands import process
from tests.server.running import ServerProcess
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
NAME = "Olga"  # a program may be called like a person


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("lively")
    server = ServerProcess(folder, 0, AZULEJOS_NETWORK_BOTS="true", **GENEROUS)
    token = process("bot-token", NAME, "--data", str(folder)).out.strip()
    with example(server.url, token):
        yield server
    server.stop()


@contextmanager
def example(url: str, token: str) -> Iterator[None]:
    """The client of the documentation."""
    command = [sys.executable, str(ROOT / "examples" / "network_bot.py"), url]
    with subprocess.Popen(command, env=os.environ | {"AZULEJOS_BOT_TOKEN": token}) as running:
        try:
            yield
        finally:
            running.terminate()


@contextmanager
def one_that_declines(server: ServerProcess, name: str) -> Iterator[None]:
    token = process("bot-token", name, "--data", str(server.data)).out.strip()
    headers = {"Authorization": f"Bearer {token}"}
    url = server.url.replace("http", "ws", 1) + "/api/bots/stream"
    with connect(url, additional_headers=headers, proxy=None) as stream:
        stream.send(json.dumps({"v": 1, "type": "open", "games": ["azul"]}))
        thread = threading.Thread(target=decline_all, args=[stream])
        thread.start()
        yield
    thread.join()


def decline_all(stream: ClientConnection) -> None:
    for text in stream:
        message = json.loads(text)
        if message["type"] == "challenge":
            stream.send(json.dumps({"v": 1, "type": "decline", "table": message["table"]}))


def the_form(ana: Visitor) -> Locator:
    """Opened again until the program has connected."""
    ana.open()
    ana.press("page-home-create")
    form = ana.dialog("page-home-new")
    expect(form.get_by_role("combobox").first).to_be_visible()
    return form


def challenge(ana: Visitor, seats: int = 2, name: str = NAME) -> None:
    for _ in range(20):
        form = the_form(ana)
        if seats > 2:
            choose_players(form, ana, seats)
        listed = form.get_by_role("list", name=ana.text("page-home-new-seats"))
        places = listed.get_by_role("combobox")
        try:
            expect(places.nth(1).locator(f"option[value='network-bot:{name}']")).to_be_attached(
                timeout=1000
            )
        except AssertionError:
            continue
        places.nth(1).select_option(f"network-bot:{name}")
        for place in range(2, seats):
            places.nth(place).select_option("bot:random")
        return
    raise AssertionError("the program is not offered")


def open_the_table(ana: Visitor) -> None:
    form = ana.dialog("page-home-new")  # on the home page another button has the same name
    ana.click(form.get_by_role("button", name=ana.text("page-home-new-make"), exact=True))
    ana.page.wait_for_url("**/table/*")


def mark(ana: Visitor) -> Locator:
    """Beside the name of the program."""
    about = ana.text("page-network-bot-about")
    return ana.page.get_by_title(about, exact=True).filter(visible=True)


def test_a_person_challenges_a_program_and_plays(visit: Visit, lively: ServerProcess) -> None:
    ana = visit(url=lively.url)
    ana.introduce("Ana")
    challenge(ana)
    ana.expect_accessible()
    ana.picture("network-bot-create-desktop")
    open_the_table(ana)
    hands = Hands(ana)
    hands.play(until=lambda: hands.turns == 2)
    badge = ana.page.get_by_role("button", name=NAME).first
    expect(badge).to_contain_text(ana.text("page-network-bot"))
    ana.expect_accessible()
    ana.picture("network-bot-desktop")
    ana.open()
    expect(mark(ana).first).to_be_visible()
    ana.expect_accessible()
    ana.picture("network-bot-home-desktop")


def test_a_person_is_told_that_a_program_has_declined(visit: Visit, lively: ServerProcess) -> None:
    ana = visit(url=lively.url)
    ana.introduce("Ana")
    with one_that_declines(lively, "Ihor"):
        challenge(ana, name="Ihor")
        open_the_table(ana)
        declined = ana.text("page-table-seat-declined", who="Ihor")
        expect(ana.page.get_by_text(declined)).to_be_visible()
        ana.expect_accessible()
        ana.picture("network-bot-declined-desktop")


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_on_a_phone_in_other_languages(visit: Visit, lively: ServerProcess, language: str) -> None:
    ana = visit(url=lively.url, language=language, screen="phone", theme="dark")
    ana.introduce("Ana")
    challenge(ana, seats=4 if language == "uk" else 2)
    ana.picture(f"network-bot-create-phone-{language}")
    open_the_table(ana)
    badge = ana.page.get_by_role("button", name=NAME).first
    expect(badge).to_contain_text(ana.text("page-network-bot"))
    ana.expect_no_sideways_scrolling()
    ana.picture(f"network-bot-phone-{language}")


def test_free_seats_are_for_programs_only_if_the_table_says_so(
    visit: Visit, lively: ServerProcess
) -> None:
    ana = visit(url=lively.url)
    ana.introduce("Ana")
    form = the_form(ana)
    form.get_by_role("switch", name=ana.text("page-home-new-network-bots-welcome")).check()
    with ana.page.expect_response(is_new_table) as made:
        ana.press("page-home-new-make")
    assert made.value.json()["table"]["network_bots"]


def test_where_the_host_has_not_allowed_them_nothing_is_said_of_programs(visit: Visit) -> None:
    ana = visit()
    form = the_form(ana)
    expect(form.get_by_text(ana.text("page-home-new-hints"))).to_be_visible()
    expect(form.get_by_text(ana.text("page-home-new-network-bots-welcome"))).to_have_count(0)
