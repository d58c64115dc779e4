"""Draws `docs/terminal.svg`, the picture of a game in the terminal, for the README."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from azulejos.cli.play import menu
from azulejos.cli.play.display import Display
from azulejos.cli.play.half_turn import HalfTurn
from azulejos.cli.play.terminal import Terminal
from azulejos.engine.registry import from_position
from azulejos.table import Bot, Person
from azulejos.terminal import DRAWINGS

PICTURE = Path(__file__).with_name("terminal.svg")
POSITION = (
    "azul rules=1 players=2 variant=standard round=5 turn=44 phase=offer start=0 seat=0 "
    "marker=centre factories=-,YRWW,BYRK,KKWW,- centre=YRRKW "
    "board0=38:.YRKW/.BYRK/.W.YR/.KW../..K..:-/-/BB/BBB/-:- "
    "board1=41:BYR../WBYR./.WBYR/R...Y/....B:-/-/-/B/W:- bag=- lid=B8Y10R9K12W9"
)
WIDTH = 81
NIGHT = TerminalTheme(
    (21, 24, 31),
    (216, 219, 226),
    [
        (40, 44, 52),
        (224, 108, 117),
        (126, 200, 120),
        (229, 192, 123),
        (97, 175, 239),
        (198, 120, 221),
        (86, 182, 194),
        (216, 219, 226),
    ],
)


def screen() -> Console:
    """A moment of a game: the board, a question about two black tiles, and the answer."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    display = Display(Terminal(console, io.StringIO()), DRAWINGS["azul"], "en")
    display.seat_people([Person("Ana"), Bot("greedy", "greedy")])
    turn = HalfTurn(from_position(POSITION))
    display.terminal.draw(display.drawing.screen(turn.view, display.words, display.terminal.paper))
    display.terminal.plain("Ana > cr")
    [branch] = menu.branches(menu.starting_with("cr", turn.choices))
    display.list_endings(branch, turn)
    display.terminal.plain("Ana > p 2w5")
    display.preview("2W5", turn)
    display.terminal.plain("Ana > 2w5█")
    return console


def picture() -> str:
    """The screen as SVG in a font of the reader; nothing is loaded from elsewhere."""
    svg = screen().export_svg(title="azulejos play azul", theme=NIGHT, unique_id="terminal")
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    fonts = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"
    svg = re.sub(r"font-family: Fira Code, monospace", f"font-family: {fonts}", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
