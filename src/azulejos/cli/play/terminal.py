"""Where the game is written to and read from: a terminal, a pipe, or a test."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from azulejos.terminal import Paper

NARROWEST, WIDEST = 40, 164


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture on paper of its own width, even where the terminal is narrower."""

    picture: RenderableType
    width: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(self.picture, options.update(width=self.width))


class Terminal:
    """Writes to a console and reads lines; the end of the input raises `EOFError`."""

    def __init__(self, console: Console, lines: TextIO) -> None:
        self.console = console
        self.lines = lines
        self.by_hand = lines.isatty()
        if self.by_hand:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history in input())

    @property
    def paper(self) -> Paper:
        console = self.console
        coloured = console.color_system is not None and not console.no_color
        return Paper(max(NARROWEST, min(console.width, WIDEST)), coloured)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(Sheet(picture, self.paper.width), crop=False)

    def note(self, text: str) -> None:
        """A remark beside the game; a file it names stays in one piece."""
        self.console.print(Text(text, "italic"), soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """A line of text in which points won and lost stand out."""
        line = Text(text, style)
        line.highlight_regex(r"(?<![\w+])\+\d+", "bold green")
        line.highlight_regex(r"(?<=[ :])[-−]\d+\b", "bold red")
        self.console.print(line)

    def warn(self, text: str) -> None:
        self.console.print(Text(f"! {text}", "bold yellow" if self.paper.coloured else ""))

    def plain(self, text: str) -> None:
        """Text to be copied: neither wrapped nor coloured."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        if self.by_hand and self.console.file.isatty():
            return input(prompt)
        line = self.lines.readline()
        if not line:
            self.plain(prompt)
            raise EOFError
        self.plain(f"{prompt}{line.rstrip(os.linesep)}")
        return line
