"""The board as a person sees it, with and without colours, in wide and narrow terminals."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from tests.terminal.screens import drawn, half_played, stripped

import azulejos
from azulejos import GameState, Rng
from azulejos.cli.play.terminal import Terminal
from azulejos.messages import LANGUAGES
from azulejos.terminal import Paper
from azulejos.terminal.azul import LETTERS

MIDDLE = (
    "azul rules=1 players=2 variant=standard round=3 turn=26 phase=offer start=1 seat=0 marker=0 "
    "factories=-,YYRW,BBYK,-,- centre=RRWWWWW "
    "board0=3:B.R../..Y../K..Y./..W../.....:K/-/B/KKK/B:M "
    "board1=0:..RK./.B.../..B.R/...../.....:B/R/Y/R/R:Y bag=B5Y9R8K9W9 lid=B7Y4R3K4W4"
)

PICTURE = """\
Azul · coloured wall · 2 players          Round 3 · factory offer · Ana to move
╭─ 1 ──╮ ╭─ 2 ──╮ ╭─ 3 ──╮ ╭─ 4 ──╮ ╭─ 5 ──╮ ╭─ C Centre ─────────────────────╮
│ ·  · │ │[Y][Y]│ │[B][B]│ │ ·  · │ │ ·  · │ │ [R][R]  [W][W][W][W][W]        │
│ ·  · │ │[R][W]│ │[Y][K]│ │ ·  · │ │ ·  · │ │                                │
╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰────────────────────────────────╯
╭─ ▶ Ana · 3 points ──────────────────╮ ╭─ Taras · 0 points ──────────────────╮
│ 1             [K] ▸ [B] y [R] k  w  │ │ 1             [B] ▸  b  y [R][K] w  │
│ 2           ·  ·  ▸  w  b [Y] r  k  │ │ 2           · [R] ▸  w [B] y  r  k  │
│ 3        ·  · [B] ▸ [K] w  b [Y] r  │ │ 3        ·  · [Y] ▸  k  w [B] y [R] │
│ 4     · [K][K][K] ▸  r  k [W] b  y  │ │ 4     ·  ·  · [R] ▸  r  k  w  b  y  │
│ 5  ·  ·  ·  · [B] ▸  y  r  k  w  b  │ │ 5  ·  ·  ·  · [R] ▸  y  r  k  w  b  │
│ F [1] ·  ·  ·  ·  ·  ·   -1         │ │ F [Y] ·  ·  ·  ·  ·  ·   -1         │
│   -1 -1 -2 -2 -2 -3 -3              │ │   -1 -1 -2 -2 -2 -3 -3              │
╰───────────── starts the next round ─╯ ╰─────────────────────────────────────╯
 Bag 40  B5 Y9 R8 K9 W9  Lid 22  B7 Y4 R3 K4 W4
"""


def azul(players: int, variant: str) -> GameState:
    return half_played("azul", players, variant, 12 * players)


def test_picture_of_a_position() -> None:
    assert stripped(drawn(azulejos.from_position(MIDDLE), 80)) == PICTURE


def test_grey_wall_shows_no_printed_colours() -> None:
    text = drawn(azul(2, "grey"), 80)
    assert "grey wall" in text
    assert not re.search(r" [byrkw] ", text.split("▸", 1)[1].replace("factory", ""))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fits_the_width(players: int, language: str, width: int) -> None:
    text = drawn(azul(players, "grey"), width, language)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    assert text.count("╭─ ") == text.count("─╮")
    assert "…" not in text.replace("Somebody with a v…", "")


@pytest.mark.parametrize(("players", "rows"), [(2, 15), (4, 28)])
def test_fits_the_height(players: int, rows: int) -> None:
    assert drawn(azul(players, "standard"), 80).count("\n") <= rows


@pytest.mark.parametrize(("width", "side_by_side"), [(80, 2), (120, 3), (160, 4), (60, 1)])
def test_boards_stand_side_by_side_or_stacked(width: int, side_by_side: int) -> None:
    text = drawn(azul(4, "standard"), width)
    first = next(line for line in text.splitlines() if "Ana" in line and "╭" in line)
    assert first.count("╭") == side_by_side


def test_colours_are_never_the_only_sign() -> None:
    """Without its colours the coloured picture still has every letter in its place."""
    state = azulejos.from_position(MIDDLE)
    coloured = drawn(state, 80, coloured=True)
    assert "\x1b[" in coloured
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert stripped(bare) == re.sub(r"\[(\w)\]", r" \1 ", PICTURE)


def test_no_color_keeps_brackets_and_sends_no_colours() -> None:
    state = azulejos.from_position(MIDDLE)
    text = drawn(state, 80, no_color=True)
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", text) for code in found.split(";")}
    assert not codes & {"38", "48"}
    assert stripped(re.sub(r"\x1b\[[0-9;]*m", "", text)) == PICTURE


def test_dead_row_is_crossed_out() -> None:
    """All white tiles lie in lines that are not full: nobody can complete a row without one."""
    state = azulejos.from_position(MIDDLE)
    view = dict(state.view())
    view["boards"] = [{**view["boards"][0], "dead_rows": [2]}, view["boards"][1]]
    assert drawn(state, 80, view=view).count(" × ") == 1


@pytest.mark.parametrize(("variable", "coloured"), [(None, True), ("1", False)])
def test_no_color_is_heeded(
    monkeypatch: pytest.MonkeyPatch, variable: str | None, coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if variable:
        monkeypatch.setenv("NO_COLOR", variable)
    page = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    assert Terminal(page, io.StringIO()).paper == Paper(80, coloured)


def test_pipe_gets_no_colours() -> None:
    page = Console(file=io.StringIO(), width=80)
    assert Terminal(page, io.StringIO()).paper == Paper(80, False)


def test_letters_are_those_of_the_board() -> None:
    """A letter that changed in the data file would change on the screen and in the codes alike."""
    state = azulejos.start("azul")
    state.deal(Rng(1))
    codes = {choice["tile"]: choice["code"][1] for choice in state.choices()}
    assert {tile: LETTERS[tile] for tile in codes if tile} == codes
