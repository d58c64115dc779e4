"""The course of Summer Pavilion: whose turn is next, the phases of a round, the end of the game."""

from __future__ import annotations

import cython

from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import ROUNDS, SUPPLY_SPACES, tile_count
    from azulejos.engine.summer_pavilion.events import (
        CORNERS_RETURNED,
        ENDED,
        LAYING_OPENED,
        ROUND_OPENED,
    )
    from azulejos.engine.summer_pavilion.fields import DEAL, END, LAY, NOTHING, REFILL, TAKE
    from azulejos.engine.summer_pavilion.scoring import score_numbers, score_stars

    AFTER_ROUNDS = 0


def seat_after(state: PavilionFields, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


def open_round(state: PavilionFields) -> None:
    """Tiles are taken; without a single one on the displays, placing begins at once."""
    state.phase = TAKE
    state.events.note(ROUND_OPENED, state.start, state.joker, NOTHING, NOTHING, state.round)
    if state.on_display == 0:
        begin_placing(state)


def begin_placing(state: PavilionFields) -> None:
    """Whoever took the token begins; if nobody did, the old starting player."""
    state.phase = LAY
    if state.token != NOTHING:
        state.start = state.token
    state.current = state.start
    state.events.note(LAYING_OPENED, state.start, NOTHING, NOTHING, NOTHING, state.round)


def end_turn(state: PavilionFields) -> None:
    """The next player who has not passed is to move, once the supply is full again."""
    state.turn += 1
    if state.passed == (1 << state.players) - 1:
        end_round(state)
        return
    seat = seat_after(state, state.current)
    while state.passed >> seat & 1:
        seat = seat_after(state, seat)
    state.current = seat
    state.deal_due = may_refill(state)
    state.phase = REFILL if state.deal_due else LAY


def may_refill(state: PavilionFields) -> bool:
    return state.supply_size < SUPPLY_SPACES and state.bag_size + state.tower_size > 0


def end_round(state: PavilionFields) -> None:
    """The token returns to the centre, and corners to the hands if there is another round."""
    state.passed = 0
    state.token = NOTHING
    state.current = state.start
    if state.round == ROUNDS:
        end_game(state)
        return
    for seat in range(state.players):
        return_corners(state, seat)
    begin_round(state)


def return_corners(state: PavilionFields, seat: int) -> None:
    """All kept tiles come back, in both editions."""
    if state.corner[seat]:
        state.events.note(
            CORNERS_RETURNED, seat, NOTHING, NOTHING, NOTHING, tile_count(state.corner[seat])
        )
    state.hand[seat] += state.corner[seat]
    state.corner[seat] = 0


def begin_round(state: PavilionFields) -> None:
    """A deal is due, unless no tile is left to deal."""
    state.round += 1
    state.joker = state.joker_order[state.round - 1]
    state.phase = DEAL
    state.deal_due = state.bag_size + state.tower_size > 0
    if not state.deal_due:
        open_round(state)


def end_game(state: PavilionFields) -> None:
    for seat in range(state.players):
        score_stars(state, seat)
        score_numbers(state, seat)
    state.phase = END
    state.over = True
    state.ending = AFTER_ROUNDS
    state.events.note(ENDED, NOTHING, AFTER_ROUNDS, NOTHING, NOTHING, 0)
