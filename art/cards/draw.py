"""Draws the pictures of the home page: a table for Azul, and a board for the card of each game.

`python art/cards/draw.py` writes them beside this file. The tiles of Azul are those of
`src/azulejos/drawing/art/azul.svg`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import cos, radians, sin, sqrt
from pathlib import Path

HERE = Path(__file__).parent
PIECES = HERE.parents[1] / "src" / "azulejos" / "drawing" / "art"
TILES = (PIECES / "azul.svg").read_text(encoding="utf-8")
AZUL = ("blue", "yellow", "red", "black", "white")

Point = tuple[float, float]


def polar(length: float, angle: float, middle: Point = (0, 0)) -> Point:
    return middle[0] + length * cos(radians(angle)), middle[1] + length * sin(radians(angle))


def path(points: Iterable[Point], **attributes: object) -> str:
    corners = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return element("path", d=f"M{corners}Z", **attributes)


def element(name: str, content: str = "", /, **attributes: object) -> str:
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{shown(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def shown(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def group(content: str, **attributes: object) -> str:
    return element("g", content, **attributes)


def ground(width: int, height: int, light: str, deep: str) -> str:
    """A cloth with a faint ornament of azulejos."""
    petals = "M0 20Q0 0 20 0Q20 20 0 20M40 20Q40 0 20 0Q20 20 40 20M0 20Q0 40 20 40Q20 20 0 20"
    petals += "M40 20Q40 40 20 40Q20 20 40 20"
    ornament = element("path", d=petals, fill="none", stroke="#fff", stroke_opacity=".11")
    pattern = element(
        "pattern", ornament, id="cloth", width=40, height=40, patternUnits="userSpaceOnUse"
    )
    stops = element("stop", offset=0, stop_color=light) + element("stop", offset=1, stop_color=deep)
    glow = element("radialGradient", stops, id="glow", cx=".5", cy=".4", r=".8")
    size = {"width": width, "height": height}
    return (
        element("defs", glow + pattern)
        + element("rect", fill="url(#glow)", **size)
        + element("rect", fill="url(#cloth)", **size)
    )


def picture(width: int, height: int, content: str) -> str:
    drawn = element(
        "svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}"
    )
    return drawn + "\n"


# -- Azul


def symbols(*names: str) -> str:
    """These symbols of Azul's pieces, with the gradients they share."""
    gradients = re.search(r"<defs>.*?</defs>", TILES, re.DOTALL)
    found = [re.search(rf'<symbol id="{name}".*?</symbol>', TILES, re.DOTALL) for name in names]
    parts = [match.group() for match in (gradients, *found) if match]
    return re.sub(r">\s+<", "><", "".join(parts))


def piece(name: str, middle: Point, size: float, turn: float = 0) -> str:
    x, y = middle
    turned = {"transform": f"rotate({turn:g} {x:.1f} {y:.1f})"} if turn else {}
    return element(
        "use",
        href=f"#azul-{name}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        **turned,
    )


def shadow(middle: Point, radius: float) -> str:
    x, y = middle
    return element("circle", cx=x, cy=y + radius * 0.08, r=radius, fill="#0b1a33", opacity=".28")


def factory(middle: Point, radius: float, tiles: str, turn: float) -> str:
    drawn = shadow(middle, radius) + piece("factory", middle, 2 * radius)
    reach, size = radius * 0.41, radius * 0.5
    for place, letter in enumerate(tiles):
        angle = turn + 45 + 90 * place
        name = next(colour for colour in AZUL if colour.startswith(letter))
        drawn += piece(name, polar(reach, angle, middle), size, turn + (place * 7) % 11 - 5)
    return drawn


def azul_table() -> str:
    width, height = 560, 440
    middle = (280.0, 236.0)
    drawn = ground(width, height, "#2f6ba9", "#173a66") + symbols(
        *(f"azul-{colour}" for colour in AZUL), "azul-factory", "azul-marker"
    )
    dealt = ("bbyr", "wwyr", "rryb", "yyww", "brwy")
    for place, tiles in enumerate(dealt):
        angle = -90 + 72 * place
        x, y = polar(1, angle)
        drawn += factory((middle[0] + 180 * x, middle[1] + 144 * y), 78, tiles, 20 * place)
    in_the_centre = [("white", -44, 2, 8), ("black", -6, -32, -12), ("black", 8, 14, 6)]
    in_the_centre += [("red", 46, -18, 14)]
    for colour, x, y, turn in in_the_centre:
        drawn += piece(colour, (middle[0] + x, middle[1] - 4 + y), 37, turn)
    drawn += piece("marker", (middle[0] - 28, middle[1] + 44), 42)
    return drawn


def azul_card() -> str:
    drawn = ground(320, 200, "#3a77b5", "#1d477a") + symbols(
        *(f"azul-{colour}" for colour in AZUL), "azul-factory"
    )
    drawn += factory((58, 62), 44, "bbyr", 10) + factory((92, 146), 44, "wryb", 50)
    size, left, top = 31.0, 146.0, 20.0
    wall = {"x": left - 9, "y": top - 9, "width": 5 * size + 18, "height": 5 * size + 18, "rx": 7}
    drawn += element("rect", **wall, fill="#0b1a33", opacity=".22", transform="translate(0 3)")
    drawn += element("rect", **wall, fill="#f6efdf")
    laid = {
        (0, 1),
        (0, 2),
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 0),
        (2, 1),
        (2, 2),
        (3, 2),
        (3, 4),
        (4, 3),
        (0, 4),
    }
    empty = ""
    for row in range(5):
        for column in range(5):
            middle = (left + size * (column + 0.5), top + size * (row + 0.5))
            tile = piece(AZUL[(column - row) % 5], middle, size - 2)
            if (row, column) in laid:
                drawn += tile
            else:
                empty += tile
    return drawn + group(empty, opacity=".2")


# -- Summer Pavilion: stars of six diamonds

STARS = {
    "red": ("#d8574a", "#a83228"),
    "blue": ("#4d95cf", "#24669f"),
    "yellow": ("#f0c453", "#c4901f"),
    "orange": ("#ea9147", "#bf6117"),
    "green": ("#79b05c", "#4a7f33"),
    "purple": ("#9d74b8", "#6d4690"),
}


def gradients() -> str:
    drawn = ""
    for name, (light, deep) in STARS.items():
        stops = element("stop", offset=0, stop_color=light) + element(
            "stop", offset=1, stop_color=deep
        )
        drawn += element("linearGradient", stops, id=name, x1=0, y1=0, x2=1, y2=1)
    return element("defs", drawn)


def diamond(middle: Point, side: float, angle: float, colour: str, laid: bool) -> str:
    """One diamond of a star; `angle` is where its tip points."""

    def corners(scale: float) -> list[Point]:
        heart = polar(side * sqrt(3) / 2, angle, middle)
        ends = [middle, polar(side, angle - 30, middle), polar(side * sqrt(3), angle, middle)]
        ends.append(polar(side, angle + 30, middle))
        return [
            (heart[0] + (x - heart[0]) * scale, heart[1] + (y - heart[1]) * scale) for x, y in ends
        ]

    light, deep = STARS[colour]
    if not laid:
        return path(corners(0.93), fill=light, fill_opacity=".2", stroke=light, stroke_opacity=".8")
    heart = polar(side * sqrt(3) / 2, angle, middle)
    ring = path(corners(0.68), fill="none", stroke="#fff", stroke_opacity=".75", stroke_width=1.2)
    petals = group(
        element("ellipse", rx=side * 0.3, ry=side * 0.1, fill="#fff", fill_opacity=".85")
        + element("ellipse", rx=side * 0.09, ry=side * 0.19, fill="#fff", fill_opacity=".85")
        + element("circle", r=side * 0.07, fill=deep),
        transform=f"translate({heart[0]:.1f} {heart[1]:.1f}) rotate({angle:g})",
    )
    return (
        path(corners(0.95), fill=f"url(#{colour})", stroke=deep, stroke_linejoin="round")
        + ring
        + petals
    )


def star(middle: Point, side: float, colours: Iterable[str], laid: str) -> str:
    """`laid` has a sign for each diamond: x where a tile lies."""
    return "".join(
        diamond(middle, side, 60 * place - 90, colour, laid[place] == "x")
        for place, colour in enumerate(colours)
    )


def pavilion_board(middle: Point, side: float, laid: dict[str, str]) -> str:
    drawn = ""
    for place, colour in enumerate(("red", "orange", "yellow", "green", "blue", "purple")):
        there = polar(3 * side, 60 * place - 60, middle)
        drawn += star(there, side, [colour] * 6, laid.get(colour, "......"))
    for place in range(6):
        x, y = polar(1.5 * side, 60 * place, middle)
        drawn += element("circle", cx=x, cy=y, r=side * 0.17, fill="#f3dfae", stroke="#b98a33")
    return drawn + star(middle, side, STARS, laid["centre"])


def plate(middle: Point, radius: float) -> str:
    x, y = middle
    return (
        element("circle", cx=x, cy=y + 3, r=radius, fill="#2a0f0c", opacity=".25")
        + element("circle", cx=x, cy=y, r=radius, fill="#fbf3e2")
        + element("circle", cx=x, cy=y, r=radius - 5, fill="none", stroke="#cda85a")
    )


def pavilion_card() -> str:
    laid = {
        "centre": "xx.xxx",
        "red": "xxxxxx",
        "blue": "x.xx..",
        "yellow": "xxx..x",
        "orange": ".xxxx.",
        "green": "xx...x",
        "purple": "..xxx.",
    }
    middle = (160.0, 100.0)
    cloth = ground(320, 200, "#c06a50", "#8a3c31")
    return cloth + gradients() + plate(middle, 148) + pavilion_board(middle, 31, laid)


def mini_card() -> str:
    cloth = ground(320, 200, "#7d5c9c", "#4c3269")
    middle = (112.0, 100.0)
    drawn = cloth + gradients() + plate(middle, 92) + star(middle, 47, STARS, "xxx.xx")
    for colour, (x, y), angle in (
        ("orange", (246, 48), -18),
        ("green", (264, 102), 52),
        ("orange", (238, 154), 163),
    ):
        start = polar(-47 * sqrt(3) / 2, angle, (x, y))
        drawn += group(diamond(start, 47, angle, colour, True))
    return drawn


# -- Queen's Garden: hexagons of six colours with six patterns

GARDEN = {
    "sky": ("#8cc6dd", "#4f93b2"),
    "forest": ("#4b8a6b", "#245740"),
    "leaf": ("#a9c968", "#73963a"),
    "sun": ("#f2cd62", "#c79a2b"),
    "lilac": ("#c3a3d6", "#8f6aa8"),
    "plum": ("#80579b", "#52306b"),
}


def blossom(petals: int, reach: float, breadth: float) -> str:
    around = "".join(
        element(
            "ellipse",
            cx=reach,
            rx=reach * 0.75,
            ry=breadth,
            transform=f"rotate({360 / petals * n:g})",
        )
        for n in range(petals)
    )
    return around + element("circle", r=breadth, fill="#f3c64f")


OUTLINES = {
    "tree": "M0 -13C9 -13 12 -5 9 0C13 5 7 10 1 8V13H-1V8C-7 10 -13 5 -9 0C-12 -5 -9 -13 0 -13Z",
    "bird": "M-13 2C-8 -3 -4 -3 0 0C2 -7 8 -9 13 -9C10 -6 10 -2 8 2C5 8 -3 9 -7 5ZM-2 6L-6 12L2 8Z",
    "butterfly": "M0 -2C3 -12 13 -11 12 -3C11 2 5 2 0 0C5 2 8 8 4 10C1 11 0 6 0 2"
    "C0 6 -1 11 -4 10C-8 8 -5 2 0 0C-5 2 -11 2 -12 -3C-13 -11 -3 -12 0 -2Z",
    "plant": "M0 8C-9 8 -11 2 -11 -3C-4 -3 0 1 0 8ZM0 4C9 4 11 -3 11 -8C4 -8 0 -3 0 4Z"
    "M0 -2C-5 -6 -4 -11 0 -14C4 -11 5 -6 0 -2Z",
    "lily": "M0 12C-4 6 -13 5 -13 -6C-9 -5 -7 -3 -5 0C-6 -6 -3 -10 0 -13C3 -10 6 -6 5 0"
    "C7 -3 9 -5 13 -6C13 5 4 6 0 12Z",
}
MOTIFS = {name: element("path", d=outline) for name, outline in OUTLINES.items()}
MOTIFS["flower"] = blossom(8, 7, 2.6)


def hexagon(middle: Point, radius: float, **attributes: object) -> str:
    return path([polar(radius, 60 * n - 90, middle) for n in range(6)], **attributes)


def garden_tile(middle: Point, radius: float, colour: str, motif: str) -> str:
    _, deep = GARDEN[colour]
    x, y = middle
    return (
        hexagon(middle, radius * 0.96, fill=f"url(#{colour})", stroke=deep, stroke_linejoin="round")
        + hexagon(middle, radius * 0.8, fill="none", stroke="#fff", stroke_opacity=".7")
        + group(
            MOTIFS[motif],
            transform=f"translate({x:.1f} {y:.1f}) scale({radius / 25:.2f})",
            fill="#fffdf6",
            fill_opacity=".93",
        )
    )


def fountain(middle: Point, radius: float) -> str:
    x, y = middle
    rings = "".join(
        element(
            "circle", cx=x, cy=y, r=radius * share, fill=fill, stroke="#fff", stroke_opacity=".8"
        )
        for share, fill in (
            (0.74, "#dfe7e4"),
            (0.58, "#63b0cf"),
            (0.34, "#8fd0e4"),
            (0.14, "#dfe7e4"),
        )
    )
    return hexagon(middle, radius * 0.96, fill="#e9dfc6", stroke="#a48f63") + rings


def garden_card() -> str:
    drawn = ground(320, 200, "#5d9474", "#2d5a45")
    stops = ""
    for name, (light, deep) in GARDEN.items():
        ends = element("stop", offset=0, stop_color=light) + element(
            "stop", offset=1, stop_color=deep
        )
        stops += element("linearGradient", ends, id=name, x1=0, y1=0, x2=1, y2=1)
    drawn += element("defs", stops)
    radius, middle = 35.0, (160.0, 100.0)
    across, down = radius * sqrt(3), radius * 1.5
    planted = {
        (0, -1): ("sky", "lily"),
        (1, -1): ("sky", "bird"),
        (-1, 0): ("lilac", "flower"),
        (1, 0): ("sun", "butterfly"),
        (-1, 1): ("leaf", "flower"),
        (0, 1): ("leaf", "plant"),
        (2, -1): ("plum", "bird"),
        (2, 0): ("sun", "tree"),
        (-2, 1): ("forest", "tree"),
        (-2, 0): ("lilac", "lily"),
        (-1, -1): ("plum", "butterfly"),
        (1, 1): ("forest", "plant"),
    }
    for row in range(-2, 3):
        for step in range(-4, 5):
            there = (middle[0] + across * (step + row / 2), middle[1] + down * row)
            if (step, row) == (0, 0):
                drawn += fountain(there, radius)
            elif (step, row) in planted:
                drawn += garden_tile(there, radius, *planted[step, row])
            else:
                drawn += hexagon(
                    there,
                    radius * 0.93,
                    fill="#fff",
                    fill_opacity=".1",
                    stroke="#fff",
                    stroke_opacity=".22",
                )
    return drawn


def pictures() -> dict[str, str]:
    """By the names of their files."""
    return {
        "table.svg": picture(560, 440, azul_table()),
        "azul.svg": picture(320, 200, azul_card()),
        "summer_pavilion.svg": picture(320, 200, pavilion_card()),
        "summer_pavilion_mini.svg": picture(320, 200, mini_card()),
        "queens_garden.svg": picture(320, 200, garden_card()),
    }


if __name__ == "__main__":
    for name, drawn in pictures().items():
        (HERE / name).write_text(drawn, encoding="utf-8")
