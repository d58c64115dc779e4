"""A person with a browser of their own, whose every mishap is noticed."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    StorageState,
    ViewportSize,
    expect,
)
from tests.server.player import seat_request

from azulejos.messages import Messages

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTINGS = "azulejos-settings"
AT_REST = """async () => {
    const moving = document.getAnimations().filter(
        (one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
}"""
NOT_OURS = re.compile(r"net::ERR_ABORTED")
"""A page that is left drops what it has asked for."""

Theme = Literal["light", "dark"]
Screen = Literal["desktop", "phone"]
SIZES: dict[Screen, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
CLICK_MILLISECONDS = 10_000
expect.set_options(timeout=10_000)


@dataclass(frozen=True)
class Tastes:
    """What a visitor's browser is like. Tiles travel only where that is the point."""

    screen: Screen = "desktop"
    theme: Theme = "light"
    language: str = "en"
    motion: Literal["full", "instant"] = "instant"
    reduced_motion: bool = False
    kept: dict[str, Any] = field(default_factory=dict)

    def context(self, browser: Browser, url: str) -> BrowserContext:
        settings = {"motion": self.motion, "sound": False, **self.kept}
        kept: StorageState = {
            "origins": [
                {
                    "origin": url,
                    "localStorage": [{"name": SETTINGS, "value": json.dumps(settings)}],
                }
            ]
        }
        phone = self.screen == "phone"
        return browser.new_context(
            base_url=url,
            viewport=SIZES[self.screen],
            has_touch=phone,
            is_mobile=phone,
            color_scheme=self.theme,
            reduced_motion="reduce" if self.reduced_motion else "no-preference",
            locale=self.language,
            storage_state=kept,
        )


def is_new_table(answer: Response) -> bool:
    """The answer to the wish for one: the lists of the home page ask at the same address."""
    return answer.request.method == "POST" and answer.url.endswith("/api/tables")


class Visitor:
    """One page in one browser. `faults` are what must not happen; `forgive` allows some of it."""

    def __init__(self, browser: Browser, url: str, tastes: Tastes) -> None:
        self.url = url
        self.tastes = tastes
        self.messages = Messages(tastes.language)
        self.context = tastes.context(browser, url)
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.context.on("requestfailed", self._failed)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self._note(f"script: {error.error}"))
        self.page: Page = self.context.new_page()

    # What happens unseen

    def _note(self, fault: str) -> None:
        self.faults.append(fault)

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.url).netloc:
            self._note(f"outside: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"status {response.status}: {response.request.method} {response.url}")

    def _failed(self, request: Request) -> None:
        if not NOT_OURS.search(request.failure or ""):
            self._note(f"failed: {request.url} {request.failure}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location['url']})")

    def forgive(self, pattern: str) -> None:
        """For tests in which something is meant to go wrong."""
        self._forgiven.append(pattern)

    def left_over_faults(self) -> list[str]:
        forgiven = re.compile("|".join(self._forgiven) or r"(?!)")
        return [fault for fault in self.faults if not forgiven.search(fault)]

    # Without the page

    def introduce(self, name: str) -> None:
        """Makes the browser's cookie that of a guest with this name."""
        self.ask("/api/guest", {"name": name})

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def set_table(self, game: str, *seats: str, **wanted: Any) -> str:
        """A table as quickly as possible; a seat is `person`, `open`, or the level of a bot."""
        requests = [seat_request(seat) for seat in seats]
        body = {"game": game, "seats": requests, "order": "given", **wanted}
        return str(self.ask("/api/tables", body)["table"]["id"])

    # Looking around

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(path)
        return self

    def text(self, name: str, **values: Any) -> str:
        """A text of the page in the visitor's language."""
        return self.messages.text(name, **values)

    def button(self, name: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.text(name, **values), exact=True)

    def press(self, name: str, **values: Any) -> None:
        """Presses the first button of this name, by finger where there is one."""
        self.click(self.button(name, **values).first)

    def click(self, target: Locator, timeout: int = CLICK_MILLISECONDS) -> None:
        if self.tastes.screen == "phone":
            target.tap(timeout=timeout)
        else:
            target.click(timeout=timeout)

    def dialog(self, name: str, **values: Any) -> Locator:
        return self.page.get_by_role("dialog", name=self.text(name, **values), exact=True)

    def picture(self, name: str, *, whole: bool = False) -> None:
        """A screenshot to look at: `build/screenshots/NAME.png`."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)

    def expect_accessible(self) -> None:
        """No violation that axe-core can find, as everything stands once nothing moves."""
        self.page.evaluate(AT_REST)
        if not self.page.evaluate("() => 'axe' in window"):
            # Evaluated by the test, not loaded by the page, whose policy would forbid it.
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "\n;0")
        found = self.page.evaluate(
            "async () => (await axe.run(document)).violations.map((one) => "
            "`${one.id}: ${one.help}: ${one.nodes.map((node) => node.target).join(', ')}`)"
        )
        assert not found, "\n".join(found)

    def expect_no_sideways_scrolling(self) -> None:
        wider = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wider <= 0

    def close(self) -> None:
        self.context.close()
