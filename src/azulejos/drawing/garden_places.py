"""Where things lie in Queen's Garden, in sides of a hex; the fountain lies at (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from azulejos.drawing import colours, sources
from azulejos.drawing.pen import Point, Value, chip, ink, polygon, use

FACTS = sources.board("queens_garden")
DRAWN = sources.places("queens_garden")
ROOT = sqrt(3)
KERB = 2 * DRAWN["kerb"]
REACH: Point = (4.5 * ROOT, 7)
"""From the middle of the fountain to the farthest corners: all hexes of all slots."""
PLATE: Point = (3 * ROOT + KERB, 5 + KERB)
STAR: Point = (4 * ROOT + KERB, 8 + KERB)
"""The fountain board, a star of 13 hexes."""
CORNERS: tuple[Point, ...] = (
    (0, -1),
    (ROOT / 2, -0.5),
    (ROOT / 2, 0.5),
    (0, 1),
    (-ROOT / 2, 0.5),
    (-ROOT / 2, -0.5),
)
SPOTS: dict[str, list[list[float]]] = DRAWN["display"]["tiles"]
PRINTED: Sequence[float] = DRAWN["display"]["printed"]
DISPLAY_SCALE: float = DRAWN["display"]["tile_scale"]


def centre_of(at: Sequence[int]) -> Point:
    """The middle of a hex, given by its axial coordinates; hexes have a corner on top."""
    q, r = at
    return ROOT * (q + r / 2), 1.5 * r


def slot_centre(slot: str) -> Point:
    q, r = FACTS["directions"][number_of(slot) - 1]
    steps = FACTS["steps_to_a_slot"]
    return centre_of((q * steps, r * steps))


def number_of(id_: str) -> int:
    return int(id_.rpartition("/")[2])


def value_of(hexagon: str) -> int:
    """What its pattern is worth, as it is printed on the board."""
    worth: int = FACTS["values"][FACTS["patterns"].index(hexagon.partition(":")[2])]
    return worth


def is_colour(category: str) -> bool:
    return category in FACTS["colours"]


# Pieces around the point (x, y)


def piece(name: str, x: float, y: float, width: float, height: float, colour: str = "") -> str:
    box = (x - width / 2, y - height / 2, width, height)
    return use(f"queens_garden-{name}", *box, color=colour or None)


def hex_piece(name: str, x: float, y: float, side: float, colour: str = "") -> str:
    return piece(name, x, y, 2 * side, 2 * side, colour)


def hexagon(name: str, x: float, y: float, side: float, label: float = 12) -> str:
    """A tile with its value: a colour with a pattern over it."""
    colour, _, pattern = name.partition(":")
    drawn = hex_piece(colour, x, y, side) + hex_piece(pattern, x, y, side)
    return drawn + chip(value_of(name), x, y + 0.68 * side, label, fill=colours.HEXAGON_LABEL)


def category(name: str, x: float, y: float, side: float) -> str:
    """A colour as a hexagon without a pattern, a pattern as a hexagon without a colour."""
    if is_colour(name):
        return hex_piece(name, x, y, side)
    return hex_piece("plain", x, y, side) + hex_piece(name, x, y, side)


def kerb(x: float, y: float, side: float) -> str:
    """A printed hexagon lies in its plate: it has a kerb, a tile has none."""
    line = ink(stroke=colours.HEXAGON_LABEL, stroke_width=side * 0.07, stroke_opacity=0.75)
    return outline(x, y, side * 0.89, **line)


def outline(x: float, y: float, side: float, /, **line: Value) -> str:
    return polygon(((x + side * dx, y + side * dy) for dx, dy in CORNERS), fill="none", **line)


def plate(x: float, y: float, side: float, is_up: bool) -> str:
    """An expansion without what lies on it."""
    ground = colours.GARDEN_GROUND if is_up else colours.GARDEN_BACK
    return piece("expansion", x, y, PLATE[0] * side, PLATE[1] * side, ground)


def expansion(
    x: float, y: float, side: float, printed: str | None = None, is_up: bool = True
) -> str:
    """An expansion outside of a garden, with its pavilion and what is printed on its face."""
    drawn = plate(x, y, side, is_up)
    if is_up:
        drawn += piece("pavilion", x + 0.09 * side, y + 0.09 * side, 1.9 * side, 1.9 * side)
    if printed:
        drawn += hexagon(printed, x + PRINTED[0] * side, y + PRINTED[1] * side, side, 11)
    return drawn
