"""Why a move of Queen's Garden is not allowed here, in code and values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.errors import Reason, Value
from azulejos.engine.queens_garden.board import (
    BOARD,
    CATEGORY_NAMES,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
)
from azulejos.engine.queens_garden.moves import (
    PLACE_EXPANSION,
    PLACE_TILE,
    Acquire,
    Buy,
    Copy,
    Discard,
    Jokers,
    Move,
    NewSlot,
    Pass,
    Pay,
    Place,
    Slot,
    Space,
    Stop,
)

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.state import QueensGardenState

# What is decided in each phase of the rules, by number, and the moves that decide it.
DECISIONS = (
    "fill",
    "turn",
    "action",
    "copy",
    "space",
    "slot",
    "new-slot",
    "pay",
    "discard",
    "end",
)
_KINDS: dict[type[Move], str] = {
    Acquire: "action",
    Place: "action",
    Buy: "action",
    Pass: "action",
    Copy: "copy",
    Space: "space",
    Slot: "slot",
    NewSlot: "new-slot",
    Pay: "pay",
    Jokers: "pay",
    Discard: "discard",
    Stop: "discard",
}


def _reason(code: str, **values: Value) -> Reason:
    return Reason(f"queens_garden.{code}", values)


def decision(state: QueensGardenState) -> str:
    """What the player to move decides now."""
    return DECISIONS[state.phase]


def reason(state: QueensGardenState, move: Move) -> Reason | None:
    """Why this move is illegal here; None if it is legal."""
    if state.is_over:
        return Reason("game-over")
    if state.needs_deal:
        return Reason("deal-due")
    due = decision(state)
    if _KINDS[type(move)] != due:
        return _reason("action-first") if due == "action" else _reason("other-step", step=due)
    if move.number in state.legal_moves():
        return None
    return _why_not(state, move)


def _why_not(state: QueensGardenState, move: Move) -> Reason:
    match move:
        case Acquire(category):
            return _why_not_acquire(state, category)
        case Place(hexagon, expansion):
            return _why_not_place(state, hexagon, expansion)
        case Copy(place):
            return _why_not_copy(state, place)
        case Space(space):
            return _why_not_space(state, space)
        case Slot(slot, orientation):
            return _why_not_slot(state, slot, orientation)
        case NewSlot(slot):
            return _reason("slot-taken", slot=slot_id(slot))
        case Pay(hexagon, expansion):
            return _why_not_pay(state, hexagon, expansion)
        case Discard(hexagon, expansion):
            return _why_not_discard(state, hexagon, expansion)
        case Jokers():
            return _reason("too-few-jokers", found=state.jokers[state.current])
    return _why_not_buy(state)


def _why_not_acquire(state: QueensGardenState, category: int) -> Reason:
    offered = state.offered_tiles | state.offered_expansions
    name = CATEGORY_NAMES[category]
    if not offered & BOARD.category[category]:
        return _reason("nothing-to-acquire", category=name)
    return _reason("no-room", category=name)


def _item(expansion: bool) -> str:
    return "expansion" if expansion else "tile"


def _stored(state: QueensGardenState, hexagon: int, expansion: bool) -> int:
    if expansion:
        return state.held_expansions[state.current] >> hexagon & 1
    return state.stored[state.current][hexagon]


def _why_not_place(state: QueensGardenState, hexagon: int, expansion: bool) -> Reason:
    seat = state.current
    name = hexagon_name(hexagon)
    if not _stored(state, hexagon, expansion):
        return _reason("not-stored", tile=name, item=_item(expansion))
    if expansion and not state.unbuilt[seat]:
        return _reason("no-slot-left")
    held = (state.held_tiles[seat] | state.held_expansions[seat]) & ~(1 << hexagon)
    kinds = (BOARD.colour[hexagon], 6 + BOARD.pattern[hexagon])
    most = max((held & BOARD.category[kind]).bit_count() for kind in kinds)
    owed = BOARD.value[hexagon] - 1
    if most + state.jokers[seat] < owed:
        return _reason("cannot-pay", tile=name, expected=owed, found=most + state.jokers[seat])
    return _reason("fits-nowhere", tile=name)


def _why_not_buy(state: QueensGardenState) -> Reason:
    if not state.unbuilt[state.current]:
        return _reason("no-slot-left")
    if not state.supply:
        return _reason("supply-empty")
    score = state.scores[state.current]
    return _reason("too-poor", found=score, expected=BOARD.face_down_price)


def _why_not_copy(state: QueensGardenState, place: int) -> Reason:
    hexagon = awaited_copy(state)
    here = place < state.stack_size and (
        state.face[place] == hexagon or hexagon in state.tile[place][: state.tiles_on[place]]
    )
    if not here:
        return _reason("no-copy-there", tile=hexagon_name(hexagon), source=place_id(place))
    return _reason("no-room-for-copy", tile=hexagon_name(hexagon), source=place_id(place))


def awaited_copy(state: QueensGardenState) -> int:
    """The hexagon whose copy must be chosen now."""
    return BOARD.member[state.step[0]][state.copying]


def awaited_hexagon(state: QueensGardenState) -> int:
    """The hexagon that is being placed."""
    first = state.step[0]
    return first - (PLACE_EXPANSION if first >= PLACE_EXPANSION else PLACE_TILE)


def _why_not_space(state: QueensGardenState, space: int) -> Reason:
    seat = state.current
    place = space_id(space)
    if state.occupied[seat] >> space & 1:
        return _reason("space-taken", space=place)
    if not state.free_spaces[seat] >> space & 1:
        return _reason("no-space", space=place)
    return _why_not_beside(state, space)


def _why_not_slot(state: QueensGardenState, slot: int, orientation: int) -> Reason:
    if state.slot_hexagon[state.current][slot] >= 0:
        return _reason("slot-taken", slot=slot_id(slot))
    return _why_not_beside(state, 6 + 7 * slot + orientation)


def _why_not_beside(state: QueensGardenState, space: int) -> Reason:
    """Some neighbour, and none that matches; or a group with twins."""
    seat = state.current
    hexagon = awaited_hexagon(state)
    matching = state.beside_colour[seat][BOARD.colour[hexagon]]
    matching |= state.beside_pattern[seat][BOARD.pattern[hexagon]]
    touches = matching >> space & 1
    return _reason(
        "twins" if touches else "neighbours-differ",
        tile=hexagon_name(hexagon),
        space=space_id(space),
    )


def _why_not_pay(state: QueensGardenState, hexagon: int, expansion: bool) -> Reason:
    placed = awaited_hexagon(state)
    name = hexagon_name(hexagon)
    if not _stored(state, hexagon, expansion):
        return _reason("not-stored", tile=name, item=_item(expansion))
    if hexagon == placed:
        return _reason("pays-for-itself", tile=name)
    by_colour = hexagon // 6 == placed // 6
    if not by_colour and hexagon % 6 != placed % 6:
        return _reason("shares-nothing", tile=name, placed=hexagon_name(placed))
    paid = state.paid_tiles | state.paid_expansions
    if paid >> hexagon & 1:
        return _reason("paid-already", tile=name)
    if paid and by_colour != bool(paid & BOARD.category[placed // 6]):
        return _reason("colour-and-pattern", tile=name)
    if paid >> hexagon:
        return _reason("payment-order", tile=name)
    return _reason("payment-short", tile=name)


def _why_not_discard(state: QueensGardenState, hexagon: int, expansion: bool) -> Reason:
    name = hexagon_name(hexagon)
    number = Discard(hexagon, expansion).number
    chosen = state.step[1 : state.steps]
    if _stored(state, hexagon, expansion) <= chosen.count(number):
        return _reason("not-stored", tile=name, item=_item(expansion))
    return _reason("discard-order", tile=name)
