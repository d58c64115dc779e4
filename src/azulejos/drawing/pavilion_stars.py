"""The seven stars of a player of Summer Pavilion; the unit is the side of a tile."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from azulejos.drawing import colours
from azulejos.drawing.colours import mixed
from azulejos.drawing.pavilion_places import (
    CORNERS,
    DECORATIONS,
    DRAWN,
    FACTS,
    SPACES,
    STARS,
    rhombus,
    star_outline,
    tile,
)
from azulejos.drawing.pen import DISPLAY, circle, group, ink, number, part, path, rect, use

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.view import (
        BoardView,
        DecorationView,
        SpaceView,
        StarView,
    )

FRAME = DRAWN["board"]
TINTS = {
    "purple": colours.PAVILION_PURPLE,
    "green": colours.PAVILION_GREEN,
    "orange": colours.PAVILION_ORANGE,
    "yellow": colours.PAVILION_YELLOW,
    "blue": colours.PAVILION_BLUE,
    "red": colours.PAVILION_RED,
}
LEAVES = (
    "M0 -0.05Q0.22 -0.325 0 -0.6Q-0.22 -0.325 0 -0.05Z"
    "M-0.037 -0.033Q-0.084 -0.318 -0.372 -0.335Q-0.325 -0.05 -0.037 -0.033Z"
    "M0.037 -0.033Q0.325 -0.05 0.372 -0.335Q0.084 -0.318 0.037 -0.033Z"
)
HUB = 0.27


def stars(board: BoardView, variant: str) -> str:
    """The whole board, from its upper left corner."""
    seat, grey = board["seat"], variant == "grey"
    drawn = terrace() + corners(board)
    drawn += "".join(decoration(one, seat) for one in board["decorations"])
    for each in board["stars"]:
        drawn += star(each, seat, tint(each)) + (hub(each) if grey else "")
    shifted = f"translate({-FRAME['left']} {-FRAME['top']})"
    return part("board", group(drawn, transform=shifted), seat=seat)


def terrace() -> str:
    """The ground, and ornaments between the outer stars."""
    line = ink(fill="none", stroke=colours.PAVILION_BLUE, stroke_opacity=0.55)
    edge = ink(fill=colours.PAVILION_TERRACE, stroke=colours.LINE, stroke_width=0.03)
    drawn = rect(*inset(0.04), rx=0.5, **edge)
    drawn += rect(*inset(0.16), rx=0.4, stroke_width=0.05, **line)
    drawn += rect(*inset(0.25), rx=0.33, stroke_width=0.018, **line)
    fill = mixed(colours.PAVILION_BLUE, 0.38, colours.PAVILION_TERRACE)
    ornament = path(LEAVES) + circle(0, 0.06, 0.07)
    for angle in range(0, 360, 60):
        drawn += group(ornament, fill=fill, transform=f"rotate({angle}) translate(0 -3.68)")
    return drawn


def inset(by: float) -> tuple[float, float, float, float]:
    width, height = FRAME["width"] - 2 * by, FRAME["height"] - 2 * by
    return FRAME["left"] + by, FRAME["top"] + by, width, height


def corners(board: BoardView) -> str:
    drawn = ""
    kept = board["corner"]["tiles"]
    for index, place in enumerate(CORNERS):
        drawn += path(
            rhombus(0.03),
            transform=place.transform,
            fill=colours.PAVILION_STONE,
            fill_opacity=0.5,
            stroke=colours.PAVILION_STONE_EDGE,
            stroke_width=0.03,
            stroke_dasharray="0.12 0.09",
        )
        if index < len(kept):
            drawn += tile(kept[index], place)
    return part("corners", drawn, seat=board["seat"])


# Ground, edge, width of the edge and ink of a decoration, by the number of tiles it lacks.
GILT = ("url(#pavilion-gilt)", colours.PAVILION_GILT_EDGE, 0.025, colours.PAVILION_GILT_INK)
LIT = (colours.GOLD_SOFT, colours.GOLD, 0.06, colours.GOLD)
STONE = (colours.PAVILION_STONE, colours.PAVILION_STONE_EDGE, 0.025, colours.PAVILION_CARVED)


def decoration(one: DecorationView, seat: int) -> str:
    """Of stone; edged with gold when one tile is missing, all gold when it is surrounded."""
    ground, edge, wide, carved = {0: GILT, 1: LIT}.get(one["missing"], STONE)
    place = DECORATIONS[one["id"]]
    line = ink(stroke=edge, stroke_width=wide, stroke_linejoin="round")
    drawn = path(rhombus(0.03), transform=place.transform, fill=ground, **line)
    emblem = use(f"pavilion-{one['kind']}", -0.29, -0.36, 0.58, 0.58, color=carved, fill=carved)
    for index in range(one["tiles"]):
        x = (index - (one["tiles"] - 1) / 2) / 6
        pip = "M0 -0.11L0.065 0L0 0.11L-0.065 0Z"
        emblem += path(pip, transform=f"translate({x:.4f} 0.33)", fill=carved)
    drawn += group(emblem, transform=f"translate({place.x} {place.y})")
    return part(one["id"], drawn, seat=seat)


def tint(each: StarView) -> str:
    """The colour of a star: the printed one, or on the grey side the one it has taken."""
    if each["printed"]:
        return TINTS[each["printed"]]
    has_one = len(each["accepts"]) == 1 and each["id"] != "star/centre"
    return TINTS[each["accepts"][0]] if has_one else colours.PAVILION_SLATE


def star(each: StarView, seat: int, own: str) -> str:
    edge = mixed(own, 0.62, colours.PAVILION_TERRACE)
    outline = path(
        star_outline(),
        transform=STARS[each["id"]].transform,
        fill=edge,
        stroke=edge,
        stroke_width=0.05,
        stroke_linejoin="round",
    )
    return part(each["id"], outline, *(space(one, seat, own) for one in each["spaces"]), seat=seat)


def space(one: SpaceView, seat: int, own: str) -> str:
    place = SPACES[one["id"]]
    drawn = path(
        rhombus(0.025),
        transform=place.transform,
        fill=mixed(own, 0.3, colours.PAVILION_TERRACE),
        stroke=mixed(own, 0.62, colours.PAVILION_TERRACE),
        stroke_width=0.025,
        stroke_linejoin="round",
    )
    if one["tile"]:
        return part(one["id"], drawn, tile(one["tile"], place), seat=seat)
    # Somewhat nearer to the tip of the star than the middle of the space.
    at, deep = place.outwards(0.12), mixed(own, 0.45, colours.INK)
    said = number(one["number"], at.x, at.y, 0.46, fill=deep, font_family=DISPLAY, font_weight=600)
    return part(one["id"], drawn, said, seat=seat)


def hub(each: StarView) -> str:
    """In the middle of a star of the grey side: the colours that may still be laid on it."""
    accepts = each["accepts"]
    if not accepts:
        return ""
    edge = ink(stroke=colours.PAVILION_STONE_EDGE, stroke_width=0.025)
    drawn = circle(0, 0, HUB + 0.05, fill=colours.PAVILION_TERRACE, **edge)
    if len(accepts) == 1:
        drawn += circle(0, 0, HUB, fill=TINTS[accepts[0]])
        drawn += use(f"pavilion-{accepts[0]}", -0.13, -0.225, 0.26, 0.45)
    else:
        for index, colour in enumerate(FACTS["colours"]):
            if colour in accepts:
                drawn += path(slice_of(index), fill=TINTS[colour])
    place = STARS[each["id"]]
    return group(drawn, transform=f"translate({place.x} {place.y})")


def slice_of(index: int) -> str:
    """A sixth of a disc; the colours always have the same places."""

    def at(turn: int) -> str:
        angle = radians(turn * 60 - 30)
        return f"{HUB * sin(angle):.3f} {-HUB * cos(angle):.3f}"

    return f"M0 0L{at(index)}A{HUB} {HUB} 0 0 1 {at(index + 1)}Z"
