"""The visible position of Azul and its choices as plain data, and why a move is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from azulejos.engine.answers import Asks, Choice
from azulejos.engine.azul import moves
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
from azulejos.engine.azul.moves import (
    CENTRE,
    FLOOR,
    Move,
    Take,
    Tile,
    destination_id,
    source_id,
)
from azulejos.engine.azul.notation import PHASES
from azulejos.engine.errors import Reason

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


class AzulView(TypedDict):
    game: str
    rules: int
    players: int
    variant: str
    options: dict[str, str | int]
    round: int
    turn: int
    phase: str
    start: int
    scores: list[int]
    asks: Asks | None
    outcome: dict[str, Any] | None
    factories: list[DisplayView]
    centre: DisplayView
    bag: PoolView
    lid: PoolView
    boards: list[BoardView]


def view(state: AzulState) -> AzulView:
    outcome = state.outcome()
    return {
        "game": state.rules.name,
        "rules": state.rules.version,
        "players": state.players,
        "variant": state.options.variant,
        "options": dict(state.options.extras),
        "round": state.round,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "start": state.start,
        "scores": list(state.scores),
        "asks": asks(state),
        "outcome": outcome.data() if outcome else None,
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


def _name(tile: int) -> str | None:
    return None if tile < 0 else (*COLOUR_NAMES, MARKER_NAME)[tile]


def _board(state: AzulState, seat: int) -> BoardView:
    return {
        "seat": seat,
        "score": state.scores[seat],
        "lines": _lines(state, seat),
        "wall": _wall(state, seat),
        "floor": [
            {"id": floor_id(space), "penalty": penalty, "tile": _name(tile)}
            for space, (penalty, tile) in enumerate(
                zip(FACTS["floor_penalties"], state.floor[seat], strict=True)
            )
        ],
        "has_marker": state.marker == seat,
        "dead_rows": [row + 1 for row in state.dead_rows(seat)],
    }


def _lines(state: AzulState, seat: int) -> list[LineView]:
    held = zip(BOARD.capacity, state.line_colour[seat], state.line_count[seat], strict=True)
    return [
        {"id": line_id(line), "capacity": capacity, "tile": _name(colour), "count": count}
        for line, (capacity, colour, count) in enumerate(held)
    ]


def _wall(state: AzulState, seat: int) -> list[list[SpaceView]]:
    wall = state.wall[seat]
    return [
        [
            {
                "id": wall_id(row, column),
                "printed": None if state.grey else _name(BOARD.printed_colour[row][column]),
                "tile": _name(wall[row * 5 + column]),
            }
            for column in range(5)
        ]
        for row in range(5)
    ]


def asks(state: AzulState) -> Asks | None:
    """Which decision is due; None while a deal is due or when the game is over."""
    if state.is_over or state.needs_deal:
        return None
    seat = state.current
    if PHASES[state.phase] == "offer":
        return {"decision": "take", "seat": seat, "about": None, "tile": None}
    line = state.awaited_line()
    tile = _name(state.line_colour[seat][line])
    return {"decision": "tile", "seat": seat, "about": line_id(line), "tile": tile}


def choices(state: AzulState) -> list[Choice]:
    return [_choice(state, moves.from_number(number)) for number in state.legal_moves()]


def _choice(state: AzulState, move: Move) -> Choice:
    if isinstance(move, Take):
        touches = [source_id(move.source), destination_id(move.destination)]
        tile, amount = move.colour, state.tiles_on(move.source)[move.colour]
        kind = "take"
    else:
        touches = [line_id(move.line), wall_id(move.line, move.column)]
        tile, amount = state.line_colour[state.current][move.line], 1
        kind = "tile"
    return {
        "kind": kind,
        "code": move.code,
        "moves": [move.code],
        "touches": touches,
        "tile": _name(tile),
        "amount": amount,
        "suggested": False,
    }


def reason(state: AzulState, move: Move) -> Reason | None:
    """Why this move is illegal here; None if it is legal."""
    if state.is_over:
        return Reason("game-over")
    if state.needs_deal:
        return Reason("deal-due")
    if isinstance(move, Take):
        return _why_not_take(state, move) or _why_not_there(state, move)
    return _why_not_tile(state, move)


def _why_not_take(state: AzulState, move: Take) -> Reason | None:
    """What is wrong with the place the tiles come from."""
    factories = BOARD.factories[state.players]
    if PHASES[state.phase] != "offer":
        return Reason("azul.tiling-now", {"seat": state.current})
    if factories <= move.source < CENTRE:
        return Reason("azul.no-such-factory", {"factory": move.source + 1, "expected": factories})
    if not state.tiles_on(move.source)[move.colour]:
        place = source_id(move.source)
        return Reason("azul.colour-not-there", {"source": place, "tile": move.colour_name})
    return None


def _why_not_there(state: AzulState, move: Take) -> Reason | None:
    """What is wrong with the line the tiles shall go to."""
    if move.destination == FLOOR:
        return None
    seat, line = state.current, move.destination
    held = state.line_colour[seat][line]
    if state.line_count[seat][line] == BOARD.capacity[line]:
        return Reason("azul.line-full", {"line": line + 1})
    if held >= 0 and held != move.colour:
        values: dict[str, str | int] = {
            "line": line + 1,
            "holds": COLOUR_NAMES[held],
            "tile": move.colour_name,
        }
        return Reason("azul.line-other-colour", values)
    if state.row_colours[seat][line] >> move.colour & 1:
        return Reason("azul.wall-has-colour", {"row": line + 1, "tile": move.colour_name})
    return None


def _why_not_tile(state: AzulState, move: Tile) -> Reason | None:
    if not state.grey:
        return Reason("azul.wall-is-printed")
    if PHASES[state.phase] != "tiling":
        return Reason("azul.offer-now", {"seat": state.current})
    line = state.awaited_line()
    if move.line != line:
        return Reason("azul.other-line-first", {"line": move.line + 1, "expected": line + 1})
    space = wall_id(move.line, move.column)
    if state.row_spaces[state.current][line] >> move.column & 1:
        return Reason("azul.space-taken", {"space": space})
    colour = state.line_colour[state.current][line]
    if state.column_colours[state.current][move.column] >> colour & 1:
        values: dict[str, str | int] = {"column": move.column + 1, "tile": COLOUR_NAMES[colour]}
        return Reason("azul.column-has-colour", values)
    return None
