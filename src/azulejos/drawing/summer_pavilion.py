"""The table of Summer Pavilion and of its small edition."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from azulejos.drawing import colours
from azulejos.drawing.blocks import Block, apart, below, beside, card, in_rows
from azulejos.drawing.lettering import SMALL, Lettering, counts, line, mark, player, stock
from azulejos.drawing.pavilion_places import (
    FACTS,
    LONG,
    Place,
    in_supply,
    on_factory,
    rhombus,
    supply_size,
    tile,
)
from azulejos.drawing.pavilion_stars import FRAME, stars
from azulejos.drawing.pen import chip, faded, group, ink, moved, part, path, rect, shown, text, use
from azulejos.drawing.style import Style

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.view import (
        BoardView,
        DisplayView,
        PavilionView,
        PoolView,
    )

UNIT = 46.0
WIDTH = UNIT * FRAME["width"]
SIDE = 27.0
"""Of a tile on the displays, in the supply and in a hand."""
PLATE = SIDE * 4
STEP = 0.42


def table(view: PavilionView, lettering: Lettering) -> Block:
    """Displays and supply, the boards below them, then the jokers, bag and tower."""
    joker = view["joker"]
    to_move = view["asks"]["seat"] if view["asks"] else None
    factories = [Block(PLATE, PLATE, factory(one, joker)) for one in view["factories"]]
    plates = in_rows(factories, 7, 10)
    offer = beside([plates, centre(view["centre"], joker), supply(view)], 22)
    boards = [
        card(board(one, view, lettering), 16, one["seat"] == to_move) for one in view["boards"]
    ]
    bag, tower = view["bag"], view["tower"]
    pools = [pool(bag, lettering.own("bag")), pool(tower, lettering.own("tower"))]
    low = beside([rounds(view, lettering), *pools], 40)
    return below([offer, in_rows(boards, 3, 20), low], 24)


def sized(side: float, *drawn: str) -> str:
    """What is drawn in sides of a tile, at such a size."""
    return group(*drawn, transform=f"scale({shown(side)})")


def single(name: str, side: float, is_joker: bool = False) -> Block:
    drawn = sized(side, tile(name, Place(0.5, LONG), is_joker))
    return Block(side, side * 2 * LONG, drawn)


def factory(display: DisplayView, joker: str | None) -> str:
    """The largest group first, each on neighbouring places."""
    amounts = Counter(display["tiles"])
    ordered = sorted(display["tiles"], key=lambda one: (-amounts[one], display["tiles"].index(one)))
    places = on_factory(len(ordered))
    drawn = "".join(
        tile(one, place, one == joker) for one, place in zip(ordered, places, strict=True)
    )
    plate = use("pavilion-factory", -2, -2, 4, 4)
    lying = moved(PLATE / 2, PLATE / 2, sized(SIDE, plate, drawn))
    return part(display["id"], lying if drawn else faded(lying))


def centre(display: DisplayView, joker: str | None) -> Block:
    """Tiles of a colour lie on each other like cards, so that a crowd stays small."""
    width, height = SIDE * 8, PLATE
    ground = rect(0, 0, width, height, rx=24, fill=colours.SUNKEN, fill_opacity=0.75)
    piles = [
        spread(name, amount, SIDE, name == joker)
        for name, amount in Counter(display["tiles"]).items()
    ]
    if display["token"]:
        token = part("token", use("pavilion-token", 0, 0, SIDE * 1.5, SIDE * 1.5))
        piles.insert(0, Block(SIDE * 1.5, SIDE * 1.5, token))
    if not piles:
        return Block(width, height, part(display["id"], ground))
    lying = shrunk(in_rows(piles, 4, SIDE * 0.25), width - 16, height - 8)
    middle = moved((width - lying.width) / 2, (height - lying.height) / 2, lying.drawn)
    return Block(width, height, part(display["id"], ground, middle))


def spread(name: str, amount: int, side: float, is_joker: bool) -> Block:
    pieces = [tile(name, Place(0.5 + STEP * n, LONG), is_joker) for n in range(amount)]
    width = side * (1 + STEP * (amount - 1))
    return Block(width, side * 2 * LONG, sized(side, *pieces))


def shrunk(block: Block, width: float, height: float) -> Block:
    """As large as there is room for, and never larger than it is."""
    by = min(1.0, width / block.width, height / block.height)
    if by == 1:
        return block
    return Block(block.width * by, block.height * by, sized(by, block.drawn))


def supply(view: PavilionView) -> Block:
    tiles = view["supply"]["tiles"]
    width, height = supply_size(view["game"])
    edge = ink(fill=colours.SUNKEN, stroke=colours.LINE, stroke_width=0.03)
    drawn = ""
    for index, place in enumerate(in_supply(view["game"])):
        drawn += path(rhombus(0.03), transform=place.transform, **edge)
        if index < len(tiles):
            drawn += tile(tiles[index], place, tiles[index] == view["joker"])
    middle = moved(width * SIDE / 2, height * SIDE / 2, sized(SIDE, drawn))
    return Block(width * SIDE, height * SIDE, part("supply", middle))


def pool(content: PoolView, name: str) -> Block:
    """Bag or tower, and how many tiles of each colour are in it."""
    sign = Block(44, 44, use(f"pavilion-{content['id']}", 0, 0, 44, 44))
    contents = counts([(single(one, 12), n) for one, n in content["counts"].items()], 8)
    return stock(content["id"], sign, name, sum(content["counts"].values()), contents)


def rounds(view: PavilionView, lettering: Lettering) -> Block:
    """The joker of this round, and those of all rounds as far as they are known."""
    known, now = view["jokers"], view["round"]
    marks = []
    for index in range(FACTS["rounds"]):
        if index >= len(known):
            marks.append(Block(14, 24, text("?", 3, 18, 16, fill=colours.INK_SOFT)))
            continue
        one = single(known[index], 19 if index + 1 == now else 14)
        opacity = 0.35 if index + 1 < now else None
        marks.append(Block(one.width, one.height, group(one.drawn, opacity=opacity)))
    row = beside(marks, 6)
    if view["joker"] is None:
        return row
    name = lettering.own("colour", tile=view["joker"])
    title = line(lettering.own("joker"), 13, fill=colours.INK_SOFT)
    words = below([title, line(name, 16, font_weight=600)], 0, align=0)
    return beside([single(view["joker"], 24, True), words, row], 12)


# A player's board


def board(one: BoardView, view: PavilionView, lettering: Lettering) -> Block:
    seat = one["seat"]
    marks = [mark(lettering.own("passed"))] if one["passed"] else []
    if one["has_token"]:
        marks.append(Block(28, 28, part("token", use("pavilion-token", 0, 0, 28, 28), seat=seat)))
    drawn = Block(WIDTH, UNIT * FRAME["height"], sized(UNIT, stars(one, view["variant"])))
    return below([player(one, lettering, WIDTH, marks), drawn, hand(one, view, lettering)], 10)


def hand(one: BoardView, view: PavilionView, lettering: Lettering) -> Block:
    height = SIDE * 2 * LONG
    tiles = one["hand"]["tiles"]
    if not tiles:
        said = lettering.text("page-pavilion-hand-empty")
        drawn = text(said, 0, height / 2 + 5, SMALL, fill=colours.INK_SOFT)
        return Block(WIDTH, height, part("hand", drawn, seat=one["seat"]))
    stacks = [stack(name, amount, name == view["joker"]) for name, amount in Counter(tiles).items()]
    lying = shrunk(beside(stacks, 14), WIDTH, height)
    row = apart(lying, Block(0, height, ""), WIDTH)
    return Block(WIDTH, height, part("hand", row.drawn, seat=one["seat"]))


def stack(name: str, amount: int, is_joker: bool) -> Block:
    lying = spread(name, amount, SIDE, is_joker)
    drawn = lying.drawn
    if amount > 1:
        edge = ink(fill=colours.CARD, stroke=colours.LINE)
        drawn += chip(amount, lying.width, lying.height - 9, 13, **edge)
    return Block(lying.width, lying.height, drawn)


STYLE = Style("summer_pavilion", "summer-pavilion", table)
