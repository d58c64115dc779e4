"""Draws the learning curves of `docs/environments.md` from the result files in `docs/learning/`.

    python docs/make_learning.py [FOLDER …]

takes over the `curve.json` of each folder named, as `examples/actor_critic.py` leaves it, and then
draws a picture for every result file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from azulejos.cli.bench import machine

RESULTS = Path(__file__).parent / "learning"
WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 600, 24, 300
COLOURS = {"random": "#8a5a00", "greedy": "#1f5a99"}
STEPS = (0.5, 1, 2, 5, 10, 20, 50, 100)
MOST_LINES = 8
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" \
viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#ffffff"/>
{parts}
<text x="{middle}" y="{below}" text-anchor="middle" fill="#595959">{minutes}</text>
</svg>
"""
ACROSS = """<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="#d9d9d9"/>
<text x="{beside}" y="{text}" text-anchor="end" fill="#595959">{share:.0%}</text>"""
UP = """<line x1="{x}" y1="{top}" x2="{x}" y2="{bottom}" stroke="#d9d9d9"/>
<text x="{x}" y="{below}" text-anchor="middle" fill="#595959">{minutes:g}</text>"""
LINE = """<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>
<text x="{x}" y="{y}" fill="{colour}">{name}: {share:.0%}</text>"""


def take_over(folder: Path) -> None:
    """Keeps a result file, and says on which machine it was made."""
    try:
        found = json.loads((folder / "curve.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        sys.exit(f"{folder}: expected what examples/actor_critic.py learned, found no curve.json")
    about = {"machine": machine.machine(), "commit": machine.commit()}
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(found | about, indent=1) + "\n"
    (RESULTS / f"{found['env']}_curve.json").write_text(text, encoding="utf-8")


def picture(found: dict[str, Any]) -> str:
    """Shares of victories against each opponent, as learning went on."""
    curve = found["curve"]
    last = curve[-1]["minutes"]
    parts = [across(share) for share in (0, 0.25, 0.5, 0.75, 1)]
    parts += [up(minutes, last) for minutes in marks(last)]
    parts += [line(curve, name, last) for name in COLOURS]
    middle, below = (LEFT + RIGHT) / 2, BOTTOM + 44
    return PICTURE.format(
        width=WIDTH,
        height=HEIGHT,
        parts="\n".join(parts),
        middle=middle,
        below=below,
        minutes=f"minutes on {found['threads']} threads",
    )


def x(minutes: float, last: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * minutes / last, 1)


def y(share: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * share, 1)


def marks(last: float) -> list[float]:
    """Round numbers of minutes, not too many of them."""
    step = next((step for step in STEPS if last / step <= MOST_LINES), STEPS[-1])
    return [number * step for number in range(int(last / step) + 1)]


def across(share: float) -> str:
    height = y(share)
    return ACROSS.format(
        left=LEFT, right=RIGHT, y=height, beside=LEFT - 8, text=height + 5, share=share
    )


def up(minutes: float, last: float) -> str:
    place = x(minutes, last)
    return UP.format(x=place, top=TOP, bottom=BOTTOM, below=BOTTOM + 20, minutes=minutes)


def line(curve: list[dict[str, float]], name: str, last: float) -> str:
    points = " ".join(f"{x(point['minutes'], last)},{y(point[name])}" for point in curve)
    share = curve[-1][name]
    return LINE.format(
        points=points, colour=COLOURS[name], x=RIGHT + 10, y=y(share) + 5, name=name, share=share
    )


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        take_over(Path(argument))
    for file in RESULTS.glob("*.json"):
        drawn = picture(json.loads(file.read_text(encoding="utf-8")))
        file.with_suffix(".svg").write_text(drawn, encoding="utf-8")
