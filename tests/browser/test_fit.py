"""On every screen nothing that a turn needs is cut or covered, and nothing moves by itself."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.contact_sheet import FOLDER, PLAYERS, STAGES, picture_of
from tests.browser.late import Stage, position_at
from tests.browser.table import BOT_MILLISECONDS, TablePage, sit_down
from tests.browser.visitor import Visitor

from azulejos.engine.registry import GAMES

SIZES = [
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (1536, 730),
    (1920, 950),
    (2560, 1300),
    (820, 1180),
    (390, 844),
    (360, 740),
    (844, 390),
]
TABLES = list(product(GAMES, PLAYERS, STAGES))
SMALL_EDITION = "summer_pavilion_mini"
"""Drawn like its big sister."""
FAULTS = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
DECIDES = "[data-decision], [data-group]:enabled"
CROWDED = [
    (game, players, stage)
    for game, players, stage in TABLES
    if (stage == "middle" or players == 4) and game != SMALL_EDITION
] + [(SMALL_EDITION, 4, "middle")]
"""Where room is scarcest; all the others are tried together with the contact sheet."""

NOTE_SHIFTS = """() => {
  window.shifts = [];
  const begin = performance.now();
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
      if (startTime > begin && !hadRecentInput)
        window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? "")]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
MOST_SHIFT = 0.02


def sit_down_at(visitor: Visitor, game: str, players: int, stage: Stage) -> None:
    position = position_at(game, players, stage)
    sit_down(visitor, game, bots=players - 1, position=position)
    expect(visitor.page.locator(DECIDES).first).to_be_visible()


def faults_on_every_screen(page: Page) -> Iterator[str]:
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for fault in page.evaluate(FAULTS):
            yield f"{width}x{height}: {fault}"


def expect_everything_fits(visitor: Visitor, game: str, players: int, stage: Stage) -> None:
    sit_down_at(visitor, game, players, stage)
    assert list(faults_on_every_screen(visitor.page)) == []


@pytest.mark.parametrize(("game", "players", "stage"), CROWDED)
def test_everything_fits(visit: Visit, game: str, players: int, stage: Stage) -> None:
    expect_everything_fits(visit(), game, players, stage)


@pytest.mark.parametrize("game", [game for game in GAMES if game != SMALL_EDITION])
def test_nothing_moves_by_itself(visit: Visit, game: str) -> None:
    """From the first second on, while we play a turn and three bots answer."""
    ana = visit()
    sit_down_at(ana, game, 4, "early")
    ana.page.wait_for_function("() => performance.now() > 1000")
    ana.page.evaluate(NOTE_SHIFTS)
    page = TablePage(ana)
    page.tab("page-table-moves")
    for _ in range(2):
        page.choose_from_the_list(0)
    expect(page.moves.first).to_be_visible(timeout=BOT_MILLISECONDS)
    shifts = ana.page.evaluate("() => window.shifts")
    assert sum(value for value, *_ in shifts) < MOST_SHIFT, shifts


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "stage"), TABLES)
def test_every_table_for_the_contact_sheet(
    visit: Visit, game: str, players: int, stage: Stage
) -> None:
    ana = visit()
    expect_everything_fits(ana, game, players, stage)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        ana.page.set_viewport_size(ViewportSize(width=width, height=height))
        ana.page.screenshot(path=picture_of(game, players, stage, f"{width}x{height}"))
