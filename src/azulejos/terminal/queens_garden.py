"""The table of Queen's Garden in a terminal.

A garden is drawn as nine rows of hexes, each four cells wide and every other row half a hex to the
right, so that neighbours touch. A hexagon shows the letter of its colour and its value, an empty
space its number, an empty slot its number in the middle.
"""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from azulejos.engine.answers import View
from azulejos.engine.log_lines import Item
from azulejos.engine.queens_garden import log_lines
from azulejos.engine.queens_garden.rules import STANDARD
from azulejos.terminal.contract import Drawing, Paper
from azulejos.terminal.panels import in_a_row
from azulejos.terminal.screen import Screen
from azulejos.terminal.words import Words

LETTERS = {
    "light_blue": "B",
    "dark_green": "G",
    "light_green": "L",
    "yellow": "Y",
    "light_purple": "P",
    "dark_purple": "V",
}
VALUES = {"tree": 1, "bird": 2, "butterfly": 3, "flower": 4, "plant": 5, "lily": 6}
STYLES = {
    "light_blue": "bold #0b2a30 on #6fb7c4",
    "dark_green": "bold #ffffff on #2f6b3a",
    "light_green": "bold #1f2c05 on #8fbf3f",
    "yellow": "bold #2b2100 on #f2b632",
    "light_purple": "bold #ffffff on #a05aa8",
    "dark_purple": "bold #ffffff on #4f1f4d",
    "joker": "bold #ffffff on #b03a2e",
}
FEATURES = {"fountain": "~~", "statue": "&&", "bench": "==", "pavilion": "##"}
SLOT_CENTRES = ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))
ROWS = range(-4, 5)
HALF_STEPS = 8
GARDEN_WIDTH = 36
BOARD_WIDTH = 59
PLACE_WIDTH = 10
STORAGE_ROWS = 3
STORAGE_COLUMNS = 4
EXPANSION_SPACES = 2

Hex = tuple[int, int]


def code(tile: str) -> str:
    """
    >>> code("yellow:lily")
    'Y6'
    """
    colour, _, pattern = tile.partition(":")
    return f"{LETTERS[colour]}{VALUES[pattern]}"


class QueensGardenScreen(Screen):
    """One drawing of one view."""

    def text(self, name: str, **values: str | int) -> str:
        return self.words.text(f"queens_garden-{name}", **values)

    def whole(self) -> Group:
        return Group(
            self.heading(2 * BOARD_WIDTH + 1),
            self.wheel(),
            *([] if self.view["variant"] == STANDARD else [self.bonuses()]),
            *self.display(),
            self.boards(),
        )

    # Above the gardens

    def wheel(self) -> Text:
        """What this round scores, and how much lies in bag, tower and supply."""
        number = self.view["round"]
        fields = [
            f"{self.text('category', category=field['category'])} {field['points']}"
            for field in self.view["wheel"][number - 1]
        ]
        fields.append(f"{self.text('pavilion-each')} 1")
        text = Text.assemble((f"{self.text('wheel', round=number)}: ", "bold"), " · ".join(fields))
        pools = [(name, sum(self.view[name]["counts"].values())) for name in ("bag", "tower")]
        for name, count in [*pools, ("supply", self.view["supply"])]:
            text.append(f"   {self.text(name)} ", "bold").append(str(count))
        return text

    def bonuses(self) -> Text:
        """What a group scores at the end besides its values."""
        fields = [self.text("bonus", **bonus) for bonus in self.view["group_bonus"]]
        return Text.assemble((f"{self.text('bonuses')} ", "bold"), " · ".join(fields))

    def display(self) -> list[RenderableType]:
        places = [self.place(place) for place in self.view["display"]]
        fitting = max(1, (self.paper.width + 1) // (PLACE_WIDTH + 1))
        rows = [places[first : first + fitting] for first in range(0, len(places), fitting)]
        return [in_a_row(row) for row in rows]

    def place(self, place: dict[str, Any]) -> Panel:
        """An expansion of the display: four tiles, or its own hexagon."""
        marks = [self.tile(tile) for tile in place["tiles"]]
        if place["expansion"]:
            marks = [self.printed(place["expansion"])]
        marks += [self.nothing()] * (4 - len(marks))
        rows = Text("\n").join([Text.assemble(*marks[:2]), Text.assemble(*marks[2:])])
        number = place["id"].partition("/")[2]
        subtitle = f"+{self.view['stack_left'] - 1}" if place["stack"] else None
        return Panel(
            rows,
            title=Text(number, "bold"),
            subtitle=subtitle,
            box=ROUNDED,
            border_style="bold" if place["stack"] else "",
            width=PLACE_WIDTH,
            padding=0,
        )

    # Gardens and storages

    def boards(self) -> RenderableType:
        panels = [self.board(board) for board in self.view["boards"]]
        return Columns(panels, width=min(BOARD_WIDTH, self.paper.width), padding=(0, 1))

    def board(self, board: dict[str, Any]) -> Panel:
        both = Table.grid(padding=(0, 3, 0, 0))
        garden = Text("\n").join(self.garden(board))
        both.add_row(garden, Text("\n").join(self.storage(board)))
        return self.board_panel(board, both, self.note(board), min(BOARD_WIDTH, self.paper.width))

    def note(self, board: dict[str, Any]) -> str | None:
        notes = [self.text("passed")] if board["passed"] else []
        if board["has_marker"] and not self.view["outcome"]:
            notes.append(self.text("starts-next"))
        return " · ".join(notes) or None

    def garden(self, board: dict[str, Any]) -> list[Text]:
        """Nine rows; a hex lies at twice its q and once its r, in half steps to the right."""
        cells = self.cells(board)
        lines = []
        for row in ROWS:
            line = Text()
            for step in range(-HALF_STEPS, HALF_STEPS + 1):
                if (step - row) % 2 == 0:
                    cell = cells.get(((step - row) // 2, row), Text("    "))
                    start = (step + HALF_STEPS) * 2
                    line.append(" " * (start - len(line))).append_text(cell)
            line.append(" " * (GARDEN_WIDTH - len(line)))
            lines.append(line)
        return lines

    def cells(self, board: dict[str, Any]) -> dict[Hex, Text]:
        """What is drawn at each pair of coordinates."""
        cells = {
            place: Text(f" <{slot + 1}>", "dim")
            for slot, place in enumerate(SLOT_CENTRES)
            if board["slots"][slot]["face"] == "empty"
        }
        for feature in board["features"]:
            mark = FEATURES[feature["id"].partition("/")[0]]
            style = "bold #2fa89c" if feature["surrounded"] else "dim"
            cells[at(feature)] = Text(f" {mark} ", style)
        for space in board["spaces"]:
            cells[at(space)] = self.space(space, self.is_to_move(board))
        return cells

    def space(self, space: dict[str, Any], to_move: bool) -> Text:
        if space["tile"]:
            return self.printed(space["tile"]) if space["printed"] else self.tile(space["tile"])
        under_way = self.view["under_way"]
        if to_move and under_way and under_way["target"] == space["id"]:
            return Text(f">{code(under_way['placing'])}<", "bold reverse")
        number = space["id"].partition("/")[2].replace("-", "")
        return Text(f" {number} ", "dim")

    def storage(self, board: dict[str, Any]) -> list[Text]:
        """Three rows of four spaces, and two for expansions."""
        marks = [self.tile(tile) for tile in board["tiles"]]
        marks += [self.joker() for _ in range(board["jokers"])]
        marks += [self.nothing()] * (STORAGE_ROWS * STORAGE_COLUMNS - len(marks))
        rows = [
            Text.assemble(*marks[first : first + STORAGE_COLUMNS])
            for first in range(0, len(marks), STORAGE_COLUMNS)
        ]
        expansions = [self.printed(tile) for tile in board["expansions"]]
        expansions += [self.nothing()] * (EXPANSION_SPACES - len(expansions))
        return [
            Text(self.text("storage"), "bold"),
            *rows,
            Text(""),
            Text(self.text("expansions"), "bold"),
            Text.assemble(*expansions),
        ]

    # Hexagons

    def tile(self, name: str) -> Text:
        if self.paper.coloured:
            return Text(f" {code(name)} ", STYLES[name.partition(":")[0]])
        return Text(f"[{code(name)}]")

    def printed(self, name: str) -> Text:
        """A hexagon that is printed on an expansion."""
        style = STYLES[name.partition(":")[0]] if self.paper.coloured else ""
        return Text(f"({code(name)})", style)

    def joker(self) -> Text:
        return Text(" J  ", STYLES["joker"]) if self.paper.coloured else Text("[J] ")

    def nothing(self) -> Text:
        return Text(" ·  ", "dim")


def at(part: dict[str, Any]) -> Hex:
    """The coordinates of a space or feature."""
    q, r = part["at"]
    return q, r


def item(item: Item) -> str:
    values = item["values"]
    if item["kind"] == "jokers":
        return "J" * int(values["amount"])
    hexagon = code(str(values["tile"]))
    return f"({hexagon})" if item["kind"] == "expansion" else hexagon


def screen(view: View, words: Words, paper: Paper) -> RenderableType:
    return QueensGardenScreen(view, words, paper).whole()


DRAWING = Drawing("queens_garden", screen, item, log_lines.log_lines, log_lines.POINT_SOURCES)
