"""A first game of each kind by somebody who does what the dock says, and knows nothing else."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect
from tests.browser import azul, queens_garden, summer_pavilion
from tests.browser.conftest import Visit
from tests.browser.lessons import AZUL, GARDEN, PAVILION
from tests.browser.table import BOT_MILLISECONDS, TablePage, expect_the_end, sit_down
from tests.browser.visitor import Visitor

from azulejos.engine.registry import GAMES

Deed = Callable[[], None]

ASK = ".ask:not(.answered)"
"""A sentence stays for a moment after it is answered, until the page knows how the turn goes on."""
SHEET = "dialog[open]"
MOST_TOO_LATE = 20
COLOURS, PATTERNS = list(GARDEN.values())[:6], list(GARDEN.values())[6:]


class Follower:
    """Waits for a sentence in the dock and does it; every sentence is one that the page may say."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.too_late = 0
        self.followed = list[str]()
        self.deeds: dict[str, Deed] = dict(self.sentences())

    def sentences(self) -> Iterator[tuple[str, Deed]]:
        """All that the dock may ask in this game, with what somebody does who reads it."""
        raise NotImplementedError

    def text(self, name: str, **values: str | int) -> str:
        return self.visitor.text(name, **self.visitor.messages.in_words(values))

    def is_asked(self) -> bool:
        """Waits until something is asked; False if the game is over."""
        asked = self.page.locator(f"{ASK}:not(:empty), {SHEET}").first
        expect(asked).to_be_visible(timeout=BOT_MILLISECONDS)
        return self.page.locator(SHEET).count() == 0

    def follow(self) -> None:
        while self.is_asked():
            for said in self.page.locator(ASK).all_inner_texts():
                self.do(said)

    def do(self, said: str) -> None:
        assert said in self.deeds, f"nobody knows what this asks for: {said}"
        self.followed.append(said)
        try:
            self.deeds[said]()
        except (TooLate, AssertionError):
            # The page has already gone on, for example where only one choice was left.
            self.too_late += 1
            assert self.too_late < MOST_TOO_LATE, said


class AzulFollower(Follower):
    def __init__(self, visitor: Visitor) -> None:
        self.hands = azul.Hands(visitor)
        super().__init__(visitor)

    def sentences(self) -> Iterator[tuple[str, Deed]]:
        yield self.text("page-azul-ask-take"), self.take
        for tile, amount, lines in product(AZUL.values(), range(1, 21), range(2)):
            asked = self.text("page-azul-ask-line", tile=tile, amount=amount, lines=lines)
            yield asked, self.choose_line if lines else self.choose_floor

    def take(self) -> None:
        self.hands.pick(self.hands.groups()[0])

    def choose_line(self) -> None:
        lines = [target for target in self.hands.targets() if target.startswith("line/")]
        self.hands.aim(max(lines))

    def choose_floor(self) -> None:
        self.hands.aim("floor")


class PavilionFollower(Follower):
    """Lays what is dearest; passes when nothing is left to lay, or once in a while."""

    def __init__(self, visitor: Visitor) -> None:
        self.hands = summer_pavilion.Hands(visitor)
        super().__init__(visitor)

    def sentences(self) -> Iterator[tuple[str, Deed]]:
        yield self.text("page-pavilion-ask-take"), self.take
        yield self.text("page-pavilion-ask-lay"), self.lay
        yield self.text("page-pavilion-ask-pay"), self.deed("lay")
        yield self.text("page-pavilion-ask-only-pass"), self.deed("pass")
        for hold, keep, points in product(range(41), (0, 4), range(41)):
            asked = self.text("page-pavilion-ask-pass", hold=hold, keep=keep, points=points)
            yield asked, self.deed("pass")
        for room, amount in product(range(5), range(41)):
            for points in range(amount + 1):
                values = {"room": room, "amount": amount, "points": points}
                yield self.text("page-pavilion-ask-keep", **values), self.deed("keep")
        for amount in range(1, 4):
            yield self.text("page-pavilion-ask-pick", amount=amount), self.pick(amount)
        for tile in PAVILION.values():
            yield self.text("page-pavilion-ask-hold", tile=tile), self.lay

    def press(self, target: str) -> None:
        self.visitor.click(self.page.locator(target).first, azul.HURRY)

    def take(self) -> None:
        self.press(f"{summer_pavilion.GROUPS} .piece")

    def lay(self) -> None:
        if len(self.followed) % 12 == 0:
            self.deed("pass")()
        else:
            self.visitor.click(self.hands.dearest_space().locator(".ground"), azul.HURRY)

    def pick(self, amount: int) -> Deed:
        def choose() -> None:
            for _ in range(amount):
                self.press("[data-pick].open:not(.isPicked) .piece")
            if amount > 1:
                self.deed("pick")()

        return choose

    def deed(self, name: str) -> Deed:
        return lambda: self.visitor.click(self.hands.deed(name), azul.HURRY)


class GardenFollower(Follower):
    def __init__(self, visitor: Visitor) -> None:
        self.hands = queens_garden.Hands(visitor)
        super().__init__(visitor)

    def sentences(self) -> Iterator[tuple[str, Deed]]:
        hands = self.hands
        yield self.ask("action"), hands.act
        yield self.ask("slot"), hands.lay_expansion
        yield self.ask("new-slot"), self.press(queens_garden.SLOTS)
        for cost in range(1, 7):
            yield self.ask("pay", cost=cost, more=cost - 1), hands.pay
        for first in ("next", "last", "no"):
            yield self.ask("pass", first=first), self.press(f"{queens_garden.DEEDS} .main")
            yield self.ask("discard", first=first), hands.discard
        for colour, pattern in product(COLOURS, PATTERNS):
            tile = f"{colour}:{pattern}"
            yield self.ask("copy", tile=tile), self.press(f"{queens_garden.HEXAGONS}.copy")
            yield self.ask("space", tile=tile), self.press(queens_garden.SPACES)

    def ask(self, decision: str, **values: str | int) -> str:
        return self.text("page-garden-ask", decision=decision, **values)

    def press(self, target: str) -> Deed:
        return lambda: self.visitor.click(self.page.locator(target).first, azul.HURRY)


FOLLOWERS: dict[str, type[Follower]] = {
    "azul": AzulFollower,
    "summer_pavilion": PavilionFollower,
    "summer_pavilion_mini": PavilionFollower,
    "queens_garden": GardenFollower,
}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_follows_the_dock(visit: Visit, game: str) -> None:
    ana = visit(language="en")
    sit_down(ana, game)
    follower = FOLLOWERS[game](ana)
    follower.follow()
    expect_the_end(ana)
    assert len(set(follower.followed)) >= len(FOLLOWERS)
    expect(TablePage(ana).status).not_to_have_text(ana.text("page-table-your-turn"))
    ana.picture(f"first-{game}-end-desktop")
