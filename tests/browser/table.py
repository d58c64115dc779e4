"""What every table's page has, whatever the game: the log, the tabs, the list of moves, the end."""

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

from azulejos.engine import record

BOT_MILLISECONDS = 30_000


def sit_down(visitor: Visitor, game: str, *, bots: int = 1, **wanted: Any) -> None:
    """Opens a table with the visitor in the first seat and quick bots in the others."""
    visitor.introduce("Ana")
    table = visitor.set_table(game, "person", *["random"] * bots, **wanted)
    visitor.open(f"/table/{table}")


def choose_players(form: Locator, visitor: Visitor, count: int) -> None:
    """In the form of a new table, where the limit of rounds has numbers too."""
    group = form.get_by_role("group", name=visitor.text("page-home-new-count"))
    group.get_by_role("radio", name=str(count), exact=True).check()


def expect_the_end(visitor: Visitor) -> None:
    """The page shows the result that the record of the game proves."""
    result = visitor.dialog("page-table-result")
    expect(result).to_be_visible()
    table = visitor.page.url.rpartition("/")[2]
    written = visitor.context.request.get(f"/api/tables/{table}/record").text()
    final = record.verify(record.read(written))
    assert final.is_over
    cells = result.get_by_role("cell")
    for score in final.scores:
        expect(cells.get_by_text(str(score), exact=True)).not_to_have_count(0)


class TablePage:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def tab(self, name: str) -> None:
        """Opens the log, the chat or the moves: `page-table-log` and so on."""
        self.page.get_by_role("tab", name=self.visitor.text(name)).click()

    @property
    def log(self) -> Locator:
        """The lines of the log, if its tab is open."""
        panel = self.page.get_by_role("tabpanel", name=self.visitor.text("page-table-log"))
        return panel.get_by_role("listitem")

    def told(self) -> list[str]:
        """What the log says. It is asked for by itself, and may come later than the board."""
        expect(self.log.first).to_be_visible()
        return self.log.all_inner_texts()

    @property
    def status(self) -> Locator:
        """Whose turn it is, in one sentence."""
        named = self.visitor.text("page-table-board")
        return self.page.get_by_role("region", name=named, exact=True).locator(".status")

    @property
    def moves(self) -> Locator:
        """The buttons of the plain list of moves, if its tab is open."""
        listed = self.page.get_by_role("list", name=self.visitor.text("page-table-moves-list"))
        return listed.get_by_role("button")

    def expect_round(self, number: int) -> None:
        expect(self.page.get_by_role("banner")).to_contain_text(self.round(number))

    def is_round(self, number: int) -> bool:
        return self.round(number) in self.page.get_by_role("banner").inner_text()

    def round(self, number: int) -> str:
        return self.visitor.text("play-round", round=number)

    def choose_from_the_list(self, which: int = 0) -> None:
        """One choice by keyboard alone, once it is our turn."""
        expect(self.moves.first).to_be_visible(timeout=BOT_MILLISECONDS)
        self.moves.nth(which % self.moves.count()).press("Enter")
