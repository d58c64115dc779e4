"""The choices of a position of Queen's Garden as plain data, whole payments in one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.engine.answers import Choice
from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.board import (
    BOARD,
    STORAGE_ID,
    SUPPLY_ID,
    TOWER_ID,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
)
from azulejos.engine.queens_garden.moves import Move
from azulejos.engine.queens_garden.reasons import awaited_copy, awaited_hexagon, decision

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.state import QueensGardenState


def choices(state: QueensGardenState) -> list[Choice]:
    if state.is_over or state.needs_deal:
        return []
    if decision(state) == "pay":
        return _payments(state)
    return [_choice(state, moves.from_number(number)) for number in state.legal_moves()]


def _made(kind: str, code: str, touches: list[str], tile: str | None, amount: int = 1) -> Choice:
    return {
        "kind": kind,
        "code": code,
        "moves": [code],
        "touches": touches,
        "tile": tile,
        "amount": amount,
        "suggested": False,
    }


def _choice(state: QueensGardenState, move: Move) -> Choice:
    match move:
        case moves.Acquire(category):
            touches = [f"category/{category + 1}", STORAGE_ID]
            offered = state.offered_tiles | state.offered_expansions
            amount = (offered & BOARD.category[category]).bit_count()
            return _made("acquire", move.code, touches, None, amount)
        case moves.Place(hexagon, expansion):
            kind = "place-expansion" if expansion else "place-tile"
            return _made(kind, move.code, [STORAGE_ID], hexagon_name(hexagon))
        case moves.Discard(hexagon, expansion):
            kind = "discard-expansion" if expansion else "discard-tile"
            target = SUPPLY_ID if expansion else TOWER_ID
            return _made(
                kind, move.code, [STORAGE_ID, target], hexagon_name(hexagon), BOARD.value[hexagon]
            )
    return _plain_choice(state, move)


def _plain_choice(state: QueensGardenState, move: Move) -> Choice:
    match move:
        case moves.Copy(place):
            kind = "copy-expansion" if state.face[place] >= 0 else "copy-tile"
            touches = [place_id(place), STORAGE_ID]
            return _made(kind, move.code, touches, hexagon_name(awaited_copy(state)))
        case moves.Space(space):
            hexagon = hexagon_name(awaited_hexagon(state))
            return _made("space", move.code, [STORAGE_ID, space_id(space)], hexagon)
        case moves.Slot(slot, orientation):
            hexagon = hexagon_name(awaited_hexagon(state))
            touches = [STORAGE_ID, slot_id(slot), space_id(6 + 7 * slot + orientation)]
            return _made("slot", move.code, touches, hexagon)
        case moves.NewSlot(slot):
            return _made("new-slot", move.code, [SUPPLY_ID, slot_id(slot)], None)
        case moves.Buy():
            return _made("buy", move.code, [SUPPLY_ID], None, BOARD.face_down_price)
    return _made("stop" if isinstance(move, moves.Stop) else "pass", move.code, [STORAGE_ID], None)


def _payments(state: QueensGardenState) -> list[Choice]:
    """Whole payments: the fewest jokers first, then the fewest expansions, then the least value."""
    ways = sorted(_ways(state), key=_dearness)
    tile = hexagon_name(awaited_hexagon(state))
    found: list[Choice] = []
    for way in ways:
        codes = [moves.from_number(number).code for number in way]
        jokers = _jokers_of(state, way)
        touches = [STORAGE_ID, TOWER_ID]
        choice = _made("pay", "+".join(codes), touches, tile, jokers)
        found.append({**choice, "moves": codes, "suggested": not found})
    return found


def _ways(state: QueensGardenState) -> Iterator[tuple[int, ...]]:
    """Every way to pay the rest, as moves in canonical order."""
    for number in state.legal_moves():
        trial = state.copy()
        trial.play(number)
        if trial.turn != state.turn:
            yield (number,)
        else:
            yield from ((number, *rest) for rest in _ways(trial))


def _dearness(way: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
    """Jokers are dearest: a way without them has more items, and all ways cover the same cost."""
    items = [number - moves.PAY for number in way if number != moves.JOKERS]
    expansions = sum(item % 2 for item in items)
    value = sum(BOARD.value[item // 2] for item in items)
    return -len(items), expansions, value, way


def _jokers_of(state: QueensGardenState, way: tuple[int, ...]) -> int:
    """How many jokers a way takes."""
    paid = (state.paid_tiles | state.paid_expansions).bit_count()
    items = sum(number != moves.JOKERS for number in way)
    return BOARD.value[awaited_hexagon(state)] - 1 - paid - items
