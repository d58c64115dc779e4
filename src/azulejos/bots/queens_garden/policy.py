"""How good a position of Queen's Garden is, and which move looks best at a glance.

A half-made turn is judged by what it will be: the best place for what is being placed, and the
payment, copies and discards that look best at a glance.
"""

from __future__ import annotations

import cython

from azulejos.bots.policy import Policy
from azulejos.bots.queens_garden.judgement import Judgement
from azulejos.bots.queens_garden.weights import TUNED, Weights
from azulejos.engine.game import GameState
from azulejos.engine.queens_garden.board import BOARD, Board
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import size_of
    from azulejos.engine.queens_garden.board import RING
    from azulejos.engine.queens_garden.layout import (
        ACTING,
        BUILDING,
        BUYING,
        DISCARDING,
        LONGEST_LIST,
        SETTING,
    )
    from azulejos.engine.queens_garden.moves import (
        BUY,
        PASS,
        PLACE_EXPANSION,
        PLACE_TILE,
        SLOT,
        SPACE,
        STOP,
    )

    LEAST = -1000000
    THOUSAND = 1000


@cython.final
@cython.cclass
class QueensGardenPolicy(Policy):
    """The judgement of Queen's Garden, on both sides of the board and for two to four players."""

    judges = QueensGardenState

    table: QueensGardenState
    half: QueensGardenState
    judgement: Judgement
    weights: Weights
    board: Board
    win_value: int
    rivalry: int
    options: list[int]
    glanced: list[int]

    def __init__(self, weights: Weights = TUNED) -> None:
        super().__init__()
        self.table = QueensGardenState(QUEENS_GARDEN.choose())
        self.half = QueensGardenState(QUEENS_GARDEN.choose())
        self.judgement = Judgement(self.table, weights)
        self.weights = weights
        self.board = BOARD
        self.win_value = weights.win
        self.rivalry = weights.rivalry
        if not cython.compiled:
            self.options = [0] * LONGEST_LIST
            self.glanced = [0] * LONGEST_LIST

    def __reduce__(self) -> tuple[type[QueensGardenPolicy], tuple[Weights]]:
        return QueensGardenPolicy, (self.weights,)

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.table.copy_from(state)
        if self.asks_where():
            return self.best_place(seat)
        self.complete()
        return self.margin(seat)

    def likely_move(self, state: GameState) -> int:
        self.table.copy_from(state)
        return self.glance()

    # Half-made turns

    def asks_where(self) -> bool:
        """An action has been chosen, and its space or slot comes next."""
        return SETTING <= self.table.phase <= BUYING

    def best_place(self, seat: int) -> int:
        self.half.copy_from(self.table)
        best = LEAST
        count = self.half.legal_into(self.options)
        for index in range(count):
            self.table.copy_from(self.half)
            self.table.apply(self.options[index])
            self.complete()
            value = self.margin(seat)
            best = max(best, value)
        return best

    def complete(self) -> None:
        """Plays the turn under way to its end."""
        while self.table.steps > 0:
            self.table.apply(self.glance())

    # Positions between turns

    def margin(self, seat: int) -> int:
        """The expected score less a part of the best opponent's, made positive for the division."""
        own = self.judgement.worth(seat)
        best = LEAST
        for other in range(self.table.players):
            if other != seat:
                worth = self.judgement.worth(other)
                best = max(best, worth)
        own -= self.rivalry * (best - LEAST) // THOUSAND - self.rivalry * (-LEAST // THOUSAND)
        return own + self.victory(seat) if self.table.over else own

    def victory(self, seat: int) -> int:
        best = LEAST
        for other in range(self.table.players):
            if other != seat and self.table.score[other] > best:
                best = self.table.score[other]
        if self.table.score[seat] == best:
            return 0
        return self.win_value if self.table.score[seat] > best else -self.win_value

    # At a glance

    def glance(self) -> int:
        """Payments and copies in the order of the list: items before jokers."""
        if self.table.phase == DISCARDING:
            return STOP
        count = self.table.legal_into(self.glanced)
        best = self.glanced[0]
        if self.table.phase not in (ACTING, SETTING, BUILDING):
            return best
        best_gain = LEAST
        for index in range(count):
            gain = self.gain(self.glanced[index])
            if gain > best_gain:
                best_gain = gain
                best = self.glanced[index]
        return best

    def gain(self, move: int) -> int:
        if self.table.phase == SETTING:
            return self.space_gain(move - SPACE)
        if self.table.phase == BUILDING:
            return self.space_gain(6 + 7 * ((move - SLOT) // RING) + (move - SLOT) % RING)
        return self.action_gain(move)

    def action_gain(self, move: int) -> int:
        """Many hexagons, or the placing of a dear one; buying only for want of spaces."""
        if move < PLACE_TILE:
            offered = self.table.offered_tiles | self.table.offered_expansions
            return 12 * size_of(offered & self.board.category[move])
        if move < PLACE_EXPANSION:
            return 10 * self.board.value[move - PLACE_TILE]
        if move < BUY:
            return 30 + 2 * self.board.value[move - PLACE_EXPANSION]
        if move == PASS:
            return 5
        return 8 if self.table.free_spaces[self.table.current] == 0 else 0

    def space_gain(self, space: int) -> int:
        """How many neighbours it has, and how many of them share colour or pattern."""
        seat = self.table.current
        hexagon = self.table.placing()
        beside = self.board.neighbours[space]
        same = size_of(beside & self.table.of_colour[seat][self.board.colour[hexagon]])
        same += size_of(beside & self.table.of_pattern[seat][self.board.pattern[hexagon]])
        return 3 * same + size_of(beside & self.table.occupied[seat])
