"""Hands at a table of Azul: they see what lies on the page and know nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.visitor import Visitor

GROUPS = "[data-group]:enabled"
TARGETS = "[data-target].open"
SHEET = "dialog[open]"
ASKED = f"{GROUPS}, {TARGETS}, {SHEET}"
MOST_TABS = 200
BOT_MILLISECONDS = 30_000
HURRY = 2_000
MOST_TOO_LATE = 20


@dataclass(frozen=True)
class Group:
    """Tiles of one colour in one place: `factory/3 red`."""

    name: str
    amount: int


class Hands:
    """With a mouse. Always the smallest group, into the smallest line that has room for it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.turns = 0
        self.too_late = 0

    # What can be seen

    def is_asked(self) -> bool:
        """Waits until a person must do something; False if the game is over."""
        expect(self.asked().first).to_be_visible(timeout=BOT_MILLISECONDS)
        return self.page.locator(SHEET).count() == 0

    def asked(self) -> Locator:
        return self.page.locator(ASKED)

    def groups(self) -> list[Group]:
        found: list[list[str]] = self.page.locator(GROUPS).evaluate_all(
            "all => all.map((one) => [one.dataset.group, one.dataset.amount])"
        )
        groups = [Group(name, int(amount)) for name, amount in found]
        return sorted(groups, key=lambda group: group.amount)

    def targets(self) -> list[str]:
        found: list[str] = self.page.locator(TARGETS).evaluate_all(
            "all => all.map((one) => one.dataset.target)"
        )
        return found

    def best_target(self, group: Group) -> str:
        """Lines are numbered from 1 and have room for as many tiles; everything else is worse."""
        lines = sorted(target for target in self.targets() if target.startswith("line/"))
        large = [line for line in lines if int(line.removeprefix("line/")) >= group.amount]
        return next(iter(large or lines), "floor")

    def group(self, group: Group) -> Locator:
        return self.page.locator(f'[data-group="{group.name}"]')

    def target(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"].open')

    # What hands do

    def pick(self, group: Group) -> None:
        self.visitor.click(self.group(group).locator(".piece").first, HURRY)

    def aim(self, target: str) -> None:
        self.visitor.click(self.target(target), HURRY)

    def confirm(self) -> None:
        """Only fingers are asked again."""

    def take_turn(self) -> None:
        """One decision: tiles from a display, or on the grey wall the space for a tile."""
        expect(self.asked().first).to_be_visible(timeout=BOT_MILLISECONDS)
        try:
            self.decide()
        except (TooLate, AssertionError):
            # Where there is only one choice the page makes it by itself after a moment.
            self.too_late += 1
            assert self.too_late < MOST_TOO_LATE
        else:
            self.confirm()
        self.turns += 1

    def decide(self) -> None:
        groups = self.groups()
        if groups:
            self.pick(groups[0])
            expect(self.page.locator(TARGETS).first).to_be_visible(timeout=HURRY)
            self.aim(self.best_target(groups[0]))
        else:
            self.aim(next(iter(self.targets()), "floor"))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Takes turns until the game is over, or until then."""
        while self.is_asked() and not until():
            self.take_turn()


class Fingers(Hands):
    """On a phone, where a turn must be confirmed."""

    def asked(self) -> Locator:
        return super().asked().or_(self.visitor.button("page-table-play"))

    def confirm(self) -> None:
        play = self.visitor.button("page-table-play")
        expect(self.asked().first).to_be_visible()
        if play.is_visible():
            self.visitor.click(play)

    def decide(self) -> None:
        if not self.visitor.button("page-table-play").is_visible():
            super().decide()


class Keys(Hands):
    """Tab and Enter, and whatever is reached first."""

    def pick(self, group: Group) -> None:
        self.walk_to(GROUPS)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(f"{TARGETS}:focus")).to_be_visible(timeout=HURRY)

    def aim(self, target: str) -> None:
        self.walk_to(f'[data-target="{target}"].open')
        self.page.keyboard.press("Enter")

    def decide(self) -> None:
        groups = self.groups()
        if groups:
            self.pick(groups[0])
            self.page.keyboard.press("Enter")
        else:
            self.aim(next(iter(self.targets()), "floor"))

    def walk_to(self, wanted: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {wanted}")
