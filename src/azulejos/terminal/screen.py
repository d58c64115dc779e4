"""What the screens of all games have: a heading, and the name above each board."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from azulejos.engine.answers import View
from azulejos.terminal.contract import Paper
from azulejos.terminal.words import Words, shortened

LONGEST_NAME = 18


class Screen:
    """One drawing of one view."""

    padding: ClassVar[tuple[int, int]] = (0, 0)

    def __init__(self, view: View, words: Words, paper: Paper) -> None:
        self.view = view
        self.words = words
        self.paper = paper

    def text(self, name: str, **values: str | int) -> str:
        """A text of this game."""
        raise NotImplementedError

    def heading(self, width: int) -> Text:
        """What is played and how it stands, on one line if there is room."""
        view = self.view
        title = self.words.text(
            "play-title",
            game=self.text("name", game=view["game"]),
            variant=self.text("variant", variant=view["variant"], options=len(view["options"])),
            players=view["players"],
        )
        situation = self.situation()
        gap = min(self.paper.width, width) - len(title) - len(situation)
        return Text(title + (" " * gap if gap > 1 else "\n") + situation, "bold")

    def situation(self) -> str:
        """Round, phase, and who is to move."""
        parts = [self.words.text("play-round", round=self.view["round"])]
        asks = self.view["asks"]
        if asks:
            parts.append(self.text("phase", phase=self.view["phase"]))
            parts.append(self.words.text("play-to-move", who=self.name(asks["seat"])))
        elif self.view["outcome"]:
            parts.append(self.words.text("play-over"))
        return " · ".join(parts)

    def name(self, seat: int, room: int = LONGEST_NAME) -> str:
        return shortened(self.words.names[seat], room)

    def is_to_move(self, board: dict[str, Any]) -> bool:
        asks = self.view["asks"]
        return asks is not None and asks["seat"] == board["seat"]

    def nameplate(self, board: dict[str, Any]) -> Text:
        points = self.words.text("play-points", points=board["score"])
        return self.plate(board, self.name(board["seat"]), points)

    def plate(self, board: dict[str, Any], name: str, points: str) -> Text:
        to_move = self.is_to_move(board)
        style = "bold not dim" if to_move else "not dim"
        return Text(f"{'▶ ' if to_move else ''}{name} · {points}", style)

    def board_panel(
        self, board: dict[str, Any], content: RenderableType, note: str | None, width: int
    ) -> Panel:
        """A board with the name of its player above it and a note below."""
        return Panel(
            content,
            title=self.nameplate(board),
            title_align="left",
            subtitle=note,
            subtitle_align="right",
            box=ROUNDED,
            border_style="bold #2fa89c" if self.is_to_move(board) else "dim",
            width=width,
            padding=self.padding,
        )
