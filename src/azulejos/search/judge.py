"""A guide's opinion about many positions, written into arrays without the GIL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython

from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.guide import Guide

if not cython.compiled:
    from azulejos.engine.buffers import MOST_MOVES, SEATS
    from azulejos.search.lane import item


@cython.final
@cython.cclass
class Judge:
    """Judges positions of one game; `arrays` hold the numbers of all of them, at first zeros."""

    states: list[GameState]
    likely: memoryview[float]
    chances: memoryview[float]
    points: memoryview[float]

    def __init__(
        self, guide: Guide, states: list[GameState], arrays: Mapping[str, memoryview[Any]]
    ) -> None:
        self.guide = guide
        self.states = list(states)
        self.moves = states[0].move_count
        self.players = states[0].players
        self.rng = Rng(0)
        if not cython.compiled:
            self.legal = [0] * MOST_MOVES
            self.priors = [0.0] * MOST_MOVES
            self.seat_chances = [0.0] * SEATS
            self.seat_points = [0.0] * SEATS
        self.attach(dict(arrays))

    def attach(self, arrays: dict[str, memoryview[Any]]) -> int:
        self.likely = arrays["likely"]
        self.chances = arrays["chances"]
        self.points = arrays["points"]
        return 0

    def run(self, part: range, seed: int) -> None:
        """Judges the positions of these numbers; chance has a stream for each of them."""
        self.judge(part.start, part.stop, seed & 0xFFFFFFFFFFFFFFFF)

    def judge(self, first: int, end: int, seed: int) -> int:
        with cython.nogil:
            self.judge_all(first, end, seed)
        return 0

    def judge_all(self, first: int, end: int, seed: int) -> None:
        for index in range(first, end):
            self.rng.start(seed, index)
            self.judge_moves(index, cython.cast(GameState, item(self.states, index)))
            self.judge_seats(index, cython.cast(GameState, item(self.states, index)))

    def judge_moves(self, number: int, state: GameState) -> None:
        count = state.legal_into(self.legal)
        if count:
            self.guide.priors_into(state, self.legal, count, self.priors)
        for index in range(count):
            self.likely[number * self.moves + self.legal[index]] = self.priors[index]

    def judge_seats(self, number: int, state: GameState) -> None:
        self.guide.evaluate_into(state, self.rng, self.seat_chances, self.seat_points)
        for seat in range(self.players):
            at = number * self.players + seat
            self.chances[at] = self.seat_chances[seat]
            self.points[at] = self.seat_points[seat]
