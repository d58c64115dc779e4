"""Why a move of Azul is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.azul.board import BOARD, COLOUR_NAMES, wall_id
from azulejos.engine.azul.moves import CENTRE, FLOOR, Move, Take, Tile, source_id
from azulejos.engine.azul.notation import PHASES
from azulejos.engine.errors import Reason

if TYPE_CHECKING:
    from azulejos.engine.azul.state import AzulState


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
