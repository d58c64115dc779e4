"""What a drawing is, and what it is drawn on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from azulejos.cli.play.words import EventData, Words
from azulejos.engine.answers import View


@dataclass(frozen=True, slots=True)
class Paper:
    """What a board is drawn on: how wide, and whether with colours."""

    width: int
    coloured: bool


class Drawing(Protocol):
    """What the terminal needs to know about a game beside the contract.

    `vocabulary` is the name of the game in the catalogue of texts. `point_sources` are the kinds of
    scoring events in the order of the final table; events of the kinds in `continuing` are told on
    the line of the event before them.
    """

    vocabulary: str
    point_sources: tuple[str, ...]
    continuing: frozenset[str]

    def screen(self, view: View, words: Words, paper: Paper) -> RenderableType:
        """The whole visible position."""
        ...

    def retold(self, events: Sequence[EventData]) -> list[EventData]:
        """The events as people tell them: trifles left out, what belongs together put together."""
        ...

    def effects(self, kind: str, events: Sequence[EventData]) -> list[EventData]:
        """Of the retold events of a choice, those worth a word in the list of choices."""
        ...
