"""The board of any game as a terminal shows it, as text."""

import io

from rich.console import Console

import azulejos
from azulejos import GameState, Rng
from azulejos.engine.answers import View
from azulejos.messages import Messages
from azulejos.terminal import DRAWINGS, Paper
from azulejos.terminal.words import Words

NAMES = ("Ana", "Taras", "Zofia", "Somebody with a very long name")


def drawn(
    state: GameState,
    width: int = 120,
    language: str = "en",
    coloured: bool = False,
    no_color: bool = False,
    view: View | None = None,
) -> str:
    """`no_color` is a terminal that could show colours but was asked not to."""
    heard = io.StringIO()
    terminal = coloured or no_color
    system = "truecolor" if terminal else None
    page = Console(
        file=heard,
        width=width,
        force_terminal=terminal,
        color_system=system,  # type: ignore[arg-type]
        no_color=no_color or None,
    )
    drawing = DRAWINGS[state.options.game]
    words = Words(Messages(language), NAMES[: state.players], drawing.vocabulary)
    page.print(drawing.screen(view or state.view(), words, Paper(width, coloured)))
    return heard.getvalue()


def stripped(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def half_played(game: str, players: int, variant: str, moves: int) -> GameState:
    """A game after so many random moves, with the next one to be chosen."""
    state, rng = azulejos.start(game, players, variant), Rng(players)
    for _ in range(moves):
        if state.needs_deal:
            state.deal(rng)
        state.play(state.random_legal_move(rng))
    if state.needs_deal:
        state.deal(rng)
    return state
