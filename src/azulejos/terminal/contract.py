"""What a drawing is, and what it is drawn on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from azulejos.engine.answers import View
from azulejos.engine.log_lines import EventData, Item, LogLine
from azulejos.terminal.words import Words


@dataclass(frozen=True, slots=True)
class Paper:
    """What a board is drawn on: how wide, and whether with colours."""

    width: int
    coloured: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """What the terminal needs to know about a game beside the contract.

    `vocabulary` is the name of the game in the catalogue of texts. `screen` draws the whole visible
    position, `item` one of the things that a phrase of the log lists, in the letters of the board.
    `log_lines` and `point_sources` are those of the engine's `log_lines` of the game.
    """

    vocabulary: str
    screen: Callable[[View, Words, Paper], RenderableType]
    item: Callable[[Item], str]
    log_lines: Callable[[Sequence[EventData]], list[LogLine]]
    point_sources: tuple[str, ...]
