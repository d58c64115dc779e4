"""The visible position of Queen's Garden as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from azulejos.engine.answers import Asks
from azulejos.engine.common_view import CommonView, common_view
from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.board import (
    BAG_ID,
    BOARD,
    CATEGORY_NAMES,
    COORDINATES,
    FACTS,
    FEATURE_COORDINATES,
    STORAGE_ID,
    SUPPLY_ID,
    TOWER_ID,
    feature_id,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
    spaces_around,
)
from azulejos.engine.queens_garden.moves import Move
from azulejos.engine.queens_garden.notation import EMPTY, FACE_DOWN, GONE
from azulejos.engine.queens_garden.reasons import (
    DECISIONS,
    awaited_copy,
    awaited_hexagon,
    decision,
)
from azulejos.engine.queens_garden.rules import group_bonuses, has_own_numbers

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.state import QueensGardenState


_BESIDE = [set(spaces_around(place)) for place in COORDINATES]


class PlaceView(TypedDict):
    """An expansion of this round's stack; `stack` says that it lies on top of the stack still."""

    id: str
    stack: bool
    tiles: list[str]
    expansion: str | None


class SpaceView(TypedDict):
    """A space of the garden that is there; `at` are its axial coordinates."""

    id: str
    at: list[int]
    tile: str | None
    printed: bool


class FeatureView(TypedDict):
    id: str
    at: list[int]
    jokers: int
    surrounded: bool


class SlotView(TypedDict):
    """`face` is empty, up or down."""

    id: str
    face: str
    tile: str | None


class GroupView(TypedDict):
    """Two or more connected hexagons of a colour or a pattern; `points` if the game ended now."""

    category: str
    spaces: list[str]
    points: int


class BoardView(TypedDict):
    seat: int
    score: int
    jokers: int
    tiles: list[str]
    expansions: list[str]
    room: int
    slots: list[SlotView]
    spaces: list[SpaceView]
    features: list[FeatureView]
    groups: list[GroupView]
    has_marker: bool
    passed: bool


class FieldView(TypedDict):
    """What a colour or pattern scores per hexagon in a round."""

    category: str
    points: int


class BonusView(TypedDict):
    """What a group of so many hexagons scores at the end besides its values."""

    size: int
    points: int


class TurnView(TypedDict):
    """The turn under way: its moves, and what they have settled so far."""

    moves: list[str]
    placing: str | None
    target: str | None
    paid: list[str]
    owed: int
    discarded: list[str]


class PoolView(TypedDict):
    """Bag, tower or unseen expansions: how many of each hexagon."""

    id: str
    counts: dict[str, int]


class QueensGardenView(CommonView):
    """`own_numbers` says that the table has typed in the numbers of its scoring board."""

    start: int
    display: list[PlaceView]
    stack_left: int
    supply: int
    wheel: list[list[FieldView]]
    group_bonus: list[BonusView]
    own_numbers: bool
    bag: PoolView
    tower: PoolView
    unseen: PoolView
    under_way: TurnView | None
    boards: list[BoardView]


def view(state: QueensGardenState) -> QueensGardenView:
    unseen = [state.unseen >> hexagon & 1 for hexagon in range(36)]
    return {
        **common_view(state, DECISIONS[state.phase], asks(state)),
        "start": state.start,
        "display": _display(state),
        "stack_left": state.stack_size - state.top,
        "supply": state.supply,
        "wheel": [_fields(state, number) for number in range(1, 5)],
        "group_bonus": [
            {"size": size, "points": points}
            for size, points in group_bonuses(state.options).items()
        ],
        "own_numbers": has_own_numbers(state.options),
        "bag": {"id": BAG_ID, "counts": _counts(state.bag)},
        "tower": {"id": TOWER_ID, "counts": _counts(state.tower)},
        "unseen": {"id": SUPPLY_ID, "counts": _counts(unseen)},
        "under_way": _under_way(state) if state.steps else None,
        "boards": [_board(state, seat) for seat in range(state.players)],
    }


def _name(hexagon: int) -> str | None:
    return hexagon_name(hexagon) if hexagon >= 0 else None


def _counts(counts: list[int]) -> dict[str, int]:
    return {hexagon_name(hexagon): count for hexagon, count in enumerate(counts) if count}


def _fields(state: QueensGardenState, number: int) -> list[FieldView]:
    rounds = enumerate(BOARD.wheel_round[state.side])
    return [
        {"category": CATEGORY_NAMES[category], "points": state.wheel_points[category]}
        for category, scores in rounds
        if scores == number
    ]


def _display(state: QueensGardenState) -> list[PlaceView]:
    """What has come off the stack and was not taken as a whole, and the top of the stack."""
    seen = range(min(state.top + 1, state.stack_size))
    return [
        {
            "id": place_id(place),
            "stack": place == state.top,
            "tiles": [hexagon_name(tile) for tile in state.tile[place][: state.tiles_on[place]]],
            "expansion": _name(state.face[place]),
        }
        for place in seen
        if state.face[place] != GONE
    ]


def _board(state: QueensGardenState, seat: int) -> BoardView:
    stored = enumerate(state.stored[seat])
    held = state.held_expansions[seat]
    return {
        "seat": seat,
        "score": state.scores[seat],
        "jokers": state.jokers[seat],
        "tiles": [hexagon_name(hexagon) for hexagon, count in stored for _ in range(count)],
        "expansions": [hexagon_name(hexagon) for hexagon in range(36) if held >> hexagon & 1],
        "room": BOARD.tile_storage - state.tile_count[seat] - state.jokers[seat],
        "slots": [_slot(state, seat, slot) for slot in range(6)],
        "spaces": list(_spaces(state, seat)),
        "features": list(_features(state, seat)),
        "groups": list(_groups(state, seat)),
        "has_marker": state.marker == seat,
        "passed": bool(state.passed >> seat & 1),
    }


def _slot(state: QueensGardenState, seat: int, slot: int) -> SlotView:
    hexagon = state.slot_hexagon[seat][slot]
    face = "empty" if hexagon == EMPTY else "down" if hexagon == FACE_DOWN else "up"
    return {"id": slot_id(slot), "face": face, "tile": _name(hexagon) if face == "up" else None}


def _spaces(state: QueensGardenState, seat: int) -> Iterator[SpaceView]:
    """Spaces of the fountain board and of the expansions that lie in the garden."""
    there = state.free_spaces[seat] | state.occupied[seat]
    # Each look at an array of a compiled state copies the whole array.
    garden, turns, hexagons = state.garden[seat], state.slot_turn[seat], state.slot_hexagon[seat]
    prints = [6 + 7 * slot + turns[slot] for slot in range(6) if 0 <= hexagons[slot] < FACE_DOWN]
    for space in range(48):
        if there >> space & 1:
            yield _space(space, garden[space], space in prints)


@cache
def _space(space: int, hexagon: int, printed: bool) -> SpaceView:
    """It looks the same wherever it is shown, so it is made once, and shared."""
    at = list(COORDINATES[space])
    return {"id": space_id(space), "at": at, "tile": _name(hexagon), "printed": printed}


def _features(state: QueensGardenState, seat: int) -> Iterator[FeatureView]:
    hexagons, occupied = state.slot_hexagon[seat], state.occupied[seat]
    for feature in range(len(FEATURE_COORDINATES)):
        if feature <= 6 or 0 <= hexagons[feature - 7] < FACE_DOWN:
            around = BOARD.feature[feature]
            yield _feature(feature, occupied & around == around)


@cache
def _feature(feature: int, surrounded: bool) -> FeatureView:
    return {
        "id": feature_id(feature),
        "at": list(FEATURE_COORDINATES[feature]),
        "jokers": BOARD.feature_jokers[feature],
        "surrounded": surrounded,
    }


def _groups(state: QueensGardenState, seat: int) -> Iterator[GroupView]:
    garden = state.garden[seat]
    for name, members in zip(CATEGORY_NAMES, BOARD.category, strict=True):
        left = {
            space for space, hexagon in enumerate(garden) if hexagon >= 0 and members >> hexagon & 1
        }
        while left:
            group = _connected(left)
            left -= group
            if len(group) > 1:
                spaces = [space_id(space) for space in sorted(group)]
                points = _group_points(state, [garden[space] for space in group])
                yield {"category": name, "spaces": spaces, "points": points}


def _connected(area: set[int]) -> set[int]:
    """Some spaces of an area that hang together, and no other one of it with them."""
    group: set[int] = set()
    frontier = {min(area)}
    while frontier:
        space = frontier.pop()
        group.add(space)
        frontier |= (_BESIDE[space] & area) - group
    return group


def _group_points(state: QueensGardenState, hexagons: list[int]) -> int:
    size = len(hexagons)
    if size < BOARD.smallest_group:
        return 0
    values: list[int] = FACTS["values"]
    return state.group_bonus[size] + sum(values[hexagon % 6] for hexagon in hexagons)


def _under_way(state: QueensGardenState) -> TurnView:
    made = [moves.from_number(number) for number in state.step[: state.steps]]
    placing = awaited_hexagon(state) if isinstance(made[0], moves.Place) else EMPTY
    paid = [hexagon_name(move.hexagon) for move in made if isinstance(move, moves.Pay)]
    owed = BOARD.value[placing] - 1 - len(paid) if placing != EMPTY else 0
    discarded = [hexagon_name(move.hexagon) for move in made if isinstance(move, moves.Discard)]
    return {
        "moves": [move.code for move in made],
        "placing": _name(placing),
        "target": _target(made[1]) if len(made) > 1 else None,
        "paid": paid,
        "owed": owed,
        "discarded": discarded,
    }


def _target(move: Move) -> str | None:
    if isinstance(move, moves.Space):
        return space_id(move.space)
    if isinstance(move, moves.Slot):
        return space_id(6 + 7 * move.slot + move.orientation)
    return None


def asks(state: QueensGardenState) -> Asks | None:
    """Which decision is due; None while a deal is due or when the game is over."""
    if state.is_over or state.needs_deal:
        return None
    due = decision(state)
    tile = None
    if due == "copy":
        tile = hexagon_name(awaited_copy(state))
    elif due in ("space", "slot", "pay"):
        tile = hexagon_name(awaited_hexagon(state))
    about = None if due == "action" else STORAGE_ID
    return {"decision": due, "seat": state.current, "about": about, "tile": tile}
