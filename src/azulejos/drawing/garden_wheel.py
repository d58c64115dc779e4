"""The wheel of Queen's Garden: what scores in this round, and in the next."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from azulejos.drawing import colours
from azulejos.drawing.blocks import Block
from azulejos.drawing.garden_places import category, is_colour
from azulejos.drawing.lettering import Lettering
from azulejos.drawing.pen import (
    DISPLAY,
    circle,
    faded,
    group,
    ink,
    moved,
    number,
    part,
    path,
    shown,
)

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.view import FieldView, QueensGardenView

SIZE = 200.0
HALF = 150.0
"""Of the drawing before it is scaled."""
RADIUS = 106.0
NOW = "M-103.5 -103.5A146.4 146.4 0 0 1 103.5 -103.5L46 -46A65 65 0 0 0 -46 -46Z"
NEXT = "M103.5 -103.5A146.4 146.4 0 0 1 103.5 103.5L46 46A65 65 0 0 0 46 -46Z"


def wheel(view: QueensGardenView, lettering: Lettering) -> Block:
    """Turned so that the quarter of this round is on top."""
    now, last = view["round"], len(view["wheel"])
    ring = ink(stroke_linejoin="round")
    drawn = circle(0, 0, 146, fill=colours.CARD, stroke=colours.LINE, stroke_width=2)
    drawn += path(NOW, fill=colours.GOLD_SOFT, stroke=colours.GOLD, stroke_width=2.5, **ring)
    if now < last:
        dashed = ink(stroke_dasharray="6 6", stroke_width=2)
        drawn += path(NEXT, fill="none", stroke=colours.LINE_STRONG, **dashed)
    for index, quarter in enumerate(view["wheel"]):
        for place, one in enumerate(alternating(quarter)):
            angle = radians((index - now + 1) * 90 + (place - 1) * 30 - 90)
            sign = moved(RADIUS * cos(angle), RADIUS * sin(angle), field(one))
            opacity = 0.35 if index + 1 < now else 1 if index + 1 == now else 0.8
            drawn += faded(sign, opacity)
    drawn += number(now, 0, -18, 44, font_family=DISPLAY)
    of_rounds = lettering.text("page-garden-of-rounds", rounds=last)
    drawn += number(of_rounds, 0, 20, 24, font_weight=600, fill=colours.INK_SOFT)
    scaled = group(drawn, transform=f"scale({shown(SIZE / 2 / HALF)})")
    return Block(SIZE, SIZE, part("wheel", moved(SIZE / 2, SIZE / 2, scaled)))


def field(one: FieldView) -> str:
    edge = ink(fill=colours.HEXAGON_LABEL, stroke=colours.HEXAGON_LABEL_INK, stroke_width=1.5)
    shield = circle(14, 20, 15, **edge)
    points = number(one["points"], 14, 20, 24, fill=colours.HEXAGON_LABEL_INK)
    return category(one["category"], 0, 0, 30) + shield + points


def alternating(fields: list[FieldView]) -> list[FieldView]:
    """Colours and patterns take turns around the wheel."""
    tints = [one for one in fields if is_colour(one["category"])]
    patterns = [one for one in fields if not is_colour(one["category"])]
    many, few = (tints, patterns) if len(tints) > len(patterns) else (patterns, tints)
    return [one for index, first in enumerate(many) for one in [first, *few[index : index + 1]]]
