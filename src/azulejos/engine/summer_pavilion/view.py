"""The visible position of Summer Pavilion as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from azulejos.engine.answers import Asks
from azulejos.engine.common_view import CommonView, common_view
from azulejos.engine.summer_pavilion.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    CORNER_ID,
    DECORATION_IDS,
    FACTS,
    HAND_ID,
    SUPPLY_ID,
    TOWER_ID,
    colour_name,
    counts,
    factory_id,
    space_id,
    star_id,
)
from azulejos.engine.summer_pavilion.moves import CENTRE
from azulejos.engine.summer_pavilion.notation import PHASES

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.state import PavilionState


class DisplayView(TypedDict):
    id: str
    tiles: list[str]
    token: bool


class PlaceView(TypedDict):
    """Tiles that lie together: the supply, a hand, the corners of a board."""

    id: str
    tiles: list[str]


class SpaceView(TypedDict):
    id: str
    number: int
    tile: str | None


class StarView(TypedDict):
    """`printed` is the star's own colour, None if it has none; `accepts` what may be laid there."""

    id: str
    printed: str | None
    accepts: list[str]
    spaces: list[SpaceView]


class DecorationView(TypedDict):
    """`tiles` is what it gives, `missing` how many spaces around it are still empty."""

    id: str
    kind: str
    tiles: int
    missing: int


class BoardView(TypedDict):
    seat: int
    score: int
    stars: list[StarView]
    decorations: list[DecorationView]
    hand: PlaceView
    corner: PlaceView
    has_token: bool
    passed: bool


class PoolView(TypedDict):
    """Bag or tower: how many tiles of each colour."""

    id: str
    counts: dict[str, int]


class PavilionView(CommonView):
    start: int
    joker: str | None
    jokers: list[str]
    picks: int
    factories: list[DisplayView]
    centre: DisplayView
    supply: PlaceView
    bag: PoolView
    tower: PoolView
    boards: list[BoardView]


def view(state: PavilionState) -> PavilionView:
    return {
        **common_view(state, PHASES[state.phase], asks(state)),
        "start": state.start,
        "joker": colour_name(state.joker),
        "jokers": [COLOUR_NAMES[colour] for colour in state.joker_order[: state.known_jokers]],
        "picks": state.owed,
        "factories": [
            {
                "id": factory_id(factory),
                "tiles": _tiles(state.display[factory]),
                "token": False,
            }
            for factory in range(BOARD.factories[state.players])
        ],
        "centre": {
            "id": CENTRE_ID,
            "tiles": _tiles(state.display[CENTRE]),
            "token": PHASES[state.phase] in ("deal", "take") and state.token < 0,
        },
        "supply": _place(SUPPLY_ID, state.supply),
        "bag": _pool(BAG_ID, state.bag),
        "tower": _pool(TOWER_ID, state.tower),
        "boards": [_board(state, seat) for seat in range(state.players)],
    }


def _tiles(word: int) -> list[str]:
    pairs = zip(COLOUR_NAMES, counts(word), strict=True)
    return [colour for colour, number in pairs for _ in range(number)]


def _place(part: str, word: int) -> PlaceView:
    return {"id": part, "tiles": _tiles(word)}


def _pool(part: str, word: int) -> PoolView:
    return {"id": part, "counts": dict(zip(COLOUR_NAMES, counts(word), strict=True))}


def _board(state: PavilionState, seat: int) -> BoardView:
    # Each look at an array of a compiled state copies the whole array.
    wall, accepts, covered = state.wall[seat], state.accepts[seat], state.covered[seat]
    return {
        "seat": seat,
        "score": state.scores[seat],
        "stars": [
            _star(star, wall[star * 6 : star * 6 + 6], accepts[star], state.side)
            for star in range(len(FACTS["stars"]))
        ],
        "decorations": [
            _decoration(decoration, covered) for decoration in range(len(DECORATION_IDS))
        ],
        "hand": _place(HAND_ID, state.hand[seat]),
        "corner": _place(CORNER_ID, state.corner[seat]),
        "has_token": state.token == seat,
        "passed": bool(state.passed >> seat & 1),
    }


def _star(star: int, tiles: Sequence[int], accepts: int, side: int) -> StarView:
    is_open = min(tiles) < 0
    return {
        "id": star_id(star),
        "printed": None if side else colour_name(BOARD.home[star]),
        "accepts": [
            name for colour, name in enumerate(COLOUR_NAMES) if is_open and accepts >> colour & 1
        ],
        "spaces": [_space(star * 6 + place, tile, side) for place, tile in enumerate(tiles)],
    }


@cache
def _space(space: int, tile: int, side: int) -> SpaceView:
    """It looks the same wherever it is shown, so it is made once, and shared."""
    number = BOARD.number[side][space]
    return {"id": space_id(space), "number": number, "tile": colour_name(tile)}


def _decoration(decoration: int, covered: int) -> DecorationView:
    missing = BOARD.decoration_mask[decoration] & ~covered
    return _decoration_missing(decoration, missing.bit_count())


@cache
def _decoration_missing(decoration: int, missing: int) -> DecorationView:
    return {
        "id": DECORATION_IDS[decoration],
        "kind": DECORATION_IDS[decoration].partition("/")[0],
        "tiles": BOARD.decoration_tiles[decoration],
        "missing": missing,
    }


def asks(state: PavilionState) -> Asks | None:
    """Which decision is due; None while a deal is due or when the game is over."""
    if state.is_over or state.needs_deal:
        return None
    decision = PHASES[state.phase]
    about = {"pick": SUPPLY_ID, "keep": CORNER_ID}.get(decision)
    return {"decision": decision, "seat": state.current, "about": about, "tile": None}
