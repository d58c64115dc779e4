"""The rules of Azul: the offer, the tiling, the deal, and the end.

A turn is one take, or on the grey wall the tiling of one player. The deal fills the factories one
draw at a time. `layout` says what the fields mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import cython

from azulejos.engine.azul import moves, notation, validity, view
from azulejos.engine.azul.events import END_REASONS, read
from azulejos.engine.azul.layout import AzulLayout
from azulejos.engine.azul.rules import AZUL
from azulejos.engine.errors import Fault, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.game import Choice, View
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, FLOOR_SPACES, LINES
    from azulejos.engine.azul.events import (
        COLOUR_BONUS,
        COLUMN_BONUS,
        DRAWN,
        DROPPED,
        ENDED,
        FLOOR_SCORED,
        LAID,
        LID_POURED,
        LINE_FELL,
        LINE_FILLED,
        MARKER_TAKEN,
        MOVED_TO_CENTRE,
        OVERFLOWED,
        ROUND_OPENED,
        ROW_BONUS,
        SCORED_ACROSS,
        SCORED_ALONE,
        SCORED_DOWN,
        TAKEN,
    )
    from azulejos.engine.azul.layout import DEAL, DISPLAYS, END, MARKER, NOTHING, OFFER, TILING
    from azulejos.engine.azul.moves import CENTRE, FIRST_TILE_MOVE, FLOOR
    from azulejos.engine.azul.scoring import (
        complete_count,
        floor_loss,
        is_dead,
        run_points,
        tile_points,
    )

    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS = range(3)


@cython.final
@cython.cclass
class AzulState(AzulLayout):
    """A position of Azul. Seats, factories and lines count from 0 here; ids and codes from 1."""

    rules = AZUL
    end_reasons = END_REASONS

    # Deal

    def draw_weight(self, item: int) -> int:
        return self.bag[item] if self.bag_size > 0 else self.lid[item]

    def random_draw(self, rng: Rng) -> int:
        size = 0
        for colour in range(COLOURS):
            size += self.draw_weight(colour)
        tile = rng.pick(size)
        colour = 0
        while tile >= self.draw_weight(colour):
            tile -= self.draw_weight(colour)
            colour += 1
        return colour

    def apply_draw(self, item: int) -> None:
        if self.bag_size == 0:
            self.pour_lid()
        factory = self.on_display // self.board.tiles_per_factory
        self.bag[item] -= 1
        self.bag_size -= 1
        self.display[factory][item] += 1
        self.offer[item] |= 1 << factory
        self.on_display += 1
        self.events.note(DRAWN, NOTHING, item, NOTHING, factory, 1)
        if self.factories_are_full() or self.no_tile_is_left():
            self.open_round()

    def deal_randomly(self, rng: Rng) -> None:
        while self.deal_due:
            self.apply_draw(self.random_draw(rng))

    def factories_are_full(self) -> bool:
        factories = self.board.factories[self.players]
        return self.on_display == factories * self.board.tiles_per_factory

    def no_tile_is_left(self) -> bool:
        if self.bag_size > 0:
            return False
        for colour in range(COLOURS):
            if self.lid[colour] > 0:
                return False
        return True

    def pour_lid(self) -> None:
        for colour in range(COLOURS):
            self.bag[colour] = self.lid[colour]
            self.bag_size += self.lid[colour]
            self.lid[colour] = 0
        self.events.note(LID_POURED, NOTHING, NOTHING, NOTHING, NOTHING, self.bag_size)

    def open_round(self) -> None:
        self.deal_due = False
        self.phase = OFFER
        self.marker = NOTHING
        self.events.note(ROUND_OPENED, self.start, NOTHING, NOTHING, NOTHING, self.round)

    # Factory offer

    def is_legal(self, move: int) -> bool:
        if move >= FIRST_TILE_MOVE:
            return self.may_tile((move - FIRST_TILE_MOVE) // 5, (move - FIRST_TILE_MOVE) % 5)
        return self.may_take(move // 30, move // 6 % 5, move % 6)

    def may_take(self, source: int, colour: int, destination: int) -> bool:
        if self.phase != OFFER or self.display[source][colour] == 0:
            return False
        return self.accepts[self.current][colour] >> destination & 1 == 1

    def may_tile(self, line: int, column: int) -> bool:
        if self.phase != TILING or line != self.next_line():
            return False
        return self.open_columns(self.current, line) >> column & 1 == 1

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == OFFER:
            return self.takes_into(buffer)
        if self.phase == TILING:
            return self.tiles_into(buffer)
        return 0

    def takes_into(self, buffer: list[int]) -> int:
        count = 0
        for source in range(DISPLAYS):
            for colour in range(COLOURS):
                if self.display[source][colour] > 0:
                    accepted = self.accepts[self.current][colour]
                    for index in range(self.masks.size[accepted]):
                        destination = self.masks.member[accepted][index]
                        buffer[count] = (source * 5 + colour) * 6 + destination
                        count += 1
        return count

    def tiles_into(self, buffer: list[int]) -> int:
        line = self.next_line()
        columns = self.open_columns(self.current, line)
        count = self.masks.size[columns]
        for index in range(count):
            buffer[index] = FIRST_TILE_MOVE + line * 5 + self.masks.member[columns][index]
        return count

    def random_move(self, rng: Rng) -> int:
        if self.phase == TILING:
            return self.random_tile(rng)
        return self.random_take(rng)

    def random_take(self, rng: Rng) -> int:
        """Every display that offers a colour goes with every line that accepts it."""
        seat = self.current
        takes = 0
        for colour in range(COLOURS):
            takes += self.takes_of(seat, colour)
        chosen = rng.pick(takes)
        colour = 0
        while chosen >= self.takes_of(seat, colour):
            chosen -= self.takes_of(seat, colour)
            colour += 1
        accepted = self.accepts[seat][colour]
        lines = self.masks.size[accepted]
        source = self.masks.member[self.offer[colour]][chosen // lines]
        return (source * 5 + colour) * 6 + self.masks.member[accepted][chosen % lines]

    def takes_of(self, seat: int, colour: int) -> int:
        return self.masks.size[self.offer[colour]] * self.masks.size[self.accepts[seat][colour]]

    def random_tile(self, rng: Rng) -> int:
        line = self.next_line()
        columns = self.open_columns(self.current, line)
        chosen = rng.pick(self.masks.size[columns])
        return FIRST_TILE_MOVE + line * 5 + self.masks.member[columns][chosen]

    def apply(self, move: int) -> None:
        if move >= FIRST_TILE_MOVE:
            self.tile((move - FIRST_TILE_MOVE) // 5, (move - FIRST_TILE_MOVE) % 5)
        else:
            self.take(move // 30, move // 6 % 5, move % 6)

    def take(self, source: int, colour: int, destination: int) -> None:
        seat = self.current
        count = self.display[source][colour]
        self.events.note(TAKEN, seat, colour, source, destination, count)
        self.lift_tiles(source, colour)
        if source == CENTRE and self.marker == NOTHING:
            self.take_marker(seat)
        if destination == FLOOR:
            self.drop(seat, colour, count)
        else:
            self.fill_line(seat, destination, colour, count)
        self.turn += 1
        if self.on_display == 0:
            self.begin_tiling()
        else:
            self.current = self.seat_after(seat)

    def seat_after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def lift_tiles(self, source: int, colour: int) -> None:
        """All tiles of the colour leave the display; the rest of a factory goes to the centre."""
        self.on_display -= self.display[source][colour]
        self.display[source][colour] = 0
        self.offer[colour] &= ~(1 << source)
        if source != CENTRE:
            for other in range(COLOURS):
                rest = self.display[source][other]
                if rest > 0:
                    self.display[source][other] = 0
                    self.display[CENTRE][other] += rest
                    self.offer[other] &= ~(1 << source)
                    self.offer[other] |= 1 << CENTRE
                    self.events.note(MOVED_TO_CENTRE, NOTHING, other, source, CENTRE, rest)

    def take_marker(self, seat: int) -> None:
        """The marker takes its floor space before the tiles; with a full floor it is kept for free."""
        self.marker = seat
        space = self.floor_count[seat]
        if space < FLOOR_SPACES:
            self.floor[seat][space] = MARKER
            self.floor_count[seat] = space + 1
        self.events.note(MARKER_TAKEN, seat, MARKER, CENTRE, space, 1)

    def fill_line(self, seat: int, line: int, colour: int, count: int) -> None:
        """As many as fit go to the line, the others fall to the floor."""
        room = self.board.capacity[line] - self.line_count[seat][line]
        placed = count if count < room else room
        self.line_colour[seat][line] = colour
        self.line_count[seat][line] += placed
        self.events.note(LINE_FILLED, seat, colour, NOTHING, line, placed)
        for other in range(COLOURS):
            if other != colour or placed == room:
                self.accepts[seat][other] &= ~(1 << line)
        if placed == room:
            self.full_lines[seat] |= 1 << line
        if count > placed:
            self.drop(seat, colour, count - placed)

    def drop(self, seat: int, colour: int, count: int) -> None:
        """Tiles fall to the floor from the left; what finds no space there goes to the lid."""
        space = self.floor_count[seat]
        landed = 0
        while landed < count and space + landed < FLOOR_SPACES:
            self.floor[seat][space + landed] = colour
            landed += 1
        self.floor_count[seat] = space + landed
        self.lid[colour] += count - landed
        self.events.note(DROPPED, seat, colour, NOTHING, space, landed)
        if count > landed:
            self.events.note(OVERFLOWED, seat, colour, NOTHING, NOTHING, count - landed)

    # Wall tiling

    def begin_tiling(self) -> None:
        self.phase = TILING
        self.current = self.start
        self.continue_tiling()

    def continue_tiling(self) -> None:
        """Full lines from top to bottom, then the floor, seat by seat; stops where a player decides."""
        while self.phase == TILING:
            seat = self.current
            line = self.next_line()
            if line == NOTHING:
                self.clear_floor(seat)
                self.finish_tiling_of(seat)
            elif not self.grey:
                self.lay(seat, line, self.board.printed_column[line][self.line_colour[seat][line]])
            elif self.open_columns(seat, line) == 0:
                self.fall(seat, line)
            else:
                break

    def next_line(self) -> int:
        """The topmost full line of the player whose wall is being tiled."""
        full = self.full_lines[self.current]
        return self.masks.member[full][0] if full else NOTHING

    def open_columns(self, seat: int, line: int) -> int:
        """Grey wall: where the tile of this line may go in its row."""
        colour = self.line_colour[seat][line]
        columns = 0
        for column in range(COLOURS):
            if not self.column_colours[seat][column] >> colour & 1:
                columns |= 1 << column
        return columns & ~self.row_spaces[seat][line]

    def tile(self, line: int, column: int) -> None:
        seat = self.current
        self.lay(seat, line, column)
        self.continue_tiling()
        if self.phase != TILING or self.current != seat:
            self.turn += 1

    def lay(self, seat: int, line: int, column: int) -> None:
        """One tile of a full line goes to the wall and scores; its others go to the lid."""
        colour = self.line_colour[seat][line]
        self.wall[seat][line * 5 + column] = colour
        self.row_spaces[seat][line] |= 1 << column
        self.column_spaces[seat][column] |= 1 << line
        self.row_colours[seat][line] |= 1 << colour
        self.column_colours[seat][column] |= 1 << colour
        self.events.note(LAID, seat, colour, line, column, 1)
        self.score_tile(seat, line, column)
        self.empty_line(seat, line)
        self.lid[colour] += self.board.capacity[line] - 1

    def score_tile(self, seat: int, row: int, column: int) -> None:
        across = self.board.run[self.row_spaces[seat][row]][column]
        down = self.board.run[self.column_spaces[seat][column]][row]
        self.score[seat] += tile_points(across, down)
        if self.events.recording:
            if across == 1 and down == 1:
                self.events.note(SCORED_ALONE, seat, NOTHING, row, column, 1)
            if across > 1:
                points = run_points(across)
                self.events.note(SCORED_ACROSS, seat, NOTHING, row, column, points)
            if down > 1:
                points = run_points(down)
                self.events.note(SCORED_DOWN, seat, NOTHING, row, column, points)

    def empty_line(self, seat: int, line: int) -> None:
        """The line is free again for every colour that its row lacks."""
        self.line_colour[seat][line] = NOTHING
        self.line_count[seat][line] = 0
        self.full_lines[seat] &= ~(1 << line)
        for colour in range(COLOURS):
            if not self.row_colours[seat][line] >> colour & 1:
                self.accepts[seat][colour] |= 1 << line

    def fall(self, seat: int, line: int) -> None:
        """Grey wall: a full line without an open space falls to the floor as a whole."""
        colour = self.line_colour[seat][line]
        count = self.line_count[seat][line]
        self.events.note(LINE_FELL, seat, colour, line, NOTHING, count)
        self.empty_line(seat, line)
        self.drop(seat, colour, count)

    def clear_floor(self, seat: int) -> None:
        """The floor costs points and goes to the lid; the marker stays with its owner."""
        spaces = self.floor_count[seat]
        if spaces == 0:
            return
        loss = floor_loss(self.score[seat], self.board.floor_cost[spaces])
        self.score[seat] -= loss
        self.events.note(FLOOR_SCORED, seat, NOTHING, NOTHING, spaces, -loss)
        for space in range(spaces):
            if self.floor[seat][space] != MARKER:
                self.lid[self.floor[seat][space]] += 1
            self.floor[seat][space] = NOTHING
        self.floor_count[seat] = 0

    def finish_tiling_of(self, seat: int) -> None:
        self.current = self.seat_after(seat)
        if self.current == self.start:
            self.end_round()

    # The end of a round and of the game

    def end_round(self) -> None:
        if self.marker != NOTHING:
            self.start = self.marker
        self.current = self.start
        if self.a_row_is_complete():
            self.end_game(BY_ROW)
        elif self.is_deadlocked():
            self.end_game(BY_DEADLOCK)
        elif self.round == self.max_rounds:
            self.end_game(BY_MAX_ROUNDS)
        else:
            self.round += 1
            self.phase = DEAL
            self.deal_due = True

    def a_row_is_complete(self) -> bool:
        for seat in range(self.players):
            if complete_count(self.row_spaces[seat]) > 0:
                return True
        return False

    def is_deadlocked(self) -> bool:
        """Every row of every player is dead."""
        if not self.grey and self.exhausted_colours() == 0:
            return False
        for seat in range(self.players):
            if self.dead_row_mask(seat) != 31:
                return False
        return True

    def exhausted_colours(self) -> int:
        exhausted = 0
        for colour in range(COLOURS):
            if self.bag[colour] + self.lid[colour] == 0:
                exhausted |= 1 << colour
        return exhausted

    def dead_row_mask(self, seat: int) -> int:
        exhausted = self.exhausted_colours()
        dead = 0
        for row in range(LINES):
            colours = self.row_colours[seat][row]
            spaces = self.row_spaces[seat][row]
            if is_dead(colours, spaces, self.column_colours[seat], exhausted, self.grey):
                dead |= 1 << row
        return dead

    def end_game(self, ending: int) -> None:
        for seat in range(self.players):
            self.score_bonuses(seat)
        self.phase = END
        self.over = True
        self.ending = ending
        self.events.note(ENDED, NOTHING, ending, NOTHING, NOTHING, 0)

    def score_bonuses(self, seat: int) -> None:
        for index in range(LINES):
            if self.row_spaces[seat][index] == 31:
                self.score_bonus(seat, ROW_BONUS, index, self.board.row_bonus)
        for index in range(LINES):
            if self.column_spaces[seat][index] == 31:
                self.score_bonus(seat, COLUMN_BONUS, index, self.board.column_bonus)
        for index in range(COLOURS):
            if self.has_every_tile_of(seat, index):
                self.score_bonus(seat, COLOUR_BONUS, index, self.board.colour_bonus)

    def has_every_tile_of(self, seat: int, colour: int) -> bool:
        for row in range(LINES):
            if not self.row_colours[seat][row] >> colour & 1:
                return False
        return True

    def score_bonus(self, seat: int, kind: int, index: int, points: int) -> None:
        self.score[seat] += points
        self.events.note(kind, seat, index, NOTHING, NOTHING, points)

    def standing(self, seat: int) -> int:
        """The score; complete rows break a tie."""
        return self.score[seat] * 8 + complete_count(self.row_spaces[seat])

    # The public face

    def blank(self) -> Self:
        state = AzulState.__new__(type(self))
        state.prepare(self.options)
        return state

    def number(self, move: int | str | object) -> int:
        return moves.typed(move).number

    def code(self, move: int) -> str:
        return moves.from_number(move).code

    def reason(self, move: int | str | object) -> Reason | None:
        return view.reason(self, moves.typed(move))

    def draw_items(self) -> range:
        return range(COLOURS)

    def read_event(self, row: Row) -> Event:
        return read(row)

    def status(self) -> list[Fault]:
        return validity.faults(notation.placement(self))

    def position(self) -> str:
        return notation.write(notation.placement(self))

    @classmethod
    def from_position(cls, text: str) -> AzulState:
        """The state a line of text describes; `InvalidPosition` names all its faults."""
        placement = notation.read(text)
        validity.check(placement)
        state = cls(placement.options)
        state.load(placement)
        return state

    def view(self) -> View:
        return view.view(self)

    def choices(self) -> list[Choice]:
        return view.choices(self)

    def awaited_line(self) -> int:
        """The line (from 0) whose tile the player must put on the wall now."""
        return self.next_line()

    def write_deal(self, items: Sequence[int]) -> str:
        return notation.write_deal(items)

    def read_deal(self, text: str) -> list[int]:
        return notation.read_deal(text)

    def dead_rows(self, seat: int) -> list[int]:
        """The rows (from 0) that this player can never complete."""
        dead = self.dead_row_mask(seat)
        return [row for row in range(LINES) if dead >> row & 1]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return AzulState.from_position, (self.position(),)
