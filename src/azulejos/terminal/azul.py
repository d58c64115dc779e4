"""The table of Azul in a terminal.

Every tile is three cells wide: a coloured square with its letter, or `[B]` if there is no colour.
An empty space of the printed wall shows its letter small, so that the board can be read without any
colour at all.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from azulejos.engine.answers import View
from azulejos.engine.azul import log_lines
from azulejos.engine.azul.board import COLOUR_NAMES
from azulejos.engine.azul.board import LETTERS as CODE_LETTERS
from azulejos.engine.log_lines import Item
from azulejos.terminal.contract import Drawing, Paper
from azulejos.terminal.panels import (
    beside_or_below,
    centre_panel,
    factory_panel,
    pool_line,
)
from azulejos.terminal.screen import Screen
from azulejos.terminal.words import Words

LETTERS = {**dict(zip(COLOUR_NAMES, CODE_LETTERS, strict=True)), "marker": "1"}
TILE_STYLES = {
    "blue": "bold #ffffff on #1d63c4",
    "yellow": "bold #2b2100 on #f3bd2f",
    "red": "bold #ffffff on #c8352b",
    "black": "bold #ffffff on #3d3d46",
    "white": "bold #00707a on #eef3f3",
    "marker": "bold #ffffff on #8a3fa0",
}
# Middle tones, to be read on dark and on light ground.
PRINTED_STYLES = {
    "blue": "#4d8fe0",
    "yellow": "#b58a12",
    "red": "#d3574d",
    "black": "#85858f",
    "white": "#5f9aa0",
}
BOARD_WIDTH = 39


class AzulScreen(Screen):
    """One drawing of one view."""

    padding = (0, 1)

    def text(self, name: str, **values: str | int) -> str:
        return self.words.text(f"azul-{name}", **values)

    def whole(self) -> Group:
        heading = self.heading(max(self.boards_width, 2 * BOARD_WIDTH + 1))
        return Group(heading, *self.displays(), self.boards(), self.pools())

    @property
    def boards_width(self) -> int:
        """How wide the boards are that stand side by side."""
        fitting = max(1, self.paper.width // (BOARD_WIDTH + 1))
        return min(fitting, len(self.view["boards"])) * (BOARD_WIDTH + 1) - 1

    # Factories and centre

    def displays(self) -> list[RenderableType]:
        """The factories in one row, and the centre beside them where there is room, else below."""
        factories = [self.factory(factory) for factory in self.view["factories"]]
        return beside_or_below(factories, self.centre, self.paper.width, self.boards_width)

    def factory(self, display: dict[str, Any]) -> Panel:
        marks = [self.tile(name) for name in display["tiles"]]
        return factory_panel(display["id"].partition("/")[2], marks, self.nothing())

    def centre(self, width: int, rows: int) -> Panel:
        centre = self.view["centre"]
        groups = [[self.tile("marker")]] if centre["marker"] else []
        groups += [[self.tile(name) for name in same] for _, same in groupby(centre["tiles"])]
        return centre_panel(self.text("centre"), groups, width, rows)

    # Boards

    def boards(self) -> RenderableType:
        panels = [self.board(board) for board in self.view["boards"]]
        return Columns(panels, width=BOARD_WIDTH, padding=(0, 1))

    def board(self, board: dict[str, Any]) -> Panel:
        lines = [self.board_row(board, row) for row in range(len(board["lines"]))]
        lines += self.floor(board["floor"])
        content = Text("\n").join(lines)
        return self.board_panel(board, content, self.marker_note(board), BOARD_WIDTH)

    def marker_note(self, board: dict[str, Any]) -> str | None:
        """The marker lies on the floor only until the round ends, but its owner begins the next."""
        if not board["has_marker"] or self.view["outcome"]:
            return None
        return self.text("starts-next")

    def board_row(self, board: dict[str, Any], row: int) -> Text:
        """A pattern line, filled from the right, and its row of the wall."""
        line = board["lines"][row]
        count, capacity = line["count"], line["capacity"]
        full = count == capacity
        text = Text.assemble((f"{row + 1} ", "bold" if not full else "dim"))
        text.append("   " * (len(board["lines"]) - capacity))
        text.append_text(Text.assemble(*[self.nothing()] * (capacity - count)))
        text.append_text(Text.assemble(*(self.tile(line["tile"]) for _ in range(count))))
        text.append(
            " × " if row + 1 in board["dead_rows"] else " ▸ ", "bold #2fa89c" if full else "dim"
        )
        text.append_text(Text.assemble(*[self.space(space) for space in board["wall"][row]]))
        return text

    def space(self, space: dict[str, Any]) -> Text:
        if space["tile"]:
            return self.tile(space["tile"])
        if space["printed"]:
            printed = space["printed"]
            return Text(f" {LETTERS[printed].lower()} ", PRINTED_STYLES[printed])
        return self.nothing()

    def floor(self, spaces: list[dict[str, Any]]) -> list[Text]:
        """The floor from the left, and below it what each space costs."""
        tiles = Text.assemble(("F ", "bold"))
        costs = Text("  ")
        for space in spaces:
            tiles.append_text(self.tile(space["tile"]) if space["tile"] else self.nothing())
            costs.append(f"{space['penalty']:>2} ", "bold" if space["tile"] else "dim")
        loss = sum(space["penalty"] for space in spaces if space["tile"])
        tiles.append(f"  {loss}" if loss else "", "bold #c8352b")
        return [tiles, costs]

    # Tiles

    def tile(self, name: str) -> Text:
        if self.paper.coloured:
            return Text(f" {LETTERS[name]} ", TILE_STYLES[name])
        return Text(f"[{LETTERS[name]}]")

    def nothing(self) -> Text:
        return Text(" · ", "dim")

    def pools(self) -> RenderableType:
        line = Text("  ").join([self.pool("bag"), self.pool("lid")])
        return Text.assemble(" ", line)

    def pool(self, name: str) -> Text:
        return pool_line(self.text(name), self.view[name]["counts"], LETTERS, PRINTED_STYLES)


def item(item: Item) -> str:
    values = item["values"]
    return LETTERS[str(values["tile"])] * int(values["amount"])


def screen(view: View, words: Words, paper: Paper) -> RenderableType:
    return AzulScreen(view, words, paper).whole()


DRAWING = Drawing("azul", screen, item, log_lines.log_lines, log_lines.POINT_SOURCES)
