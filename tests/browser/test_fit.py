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
from azulejos.messages import LANGUAGES

SIZES = [
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (1536, 730),
    (1920, 950),
    (2560, 1300),
    (1024, 768),
    (1100, 700),
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
FINGERTIP = 38
"""Of 40 pixels, since the surface is counted in squares, some of which lie over an edge."""
SURFACES = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const surfaces = {};
  for (const choice of document.querySelectorAll(
    "[data-group]:enabled, [data-target].open, .space.open"
  )) {
    choice.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    let squares = 0;
    for (let x = left; x < right; x += 3)
      for (let y = top; y < bottom; y += 3)
        if (choice.contains(document.elementFromPoint(x, y))) squares++;
    surfaces[choice.ariaLabel] = 9 * squares;
  }
  return surfaces;
}"""


def sit_down_at(visitor: Visitor, game: str, players: int, stage: Stage) -> None:
    position = position_at(game, players, stage)
    sit_down(visitor, game, bots=players - 1, position=position)
    expect(visitor.page.locator(DECIDES).first).to_be_visible()


def faults_on_every_screen(page: Page) -> Iterator[str]:
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for fault in page.evaluate(FAULTS):
            yield f"{width}x{height}: {fault}"


def language_of(table: tuple[str, int, Stage]) -> str:
    """Each table in one of them; words are longest in Ukrainian."""
    return LANGUAGES[TABLES.index(table) % len(LANGUAGES)]


def expect_everything_fits(visitor: Visitor, game: str, players: int, stage: Stage) -> None:
    sit_down_at(visitor, game, players, stage)
    assert list(faults_on_every_screen(visitor.page)) == []


@pytest.mark.parametrize(("game", "players", "stage"), CROWDED)
def test_everything_fits(visit: Visit, game: str, players: int, stage: Stage) -> None:
    language = language_of((game, players, stage))
    expect_everything_fits(visit(language=language), game, players, stage)


@pytest.mark.parametrize("game", [game for game in GAMES if game != SMALL_EDITION])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
def test_a_fingertip_finds_every_choice(visit: Visit, game: str, width: int, height: int) -> None:
    """What is too small for it is made larger as soon as it is to be chosen."""
    ana = visit(screen="phone")
    ana.page.set_viewport_size(ViewportSize(width=width, height=height))
    sit_down_at(ana, game, 2, "late")
    if game == "queens_garden":
        ana.click(ana.page.locator("[data-item].open").first)
        expect(ana.page.locator(".space.open").first).to_be_visible()
    choices = ana.page.locator("[data-group]:enabled, [data-target].open, .space.open")
    expect(choices.first).to_be_visible()
    surfaces: dict[str, int] = ana.page.evaluate(SURFACES)
    assert surfaces
    assert {name: size for name, size in surfaces.items() if size < FINGERTIP**2} == {}


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
