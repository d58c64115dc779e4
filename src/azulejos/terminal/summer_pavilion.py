"""The table of Summer Pavilion in a terminal.

A board is drawn as it is printed: seven stars, each a ring of six spaces round its name, and
between them what the decorations give. A space shows its number until a tile lies there; tiles are
coloured squares with a letter, or `[R]` if there is no colour. Where many boards stand side by
side, a space is two cells wide instead of three.
"""

from __future__ import annotations

import math
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from azulejos.engine.answers import View
from azulejos.engine.log_lines import Item
from azulejos.engine.summer_pavilion import log_lines
from azulejos.engine.summer_pavilion.board import FACTS, space_at, space_id
from azulejos.terminal.contract import Drawing, Paper
from azulejos.terminal.panels import (
    beside_or_below,
    centre_panel,
    factory_panel,
    pool_line,
)
from azulejos.terminal.screen import LONGEST_NAME, Screen
from azulejos.terminal.words import Words

LETTERS = {"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"}
TOKEN = "token"
TILE_STYLES = {
    "purple": "bold #ffffff on #7b3fa0",
    "green": "bold #ffffff on #2e8b47",
    "orange": "bold #2b1600 on #f08a24",
    "yellow": "bold #2b2100 on #f3d02f",
    "blue": "bold #ffffff on #1d63c4",
    "red": "bold #ffffff on #c8352b",
    TOKEN: "bold #ffffff on #55555f",
}
# Middle tones, to be read on dark and on light ground.
PRINTED_STYLES = {
    "purple": "#a06cc4",
    "green": "#4fa865",
    "orange": "#d98a3a",
    "yellow": "#b59a12",
    "blue": "#4d8fe0",
    "red": "#d3574d",
}
FIRST_ROW, LAST_ROW = -8, 8
LAST_COLUMN = 6
EDGE = 2  # the outermost columns hold the windows of two stars and nothing else
Place = tuple[int, int]


def place_of(x: float, y: float) -> Place:
    """Row and column of a point of the board; the outermost windows move in by a row."""
    row, column = round(y / (math.sqrt(3) / 4)), round(x / 0.75)
    return max(FIRST_ROW, min(LAST_ROW, row)), column


def tile_place(star: dict[str, Any], slot: int) -> Place:
    angle = math.radians(star["angle_of_slot_1"] + 60 * (slot - 1))
    x, y = star["centre"]
    reach = math.sqrt(3) / 2
    return place_of(x + reach * math.sin(angle), y - reach * math.cos(angle))


SPACE_PLACES: dict[str, Place] = {
    space_id(space_at(star["id"], slot)): tile_place(star, slot)
    for star in FACTS["stars"]
    for slot in range(1, 7)
}
STAR_PLACES: dict[str, Place] = {
    f"star/{star['id']}": place_of(*star["centre"]) for star in FACTS["stars"]
}
DECORATION_PLACES: dict[str, Place] = {
    decoration["id"]: place_of(*decoration["centre"]) for decoration in FACTS["decorations"]
}


def board_width(cell: int) -> int:
    """With its frame, if a space is so many cells wide."""
    return (2 * LAST_COLUMN - 1) * cell + 2 * EDGE + 2


def set_in(sign: str, width: int) -> str:
    """A sign in the middle of three cells, or on the right of two."""
    return sign.rjust(width - (width > 2)).ljust(width)


class SummerPavilionScreen(Screen):
    """One drawing of one view."""

    def __init__(self, view: View, words: Words, paper: Paper) -> None:
        super().__init__(view, words, paper)
        self.cell = min((3, 2), key=lambda cell: (self.rows_of_boards(cell), -cell))

    def rows_of_boards(self, cell: int) -> int:
        return math.ceil(len(self.view["boards"]) / self.side_by_side(cell))

    def side_by_side(self, cell: int) -> int:
        fitting = max(1, (self.paper.width + 1) // (board_width(cell) + 1))
        return min(fitting, len(self.view["boards"]))

    @property
    def boards_width(self) -> int:
        """How wide the boards are that stand side by side."""
        return self.side_by_side(self.cell) * (board_width(self.cell) + 1) - 1

    def text(self, name: str, **values: str | int) -> str:
        return self.words.text(f"summer-pavilion-{name}", **values)

    def whole(self) -> Group:
        pools = [self.pool("bag"), self.pool("tower")]
        return Group(
            self.heading(max(self.boards_width, 100)),
            *self.displays(),
            self.supply(),
            self.boards(),
            Text.assemble(" ", Text("  ").join(pools)),
            Text(" " + self.text("legend"), "dim"),
        )

    # Displays, supply, jokers

    def displays(self) -> list[RenderableType]:
        """While tiles are laid, the empty factories would only take room."""
        if self.view["phase"] not in ("deal", "take"):
            return []
        factories = [self.factory(factory) for factory in self.view["factories"]]
        return beside_or_below(factories, self.centre, self.paper.width, self.boards_width)

    def factory(self, display: dict[str, Any]) -> Panel:
        marks = [self.tile(name, 3) for name in display["tiles"]]
        return factory_panel(display["id"].partition("/")[2], marks, Text(" · ", "dim"))

    def centre(self, width: int, rows: int) -> Panel:
        centre = self.view["centre"]
        groups = [[self.tile(TOKEN, 3)]] if centre["token"] else []
        groups += [[self.tile(name, 3) for name in same] for _, same in groupby(centre["tiles"])]
        return centre_panel(self.text("centre"), groups, width, rows)

    def supply(self) -> Text:
        """The jokers of all rounds with the one that counts now, and the bonus tiles."""
        jokers = Text.assemble((self.text("joker"), "bold"), " ")
        for number, name in enumerate(self.view["jokers"], start=1):
            now = number == self.view["round"]
            style = "dim" if number < self.view["round"] else PRINTED_STYLES[name]
            jokers.append_text(self.tile(name, 3) if now else Text(f" {LETTERS[name]} ", style))
        tiles = [self.tile(name, 3) for name in self.view["supply"]["tiles"]]
        supply = Text.assemble((self.text("supply"), "bold"), " ", *tiles)
        gap = "\n " if len(jokers) + len(supply) + 4 > self.paper.width else "   "
        return Text.assemble(" ", jokers, gap, supply)

    # Boards

    def boards(self) -> RenderableType:
        panels = [self.board(board) for board in self.view["boards"]]
        return Columns(panels, width=board_width(self.cell), padding=(0, 1))

    def board(self, board: dict[str, Any]) -> Panel:
        marks = self.marks(board)
        lines = [self.board_row(marks, row) for row in range(FIRST_ROW, LAST_ROW + 1)]
        content = Text("\n").join([*lines, self.held(board)])
        return self.board_panel(board, content, self.note(board), board_width(self.cell))

    def nameplate(self, board: dict[str, Any]) -> Text:
        """Shorter where spaces are only two cells wide."""
        if self.cell == 3:
            return super().nameplate(board)
        return self.plate(board, self.name(board["seat"], LONGEST_NAME - 6), str(board["score"]))

    def note(self, board: dict[str, Any]) -> str | None:
        """Who has passed, and who holds the token."""
        notes = [self.text("passed")] if board["passed"] else []
        notes += [self.text("starts")] if board["has_token"] else []
        return " · ".join(notes) or None

    def marks(self, board: dict[str, Any]) -> dict[Place, Text]:
        """What stands at each place of the board."""
        marks: dict[Place, Text] = {}
        for star in board["stars"]:
            style = PRINTED_STYLES.get(star["printed"], "")
            name = star["id"].partition("/")[2]
            code = "C" if name == "centre" else name.upper()
            marks[STAR_PLACES[star["id"]]] = Text(code.center(self.cell), f"dim {style}".strip())
            for space in star["spaces"]:
                marks[SPACE_PLACES[space["id"]]] = self.space(space, style)
        for decoration in board["decorations"]:
            marks[DECORATION_PLACES[decoration["id"]]] = self.decoration(decoration)
        return marks

    def space(self, space: dict[str, Any], style: str) -> Text:
        if space["tile"]:
            return self.tile(space["tile"], self.cell)
        return Text(set_in(str(space["number"]), self.cell), style)

    def decoration(self, decoration: dict[str, Any]) -> Text:
        """What it gives, bolder when one space is missing; a tick once it has given."""
        if not decoration["missing"]:
            return Text("✓ ", "#2fa89c")
        return Text(f"+{decoration['tiles']}", "bold" if decoration["missing"] == 1 else "dim")

    def board_row(self, marks: dict[Place, Text], row: int) -> Text:
        line = Text()
        for column in range(-LAST_COLUMN, LAST_COLUMN + 1):
            width = EDGE if abs(column) == LAST_COLUMN else self.cell
            mark = marks.get((row, column), Text())
            line.append_text(mark)
            line.append(" " * (width - len(mark)))
        return line

    def held(self, board: dict[str, Any]) -> Text:
        """The hand, or after a pass what lies in the corners."""
        place = "corner" if board["corner"]["tiles"] else "hand"
        counts = [(name, len(list(same))) for name, same in groupby(board[place]["tiles"])]
        line = Text()
        for name, count in counts:
            line.append_text(self.tile(name, 3 if self.cell == 3 else 1))
            line.append(f"{count} ", "bold" if name == self.view["joker"] else "")
        label = self.text(place)
        room = board_width(self.cell) - 2
        return Text.assemble((f"{label} ", "bold"), line) if len(label) + len(line) < room else line

    # Tiles

    def tile(self, name: str, width: int) -> Text:
        letter = "1" if name == TOKEN else LETTERS[name]
        if self.paper.coloured:
            return Text(set_in(letter, width), TILE_STYLES[name])
        return Text(f"[{letter}]" if width == 3 else set_in(letter, width))

    def pool(self, name: str) -> Text:
        return pool_line(self.text(name), self.view[name]["counts"], LETTERS, PRINTED_STYLES)


def item(item: Item) -> str:
    values = item["values"]
    return LETTERS[str(values["tile"])] * int(values.get("amount", 1))


def screen(view: View, words: Words, paper: Paper) -> RenderableType:
    return SummerPavilionScreen(view, words, paper).whole()


DRAWING = Drawing("summer-pavilion", screen, item, log_lines.log_lines, log_lines.POINT_SOURCES)
