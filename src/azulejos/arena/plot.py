"""Ratings with their intervals as a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

WIDTH, ROW, NAMES, MARGIN = 720, 34, 190, 24
TOP = 52
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)
MOST_LINES = 9

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" \
viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="{margin}" y="28" font-size="16" font-weight="bold">{title}</text>
{grid}
{rows}
</svg>
"""
GRID_LINE = """<line x1="{x}" y1="{top}" x2="{x}" y2="{bottom}" stroke="#d9d9d9"/>
<text x="{x}" y="{below}" text-anchor="middle" fill="#595959">{value}</text>"""
DOT = """<text x="{margin}" y="{text}">{name}</text>
<circle cx="{x}" cy="{y}" r="5" fill="#ffffff" stroke="#1f5a99" stroke-width="2">\
<title>{elo:.0f}</title></circle>"""
WHISKER = """<text x="{margin}" y="{text}">{name}</text>
<line x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke="#1f5a99" stroke-width="3"/>
<circle cx="{x}" cy="{y}" r="5" fill="#1f5a99"><title>{elo:.0f} ({least:.0f} - {most:.0f})</title>\
</circle>"""


class Scale:
    """Where a rating lies from left to right, and which round numbers are marked."""

    def __init__(self, ratings: Sequence[Mapping[str, Any]]) -> None:
        lowest = min(rating["low"] for rating in ratings)
        highest = max(rating["high"] for rating in ratings)
        span = max(highest - lowest, STEPS[0])
        self.step = next((step for step in STEPS if span / step < MOST_LINES), STEPS[-1])
        self.first = math.floor(lowest / self.step)
        self.last = max(math.ceil(highest / self.step), self.first + 1)

    def x(self, elo: float) -> float:
        part: float = (elo / self.step - self.first) / (self.last - self.first)
        return round(NAMES + part * (WIDTH - NAMES - MARGIN), 1)

    def marks(self) -> list[int]:
        return [number * self.step for number in range(self.first, self.last + 1)]


def ratings_svg(title: str, ratings: Sequence[Mapping[str, Any]]) -> str:
    """One row for every player, the strongest first."""
    scale = Scale(ratings)
    bottom = TOP + ROW * len(ratings)
    grid = [
        GRID_LINE.format(x=scale.x(mark), top=TOP, bottom=bottom, below=bottom + 18, value=mark)
        for mark in scale.marks()
    ]
    rows = [
        whisker(rating, scale, TOP + ROW * (place + 0.5)) for place, rating in enumerate(ratings)
    ]
    return PICTURE.format(
        width=WIDTH,
        height=bottom + 34,
        margin=MARGIN,
        title=escape(title),
        grid="\n".join(grid),
        rows="\n".join(rows),
    )


def whisker(rating: Mapping[str, Any], scale: Scale, y: float) -> str:
    """A hollow dot for a rating that is not bounded."""
    form = WHISKER if rating["bounded"] else DOT
    return form.format(
        margin=MARGIN,
        text=y + 5,
        y=y,
        name=escape(rating["name"]),
        low=scale.x(rating["low"]),
        high=scale.x(rating["high"]),
        x=scale.x(rating["elo"]),
        elo=rating["elo"],
        least=rating["low"],
        most=rating["high"],
    )
