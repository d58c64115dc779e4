"""Hands at a table of Queen's Garden: they see what lies on the page and know nothing else."""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

DEEDS = "[data-decision]"
ITEMS = "[data-item].open"
HEXAGONS = "[data-offer]"
KINDS = '[role="menuitem"][aria-disabled="false"]'
SPACES = ".space.open"
SLOTS = ".slot.open .target"
BUY = '[data-about="buy"]:not([aria-disabled="true"])'
SHEET = "dialog[open]"
TURNED = """([x, y]) => {
  const box = document.querySelector(".trial .printed")?.getBoundingClientRect();
  return box && (box.x !== x || box.y !== y);
}"""
BOT_MILLISECONDS = 30_000
MOST_TABS = 120
ACTIONS_OF_A_ROUND = 2


class Hands:
    """With a mouse. Places what can be placed, else acquires; passes when a round gets long."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.made: Counter[str] = Counter()
        self.actions = 0

    def is_asked(self) -> bool:
        """Waits until a person must do something; False if the game is over."""
        asked = self.page.locator(f"{DEEDS}, {SHEET}").first
        expect(asked).to_be_visible(timeout=BOT_MILLISECONDS)
        return self.page.locator(SHEET).count() == 0

    def press(self, target: Locator) -> None:
        self.visitor.click(target)

    def button(self, name: str, **values: int) -> Locator:
        return self.visitor.button(name, **values).first

    def decide(self) -> None:
        decision = str(self.page.locator(DEEDS).get_attribute("data-decision"))
        self.made[decision] += 1
        deeds: dict[str, Callable[[], None]] = {
            "action": self.act,
            "copy": lambda: self.press(self.page.locator(f"{HEXAGONS}.copy").first),
            "space": lambda: self.press(self.page.locator(SPACES).first),
            "slot": self.lay_expansion,
            "new-slot": lambda: self.press(self.page.locator(SLOTS).first),
            "pay": self.pay,
            "discard": self.discard,
        }
        deeds[decision]()
        self.confirm()

    def act(self) -> None:
        self.actions += 1
        if self.actions > ACTIONS_OF_A_ROUND:
            self.actions = 0
            self.press(self.button("page-garden-pass"))
        elif self.actions == 1 and not self.made["new-slot"] and self.may_buy():
            self.press(self.button("page-garden-buy", points=6))
        elif self.page.locator(ITEMS).count():
            self.press(self.page.locator(ITEMS).first)
        else:
            self.acquire()

    def may_buy(self) -> bool:
        """Not without points or a free slot, nor from an empty supply."""
        return self.page.locator(BUY).count() > 0

    def acquire(self) -> None:
        """The first colour or pattern that may be taken; without any, the turn is passed."""
        for index in range(self.page.locator(HEXAGONS).count()):
            self.press(self.page.locator(HEXAGONS).nth(index))
            if self.page.locator(KINDS).count():
                return self.press(self.page.locator(KINDS).first)
            self.page.keyboard.press("Escape")
        self.press(self.button("page-garden-pass"))
        return None

    def lay_expansion(self) -> None:
        """Laid on trial, turned once around, then placed."""
        target = self.page.locator(SLOTS).first
        target.hover(position={"x": 30, "y": 60})
        before = self.page.locator(".trial .printed").bounding_box()
        self.page.mouse.wheel(0, 40)
        self.page.wait_for_function(TURNED, arg=[before["x"], before["y"]] if before else [0, 0])
        while not self.page.locator(".lay.fits").count():
            target.click(position={"x": 30, "y": 60})
        self.press(self.page.locator(".lay.fits"))

    def pay(self) -> None:
        """With something else than proposed, if there is a choice."""
        other = self.page.locator(f"{ITEMS}:not(.paid)")
        if other.count():
            self.press(other.first)
        self.press(self.button("page-garden-pay"))

    def discard(self) -> None:
        self.press(self.page.locator(ITEMS).last)
        self.press(self.page.locator(f"{DEEDS} .main"))

    def confirm(self) -> None:
        """Only fingers are asked again."""

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Takes turns until the game is over, or until then."""
        while self.is_asked() and not until():
            self.decide()


class Fingers(Hands):
    """On a phone, where a turn must be confirmed and expansions are turned by tapping them."""

    def confirm(self) -> None:
        play = self.visitor.button("page-table-play")
        expect(play.or_(self.page.locator(f"{DEEDS}, {SHEET}")).first).to_be_visible()
        if play.is_visible():
            self.press(play)

    def lay_expansion(self) -> None:
        self.page.locator(SLOTS).first.tap()
        self.press(self.button("page-garden-turn-right"))
        while not self.page.locator(".lay.fits").count():
            self.press(self.button("page-garden-turn-right"))
        self.press(self.page.locator(".lay.fits"))


class Keys(Hands):
    """Tab, arrows and Enter."""

    def press(self, target: Locator) -> None:
        self.walk_to(target)
        self.page.keyboard.press("Enter")

    def walk_to(self, target: Locator) -> None:
        wanted = target.element_handle()
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {target}")

    def lay_expansion(self) -> None:
        self.walk_to(self.page.locator(SLOTS).first)
        self.page.keyboard.press("ArrowRight")
        while not self.page.locator(".lay.fits").count():
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
