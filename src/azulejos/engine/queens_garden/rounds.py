"""The course of Queen's Garden: whose turn is next, the end of a round and of the game."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.board import NOTHING, ROUNDS
    from azulejos.engine.queens_garden.dealing import open_deal
    from azulejos.engine.queens_garden.events import DISPLAY_CLEARED, ENDED, ROUND_OPENED
    from azulejos.engine.queens_garden.fields import ACTING, END, GONE
    from azulejos.engine.queens_garden.scoring import score_groups, score_storage, score_wheel


# Turns


def end_turn(state: GardenFields) -> None:
    """The next player acts, or the round ends once everybody has passed."""
    state.reset_steps()
    state.turn += 1
    if state.passed + 1 == 1 << state.players:
        end_round(state)
    else:
        state.phase = ACTING
        state.current = seat_after(state, state.current)


def seat_after(state: GardenFields, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    seat = seat + 1 if seat + 1 < state.players else 0
    while state.passed >> seat & 1:
        seat = seat + 1 if seat + 1 < state.players else 0
    return seat


# Rounds


def end_round(state: GardenFields) -> None:
    """Gardens score; whoever holds the marker starts the next round."""
    for seat in range(state.players):
        score_wheel(state, seat)
    state.current = state.marker
    if state.round == ROUNDS:
        end_game(state)
    else:
        begin_round(state)


def begin_round(state: GardenFields) -> None:
    clear_display(state)
    state.reset_display()
    state.start = state.marker
    state.marker = NOTHING
    state.passed = 0
    state.round += 1
    state.events.note(ROUND_OPENED, state.start, NOTHING, NOTHING, NOTHING, state.round)
    open_deal(state, True)


def clear_display(state: GardenFields) -> None:
    """Tiles go to the tower, expansions (the rest of the stack too) to the supply."""
    for place in range(state.stack_size):
        for index in range(state.tiles_on[place]):
            state.tower[state.tile[place][index]] += 1
            state.tower_size += 1
        if state.face[place] != GONE:
            state.supply += 1
    state.events.note(DISPLAY_CLEARED, NOTHING, NOTHING, NOTHING, NOTHING, state.supply)


def end_game(state: GardenFields) -> None:
    for seat in range(state.players):
        score_storage(state, seat)
        score_groups(state, seat)
    state.phase = END
    state.over = True
    state.ending = 0
    state.events.note(ENDED, NOTHING, state.ending, NOTHING, NOTHING, 0)
