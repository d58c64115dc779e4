"""A position as the terminal shows it, in one piece of text."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from azulejos.engine.answers import View
from azulejos.messages import Messages
from azulejos.terminal import DRAWINGS, Paper
from azulejos.terminal.words import Words

WIDTH = 120


def board_text(
    view: View, names: Sequence[str], *, coloured: bool = True, language: str = "en"
) -> str:
    """With ANSI codes for colours, or without."""
    drawing = DRAWINGS[view["game"]]
    words = Words(Messages(language), tuple(names), drawing.vocabulary)
    console = Console(
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=coloured,
        color_system="truecolor" if coloured else None,
        highlight=False,
    )
    with console.capture() as text:
        console.print(drawing.screen(view, words, Paper(WIDTH, coloured)))
    return text.get()
