"""Tile Row behind the contract of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from azulejos.engine.tile_row import (
    choices,
    dealing,
    events,
    loading,
    log_lines,
    moves,
    notation,
    observation,
    reasons,
    taking,
    validity,
    view,
)
from azulejos.engine.tile_row.board import COLOURS
from azulejos.engine.tile_row.fields import TileRowFields
from azulejos.engine.tile_row.rules import END_REASONS, TILE_ROW

from azulejos.engine.answers import Choice, View
from azulejos.engine.errors import Fault, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.log_lines import EventData, LogLine
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

    # The public face

    def blank(self) -> Self:
        state = type(self).__new__(type(self))
        state.allocate(self.options)
        return state

    def number(self, move: int | str | object) -> int:
        return moves.number(move)

    def code(self, move: int) -> str:
        return moves.CODES[moves.number(move)]

    def reason(self, move: int | str | object) -> Reason | None:
        return reasons.reason(self, moves.number(move))

    def draw_items(self) -> range:
        return range(COLOURS)

    def read_event(self, row: Row) -> Event:
        return events.read(row)

    def log_lines(self, events: Sequence[EventData]) -> list[LogLine]:
        return log_lines.log_lines(events)

    def status(self) -> list[Fault]:
        return list(validity.faults(notation.placement(self)))

    def position(self) -> str:
        return notation.write(notation.placement(self))

    @classmethod
    def from_position(cls, text: str) -> TileRowState:
        placed = notation.read(text)
        validity.check(placed)
        state = cls(placed.options)
        loading.load(state, placed)
        return state

    def view(self) -> View:
        return view.view(self)

    def choices(self) -> list[Choice]:
        return choices.choices(self)

    def write_deal(self, items: Sequence[int]) -> str:
        return notation.write_deal(items)

    def read_deal(self, text: str) -> list[int]:
        return notation.read_deal(text)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return TileRowState.from_position, (self.position(),)
