"""The graph of a review: every seat's chance to win, turn by turn, and below it the luck so far.

It sees the review as plain data, as `azulejos.analysis.review.plain` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.drawing import colours, font
from azulejos.drawing.blocks import Block, below, card
from azulejos.drawing.pen import (
    DISPLAY,
    Point,
    circle,
    element,
    group,
    number,
    path,
    polygon,
    shown,
    spelled,
    text,
)
from azulejos.drawing.picture import page
from azulejos.drawing.style import STYLES
from azulejos.messages import Messages

Data = Mapping[str, Any]

WIDTH, HEIGHT, LUCK_HEIGHT = 900, 300, 110
LEFT, RIGHT = 52, 128
TITLE, SMALL = 24, 13
PAD = 20
SEATS = (colours.ACCENT, colours.PAVILION_GREEN, colours.PAVILION_PURPLE, colours.GOLD)
# The signs under which players of other games know such turns, and the colour of each.
SIGNS = {
    "inaccuracy": ("?!", colours.PAVILION_YELLOW, colours.INK),
    "mistake": ("?", colours.PAVILION_ORANGE, colours.INK),
    "blunder": ("??", colours.BAD, colours.CARD),
}
LEAST_LUCK = 0.1
"""The luck of a quiet game does not fill the whole height."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Where turns and values lie: `low` at the bottom, `high` at the top."""

    turns: int
    height: float
    low: float
    high: float

    def x(self, turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(self.turns, 1)

    def y(self, value: float) -> float:
        return self.height * (self.high - value) / (self.high - self.low)


def review_graph(review: Data, names: Sequence[str], language: str = "en") -> str:
    """A review as a picture in one file of SVG; `names` are those of the players."""
    messages = Messages(language)
    vocabulary = STYLES[review["game"]].vocabulary
    game = messages.text(f"{vocabulary}-name", game=review["game"])
    title = f"{game} · {messages.text('review-graph-title')}"
    drawn = below(
        [
            heading(title),
            card(chances(review, names, messages), PAD),
            card(luck(review, names, messages), PAD),
            legend(messages),
        ],
        16,
        align=0,
    )
    return page(drawn, "", title)


def heading(title: str) -> Block:
    drawn = text(title, 0, TITLE, TITLE, font_family=DISPLAY, font_weight=600)
    return Block(WIDTH, TITLE * 1.3, drawn)


# The chances


def chances(review: Data, names: Sequence[str], messages: Messages) -> Block:
    turns = review["turns"]
    plot = Plot(len(turns), HEIGHT, 0, 1)
    drawn = [
        *(level(plot, share / 4, f"{share / 4:.0%}") for share in range(5)),
        *rounds(plot, turns, messages),
        *(deal_mark(plot, deal, names, messages) for deal in review["deals"]),
    ]
    ends = {}
    for seat in range(review["players"]):
        course = [(0.0, review["start"][seat])]
        course += [(turn["turn"], turn["chance_after"][seat]) for turn in turns]
        ends[seat] = course[-1][1]
        drawn.append(curve(plot, course, seat))
    drawn += [mark(plot, turn, names, messages) for turn in turns if turn["class"] in SIGNS]
    drawn.append(labels(plot, ends, names))
    return Block(WIDTH, HEIGHT + SMALL * 2, "".join(drawn))


def level(plot: Plot, value: float, words: str) -> str:
    y = plot.y(value)
    line = path(
        f"M{shown(LEFT)} {shown(y)}H{shown(WIDTH - RIGHT)}", stroke=colours.LINE, fill="none"
    )
    return line + text(
        words, LEFT - 8, y + SMALL * 0.36, SMALL, text_anchor="end", fill=colours.INK_SOFT
    )


def rounds(plot: Plot, turns: Sequence[Data], messages: Messages) -> Iterator[str]:
    """A line where each round begins, and its name in the middle below."""
    numbers = sorted({turn["round"] for turn in turns})
    for round_ in numbers:
        of_round = [turn["turn"] for turn in turns if turn["round"] == round_]
        start, end = plot.x(of_round[0] - 1), plot.x(of_round[-1])
        if round_ != numbers[0]:
            yield path(
                f"M{shown(start)} 0V{shown(plot.height)}",
                stroke=colours.LINE_STRONG,
                stroke_dasharray="2 4",
            )
        words = messages.text("record-round", number=round_)
        if font.width_of(words, SMALL) > end - start:
            words = str(round_)
        yield text(
            words,
            (start + end) / 2,
            plot.height + SMALL * 1.6,
            SMALL,
            text_anchor="middle",
            fill=colours.INK_SOFT,
        )


def deal_mark(plot: Plot, deal: Data, names: Sequence[str], messages: Messages) -> str:
    """A diamond on the lower edge, the larger the more luck there was in the deal."""
    most = max(range(len(names)), key=lambda seat: deal["luck"][seat])
    x, y = plot.x(deal["before_turn"] - 1), plot.height
    size = 3 + 40 * min(deal["luck"][most], 0.15)
    corners: list[Point] = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
    told = messages.text(
        "review-deal",
        turn=deal["before_turn"],
        who=names[most],
        chance=change(deal["luck"][most]),
        points=signed(deal["luck_points"][most], messages),
    )
    diamond = polygon(corners, fill=colours.GOLD_SOFT, stroke=colours.GOLD, stroke_width=1.2)
    return group(element("title", spelled(told)), diamond)


def curve(plot: Plot, course: Sequence[tuple[float, float]], seat: int, dashes: str = "") -> str:
    way = "L".join(f"{shown(plot.x(turn))} {shown(plot.y(value))}" for turn, value in course)
    return path(
        f"M{way}",
        fill="none",
        stroke=SEATS[seat],
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_dasharray=dashes or None,
    )


def mark(plot: Plot, turn: Data, names: Sequence[str], messages: Messages) -> str:
    """A sign on the seat's own line, where its turn led."""
    seat = turn["seat"]
    x, y = plot.x(turn["turn"]), plot.y(turn["chance_after"][seat])
    told = messages.text(
        "review-moment",
        turn=turn["turn"],
        who=names[seat],
        **{"class": turn["class"]},
        chance=change(-turn["loss"]),
        points=signed(-turn["loss_points"], messages),
    )
    return group(element("title", spelled(told)), sign(turn["class"], x, y))


def sign(grade: str, x: float, y: float) -> str:
    words, fill, ink = SIGNS[grade]
    ground = circle(x, y, 9, fill=fill, stroke=colours.CARD, stroke_width=1.5)
    return ground + number(words, x, y, 11, fill=ink)


def labels(plot: Plot, ends: Mapping[int, float], names: Sequence[str]) -> str:
    """The names at the ends of the lines."""
    seats = sorted(ends, key=lambda seat: -ends[seat])
    drawn = ""
    for seat, y in zip(seats, apart([plot.y(ends[seat]) for seat in seats], plot), strict=True):
        name = font.fitted(names[seat], RIGHT - 14, SMALL, font.Font.BOLD)
        x = WIDTH - RIGHT + 10
        drawn += text(name, x, y + SMALL * 0.36, SMALL, font_weight=600, fill=SEATS[seat])
    return drawn


def apart(heights: Sequence[float], plot: Plot) -> list[float]:
    """From top to bottom: moved so far that words do not lie on each other, and none too low.

    >>> apart([0.0, 98.0, 100.0], Plot(turns=1, height=100, low=0, high=1))
    [0.0, 83.1, 100]
    """
    gap, found = SMALL * 1.3, list[float]()
    for height in heights:
        found.append(max(height, found[-1] + gap) if found else height)
    limit = plot.height
    for place in reversed(range(len(found))):
        found[place] = min(found[place], limit)
        limit = found[place] - gap
    return found


# Luck


def luck(review: Data, names: Sequence[str], messages: Messages) -> Block:
    """A staircase for every seat: it steps up or down with every deal."""
    stairs = {seat: staircase(review, seat) for seat in range(review["players"])}
    most = max([LEAST_LUCK, *(abs(value) for course in stairs.values() for _, value in course)])
    plot = Plot(len(review["turns"]), LUCK_HEIGHT, -most, most)
    title = text(messages.text("review-graph-luck"), 0, SMALL, SMALL + 2, font_weight=600)
    drawn = [level(plot, value, change(value)) for value in (-most, 0, most)]
    drawn += [curve(plot, course, seat, "6 3") for seat, course in stairs.items()]
    drawn.append(labels(plot, {seat: course[-1][1] for seat, course in stairs.items()}, names))
    below_title = group("".join(drawn), transform=f"translate(0 {SMALL * 2})")
    return Block(WIDTH, LUCK_HEIGHT + SMALL * 3, title + below_title)


def staircase(review: Data, seat: int) -> list[tuple[float, float]]:
    course, so_far = [(0.0, 0.0)], 0.0
    for deal in review["deals"]:
        x = float(deal["before_turn"] - 1)
        course.append((x, so_far))
        so_far += deal["luck"][seat]
        course.append((x, so_far))
    return [*course, (float(len(review["turns"])), so_far)]


def legend(messages: Messages) -> Block:
    """What the signs mean."""
    x, drawn = 10.0, ""
    for grade in SIGNS:
        words = messages.text("review-class", **{"class": grade})
        drawn += sign(grade, x, 10) + text(words, x + 16, 10 + SMALL * 0.36, SMALL)
        x += 50 + font.width_of(words, SMALL)
    diamond = [(x, 4.0), (x + 6, 10.0), (x, 16.0), (x - 6, 10.0)]
    drawn += polygon(diamond, fill=colours.GOLD_SOFT, stroke=colours.GOLD, stroke_width=1.2)
    drawn += text(messages.text("review-graph-deal"), x + 16, 10 + SMALL * 0.36, SMALL)
    return Block(WIDTH, 20, drawn)


# Numbers


def change(chance: float) -> str:
    """
    >>> change(0.1234), change(-0.02), change(0.0)
    ('+12%', '−2%', '0%')
    """
    if round(chance, 2) == 0:
        return "0%"
    return f"{chance:+.0%}".replace("-", "−")


def signed(points: float, messages: Messages) -> str:
    decimal = messages.text("decimal-sign")
    return f"{points:+.1f}".replace("-", "−").replace(".", decimal)
