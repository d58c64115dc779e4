"""Where everything lies in Summer Pavilion, in sides of a tile, made of the rules' own data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Self

from azulejos.drawing import sources
from azulejos.drawing.pen import Value, group, shown, use

FACTS = sources.board("summer_pavilion")
DRAWN = sources.places("summer_pavilion")
LONG = sqrt(3) / 2
"""Half of a tile's long diagonal."""


@dataclass(frozen=True, slots=True)
class Place:
    """The middle of a tile or decoration and the bearing of its long diagonal."""

    x: float
    y: float
    angle: float = 0

    def outwards(self, distance: float) -> Place:
        """The place that lies so far away in the direction of the angle."""
        turned = radians(self.angle)
        return Place(
            self.x + distance * sin(turned), self.y - distance * cos(turned), self.angle % 360
        )

    @classmethod
    def at(cls, point: Sequence[float], angle: float = 0) -> Self:
        x, y = point
        return cls(x, y, angle)

    @property
    def transform(self) -> str:
        return f"translate({self.x:.4f} {self.y:.4f}) rotate({shown(self.angle)})"


STARS = {f"star/{star['id']}": Place.at(star["centre"]) for star in FACTS["stars"]}
SPACES = {
    f"space/{star['id']}-{slot + 1}": Place.at(
        star["centre"], star["angle_of_slot_1"] + 60 * slot
    ).outwards(LONG)
    for star in FACTS["stars"]
    for slot in range(6)
}
DECORATIONS = {one["id"]: Place.at(one["centre"], one["long_axis"]) for one in FACTS["decorations"]}
CORNERS = [Place.at(corner) for corner in DRAWN["corners"]]


def on_factory(tiles: int) -> list[Place]:
    return [Place.at(place) for place in DRAWN["factory"].get(str(tiles), [])]


def in_supply(game: str) -> list[Place]:
    """The ten places of the supply: a rosette, in the small edition two stars."""
    return [
        Place.at(rosette["centre"], rosette["first"] + 360 / rosette["tiles"] * index).outwards(
            rosette["distance"]
        )
        for rosette in DRAWN["supply"][game]["rosettes"]
        for index in range(rosette["tiles"])
    ]


def supply_size(game: str) -> tuple[float, float]:
    supply = DRAWN["supply"][game]
    return 2 * supply["half_width"], 2 * supply["half_height"]


def rhombus(inset: float = 0) -> str:
    """The outline of a tile that is `inset` smaller on every side."""
    size = 1 - inset / (LONG / 2)
    width, height = f"{size / 2:.4f}", f"{size * LONG:.4f}"
    return f"M0 -{height}L{width} 0L0 {height}L-{width} 0Z"


def star_outline() -> str:
    """The outline of a whole star around its middle."""
    corners = [Place(0, 0, 30 * turn).outwards(1 if turn % 2 else 2 * LONG) for turn in range(12)]
    return "M" + "L".join(f"{corner.x:.4f} {corner.y:.4f}" for corner in corners) + "Z"


def tile(name: str, place: Place, is_joker: bool = False, **more: Value) -> str:
    """The joker of the round carries a gilt frame."""
    box = (-0.5, -LONG, 1, 2 * LONG)
    glint = use("pavilion-glint", *box) if is_joker else ""
    return group(use(f"pavilion-{name}", *box), glint, transform=place.transform, **more)
