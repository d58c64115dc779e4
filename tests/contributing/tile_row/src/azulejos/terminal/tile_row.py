"""The table of Tile Row in a terminal."""

from __future__ import annotations

from azulejos.engine.tile_row import log_lines
from rich.console import RenderableType
from rich.text import Text

from azulejos.engine.answers import View
from azulejos.engine.log_lines import Item
from azulejos.terminal.contract import Drawing, Paper
from azulejos.terminal.words import Words


def screen(view: View, words: Words, _paper: Paper) -> RenderableType:
    lines = [words.text("tile_row-row", tiles=spelled(view["row"]))]
    for name, board in zip(words.names, view["boards"], strict=True):
        lines.append(f"{name}: {board['score']} ({spelled(board['held'])})")
    return Text("\n".join(lines))


def item(item: Item) -> str:
    return str(item["values"]["tile"])


def spelled(counts: dict[str, int]) -> str:
    return " ".join(name for name, count in counts.items() for _ in range(count)) or "-"


DRAWING = Drawing("tile_row", screen, item, log_lines.log_lines, log_lines.POINT_SOURCES)
