"""Hands at a table of Summer Pavilion: they see what lies on the page and know nothing else."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

GROUPS = "[data-group].offered"
SPACES = "[data-target].open"
TRAY = "[data-decision]"
SHEET = "dialog[open]"
ASKED = f"{TRAY}, {SHEET}"
BOT_MILLISECONDS = 30_000


class Hands:
    """With a mouse. Takes what lies there first, and lays on the dearest space it can pay for."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.laid = 0
        self.picked = 0
        self.kept = 0
        self.jokers_changed = 0

    def is_asked(self) -> bool:
        """Waits until a person must do something; False if the game is over."""
        expect(self.page.locator(ASKED).first).to_be_visible(timeout=BOT_MILLISECONDS)
        return self.page.locator(SHEET).count() == 0

    def asked(self) -> tuple[str, int]:
        """Which decision is due, and among how many choices; read at one moment."""
        told: dict[str, str] = self.page.evaluate(
            "(tray) => ({...document.querySelector(tray)?.dataset})", TRAY
        )
        return told.get("decision", ""), int(told.get("choices", 0))

    def deed(self, name: str) -> Locator:
        return self.page.locator(f'[data-deed="{name}"]').last

    def press(self, target: Locator) -> None:
        self.visitor.click(target)

    def decide(self) -> None:
        """Where nothing can be chosen the page goes on by itself."""
        decision, choices = self.asked()
        if choices < 2:
            self.page.wait_for_timeout(20)
        elif decision == "take":
            self.press(self.page.locator(f"{GROUPS} .piece").first)
        elif decision == "pick":
            self.pick()
        elif decision == "keep":
            self.press(self.deed("keep"))
            self.kept += 1
        else:
            self.lay()

    def dearest_space(self) -> Locator:
        spaces: list[list[str]] = self.page.locator(SPACES).evaluate_all(
            "all => all.map((one) => [one.dataset.number, one.dataset.target])"
        )
        return self.page.locator(f'[data-target="{max(spaces)[1]}"]')

    def lay(self) -> None:
        """Where there are several ways to pay, one joker more than proposed, if that is offered."""
        self.press(self.dearest_space().locator(".ground"))
        if self.page.locator("[data-payment]").count():
            more = self.visitor.button("page-pavilion-more-jokers")
            if more.count() and more.is_enabled():
                self.press(more)
                self.jokers_changed += 1
            self.press(self.deed("lay"))
        self.laid += 1

    def pick(self) -> None:
        """One tile is taken at once; of several each is pointed at, then they are taken."""
        places = self.page.locator(f"{TRAY} .places > *").count()
        for _ in range(places):
            self.press(self.page.locator("[data-pick].open:not(.isPicked) .piece").first)
        if places > 1:
            self.press(self.deed("pick"))
        self.picked += 1

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Takes turns until the game is over, or until then."""
        while self.is_asked() and not until():
            self.decide()


class Fingers(Hands):
    """On a phone, where a turn must be confirmed, also one that the page has made by itself."""

    def is_asked(self) -> bool:
        play = self.visitor.button("page-table-play")
        asked = play.or_(self.page.locator(ASKED)).first
        expect(asked).to_be_visible(timeout=BOT_MILLISECONDS)
        while play.is_visible():
            self.press(play)
            expect(play).to_be_hidden()
            expect(asked).to_be_visible(timeout=BOT_MILLISECONDS)
        return self.page.locator(SHEET).count() == 0

    def decide(self) -> None:
        before = list(self.asked())
        super().decide()
        self.page.wait_for_function(
            """([tray, [decision, choices]]) => {
              const now = document.querySelector(tray)?.dataset;
              return now?.decision !== decision || Number(now.choices) !== choices;
            }""",
            arg=[TRAY, before],
        )
