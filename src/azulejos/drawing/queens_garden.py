"""The table of Queen's Garden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.drawing import colours
from azulejos.drawing.blocks import Block, below, beside, card, in_rows
from azulejos.drawing.garden_places import (
    DISPLAY_SCALE,
    FACTS,
    PLATE,
    PRINTED,
    REACH,
    SPOTS,
    STAR,
    centre_of,
    expansion,
    hex_piece,
    hexagon,
    kerb,
    number_of,
    outline,
    piece,
    plate,
    slot_centre,
)
from azulejos.drawing.garden_wheel import wheel
from azulejos.drawing.lettering import Lettering, mark, player, stock
from azulejos.drawing.pen import DISPLAY, chip, ink, moved, number, part, rect
from azulejos.drawing.style import Style

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.view import (
        BoardView,
        FeatureView,
        PlaceView,
        QueensGardenView,
        SlotView,
        SpaceView,
    )

SIDE = 31.0
"""Of a hex in a garden."""
OFFERED = 27.0
STORED = 20.0
STORED_PLATE = 14.0
WIDTH, HEIGHT = (2 * REACH[0] + 0.5) * SIDE, (2 * REACH[1] + 0.5) * SIDE


def table(view: QueensGardenView, lettering: Lettering) -> Block:
    """The wheel, the display and what is left, with the gardens below them."""
    to_move = view["asks"]["seat"] if view["asks"] else None
    offer = beside([wheel(view, lettering), display(view, lettering), pools(view, lettering)], 28)
    boards = [card(board(one, lettering), 16, one["seat"] == to_move) for one in view["boards"]]
    return below([offer, in_rows(boards, 3, 20)], 24)


def display(view: QueensGardenView, lettering: Lettering) -> Block:
    """The stack first, then what has come off it."""
    ordered = sorted(view["display"], key=lambda one: not one["stack"])
    if not ordered:
        return Block(0, 0, "")
    shown = [place(one, view["stack_left"], lettering) for one in ordered]
    # Four boards stand two by two, so that less lies beside each other.
    return in_rows(shown, 4 if view["players"] == 4 else 7, 10)


def place(one: PlaceView, left: int, lettering: Lettering) -> Block:
    """An expansion of the display and what lies on it; below the top of the stack the others."""
    width, height = PLATE[0] * OFFERED, PLATE[1] * OFFERED
    x, y = width / 2, height / 2
    beneath = left - 1 if one["stack"] else 0
    drawn = "".join(
        plate(x - 1.5 * depth, y + 3 * depth, OFFERED, is_up=False)
        for depth in range(beneath, 0, -1)
    )
    is_up = one["expansion"] is not None
    drawn += expansion(x, y, OFFERED, is_up=is_up)
    side = OFFERED * DISPLAY_SCALE
    if one["expansion"]:
        drawn += hexagon(one["expansion"], x + PRINTED[0] * OFFERED, y + PRINTED[1] * OFFERED, side)
    spots = SPOTS.get(str(len(one["tiles"])), [])
    for name, (dx, dy) in zip(one["tiles"], spots, strict=True):
        drawn += hexagon(name, x + dx * OFFERED, y + dy * OFFERED, side)
    if one["stack"]:
        words = lettering.own("stack", amount=left)
        drawn += chip(words, x, height + 12, 12, fill=colours.CARD, stroke=colours.LINE)
    return Block(width, height + (24 if one["stack"] else 0), part(one["id"], drawn))


def pools(view: QueensGardenView, lettering: Lettering) -> Block:
    """How many expansions and tiles are left, and how many were discarded."""
    bag, tower = (sum(view[pool]["counts"].values()) for pool in ("bag", "tower"))
    rows = [
        pool(view["unseen"]["id"], "expansion", lettering.own("supply"), view["supply"]),
        pool(view["bag"]["id"], "bag", lettering.own("bag"), bag),
        pool(view["tower"]["id"], "tower", lettering.own("tower"), tower),
    ]
    return below(rows, 10, align=0)


def pool(id_: str, sign: str, name: str, amount: int) -> Block:
    drawn = Block(34, 34, piece(sign, 17, 17, 34, 34, colours.GARDEN_BACK))
    return stock(id_, drawn, name, amount)


# A player's board


def board(one: BoardView, lettering: Lettering) -> Block:
    marks = [mark(lettering.own("passed"))] if one["passed"] else []
    if one["has_marker"]:
        marks.append(Block(30, 30, piece("marker", 15, 15, 30, 30)))
    return below([player(one, lettering, WIDTH, marks), garden(one), storage(one)], 10)


def garden(one: BoardView) -> Block:
    seat = one["seat"]
    drawn = piece("fountain-board", 0, 0, STAR[0] * SIDE, STAR[1] * SIDE, colours.GARDEN_GROUND)
    drawn += "".join(slot(each, seat) for each in one["slots"])
    hexes = [(each["at"], feature(each, seat)) for each in one["features"]]
    hexes += [(each["at"], space(each, seat)) for each in one["spaces"]]
    # From the bottom up: the label at the foot of a hex lies over those below it.
    drawn += "".join(hex_ for _, hex_ in sorted(hexes, key=lambda placed: -placed[0][1]))
    return Block(WIDTH, HEIGHT, moved(WIDTH / 2, HEIGHT / 2, drawn))


def slot(one: SlotView, seat: int) -> str:
    x, y = (SIDE * length for length in slot_centre(one["id"]))
    if one["face"] != "empty":
        return part(one["id"], plate(x, y, SIDE, one["face"] == "up"), seat=seat)
    drawn = piece("slot", x, y, PLATE[0] * SIDE, PLATE[1] * SIDE, colours.LINE_STRONG)
    soft = ink(fill=colours.INK_SOFT, fill_opacity=0.7, font_family=DISPLAY)
    return part(one["id"], drawn, number(number_of(one["id"]), x, y, 19, **soft), seat=seat)


def feature(one: FeatureView, seat: int) -> str:
    """Surrounded ones shine; the others tell the jokers they will bring."""
    x, y = (SIDE * length for length in centre_of(one["at"]))
    kind = one["id"].partition("/")[0]
    if one["surrounded"]:
        ring = outline(x, y, SIDE * 0.88, stroke=colours.GOLD, stroke_width=3)
        return part(one["id"], hex_piece(kind, x, y, SIDE), ring, seat=seat)
    middle = y + 0.58 * SIDE
    label = rect(x - 16, middle - 8, 32, 16, rx=8, fill=colours.HEXAGON_LABEL)
    label += hex_piece("joker", x - 7, middle, 7.5)
    label += number(one["jokers"], x + 7, middle, 12, fill=colours.HEXAGON_LABEL_INK)
    return part(one["id"], hex_piece(kind, x, y, SIDE), label, seat=seat)


def space(one: SpaceView, seat: int) -> str:
    x, y = (SIDE * length for length in centre_of(one["at"]))
    if not one["tile"]:
        return part(one["id"], hex_piece("space", x, y, SIDE, colours.GARDEN_BED), seat=seat)
    drawn = hexagon(one["tile"], x, y, SIDE)
    return part(one["id"], drawn, kerb(x, y, SIDE) if one["printed"] else "", seat=seat)


def storage(one: BoardView) -> Block:
    """Jokers, tiles and room for more; beside them the expansions."""
    size = 2 * STORED
    shown = [hex_piece("joker", STORED, STORED, STORED)] * one["jokers"]
    shown += [hexagon(name, STORED, STORED, STORED, 11) for name in one["tiles"]]
    shown += [hex_piece("space", STORED, STORED, STORED, colours.GARDEN_BED)] * one["room"]
    tiles = in_rows([Block(size - 2, size, drawn) for drawn in shown], 6, 2)
    width, height = PLATE[0] * STORED_PLATE, PLATE[1] * STORED_PLATE
    plates = [expansion(width / 2, height / 2, STORED_PLATE, name) for name in one["expansions"]]
    free = max(0, FACTS["expansion_storage"] - len(plates))
    plates += [piece("slot", width / 2, height / 2, width, height, colours.GARDEN_BED)] * free
    row = beside([tiles, *(Block(width, height, drawn) for drawn in plates)], 14)
    return Block(WIDTH, row.height, part("storage", row.drawn, seat=one["seat"]))


STYLE = Style("queens_garden", "queens_garden", table)
