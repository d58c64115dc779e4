"""What the generations of a run have learned, and how they played, as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Steps = Sequence[Mapping[str, Any]]

WIDTH, HEIGHT, LEFT, RIGHT = 720, 250, 80, 24
TOP, BOTTOM = 56, 40
WRITTEN, NET = "#8c8c8c", "#1f5a99"
EVEN = 0.5

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" \
viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#ffffff"/>
{panels}
</svg>
"""
HEADING = '<text x="24" y="{y}" font-size="16" font-weight="bold">{text}</text>'
MARK = """<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="#d9d9d9"/>
<text x="{text}" y="{below}" text-anchor="end" fill="#595959">{value}</text>"""
GENERATION = '<text x="{x}" y="{y}" text-anchor="middle" fill="#595959">{number}</text>'
DOT = '<circle cx="{x}" cy="{y}" r="5" fill="{colour}"><title>{value}</title></circle>'
WHISKER = '<line x1="{x}" y1="{low}" x2="{x}" y2="{high}" stroke="{colour}" stroke-width="3"/>'


class Panel:
    """Values by generation, drawn from some height of the picture on."""

    def __init__(self, top: int, title: str, generations: int, values: Sequence[float]) -> None:
        self.top = top
        self.generations = generations
        self.low, self.high = min(values), max(values)
        if self.high == self.low:
            self.low, self.high = self.low - 0.01, self.high + 0.01
        self.parts = [HEADING.format(y=top + 28, text=title)]
        for value in (self.low, (self.low + self.high) / 2, self.high):
            y = self.y(value)
            place = {"left": LEFT, "right": WIDTH - RIGHT, "text": LEFT - 8, "below": y + 5}
            self.parts.append(MARK.format(y=y, value=f"{value:.3f}", **place))
        for number in range(1, generations + 1):
            y = top + HEIGHT - 14
            self.parts.append(GENERATION.format(x=self.x(number), y=y, number=number))

    def x(self, generation: int) -> float:
        return round(LEFT + (generation - 0.5) * (WIDTH - LEFT - RIGHT) / self.generations, 1)

    def y(self, value: float) -> float:
        part = (self.high - value) / (self.high - self.low)
        return round(self.top + TOP + part * (HEIGHT - TOP - BOTTOM), 1)

    def dot(self, generation: int, value: float, colour: str) -> None:
        at = {"x": self.x(generation), "y": self.y(value)}
        self.parts.append(DOT.format(colour=colour, value=f"{value:.4f}", **at))

    def whisker(self, generation: int, low: float, high: float) -> None:
        ends = {"x": self.x(generation), "low": self.y(low), "high": self.y(high)}
        self.parts.append(WHISKER.format(colour=NET, **ends))


def progress_svg(log: Steps) -> str:
    """Errors of every net on games left out, beside those of the evaluation; and its match."""
    learned = [step for step in log if step["step"] == "learning"]
    played = [step for step in log if step["step"] == "match" and "rate" in step]
    panels = [errors(learned), matches(played, len(learned))] if played else [errors(learned)]
    text = "\n".join(part for panel in panels for part in panel.parts)
    return PICTURE.format(width=WIDTH, height=HEIGHT * len(panels), panels=text)


def errors(learned: Steps) -> Panel:
    title = "Log loss on games left out: written evaluation (grey), net (blue)"
    pairs = [(step["written"]["log_loss"], step["net"]["log_loss"]) for step in learned]
    panel = Panel(0, title, len(learned), [value for pair in pairs for value in pair])
    for step, (written, net) in zip(learned, pairs, strict=True):
        panel.dot(step["generation"], written, WRITTEN)
        panel.dot(step["generation"], net, NET)
    return panel


def matches(played: Steps, generations: int) -> Panel:
    ends = [step[end] for step in played for end in ("low", "high")]
    title = "Match against what came before: rate, and its 95% interval"
    panel = Panel(HEIGHT, title, generations, [*ends, EVEN])
    for step in played:
        panel.whisker(step["generation"], step["low"], step["high"])
        panel.dot(step["generation"], step["rate"], NET)
    return panel
