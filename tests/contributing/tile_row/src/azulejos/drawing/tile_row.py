"""The table of Tile Row as a picture, with the tiles of Azul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.drawing.blocks import Block, below
from azulejos.drawing.lettering import Lettering, line
from azulejos.drawing.pen import use
from azulejos.drawing.style import Style

if TYPE_CHECKING:
    from azulejos.engine.tile_row.view import TileRowView

TILE = 40.0


def table(view: TileRowView, lettering: Lettering) -> Block:
    boards = [
        below([line(lettering.name(board["seat"]), 20), tiles(board["held"])], 8)
        for board in view["boards"]
    ]
    return below([tiles(view["row"]), *boards], 24)


def tiles(counts: dict[str, int]) -> Block:
    names = [name for name, count in counts.items() for _ in range(count)]
    drawn = [use(f"azul-{name}", TILE * at, 0, TILE, TILE) for at, name in enumerate(names)]
    return Block(TILE * max(1, len(names)), TILE, "".join(drawn))


STYLE = Style("azul", "tile_row", table)
