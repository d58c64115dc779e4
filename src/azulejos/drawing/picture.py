"""A whole picture: the table of a game under its headline, with all that it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from azulejos.drawing import colours, sources
from azulejos.drawing.blocks import Block, below
from azulejos.drawing.lettering import Lettering, headline
from azulejos.drawing.pen import element, moved, rect, spelled
from azulejos.drawing.style import STYLES, Style
from azulejos.engine.answers import View
from azulejos.engine.errors import UnknownGame
from azulejos.messages import Messages

MARGIN = 28
LEAST_WIDTH = 900


class HasView(Protocol):
    """A state of a game, which tells what can be seen of it."""

    def view(self) -> View: ...


def svg(
    position: HasView | View, *, names: Sequence[str] | None = None, language: str = "en"
) -> str:
    """A position as a picture in one file of SVG, which needs nothing from elsewhere.

    `position` is a state or its view; `names` are those of the players, in the order of their
    seats; `language` is that of the words in the picture: `en`, `pl` or `uk`.

    >>> import azulejos
    >>> game = azulejos.start("azul", players=2)
    >>> game.deal(azulejos.Rng(1))
    >>> picture = svg(game, names=["Ana", "Taras"])
    >>> picture[:4], 'data-part="factory/5"' in picture, "Ana to move" in picture
    ('<svg', True, True)
    """
    view = position if isinstance(position, Mapping) else position.view()
    style = style_of(view)
    messages = Messages(language)
    lettering = Lettering(messages, style.vocabulary, called(names or (), view, messages))
    table = style.table(view, lettering)
    width = max(table.width, LEAST_WIDTH)
    title = f"{lettering.game(view)} · {lettering.round(view)}"
    picture = below([headline(view, lettering, width), table], 20)
    return page(picture, sources.needed(style.art, picture.drawn), title)


def called(names: Sequence[str], view: View, messages: Messages) -> list[str]:
    """The names, and numbers for those who have none."""
    given = [*names, *[""] * view["players"]][: view["players"]]
    return [
        name or messages.text("record-player", player=seat + 1) for seat, name in enumerate(given)
    ]


def style_of(view: View) -> Style:
    try:
        return STYLES[view["game"]]
    except KeyError:
        expected = " ".join(STYLES)
        raise UnknownGame("unknown-game", value=str(view["game"]), expected=expected) from None


def page(picture: Block, definitions: str, title: str) -> str:
    width, height = picture.width + 2 * MARGIN, picture.height + 2 * MARGIN
    return element(
        "svg",
        element("title", spelled(title)),
        element("defs", definitions),
        rect(0, 0, width, height, fill=colours.PAPER),
        moved(MARGIN, MARGIN, picture.drawn),
        xmlns="http://www.w3.org/2000/svg",
        width=round(width),
        height=round(height),
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
    )
