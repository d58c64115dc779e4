"""What a picture says in words: its title, the players with their scores, bag and tower."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.drawing import colours
from azulejos.drawing.blocks import Block, below, beside
from azulejos.drawing.font import Font, fitted, width_of
from azulejos.drawing.pen import (
    DISPLAY,
    TEXT,
    Value,
    element,
    faded,
    ink,
    moved,
    part,
    rect,
    spelled,
    text,
)
from azulejos.engine.answers import View
from azulejos.messages import Messages

TITLE, NAME, SCORE, SMALL = 28, 18, 28, 14
HEAD = 34


@dataclass(frozen=True, slots=True)
class Lettering:
    """The texts of a language, in the words of one game, and the names of the players."""

    messages: Messages
    vocabulary: str
    names: Sequence[str]

    def own(self, name: str, **values: Any) -> str:
        """A text of the game itself: `bag` for `azul-bag`."""
        return self.messages.text(f"{self.vocabulary}-{name}", **values)

    def text(self, name: str, **values: Any) -> str:
        return self.messages.text(name, **values)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def game(self, view: View) -> str:
        return self.own("name", game=view["game"])

    def round(self, view: View) -> str:
        """`coloured wall · Round 3`."""
        variant = self.own("variant", variant=view["variant"], options=len(view["options"]))
        return f"{variant} · {self.text('play-round', round=view['round'])}"

    def status(self, view: View) -> str:
        """Who is to move or has won; nothing while a deal is due."""
        if view["outcome"]:
            winners = [self.name(seat) for seat in view["outcome"]["winners"]]
            if len(winners) == 1:
                return self.text("play-winner", who=winners[0])
            return self.text("play-winners-shared", names=", ".join(winners))
        if view["asks"]:
            return self.text("play-to-move", who=self.name(view["asks"]["seat"]))
        return ""


def line(words: str, size: float, **more: Value) -> Block:
    width = width_of(words, size, Font.BOLD if "font_weight" in more else Font.TEXT)
    return Block(width, size * 1.3, text(words, 0, size, size, **more))


def headline(view: View, lettering: Lettering, width: float) -> Block:
    """The game and its round; at the other end who is to move, or who has won."""
    more = lettering.round(view)
    flowing = element(
        "text",
        element("tspan", spelled(lettering.game(view)), font_size=TITLE, font_family=DISPLAY),
        element(
            "tspan", spelled(more), dx=14, font_size=17, font_weight=400, fill=colours.INK_SOFT
        ),
        y=TITLE,
        font_family=TEXT,
        font_weight=600,
        fill=colours.INK,
    )
    left = width_of(lettering.game(view), TITLE, Font.DISPLAY) + width_of(more, 17) + 40
    status = fitted(lettering.status(view), width - left, 17, Font.BOLD)
    end = text(status, width, TITLE, 17, text_anchor="end", font_weight=600)
    return Block(width, TITLE * 1.3, flowing + end)


def player(board: Any, lettering: Lettering, width: float, marks: Sequence[Block] = ()) -> Block:
    """Name and score of a seat, and what else is to be known of it."""
    seat, score = board["seat"], str(board["score"])
    bold = ink(font_family=DISPLAY, font_weight=700)
    digits = text(score, width, 26, SCORE, text_anchor="end", **bold)
    left = width - width_of(score, SCORE, Font.DISPLAY) - 12
    drawn = part("score", digits, seat=seat)
    for shown in reversed(marks):
        left -= shown.width
        drawn += moved(left, (HEAD - shown.height) / 2, shown.drawn)
        left -= 8
    name = fitted(lettering.name(seat), left, NAME, Font.BOLD)
    return Block(width, HEAD, text(name, 0, 23, NAME, font_weight=600) + drawn)


def mark(words: str) -> Block:
    """A word about a player in a small frame."""
    width = width_of(words, SMALL) + 16
    ground = rect(0, 0, width, 22, rx=11, fill=colours.SUNKEN)
    said = text(words, width / 2, 16, SMALL, text_anchor="middle", fill=colours.INK_SOFT)
    return Block(width, 22, ground + said)


def counts(pairs: Iterable[tuple[Block, int]], gap: float) -> Block:
    """Small pieces, each with how many there are of it."""
    shown = []
    for piece, amount in pairs:
        digits = line(str(amount), SMALL)
        both = beside([piece, Block(18, digits.height, digits.drawn)], 3)
        shown.append(both if amount else Block(both.width, both.height, faded(both.drawn)))
    return beside(shown, gap)


def stock(id_: str, sign: Block, name: str, amount: int, contents: Block | None = None) -> Block:
    """Bag, lid, tower or supply: its name, how much is in it, and of what."""
    said = element(
        "text",
        spelled(name),
        element("tspan", str(amount), dx=6, font_weight=700, fill=colours.INK),
        y=15,
        font_size=15,
        font_family=TEXT,
        fill=colours.INK_SOFT,
    )
    width = width_of(f"{name} ", 15) + width_of(str(amount), 15, Font.BOLD)
    title = Block(width, 20, said)
    lines = below([title, contents], 3, align=0) if contents else title
    both = beside([sign, lines], 10)
    return Block(both.width, both.height, part(id_, both.drawn))
