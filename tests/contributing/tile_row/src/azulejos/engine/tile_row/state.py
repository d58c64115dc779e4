"""Tile Row behind the contract of all games."""

from __future__ import annotations

from azulejos.engine.tile_row import dealing, observation, taking
from azulejos.engine.tile_row.board import COLOURS
from azulejos.engine.tile_row.fields import TileRowFields
from azulejos.engine.tile_row.rules import END_REASONS, TILE_ROW

from azulejos.engine.rng import Rng


class TileRowState(TileRowFields):
    """A position of Tile Row."""

    rules = TILE_ROW
    move_count = COLOURS
    end_reasons = END_REASONS
    observation_size = observation.OBSERVATION_SIZE

    # The inner contract

    def draw_weight(self, item: int) -> int:
        return self.bag[item]

    def random_draw(self, rng: Rng) -> int:
        return dealing.random_draw(self, rng)

    def apply_draw(self, item: int) -> None:
        dealing.draw(self, item)

    def is_legal(self, move: int) -> bool:
        return taking.may_take(self, move)

    def legal_into(self, buffer: list[int]) -> int:
        legal = taking.takes(self)
        buffer[: len(legal)] = legal
        return len(legal)

    def random_move(self, rng: Rng) -> int:
        legal = taking.takes(self)
        return legal[rng.pick(len(legal))]

    def apply(self, move: int) -> None:
        taking.take(self, move)

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observation.observe(self, seat, buffer)

    def draw_items(self) -> range:
        return range(COLOURS)
