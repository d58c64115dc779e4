"""A position of Summer Pavilion, in either edition: the contract, fulfilled by the rule modules.

`dealing`, `taking`, `placing` with `paying`, and `passing` follow the phases of a round; `rounds`
leads from one to the next, `scoring` counts, and `fields` says what the fields mean.
"""

from __future__ import annotations

from typing import Self

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion import moves
from azulejos.engine.summer_pavilion.fields import PavilionFields
from azulejos.engine.summer_pavilion.observation import OBSERVATION_SIZE
from azulejos.engine.summer_pavilion.rules import (
    END_REASONS,
    SUMMER_PAVILION,
    SUMMER_PAVILION_MINI,
)

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DONE,
        KEEPS,
        LAYS,
        PASS,
        PICKS,
        SLOTS,
    )
    from azulejos.engine.summer_pavilion.dealing import (
        deal_randomly,
        draw,
        draw_weight,
        random_draw,
    )
    from azulejos.engine.summer_pavilion.fields import KEEP, LAY, PICK, TAKE
    from azulejos.engine.summer_pavilion.observation import observe
    from azulejos.engine.summer_pavilion.passing import (
        finish_pass,
        keep,
        keeps_into,
        may_keep,
        may_pass,
        pass_round,
        random_keep,
    )
    from azulejos.engine.summer_pavilion.placing import (
        may_pick,
        may_place,
        pick,
        picks_into,
        place,
        placements_into,
        random_pick,
        random_placement,
    )
    from azulejos.engine.summer_pavilion.taking import may_take, random_take, take, takes_into


@cython.cclass
class PavilionState(PavilionFields):
    """The contract for both editions, which differ only in the options they offer."""

    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # Chance

    def draw_weight(self, item: int) -> int:
        return draw_weight(self, item)

    def random_draw(self, rng: Rng) -> int:
        return random_draw(self, rng)

    def apply_draw(self, item: int) -> None:
        draw(self, item)

    def deal_randomly(self, rng: Rng) -> None:
        deal_randomly(self, rng)

    # Moves

    def is_legal(self, move: int) -> bool:
        if move < LAYS:
            return may_take(self, move)
        if move < PICKS:
            return may_place(self, move)
        if move < PASS:
            return may_pick(self, move - PICKS)
        if move == PASS:
            return may_pass(self)
        if move < DONE:
            return may_keep(self, move - KEEPS)
        return self.phase == KEEP

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == TAKE:
            return takes_into(self, buffer)
        if self.phase == LAY:
            return placements_into(self, buffer)
        if self.phase == PICK:
            return picks_into(self, buffer)
        if self.phase == KEEP:
            return keeps_into(self, buffer)
        return 0

    def random_move(self, rng: Rng) -> int:
        if self.phase == TAKE:
            return random_take(self, rng)
        if self.phase == LAY:
            return random_placement(self, rng)
        if self.phase == PICK:
            return random_pick(self, rng)
        return random_keep(self, rng)

    def apply(self, move: int) -> None:
        if move < LAYS:
            take(self, move // COLOURS, move % COLOURS)
        elif move < PICKS:
            tile = (move - LAYS) // SLOTS
            place(self, tile // COLOURS, tile % COLOURS, (move - LAYS) % SLOTS)
        elif move < PASS:
            pick(self, move - PICKS)
        elif move == PASS:
            pass_round(self)
        elif move < DONE:
            keep(self, move - KEEPS)
        else:
            finish_pass(self)

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    def draw_items(self) -> range:
        return range(2 * COLOURS)


@cython.final
@cython.cclass
class SummerPavilionState(PavilionState):
    """A position of Summer Pavilion."""

    rules = SUMMER_PAVILION

    def blank(self) -> Self:
        state = SummerPavilionState.__new__(type(self))
        cython.cast(SummerPavilionState, state).allocate(self.options)
        return state


@cython.final
@cython.cclass
class SummerPavilionMiniState(PavilionState):
    """A position of Summer Pavilion Mini."""

    rules = SUMMER_PAVILION_MINI

    def blank(self) -> Self:
        state = SummerPavilionMiniState.__new__(type(self))
        cython.cast(SummerPavilionMiniState, state).allocate(self.options)
        return state
