"""Learners: they do what a lesson wants, with the hands that play the game at a table."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser import azul, queens_garden, summer_pavilion
from tests.browser.visitor import ROOT, Visitor

LESSONS = ROOT / "web" / "src" / "learn" / "lessons"
AZUL = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
PAVILION = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}
GARDEN = {
    "B": "light_blue",
    "G": "dark_green",
    "L": "light_green",
    "Y": "yellow",
    "P": "light_purple",
    "V": "dark_purple",
    **dict(zip("123456", ("tree", "bird", "butterfly", "flower", "plant", "lily"), strict=True)),
}

Step = dict[str, Any]


def steps_of(game: str) -> list[Step]:
    steps: list[Step] = json.loads((LESSONS / f"{game}.json").read_text())["steps"]
    return steps


class Learner:
    """Reads, does what is wanted, goes on. Each game has its own way of doing."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.steps = steps_of(game)
        self.step = self.steps[0]

    def open(self) -> None:
        self.visitor.open(f"/learn/{self.game}")

    def at(self, number: int) -> Locator:
        """What says that this step, from 0, is shown."""
        named = self.visitor.text("page-learn-step", step=number + 1, steps=len(self.steps))
        return self.page.get_by_role("img", name=named, exact=True)

    def said(self, name: str) -> Locator:
        return self.page.get_by_text(self.visitor.text(name), exact=True)

    def expect_step(self, number: int) -> None:
        step = self.steps[number]
        expect(self.at(number)).to_be_visible()
        expect(self.said(step["text"])).to_be_visible()
        expect(self.page.locator("[data-light]")).to_have_count(len(step["lit"]))
        expect(self.page.locator("[data-light]").first).to_be_in_viewport()

    def go_on(self) -> None:
        self.press(self.visitor.button("page-learn-next"))

    def press(self, target: Locator) -> None:
        self.visitor.click(target)

    def is_about(self, subject: str) -> bool:
        return bool(self.step["text"].endswith(f"-{subject}"))

    def take_step(self, number: int) -> None:
        self.expect_step(number)
        step = self.step = self.steps[number]
        if "wanted" in step:
            expect(self.said(step["task"])).to_be_visible()
            self.do("" if step["wanted"] == "any" else step["wanted"][0][0])
        if "after" in step:
            expect(self.said(step["after"])).to_be_visible()
        if "then" not in step:
            self.go_on()

    def walk(self) -> None:
        for number in range(len(self.steps)):
            self.take_step(number)

    def do(self, move: str) -> None:
        """A turn that begins with this move; without one, any turn."""
        raise NotImplementedError


class AzulLearner(Learner):
    hands_with: type[azul.Hands] = azul.Hands

    def do(self, move: str) -> None:
        hands = self.hands_with(self.visitor)
        expect(self.page.locator(azul.GROUPS).first).to_be_visible()
        if not move:
            return hands.decide()
        source, tile, line = tuple(move)
        place = "centre" if source == "C" else f"factory/{source}"
        self.reach(f'[data-group="{place} {AZUL[tile]}"]', " .piece")
        self.reach(f'[data-target="line/{line}"].open')
        return None

    def reach(self, target: str, within: str = "") -> None:
        self.press(self.page.locator(target + within).first)


class AzulKeys(AzulLearner):
    """With the keyboard alone."""

    hands_with = azul.Keys

    def reach(self, target: str, within: str = "") -> None:
        azul.Keys(self.visitor).walk_to(target)
        self.page.keyboard.press("Enter")

    def press(self, target: Locator) -> None:
        queens_garden.Keys(self.visitor).press(target)


class PavilionLearner(Learner):
    def do(self, move: str) -> None:
        hands = summer_pavilion.Hands(self.visitor)
        expect(self.page.locator(summer_pavilion.TRAY)).to_be_visible()
        if move == "PASS":
            for _ in range(2):
                self.press(hands.deed("pass"))
            self.press(hands.deed("keep"))
        elif len(move) == 2:
            place = "centre" if move[0] == "C" else f"factory/{move[0]}"
            self.press(
                self.page.locator(f'[data-group="{place} {PAVILION[move[1]]}"] .piece').first
            )
        else:
            self.lay(hands, move)

    def lay(self, hands: summer_pavilion.Hands, move: str) -> None:
        """With the payment that is proposed; bonus tiles as they come."""
        star, slot = re.findall("^([A-Z]+)([1-6])", move)[0]
        space = f"space/{'centre' if star == 'C' else star.lower()}-{slot}"
        self.press(self.page.locator(f'[data-target="{space}"].open .ground'))
        if self.page.locator("[data-payment]").count():
            self.press(hands.deed("lay"))
        if self.is_about("bonus"):
            expect(self.page.locator('[data-decision="pick"]')).to_be_visible()
            hands.pick()


class GardenFingers(queens_garden.Fingers):
    def confirm(self) -> None:
        """In a lesson nothing can go wrong, so nobody is asked again."""


class GardenLearner(Learner):
    def do(self, move: str) -> None:
        on_phone = self.visitor.tastes.screen == "phone"
        hands = (GardenFingers if on_phone else queens_garden.Hands)(self.visitor)
        expect(self.page.locator(queens_garden.DEEDS)).to_be_visible()
        if move == "PASS":
            self.press(self.visitor.button("page-garden-pass"))
            self.press(self.page.locator(f"{queens_garden.DEEDS} .main"))
        elif move.startswith("A"):
            self.acquire(GARDEN[move[1]])
        else:
            self.press(self.item(move))
            self.decide_all(hands)

    def decide_all(self, hands: queens_garden.Hands) -> None:
        asked = self.page.locator('[data-decision]:not([data-decision="action"])')
        done = self.visitor.button("page-learn-next")
        expect(asked.or_(done).first).to_be_visible()
        while not done.count():
            hands.decide()
            expect(asked.or_(done).first).to_be_visible()

    def item(self, move: str) -> Locator:
        hexagon = f"{GARDEN[move[1]]}:{GARDEN[move[2]]}"
        return self.page.locator(f'[data-item*="{hexagon}"].open').first

    def acquire(self, category: str) -> None:
        self.press(self.page.locator(f'[data-offer*="{category}"]').first)
        named = self.visitor.text("page-garden-take", category=category)
        self.press(self.page.get_by_role("menuitem", name=named))


LEARNERS: dict[str, type[Learner]] = {
    "azul": AzulLearner,
    "summer_pavilion": PavilionLearner,
    "summer_pavilion_mini": PavilionLearner,
    "queens_garden": GardenLearner,
}
