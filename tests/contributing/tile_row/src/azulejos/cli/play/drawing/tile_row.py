"""The table of Tile Row in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from azulejos.cli.play.drawing.contract import Paper
from azulejos.cli.play.words import EventData, Words
from azulejos.engine.answers import View


class TileRowDrawing:
    """See `Drawing`."""

    vocabulary: str = "tile_row"
    point_sources: tuple[str, ...] = ("tile-scored",)
    continuing: frozenset[str] = frozenset({"tile-scored"})

    def screen(self, view: View, words: Words, paper: Paper) -> RenderableType:
        lines = [words.text("tile_row-row", tiles=spelled(view["row"]))]
        for name, board in zip(words.names, view["boards"], strict=True):
            lines.append(f"{name}: {board['score']} ({spelled(board['held'])})")
        return Text("\n".join(lines))

    def retold(self, events: Sequence[EventData]) -> list[EventData]:
        return [event for event in events if event["kind"] != "tile-drawn"]

    def effects(self, kind: str, events: Sequence[EventData]) -> list[EventData]:
        return []


def spelled(counts: dict[str, int]) -> str:
    return " ".join(name for name, count in counts.items() for _ in range(count)) or "-"


DRAWING = TileRowDrawing()
