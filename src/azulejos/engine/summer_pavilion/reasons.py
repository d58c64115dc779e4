"""Why a well-formed move of Summer Pavilion is illegal in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.errors import Reason
from azulejos.engine.summer_pavilion.board import BOARD, COLOUR_NAMES, counts, source_id, star_id
from azulejos.engine.summer_pavilion.moves import CENTRE, Keep, Lay, Move, Pass, Pick, Take
from azulejos.engine.summer_pavilion.notation import PHASES
from azulejos.engine.summer_pavilion.scoring import is_one_coloured

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.state import PavilionState

_NOW = {
    "take": Reason("summer_pavilion.taking-now"),
    "lay": Reason("summer_pavilion.laying-now"),
    "pick": Reason("summer_pavilion.picking-now"),
    "keep": Reason("summer_pavilion.keeping-now"),
}


def reason(state: PavilionState, move: Move) -> Reason | None:
    """Why this move is illegal here; None if it is legal."""
    if state.is_over:
        return Reason("game-over")
    if state.needs_deal:
        return Reason("deal-due")
    phase = PHASES[state.phase]
    if phase != phase_of(move):
        return _NOW[phase]
    if isinstance(move, Take):
        return _why_not_take(state, move)
    if isinstance(move, Lay):
        return _why_not_there(state, move) or _why_not_paid(state, move)
    if isinstance(move, Pick):
        return _why_not_pick(state, move)
    return _why_not_keep(state, move) if isinstance(move, Keep) else None


def phase_of(move: Move) -> str:
    if isinstance(move, Take):
        return "take"
    if isinstance(move, Lay | Pass):
        return "lay"
    return "pick" if isinstance(move, Pick) else "keep"


def _why_not_take(state: PavilionState, move: Take) -> Reason | None:
    factories = BOARD.factories[state.players]
    if factories <= move.source < CENTRE:
        values: dict[str, str | int] = {"factory": move.source + 1, "expected": factories}
        return Reason("summer_pavilion.no-such-factory", values)
    tiles = counts(state.display[move.source])
    place = source_id(move.source)
    if not tiles[move.colour]:
        return Reason(
            "summer_pavilion.colour-not-there", {"source": place, "tile": move.colour_name}
        )
    if move.colour == state.joker and sum(tiles) > tiles[move.colour]:
        return Reason(
            "summer_pavilion.joker-not-alone", {"source": place, "tile": move.colour_name}
        )
    return None


def _why_not_there(state: PavilionState, move: Lay) -> Reason | None:
    """What is wrong with the space."""
    seat, star = state.current, move.space // 6
    if state.covered[seat] >> move.space & 1:
        return Reason("summer_pavilion.space-taken", {"target": move.space_id})
    if state.accepts[seat][star] >> move.colour & 1:
        return None
    where = {"target": star_id(star), "tile": move.colour_name}
    if state.side == 0 and star > 0:
        home = COLOUR_NAMES[BOARD.home[star]]
        return Reason("summer_pavilion.star-of-other-colour", {**where, "holds": home})
    colours = state.colours[seat][star]
    if colours >> move.colour & 1:
        return Reason("summer_pavilion.star-has-colour", where)
    assert is_one_coloured(colours), "a star of many colours accepts all it does not have"
    return Reason(
        "summer_pavilion.star-of-other-colour",
        {**where, "holds": COLOUR_NAMES[colours.bit_length() - 1]},
    )


def _why_not_paid(state: PavilionState, move: Lay) -> Reason | None:
    """What is wrong with the payment."""
    hand = counts(state.hand[state.current])
    number = BOARD.number[state.side][move.space]
    natural, jokers = hand[move.colour], hand[state.joker]
    tile = move.colour_name
    if not natural:
        return Reason("summer_pavilion.colour-not-in-hand", {"tile": tile})
    if move.colour == state.joker and move.jokers:
        return Reason("summer_pavilion.joker-pays-itself", {"tile": tile})
    if move.jokers >= number:
        return Reason("summer_pavilion.only-jokers", {"tile": tile, "number": number})
    if move.jokers > jokers:
        values: dict[str, str | int] = {"found": jokers, "expected": move.jokers}
        return Reason("summer_pavilion.too-few-jokers", values)
    if move.jokers + natural < number:
        values = {"tile": tile, "found": natural + move.jokers, "expected": number}
        return Reason("summer_pavilion.too-few-tiles", values)
    return None


def _why_not_pick(state: PavilionState, move: Pick) -> Reason | None:
    supply = counts(state.supply)
    tile = COLOUR_NAMES[move.colour]
    if not supply[move.colour]:
        return Reason("summer_pavilion.not-in-supply", {"tile": tile})
    if move.colour < state.least:
        return _out_of_order(state, tile)
    if sum(supply[move.colour :]) < state.owed:
        values: dict[str, str | int] = {"tile": tile, "expected": state.owed}
        return Reason("summer_pavilion.too-few-behind", values)
    return None


def _why_not_keep(state: PavilionState, move: Keep) -> Reason | None:
    tile = COLOUR_NAMES[move.colour]
    if not counts(state.hand[state.current])[move.colour]:
        return Reason("summer_pavilion.colour-not-in-hand", {"tile": tile})
    return _out_of_order(state, tile) if move.colour < state.least else None


def _out_of_order(state: PavilionState, tile: str) -> Reason:
    values: dict[str, str | int] = {"tile": tile, "expected": COLOUR_NAMES[state.least]}
    return Reason("summer_pavilion.out-of-order", values)
