"""Sets up the fields of Queen's Garden from a position that was read from text."""

from __future__ import annotations

import cython

from azulejos.engine.errors import Fault, InvalidPosition
from azulejos.engine.queens_garden.fields import GardenFields
from azulejos.engine.queens_garden.moves import from_code
from azulejos.engine.queens_garden.notation import PHASE_OF, BoardPlacement, Placement
from azulejos.engine.queens_garden.validity import HALF

if not cython.compiled:
    from azulejos.engine.queens_garden.board import HEXAGONS, NOTHING
    from azulejos.engine.queens_garden.dealing import put_on_place, survey_display
    from azulejos.engine.queens_garden.fields import (
        ACTING,
        EMPTY_SLOT,
        END,
        FACE_DOWN,
        HIDDEN,
        TURNING,
    )
    from azulejos.engine.queens_garden.placing import put_expansion, put_face_down, put_hexagon
    from azulejos.engine.queens_garden.storage import store_expansion, store_tile


def load(state: GardenFields, placement: Placement) -> None:
    """Sets up a position that `validity` has found in order, as far as its turn under way goes."""
    state.reset()
    state.round = placement.round
    state.turn = placement.turn
    state.phase = PHASE_OF.index(placement.phase)
    state.start = placement.start
    state.current = placement.seat
    state.marker = placement.marker
    state.passed = sum([1 << seat for seat in placement.passed])
    state.deal_due = state.phase < ACTING
    state.over = state.phase == END
    state.ending = placement.ending
    state.supply = placement.supply
    load_pools(state, placement)
    load_display(state, placement)
    for seat, board in enumerate(placement.boards):
        load_board(state, seat, board)
    replay(state, placement)


def replay(state: GardenFields, placement: Placement) -> None:
    """Plays the moves of the turn under way; `InvalidPosition` unless they begin one."""
    for code in placement.half:
        if from_code(code).number not in state.legal_moves():
            raise InvalidPosition([Fault("queens_garden.half-turn", {"move": code}, (HALF,))])
        state.play(code)
    if state.turn != placement.turn:
        raise InvalidPosition([Fault("queens_garden.half-turn", {"move": code}, (HALF,))])


def load_pools(state: GardenFields, placement: Placement) -> None:
    state.unseen = 0
    for hexagon in range(HEXAGONS):
        state.bag[hexagon] = placement.bag[hexagon]
        state.tower[hexagon] = placement.tower[hexagon]
        state.unseen |= state.board.hexagon[hexagon] * placement.unseen[hexagon]
    state.bag_size = sum(placement.bag)
    state.tower_size = sum(placement.tower)


def load_display(state: GardenFields, placement: Placement) -> None:
    state.top = placement.top
    for place, placed in enumerate(placement.display):
        state.face[place] = placed.face
        for hexagon in placed.tiles:
            put_on_place(state, place, hexagon)
        empty = place < state.top and placed.face == HIDDEN and not placed.tiles
        if empty and state.phase == TURNING and state.turning == NOTHING:
            state.turning = place
    survey_display(state)


def load_board(state: GardenFields, seat: int, board: BoardPlacement) -> None:
    state.score[seat] = board.score
    state.jokers[seat] = board.jokers
    for hexagon in board.tiles:
        store_tile(state, seat, hexagon)
    for hexagon in board.expansions:
        store_expansion(state, seat, hexagon)
    for slot, placed in enumerate(board.slots):
        if placed.hexagon == FACE_DOWN:
            put_face_down(state, seat, slot)
        elif placed.hexagon != EMPTY_SLOT:
            put_expansion(state, seat, slot, placed.orientation, placed.hexagon)
    for space, hexagon in board.garden().items():
        put_hexagon(state, seat, space, hexagon)
