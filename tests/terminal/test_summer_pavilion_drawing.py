"""The board of Summer Pavilion as a person sees it."""

from __future__ import annotations

import re

import pytest
from tests.terminal.screens import drawn, half_played, stripped

import azulejos
from azulejos import GameState
from azulejos.messages import LANGUAGES
from azulejos.terminal.summer_pavilion import (
    DECORATION_PLACES,
    SPACE_PLACES,
    STAR_PLACES,
)

STARS = "PGO.../OO..../..RR../....BB/....../G...../P....P"
MIDDLE = (
    "summer_pavilion rules=1 players=2 variant=coloured round=3 turn=60 phase=lay start=1 seat=0 "
    "token=1 jokers=PGOYBR factories=-,-,-,-,- centre=- supply=P2G1O2Y1B3R1 "
    f"board0=31:{STARS}:G2O4R1:- "
    "board1=12:....../....../....../....../YY..../....../......:-:P1Y3 passed=1 "
    "bag=P10G10O10Y10B10R10 tower=P6G7O3Y6B7R8"
)
PICTURE = """\
Azul: Summer Pavilion · coloured side · 2 players
Round 3 · laying tiles · Ana to move
 Joker  P  G [O] Y  B  R    Supply [P][P][G][O][O][Y][B][B][B][R]
╭─ ▶ Ana · 31 points ─────────────────╮ ╭─ Taras · 12 points ─────────────────╮
│        +3  6           5 +3         │ │        +3  6           5 +3         │
│         5    [O]   [R]    6         │ │         5     1     4     6         │
│            NW   ✓      NE           │ │            NW   +2     NE           │
│         4    [O]   [R]    1         │ │         4     2     3     1         │
│            3           2            │ │            3           2            │
│        +2    +1    +1    +2         │ │        +2    +1    +1    +2         │
│     [P]         [P]          4      │ │      1           1           4      │
│  [P]    2     6    [G]    3    [B]  │ │   6     2     6     2     3     5   │
│+3    W    +1     C    +1     E    ✓ │ │+3    W    +1     C    +1     E    +3│
│   5     3     5    [O]    2    [B]  │ │   5     3     5     3     2     6   │
│      4           4           1      │ │      4           4           1      │
│        +2    +1    +1    +2         │ │        +2    +1    +1    +2         │
│            2           3            │ │            2           3            │
│        [G]    3     2     4         │ │         1     3    [Y]    4         │
│            SW   +2     SE           │ │            SW   +2     SE           │
│         6     4     1     5         │ │         6     4    [Y]    5         │
│        +3  5           6 +3         │ │        +3  5           6 +3         │
│Hand [G]2 [O]4 [R]1                  │ │Corners [P]1 [Y]3                    │
╰─────────────────────────────────────╯ ╰─────────── passed · has the marker ─╯
 Bag 60  P10 G10 O10 Y10 B10 R10  Tower 37  P6 G7 O3 Y6 B7 R8
 +1 pillar, +2 statue, +3 window: bonus tiles for covering every space around
"""


def mini(players: int, variant: str, moves: int) -> GameState:
    return half_played("summer_pavilion_mini", players, variant, moves)


def test_picture_of_a_position() -> None:
    assert stripped(drawn(azulejos.from_position(MIDDLE), 80)) == PICTURE


def test_nothing_lies_on_top_of_anything_else() -> None:
    places = [*SPACE_PLACES.values(), *STAR_PLACES.values(), *DECORATION_PLACES.values()]
    assert len(places) == len(set(places)) == 42 + 7 + 18


@pytest.mark.parametrize("width", [60, 80, 120, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fits_the_width(players: int, language: str, width: int) -> None:
    for moves in (5, 60):
        text = drawn(mini(players, "grey", moves), width, language)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        assert "…" not in re.sub(r"Somebody w[a-z ]*…", "", text)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [5, 60])
def test_fits_a_terminal_of_120_by_40_with_room_for_the_talk(players: int, moves: int) -> None:
    assert drawn(mini(players, "coloured", moves), 120).count("\n") <= 32


def test_colours_are_never_the_only_sign() -> None:
    coloured = drawn(azulejos.from_position(MIDDLE), 80, coloured=True)
    assert "\x1b[" in coloured
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert stripped(bare) == stripped(re.sub(r"\[(\w)\]", r" \1 ", PICTURE))
