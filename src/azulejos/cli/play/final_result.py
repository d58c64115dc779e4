"""The last screen: who won, why the game ended, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from azulejos.cli.play.display import Display
from azulejos.engine.answers import Outcome
from azulejos.table.history import BEFORE, Step, points_by_source


def show(display: Display, outcome: Outcome, steps: Sequence[Step]) -> None:
    words = display.words
    winners = [words.names[seat] for seat in outcome.winners]
    display.terminal.say("")
    display.terminal.draw(result_table(display, outcome, steps))
    if len(winners) == 1:
        text = words.text("play-winner", who=winners[0])
    else:
        text = words.text("play-winners-shared", names=", ".join(winners))
    display.terminal.draw(Text(text, "bold"))
    display.terminal.say(words.about("event", "game-ended", {"reason": outcome.reason}))


def result_table(display: Display, outcome: Outcome, steps: Sequence[Step]) -> Grid:
    """One row per player from first to last, one column per source of points."""
    sources = display.drawing.point_sources
    columns = result_columns(outcome, steps, sources)
    text = display.words.text
    grid = Grid(box=SIMPLE_HEAD, title=text("play-ranking"), title_style="bold")
    grid.add_column(text("play-column-place"), justify="right")
    grid.add_column(text("play-column-player"))
    for name in columns:
        grid.add_column(text(display.words.message("points", name)), justify="right")
    grid.add_column(text("play-column-total"), justify="right", style="bold")
    for place, seat in places(outcome):
        points = [f"{columns[name][seat]:+d}" if columns[name][seat] else "·" for name in columns]
        who = Text(display.words.names[seat])
        grid.add_row(f"{place}.", who, *points, str(outcome.scores[seat]))
    return grid


def result_columns(
    outcome: Outcome, steps: Sequence[Step], sources: Sequence[str]
) -> dict[str, list[int]]:
    """Points by source and seat."""
    points = [points_by_source(steps, seat, score) for seat, score in enumerate(outcome.scores)]
    shown = [BEFORE, *sources] if any(BEFORE in of_seat for of_seat in points) else sources
    return {name: [of_seat.get(name, 0) for of_seat in points] for name in shown}


def places(outcome: Outcome) -> list[tuple[int, int]]:
    """Place and seat, best first; equals share a place."""
    listed: list[tuple[int, int]] = []
    for equals in outcome.ranking:
        place = len(listed) + 1
        listed += [(place, seat) for seat in equals]
    return listed
