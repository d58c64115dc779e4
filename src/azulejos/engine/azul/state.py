"""Azul behind the contract of all games: each phase has its own module of rules.

A turn is one take, or on the grey wall the tiling of one player. `fields` says what the fields
mean; `dealing`, `taking`, `placing` and `rounds` follow the rulebook from phase to phase.
"""

from __future__ import annotations

from typing import Self

import cython

from azulejos.engine.azul import moves
from azulejos.engine.azul.fields import AzulFields
from azulejos.engine.azul.observation import OBSERVATION_SIZE
from azulejos.engine.azul.rules import AZUL, END_REASONS
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul import dealing, placing, rounds, scoring, taking
    from azulejos.engine.azul.board import (
        COLOURS,
        DISPLAYS,
        FLOOR_SPACES,
        IN_LANE,
        LANE,
        LINES,
        TAKES,
    )
    from azulejos.engine.azul.fields import IN_SPACE, OFFER, SPACE, TILING
    from azulejos.engine.azul.observation import observe


@cython.final
@cython.cclass
class AzulState(AzulFields):
    """A position of Azul. Seats, factories and lines count from 0 here; ids and codes from 1."""

    rules = AZUL
    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # The inner contract

    def draw_weight(self, item: int) -> int:
        return dealing.draw_weight(self, item)

    def random_draw(self, rng: Rng) -> int:
        return dealing.random_draw(self, rng)

    def apply_draw(self, item: int) -> None:
        dealing.draw(self, item)

    def deal_randomly(self, rng: Rng) -> None:
        dealing.deal_randomly(self, rng)

    def is_legal(self, move: int) -> bool:
        if move >= TAKES:
            return placing.may_place(self, (move - TAKES) // LINES, (move - TAKES) % LINES)
        return taking.may_take(self, move)

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == OFFER:
            return taking.takes_into(self, buffer)
        if self.phase == TILING:
            return placing.placements_into(self, buffer)
        return 0

    def random_move(self, rng: Rng) -> int:
        if self.phase == TILING:
            return placing.random_placement(self, rng)
        return taking.random_take(self, rng)

    def apply(self, move: int) -> None:
        if move >= TAKES:
            placing.place(self, (move - TAKES) // LINES, (move - TAKES) % LINES)
            return
        taking.take(self, move)
        if self.on_display == 0:
            placing.begin_tiling(self)

    def play_out(self, rng: Rng, most: int) -> int:
        moves = 0
        while not self.over and moves < most:
            if self.deal_due:
                dealing.deal_randomly(self, rng)
            elif self.phase == TILING:
                self.apply(placing.random_placement(self, rng))
                moves += 1
            else:
                moves += taking.take_randomly(self, rng, most - moves)
                if self.on_display == 0:
                    placing.begin_tiling(self)
        return moves

    def ranking_key(self, seat: int) -> int:
        """The score; complete rows break a tie."""
        return self.score[seat] * 8 + self.masks.size[scoring.complete_rows(self, seat)]

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    # The public face

    def blank(self) -> Self:
        state = AzulState.__new__(type(self))
        cython.cast(AzulState, state).allocate(self.options)
        return state

    def draw_items(self) -> range:
        return range(COLOURS)

    # What only Azul has

    def tiles_on(self, display: int) -> list[int]:
        """How many tiles of each colour lie on a display."""
        if not 0 <= display < DISPLAYS:
            raise IndexError(f"expected a display from 0 to {DISPLAYS - 1}, got {display}")
        return self.counts(self.display[display])

    def tiles_in_bag(self) -> list[int]:
        return self.counts(self.bag)

    def tiles_in_lid(self) -> list[int]:
        return self.counts(self.lid)

    def counts(self, word: int) -> list[int]:
        """The numbers of a word, by colour."""
        return [word >> LANE * colour & IN_LANE for colour in range(COLOURS)]

    def floor_tiles(self, seat: int) -> list[int]:
        """What lies on each floor space: a colour, 5 for the marker, or -1."""
        self.expect_seat(seat)
        floor = self.floor[seat]
        return [(floor >> SPACE * space & IN_SPACE) - 1 for space in range(FLOOR_SPACES)]

    def awaited_line(self) -> int:
        """The line (from 0) whose tile the player must put on the wall now."""
        return placing.next_line(self)

    def dead_rows(self, seat: int) -> list[int]:
        """The rows (from 0) that this player can never complete."""
        self.expect_seat(seat)
        dead = rounds.dead_row_mask(self, seat)
        return [row for row in range(LINES) if dead >> row & 1]
