"""The pictures of `make soak-browser` on sheets: for every game and screen, players by stage.

python -m tests.browser.contact_sheet
"""

import sys
from html import escape
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, MISSING, find_chromium
from tests.browser.late import Stage
from tests.browser.visitor import PICTURES

from azulejos.engine.registry import GAMES

FOLDER = PICTURES / "fit"
SHEETS = PICTURES / "sheets"
PLAYERS = (2, 3, 4)
STAGES: tuple[Stage, ...] = ("early", "middle", "late")
WIDTH = 1920
STYLE = """
  body { margin: 8px; background: #444; color: #fff; font: 14px sans-serif; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
  figure { margin: 0; } img { display: block; width: 100%; }
"""


def picture_of(game: str, players: int, stage: str, size: str) -> Path:
    return FOLDER / f"{game}-{players}-{stage}-{size}.png"


def sheet_of(game: str, size: str) -> str:
    """A page with all pictures of one game on one screen, as far as they were taken."""
    taken = [
        (players, stage, picture)
        for players, stage in product(PLAYERS, STAGES)
        if (picture := picture_of(game, players, stage, size)).exists()
    ]
    figures = "".join(
        f'<figure>{players} players, {stage}<img src="{picture.as_uri()}"></figure>'
        for players, stage, picture in taken
    )
    return f"<style>{STYLE}</style><h1>{escape(game)} {size}</h1><main>{figures}</main>"


def draw_sheets(browser: Browser) -> list[Path]:
    sizes = sorted({one.stem.rpartition("-")[2] for one in FOLDER.glob("*.png")})
    SHEETS.mkdir(parents=True, exist_ok=True)
    drawn = []
    for game, size in product(GAMES, sizes):
        page = browser.new_page(viewport={"width": WIDTH, "height": 100})
        written = SHEETS / f"{game}-{size}.html"
        written.write_text(sheet_of(game, size), encoding="utf-8")
        page.goto(written.as_uri())
        drawn.append(written.with_suffix(".png"))
        page.screenshot(path=drawn[-1], full_page=True)
        page.close()
    return drawn


def main() -> None:
    program = find_chromium()
    if program is None:
        sys.exit(MISSING)
    if not FOLDER.is_dir():
        sys.exit("There are no pictures yet: make soak-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        drawn = draw_sheets(browser)
        browser.close()
    print(f"{len(drawn)} contact sheets in {SHEETS}")  # noqa: T201


if __name__ == "__main__":
    main()
