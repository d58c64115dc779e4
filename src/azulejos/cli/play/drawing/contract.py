"""What a drawing is, and what it is drawn on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from azulejos.cli.play.words import Words
from azulejos.engine.answers import View
from azulejos.engine.log_lines import EventData, Item, LogLine


@dataclass(frozen=True, slots=True)
class Paper:
    """What a board is drawn on: how wide, and whether with colours."""

    width: int
    coloured: bool


class Drawing(Protocol):
    """What the terminal needs to know about a game beside the contract.

    `vocabulary` is the name of the game in the catalogue of texts. `point_sources` are the kinds of
    scoring events in the order of the final table.
    """

    vocabulary: str
    point_sources: tuple[str, ...]

    def screen(self, view: View, words: Words, paper: Paper) -> RenderableType:
        """The whole visible position."""
        ...

    def log_lines(self, events: Sequence[EventData]) -> list[LogLine]:
        """The events grouped into the lines of the log; see `engine.log_lines`."""
        ...

    def item(self, item: Item) -> str:
        """One of the things that a phrase lists, in the letters of the board."""
        ...
