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
from playwright.sync_api import sync_playwright

PICTURE = Path(__file__).with_name("page.png")
COLOURS = 255


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
        page.locator('[data-part="factory/4"] button svg').first.click()
        page.locator('[data-part="0:line/2"]').last.hover()
        page.wait_for_timeout(1500)
        return page.screenshot()


if __name__ == "__main__":
    photo = Image.open(io.BytesIO(photograph(sys.argv[1].rstrip("/"))))
    photo.quantize(COLOURS).save(PICTURE, optimize=True)
