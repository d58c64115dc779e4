"""Parts that the tables of several games have: factories, the centre, counts of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

FACTORY_WIDTH = 8
NARROWEST_CENTRE_BESIDE = 34


def factory_panel(number: str, marks: list[Text], nothing: Text) -> Panel:
    """Up to four tiles in two rows."""
    filled = [*marks, *[nothing] * (4 - len(marks))]
    rows = Text("\n").join([Text.assemble(*filled[:2]), Text.assemble(*filled[2:])])
    return Panel(
        rows,
        title=Text(number, "bold" if marks else "dim"),
        box=ROUNDED,
        border_style="" if marks else "dim",
        width=FACTORY_WIDTH,
        padding=0,
    )


def centre_panel(name: str, groups: Iterable[list[Text]], width: int, rows: int) -> Panel:
    """Groups of equal tiles, in at least so many rows."""
    lines = wrapped(groups, (width - 4) // 3)
    lines += [Text("")] * (rows - len(lines))
    title = Text.assemble(("C", "bold"), f" {name}")
    return Panel(Text("\n").join(lines), title=title, title_align="left", box=ROUNDED, width=width)


def beside_or_below(
    factories: list[Panel], centre: Callable[[int, int], Panel], width: int, boards_width: int
) -> list[RenderableType]:
    """The factories in one row, and the centre beside them where there is room, else below."""
    taken = len(factories) * (FACTORY_WIDTH + 1)
    if width + 1 - taken > NARROWEST_CENTRE_BESIDE:
        beside = max(NARROWEST_CENTRE_BESIDE, boards_width - taken)
        return [in_a_row([*factories, centre(beside, 2)])]
    fitting = max(1, (width + 1) // (FACTORY_WIDTH + 1))
    rows = [factories[first : first + fitting] for first in range(0, len(factories), fitting)]
    return [*(in_a_row(row) for row in rows), centre(boards_width, 1)]


def in_a_row(panels: list[Panel]) -> Table:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(*panels)
    return row


def wrapped(groups: Iterable[list[Text]], room: int) -> list[Text]:
    """Groups of tiles in lines of so many tiles; the gap between two groups counts as a tile."""
    lines: list[list[Text]] = [[]]
    for group in groups:
        if lines[-1] and len(lines[-1]) + len(group) + 1 > room:
            lines.append([])
        lines[-1] += [*([Text("  ")] if lines[-1] else []), *group]
    return [Text.assemble(*line) for line in lines]


def pool_line(
    name: str, counts: Mapping[str, int], letters: Mapping[str, str], styles: Mapping[str, str]
) -> Text:
    """A bag or the like: its name, how many tiles are in it, and how many of each colour."""
    text = Text.assemble((name, "bold"), f" {sum(counts.values())} ")
    for colour, count in counts.items() if any(counts.values()) else ():
        text.append(f" {letters[colour]}{count}", styles[colour] if count else "dim")
    return text
