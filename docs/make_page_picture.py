"""Photographs `docs/page.png`, a game in the browser, for the README.

    python docs/make_page_picture.py ADDRESS

of a running `azulejos serve`. Needs Chromium, and Pillow to keep the file small.
"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from make_terminal_picture import POSITION
from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright

PICTURE = Path(__file__).with_name("page.png")
COLOURS = 255
ANSWERED, SHOWN = 8000, 500  # milliseconds until the bot has played, and a choice is shown


def photograph(address: str) -> bytes:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox"],
        )
        page = browser.new_page(viewport={"width": 1340, "height": 860})
        page.request.post(f"{address}/api/guest", data={"name": "Ana"})
        seats = [{"kind": "person"}, {"kind": "bot", "level": "hard"}]
        wanted = {"game": "azul", "seats": seats, "position": POSITION}
        made = page.request.post(f"{address}/api/tables", data=wanted).json()
        page.goto(f"{address}/table/{made['table']['id']}")
        page.locator("[data-group]:enabled").first.wait_for()
        page.get_by_title("No, thanks").click()  # the lesson
        take(page, "factory/4 white").click()  # two tiles for the second line
        page.wait_for_timeout(ANSWERED)
        page.locator("[data-group]:enabled").first.wait_for()
        take(page).hover()
        page.wait_for_timeout(1500)
        return page.screenshot()


def take(page: Page, tiles: str = "factory") -> Locator:
    """Picks up tiles that some line can hold; the shortest of those lines."""
    for group in page.locator(f'[data-group*="{tiles}"]:enabled').all():
        group.locator(".piece").first.click()
        page.wait_for_timeout(SHOWN)
        lines = page.locator('[data-target*="line/"].open')
        if lines.count():
            return lines.first
    raise SystemExit("no line can hold any tiles")


if __name__ == "__main__":
    photo = Image.open(io.BytesIO(photograph(sys.argv[1].rstrip("/"))))
    photo.quantize(COLOURS).save(PICTURE, optimize=True)
