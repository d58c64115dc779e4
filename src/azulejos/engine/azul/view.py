"""The visible position of Azul as plain data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypedDict

from azulejos.engine.answers import Asks
from azulejos.engine.azul.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    FACTS,
    LID_ID,
    factory_id,
    floor_id,
    line_id,
    wall_id,
)
from azulejos.engine.azul.moves import CENTRE
from azulejos.engine.azul.notation import PHASES
from azulejos.engine.common_view import CommonView, common_view

if TYPE_CHECKING:
    from azulejos.engine.azul.state import AzulState

MARKER_NAME = "marker"


class DisplayView(TypedDict):
    id: str
    tiles: list[str]
    marker: bool


class LineView(TypedDict):
    id: str
    capacity: int
    tile: str | None
    count: int


class SpaceView(TypedDict):
    """`printed` is None on the grey wall, `tile` while the space is empty."""

    id: str
    printed: str | None
    tile: str | None


class FloorSpaceView(TypedDict):
    id: str
    penalty: int
    tile: str | None


class BoardView(TypedDict):
    seat: int
    score: int
    lines: list[LineView]
    wall: list[list[SpaceView]]
    floor: list[FloorSpaceView]
    has_marker: bool
    dead_rows: list[int]


class PoolView(TypedDict):
    """Bag or lid: how many tiles of each colour."""

    id: str
    counts: dict[str, int]


class AzulView(CommonView):
    start: int
    factories: list[DisplayView]
    centre: DisplayView
    bag: PoolView
    lid: PoolView
    boards: list[BoardView]


def view(state: AzulState) -> AzulView:
    return {
        **common_view(state, PHASES[state.phase], asks(state)),
        "start": state.start,
        "factories": [
            {"id": factory_id(factory), "tiles": _tiles(state.tiles_on(factory)), "marker": False}
            for factory in range(BOARD.factories[state.players])
        ],
        "centre": {
            "id": CENTRE_ID,
            "tiles": _tiles(state.tiles_on(CENTRE)),
            "marker": PHASES[state.phase] == "offer" and state.marker < 0,
        },
        "bag": {"id": BAG_ID, "counts": dict(zip(COLOUR_NAMES, state.tiles_in_bag(), strict=True))},
        "lid": {"id": LID_ID, "counts": dict(zip(COLOUR_NAMES, state.tiles_in_lid(), strict=True))},
        "boards": [_board(state, seat) for seat in range(state.players)],
    }


def _tiles(counts: list[int]) -> list[str]:
    pairs = zip(COLOUR_NAMES, counts, strict=True)
    return [colour for colour, count in pairs for _ in range(count)]


TILE_NAMES = (*COLOUR_NAMES, MARKER_NAME)


def tile_name(tile: int) -> str | None:
    return None if tile < 0 else TILE_NAMES[tile]


def _board(state: AzulState, seat: int) -> BoardView:
    return {
        "seat": seat,
        "score": state.scores[seat],
        "lines": _lines(state, seat),
        "wall": _wall(state, seat),
        "floor": [_floor_space(space, tile) for space, tile in enumerate(state.floor_tiles(seat))],
        "has_marker": state.marker == seat,
        "dead_rows": [row + 1 for row in state.dead_rows(seat)],
    }


# A line or a space looks the same wherever it is shown: each is made once, and shared.


@cache
def _floor_space(space: int, tile: int) -> FloorSpaceView:
    penalty = FACTS["floor_penalties"][space]
    return {"id": floor_id(space), "penalty": penalty, "tile": tile_name(tile)}


@cache
def _line(line: int, colour: int, count: int) -> LineView:
    capacity = BOARD.capacity[line]
    return {"id": line_id(line), "capacity": capacity, "tile": tile_name(colour), "count": count}


@cache
def _space(place: int, tile: int, grey: bool) -> SpaceView:
    row, column = divmod(place, 5)
    printed = None if grey else tile_name(BOARD.printed_colour[row][column])
    return {"id": wall_id(row, column), "printed": printed, "tile": tile_name(tile)}


def _lines(state: AzulState, seat: int) -> list[LineView]:
    held = zip(range(5), state.line_colour[seat], state.line_count[seat], strict=False)
    return [_line(line, colour, count) for line, colour, count in held]


def _wall(state: AzulState, seat: int) -> list[list[SpaceView]]:
    grey = bool(state.grey)
    spaces = [_space(place, tile, grey) for place, tile in enumerate(state.wall[seat])]
    return [spaces[row : row + 5] for row in range(0, 25, 5)]


def asks(state: AzulState) -> Asks | None:
    """Which decision is due; None while a deal is due or when the game is over."""
    if state.is_over or state.needs_deal:
        return None
    seat = state.current
    if PHASES[state.phase] == "offer":
        return {"decision": "take", "seat": seat, "about": None, "tile": None}
    line = state.awaited_line()
    tile = tile_name(state.line_colour[seat][line])
    return {"decision": "tile", "seat": seat, "about": line_id(line), "tile": tile}
