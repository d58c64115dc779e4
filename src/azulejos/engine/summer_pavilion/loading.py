"""Lays out a position of Summer Pavilion that was read from text."""

from __future__ import annotations

import cython

from azulejos.engine.summer_pavilion.board import LETTERS, word_of
from azulejos.engine.summer_pavilion.fields import PavilionFields
from azulejos.engine.summer_pavilion.notation import PHASES, BoardPlacement, Placement

if not cython.compiled:
    from azulejos.engine.summer_pavilion.fields import DEAL, END, REFILL
    from azulejos.engine.summer_pavilion.placing import put


def load(state: PavilionFields, placement: Placement) -> None:
    """Lays out a position that `validity` has found in order."""
    state.reset()
    state.round = placement.round
    state.turn = placement.turn
    state.phase = PHASES.index(placement.phase)
    state.start = placement.start
    state.current = placement.seat
    state.token = placement.token
    state.owed = placement.picks
    state.least = placement.least
    state.deal_due = state.phase in (DEAL, REFILL)
    state.over = state.phase == END
    state.ending = placement.ending
    for seat in placement.passed:
        state.passed |= 1 << seat
    state.bag = word_of(placement.bag)
    state.tower = word_of(placement.tower)
    state.supply = word_of(placement.supply)
    state.bag_size = sum(placement.bag)
    state.tower_size = sum(placement.tower)
    state.supply_size = sum(placement.supply)
    load_jokers(state, placement.jokers)
    for display, tiles in placement.displays():
        load_display(state, display, tiles)
    for seat, board in enumerate(placement.boards):
        load_board(state, seat, board)


def load_jokers(state: PavilionFields, jokers: str) -> None:
    for index, letter in enumerate(jokers):
        state.joker_order[index] = LETTERS.index(letter)
    state.known_jokers = len(jokers)
    if state.known_jokers:
        state.joker = state.joker_order[state.round - 1]


def load_display(state: PavilionFields, display: int, tiles: str) -> None:
    for letter in tiles:
        tile = state.board.one[LETTERS.index(letter)]
        state.display[display] += tile
        state.offer |= tile << display
        state.on_display += 1


def load_board(state: PavilionFields, seat: int, board: BoardPlacement) -> None:
    state.score[seat] = board.score
    state.hand[seat] = word_of(board.hand)
    state.corner[seat] = word_of(board.corner)
    for space, letter in enumerate("".join(board.stars)):
        if letter != ".":
            put(state, seat, space, LETTERS.index(letter))
