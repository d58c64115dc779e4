"""A position of Queen's Garden: the contract of every game, fulfilled by the modules of its rules.

A turn is one action. Its moves are kept in `step` and carried out together with the last of them,
so a half-made turn has changed nothing. `fields` says what the fields mean; `taking`, `placing`,
`paying` and `passing` hold the actions, `dealing` chance, `rounds` the course of the game.
"""

from __future__ import annotations

from typing import Self

import cython

from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.fields import GardenFields
from azulejos.engine.queens_garden.observation import OBSERVATION_SIZE
from azulejos.engine.queens_garden.rules import END_REASONS, QUEENS_GARDEN
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.queens_garden import dealing, passing, paying, placing, taking
    from azulejos.engine.queens_garden.board import HEXAGONS
    from azulejos.engine.queens_garden.fields import (
        ACTING,
        BUILDING,
        BUYING,
        COPYING,
        DISCARDING,
        PAYING,
        SETTING,
    )
    from azulejos.engine.queens_garden.moves import (
        BUY,
        COPY,
        NEW_SLOT,
        PASS,
        PLACE_EXPANSION,
        PLACE_TILE,
    )
    from azulejos.engine.queens_garden.observation import observe


@cython.final
@cython.cclass
class QueensGardenState(GardenFields):
    """A position of Queen's Garden. Everything counts from 0 here; ids and codes count from 1."""

    rules = QUEENS_GARDEN
    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # Chance

    def draw_weight(self, item: int) -> int:
        return dealing.draw_weight(self, item)

    def random_draw(self, rng: Rng) -> int:
        return dealing.random_draw(self, rng)

    def apply_draw(self, item: int) -> None:
        dealing.draw(self, item)

    def deal_randomly(self, rng: Rng) -> None:
        dealing.deal_randomly(self, rng)

    # The legal moves: every action that may be begun can be completed

    def is_legal(self, move: int) -> bool:
        if self.over or self.deal_due:
            return False
        if self.phase == ACTING:
            return self.may_act(move)
        return self.is_listed(move)

    def may_act(self, move: int) -> bool:
        if move < PLACE_TILE:
            return taking.may_take(self, move)
        if move < PLACE_EXPANSION:
            return placing.may_place(self, move - PLACE_TILE, False)
        if move < BUY:
            return placing.may_place(self, move - PLACE_EXPANSION, True)
        if move == BUY:
            return placing.may_buy(self)
        return move == PASS

    def is_listed(self, move: int) -> bool:
        for index in range(self.legal_into(self.listed)):
            if self.listed[index] == move:
                return True
        return False

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == ACTING:
            return self.actions_into(buffer)
        if self.phase == PAYING:
            return paying.payments_into(self, buffer)
        if self.phase == SETTING:
            return placing.spaces_into(self, buffer)
        if self.phase == DISCARDING:
            return passing.discards_into(self, buffer)
        if self.phase == BUILDING:
            return placing.slots_into(self, buffer)
        if self.phase == COPYING:
            return taking.copies_into(self, buffer)
        if self.phase == BUYING:
            return placing.new_slots_into(self, buffer)
        return 0

    def actions_into(self, buffer: list[int]) -> int:
        count = taking.takes_into(self, buffer)
        count = placing.placements_into(self, buffer, count, False)
        count = placing.placements_into(self, buffer, count, True)
        if placing.may_buy(self):
            buffer[count] = BUY
            count += 1
        buffer[count] = PASS
        return count + 1

    def random_move(self, rng: Rng) -> int:
        return self.listed[rng.pick(self.legal_into(self.listed))]

    # Playing

    def apply(self, move: int) -> None:
        self.step[self.steps] = move
        self.steps += 1
        if self.phase == ACTING:
            self.act(move)
        elif self.phase == PAYING:
            paying.note_payment(self, move)
            placing.continue_placing(self, move)
        elif self.phase in (SETTING, BUILDING):
            placing.continue_placing(self, move)
        elif self.phase == DISCARDING:
            passing.continue_passing(self, move)
        elif self.phase == COPYING:
            taking.choose_copy(self, move - COPY)
        else:
            placing.buy(self, move - NEW_SLOT)

    def act(self, move: int) -> None:
        if move < PLACE_TILE:
            taking.take(self, move)
        elif move < PLACE_EXPANSION:
            self.phase = SETTING
        elif move < BUY:
            self.phase = BUILDING
        elif move == BUY:
            self.phase = BUYING
        else:
            passing.continue_passing(self, move)

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    # The public face

    def blank(self) -> Self:
        state = QueensGardenState.__new__(type(self))
        cython.cast(QueensGardenState, state).allocate(self.options)
        return state

    def draw_items(self) -> range:
        return range(2 * HEXAGONS)
