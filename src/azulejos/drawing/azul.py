"""The table of Azul."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.drawing import colours
from azulejos.drawing.blocks import Block, below, beside, card, in_rows
from azulejos.drawing.lettering import Lettering, counts, player, stock
from azulejos.drawing.pen import chip, faded, group, ink, moved, number, part, path, rect, text, use
from azulejos.drawing.style import Style

if TYPE_CHECKING:
    from azulejos.engine.azul.view import AzulView, BoardView, DisplayView, LineView, PoolView

TILE = 40.0
GAP = TILE * 0.08
STEP = TILE + GAP
FLOOR_TILE = TILE * 0.86
ARROWS = TILE * 0.56
ROW = 5 * TILE + 4 * GAP
WIDTH = 2 * ROW + ARROWS
PLATE = TILE * 2.9
PIECE = PLATE * 0.325
CENTRE = (TILE * 7.8, PLATE)


def table(view: AzulView, lettering: Lettering) -> Block:
    """The displays, the boards below them, then bag and lid."""
    to_move = view["asks"]["seat"] if view["asks"] else None
    factories = [Block(PLATE, PLATE, factory(one)) for one in view["factories"]]
    offer = beside([in_rows(factories, 7, 14), centre(view["centre"])], 22)
    boards = [card(board(one, lettering), 16, one["seat"] == to_move) for one in view["boards"]]
    bag, lid = view["bag"], view["lid"]
    pools = beside([pool(bag, lettering.own("bag")), pool(lid, lettering.own("lid"))], 48)
    return below([offer, in_rows(boards, 3, 20), pools], 24)


def tile(name: str, x: float, y: float, size: float) -> str:
    return use(f"azul-{name}", x, y, size, size)


def laid(name: str, x: float, y: float, size: float, index: int) -> str:
    """A tile laid by hand, not by a ruler."""
    turn = 1.2 if index % 2 else -1.6
    middle = f"{x + size / 2:.2f} {y + size / 2:.2f}"
    return group(tile(name, x, y, size), transform=f"rotate({turn} {middle})")


def factory(display: DisplayView) -> str:
    """The tiles of a colour side by side."""
    plate = tile("factory", 0, 0, PLATE)
    amounts = Counter(display["tiles"])
    step, first = PIECE * 1.08, PLATE / 2 - PIECE * 1.04
    drawn = "".join(
        laid(name, first + step * (index % 2), first + step * (index // 2), PIECE, index)
        for index, name in enumerate(sorted(display["tiles"], key=lambda one: -amounts[one]))
    )
    shown = part(display["id"], plate, drawn)
    return shown if drawn else faded(shown, 0.55)


def centre(display: DisplayView) -> Block:
    """The marker, and a pile of each colour, on a ground of their own."""
    width, height = CENTRE
    ground = rect(0, 0, width, height, rx=height / 2, fill=colours.SUNKEN, fill_opacity=0.75)
    piles = [pile(name, amount) for name, amount in Counter(display["tiles"]).most_common()]
    if display["marker"]:
        piles.insert(0, Block(PIECE, PIECE, tile("marker", 0, 0, PIECE)))
    if not piles:
        return Block(width, height, part(display["id"], ground))
    lying = in_rows(piles, 3, PIECE * 0.3)
    middle = moved((width - lying.width) / 2, (height - lying.height) / 2, lying.drawn)
    return Block(width, height, part(display["id"], ground, middle))


def pile(name: str, amount: int) -> Block:
    """Many tiles overlap, so that a pile is never wider than two tiles and a half."""
    step = PIECE * min(1.06, 1.4 / max(amount - 1, 1))
    drawn = "".join(laid(name, step * index, 0, PIECE, index) for index in range(amount))
    width = PIECE + step * (amount - 1)
    if amount > 2:
        drawn += chip(amount, width - 2, PIECE - 2, 13, fill=colours.CARD, stroke=colours.LINE)
    return Block(width, PIECE, drawn)


def pool(content: PoolView, name: str) -> Block:
    """Bag or lid, and how many tiles of each colour are in it."""
    sign = Block(44, 44, tile(content["id"], 0, 0, 44))
    pairs = [(Block(18, 18, tile(one, 0, 0, 18)), n) for one, n in content["counts"].items()]
    return stock(content["id"], sign, name, sum(content["counts"].values()), counts(pairs, 10))


# A player's board


def board(one: BoardView, lettering: Lettering) -> Block:
    seat = one["seat"]
    ornament = tile("ornament", 0, 0, TILE * 3)
    rows = Block(WIDTH, ROW, ornament + lines(one) + arrows(one) + wall(one))
    return below([player(one, lettering, WIDTH), rows, Block(WIDTH, 60, floor(one, seat))], 8)


def cell(x: float, y: float, size: float = TILE) -> str:
    inside = ink(rx=TILE * 0.1, fill=colours.SUNKEN, stroke=colours.LINE)
    return rect(x + 0.5, y + 0.5, size - 1, size - 1, **inside)


def lines(one: BoardView) -> str:
    return "".join(
        part(each["id"], *line_cells(each, STEP * row), seat=one["seat"])
        for row, each in enumerate(one["lines"])
    )


def line_cells(each: LineView, y: float) -> Iterator[str]:
    """Lines are filled from the side of the wall."""
    for index in range(each["capacity"]):
        x = STEP * (4 - index)
        yield cell(x, y)
        if each["tile"] and index < each["count"]:
            yield tile(each["tile"], x, y, TILE)


def arrows(one: BoardView) -> str:
    return "".join(
        path(
            f"M{ROW + ARROWS / 2 - 4} {STEP * row + TILE / 2 - 8}l8 8-8 8",
            fill="none",
            stroke=colours.GOLD if each["count"] == each["capacity"] else colours.LINE,
            stroke_width=3,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for row, each in enumerate(one["lines"])
    )


def wall(one: BoardView) -> str:
    drawn = ""
    for row, spaces in enumerate(one["wall"]):
        dim = 0.12 if row + 1 in one["dead_rows"] else 0.24
        for column, space in enumerate(spaces):
            x, y = ROW + ARROWS + STEP * column, STEP * row
            content = cell(x, y)
            if space["tile"]:
                content += tile(space["tile"], x, y, TILE)
            elif space["printed"]:
                content += faded(tile(space["printed"], x, y, TILE), dim)
            drawn += part(space["id"], content, seat=one["seat"])
    return drawn


def floor(one: BoardView, seat: int) -> str:
    """The spaces with their penalties above them, and what they cost in all."""
    step = FLOOR_TILE + GAP
    drawn, total, taken = "", 0, []
    for index, space in enumerate(one["floor"]):
        x = step * index
        said = ink(fill=colours.INK_SOFT, font_weight=600)
        drawn += number(minus(space["penalty"]), x + FLOOR_TILE / 2, 10, 13, **said)
        content = cell(x, 22, FLOOR_TILE)
        if space["tile"]:
            content += tile(space["tile"], x, 22, FLOOR_TILE)
            taken.append(space["tile"])
            total += space["penalty"]
        drawn += part(space["id"], content, seat=seat)
    x = step * len(one["floor"]) + GAP
    drawn = part("floor", drawn, seat=seat)
    if one["has_marker"] and "marker" not in taken and len(taken) == len(one["floor"]):
        # Whoever takes the marker with a full floor keeps it beside the floor.
        drawn += tile("marker", x, 22, FLOOR_TILE)
        x += FLOOR_TILE + GAP
    if total:
        drawn += text(minus(total), x + 6, 45, 17, fill=colours.BAD, font_weight=700)
    return drawn


def minus(points: int) -> str:
    return str(points).replace("-", "−")


STYLE = Style("azul", "azul", table)
