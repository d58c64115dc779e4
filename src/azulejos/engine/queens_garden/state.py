"""The rules of Queen's Garden: the turns of a round, the end of rounds; and the public face.

A turn is one action. Its moves are kept in `step` and carried out together with the last of them,
so a half-made turn has changed nothing. `display` has deals and acquiring, `planting` the rules of
placement and payment, `scoring` the points; `layout` says what the fields mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import cython

from azulejos.engine.answers import Choice, View
from azulejos.engine.errors import Fault, InvalidPosition, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.queens_garden import choices, moves, notation, reasons, validity, view
from azulejos.engine.queens_garden.actions import GardenActions
from azulejos.engine.queens_garden.observation import OBSERVATION_SIZE
from azulejos.engine.queens_garden.rules import END_REASONS, QUEENS_GARDEN

if not cython.compiled:
    from azulejos.engine.queens_garden.board import (
        HEXAGONS,
        NOTHING,
        RING,
        ROUNDS,
    )
    from azulejos.engine.queens_garden.events import (
        DISCARDED,
        ENDED,
        EXPANSION_BOUGHT,
        EXPANSION_PLACED,
        MARKER_SCORED,
        PASSED,
        ROUND_OPENED,
        TILE_PLACED,
    )
    from azulejos.engine.queens_garden.layout import (
        ACTING,
        BUILDING,
        BUYING,
        COPYING,
        DISCARDING,
        END,
        PAYING,
        SETTING,
    )
    from azulejos.engine.queens_garden.moves import (
        BUY,
        COPY,
        DISCARD,
        JOKERS,
        NEW_SLOT,
        PAY,
        PLACE_EXPANSION,
        PLACE_TILE,
        SLOT,
        SPACE,
        STOP,
    )
    from azulejos.engine.queens_garden.observation import observe


@cython.final
@cython.cclass
class QueensGardenState(GardenActions):
    """A position of Queen's Garden. All count from 0 here; ids and codes from 1."""

    rules = QUEENS_GARDEN
    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # Playing

    def apply(self, move: int) -> None:
        self.step[self.steps] = move
        self.steps += 1
        if self.phase == ACTING:
            self.act(move)
        elif self.phase == PAYING:
            self.note_payment(move)
            self.continue_paying(move)
        elif self.phase in (SETTING, BUILDING):
            self.continue_paying(move)
        elif self.phase == DISCARDING:
            self.continue_passing(move)
        elif self.phase == COPYING:
            self.copy_place[self.copying] = move - COPY
            self.continue_acquiring()
        else:
            self.buy(move - NEW_SLOT)

    def act(self, move: int) -> None:
        if move < PLACE_TILE:
            self.begin_acquiring(move)
            self.continue_acquiring()
        elif move < PLACE_EXPANSION:
            self.phase = SETTING
        elif move < BUY:
            self.phase = BUILDING
        elif move == BUY:
            self.phase = BUYING
        else:
            self.continue_passing(move)

    def continue_acquiring(self) -> None:
        self.copying = self.next_copy()
        if self.copying != NOTHING:
            self.phase = COPYING
            return
        from_stack = self.take_all(self.current)
        self.end_turn()
        self.open_deal(from_stack)

    def note_payment(self, move: int) -> None:
        if move == JOKERS:
            return
        if (move - PAY) % 2:
            self.paid_expansions |= self.board.hexagon[(move - PAY) // 2]
        else:
            self.paid_tiles |= self.board.hexagon[(move - PAY) // 2]

    def continue_paying(self, move: int) -> None:
        if move != JOKERS and self.owed() > 0:
            self.phase = PAYING
        else:
            self.plant()

    def plant(self) -> None:
        """The payment leaves the storage before jokers come in."""
        seat = self.current
        hexagon = self.placing()
        self.hand_over(seat)
        if self.step[0] < PLACE_EXPANSION:
            space = self.step[1] - SPACE
            self.remove_tile(seat, hexagon)
            self.lay(seat, space, hexagon)
            self.events.note(TILE_PLACED, seat, hexagon, NOTHING, space, 1)
            self.win_jokers(seat, space)
        else:
            slot = (self.step[1] - SLOT) // RING
            orientation = (self.step[1] - SLOT) % RING
            self.remove_expansion(seat, hexagon)
            self.build(seat, slot, orientation, hexagon)
            space = 6 + 7 * slot + orientation
            self.events.note(EXPANSION_PLACED, seat, hexagon, slot, space, 1)
        self.end_turn()

    def buy(self, slot: int) -> None:
        seat = self.current
        self.supply -= 1
        self.build_face_down(seat, slot)
        self.lose(seat, self.board.face_down_price, EXPANSION_BOUGHT, slot)
        self.end_turn()

    def continue_passing(self, move: int) -> None:
        """The player may go on discarding as long as there is something to discard."""
        if move == STOP or self.discards_into(self.listed) == 1:
            self.leave_round()
        else:
            self.phase = DISCARDING

    def leave_round(self) -> None:
        """The first to pass pays for the marker."""
        seat = self.current
        self.events.note(PASSED, seat, NOTHING, NOTHING, NOTHING, 0)
        if self.marker == NOTHING:
            self.marker = seat
            self.lose(seat, self.board.first_to_pass_price, MARKER_SCORED, NOTHING)
        for index in range(1, self.steps):
            if self.step[index] != STOP:
                self.discard(seat, self.step[index] - DISCARD)
        self.passed |= 1 << seat
        if self.passed + 1 == 1 << self.players:
            self.reset_steps()
            self.turn += 1
            self.end_round()
        else:
            self.end_turn()

    def discard(self, seat: int, item: int) -> None:
        hexagon = item // 2
        if item % 2:
            self.drop_expansion(seat, hexagon)
        else:
            self.drop_tile(seat, hexagon)
        self.lose(seat, self.board.value[hexagon], DISCARDED, item)

    def end_turn(self) -> None:
        self.reset_steps()
        self.turn += 1
        self.phase = ACTING
        self.current = self.seat_after(self.current)

    def seat_after(self, seat: int) -> int:
        """Clockwise, without those who have passed."""
        seat = seat + 1 if seat + 1 < self.players else 0
        while self.passed >> seat & 1:
            seat = seat + 1 if seat + 1 < self.players else 0
        return seat

    # The end of a round and of the game

    def end_round(self) -> None:
        for seat in range(self.players):
            self.score_wheel(seat)
        self.current = self.marker
        if self.round == ROUNDS:
            self.end_game()
        else:
            self.prepare_round()

    def prepare_round(self) -> None:
        self.clear_display()
        self.reset_display()
        self.start = self.marker
        self.marker = NOTHING
        self.passed = 0
        self.round += 1
        self.events.note(ROUND_OPENED, self.start, NOTHING, NOTHING, NOTHING, self.round)
        self.open_deal(True)

    def end_game(self) -> None:
        for seat in range(self.players):
            self.score_storage(seat)
            self.score_groups(seat)
        self.phase = END
        self.over = True
        self.ending = 0
        self.events.note(ENDED, NOTHING, self.ending, NOTHING, NOTHING, 0)

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    # The public face

    def blank(self) -> Self:
        state = QueensGardenState.__new__(type(self))
        cython.cast(QueensGardenState, state).allocate(self.options)
        return state

    def number(self, move: int | str | object) -> int:
        return moves.typed(move).number

    def code(self, move: int) -> str:
        return moves.from_number(move).code

    def reason(self, move: int | str | object) -> Reason | None:
        return reasons.reason(self, moves.typed(move))

    def draw_items(self) -> range:
        return range(2 * HEXAGONS)

    def read_event(self, row: Row) -> Event:
        from azulejos.engine.queens_garden import events  # noqa: PLC0415 -- few programs listen

        return events.read(row)

    def status(self) -> list[Fault]:
        return validity.faults(notation.placement(self))

    def position(self) -> str:
        return notation.write(notation.placement(self))

    @classmethod
    def from_position(cls, text: str) -> QueensGardenState:
        """The state a line of text describes; `InvalidPosition` names all its faults."""
        placement = notation.read(text)
        validity.check(placement)
        state = cls(placement.options)
        state.load(placement)
        for move in placement.half:
            if moves.from_code(move).number not in state.legal_moves():
                raise InvalidPosition([Fault("queens_garden.half-turn", {"move": move})])
            state.play(move)
        if state.turn != placement.turn:
            raise InvalidPosition([Fault("queens_garden.half-turn", {"move": move})])
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
        return QueensGardenState.from_position, (self.position(),)
