"""The rules of Azul, first half: the deal and the factory offer; and the public face.

A turn is one take, or on the grey wall the tiling of one player. The deal fills the factories one
draw at a time. `tiling` has the other half, `layout` says what the fields mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import cython

from azulejos.engine.answers import Choice, View
from azulejos.engine.azul import moves, notation, validity, view
from azulejos.engine.azul.observation import OBSERVATION_SIZE
from azulejos.engine.azul.rules import AZUL, END_REASONS
from azulejos.engine.azul.tiling import AzulTiling
from azulejos.engine.errors import Fault, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        DISPLAYS,
        EACH,
        FACTORY_TILES,
        FLOOR_SPACES,
        IN_LANE,
        LANE,
        LINES,
        TAKES,
    )
    from azulejos.engine.azul.events import (
        DRAWN,
        LID_POURED,
        LINE_FILLED,
        MARKER_TAKEN,
        MOVED_TO_CENTRE,
        ROUND_OPENED,
        TAKEN,
    )
    from azulejos.engine.azul.layout import MARKER, NOTHING, OFFER, TILING
    from azulejos.engine.azul.moves import CENTRE, FLOOR
    from azulejos.engine.azul.observation import observe


@cython.final
@cython.cclass
class AzulState(AzulTiling):
    """A position of Azul. Seats, factories and lines count from 0 here; ids and codes from 1."""

    rules = AZUL
    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # Deal

    def draw_weight(self, item: int) -> int:
        pool = self.bag if self.bag_size > 0 else self.lid
        return pool >> LANE * item & IN_LANE

    def random_draw(self, rng: Rng) -> int:
        """A tile of the bag (or the lid that will be poured), each equally likely."""
        if self.bag_size == 0:
            return self.colour_of(self.lid, rng.pick(self.lid_size()))
        return self.colour_of(self.bag, rng.pick(self.bag_size))

    def colour_of(self, pool: int, tile: int) -> int:
        """The colour of the n-th tile of the bag or the lid.

        It adds up comparisons instead of stopping at the first, so that no branch depends on
        chance.
        """
        colour = 0
        reach = 0
        for other in range(COLOURS - 1):
            reach += pool >> LANE * other & IN_LANE
            colour += tile >= reach
        return colour

    def apply_draw(self, item: int) -> None:
        if self.bag_size == 0:
            self.pour_lid()
        factory = self.on_display // FACTORY_TILES
        self.bag -= self.board.one[item]
        self.bag_size -= 1
        self.display[factory] += self.board.one[item]
        self.offer |= self.board.one[item] << factory
        self.on_display += 1
        if self.events.recording:
            self.events.note(DRAWN, NOTHING, item, NOTHING, factory, 1)
        if self.factories_are_full() or self.no_tile_is_left():
            self.open_round()

    def deal_randomly(self, rng: Rng) -> None:
        while self.deal_due:
            self.apply_draw(self.random_draw(rng))

    def factories_are_full(self) -> bool:
        return self.on_display == self.deal_size

    def no_tile_is_left(self) -> bool:
        return self.bag_size == 0 and self.lid_size() == 0

    def lid_size(self) -> int:
        size = 0
        for colour in range(COLOURS):
            size += self.lid >> LANE * colour & IN_LANE
        return size

    def pour_lid(self) -> None:
        self.bag_size = self.lid_size()
        self.bag = self.lid
        self.lid = 0
        self.events.note(LID_POURED, NOTHING, NOTHING, NOTHING, NOTHING, self.bag_size)

    def open_round(self) -> None:
        self.deal_due = False
        self.phase = OFFER
        self.marker = NOTHING
        self.events.note(ROUND_OPENED, self.start, NOTHING, NOTHING, NOTHING, self.round)

    # Factory offer

    def is_legal(self, move: int) -> bool:
        if move >= TAKES:
            return self.may_tile((move - TAKES) // LINES, (move - TAKES) % LINES)
        if self.phase != OFFER:
            return False
        colour = self.board.take_colour[move]
        offered = self.offer >> LANE * colour >> self.board.take_source[move] & 1
        accepted = self.accepts[self.current] >> LANE * colour >> self.board.take_destination[move]
        return offered & accepted == 1

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
                if self.offer >> LANE * colour >> source & 1:
                    accepted = self.accepts[self.current] >> LANE * colour & IN_LANE
                    for index in range(self.masks.size[accepted]):
                        destination = self.masks.member[accepted][index]
                        buffer[count] = self.board.take_number[source][colour][destination]
                        count += 1
        return count

    def tiles_into(self, buffer: list[int]) -> int:
        line = self.next_line()
        columns = self.open_columns(self.current, line)
        count = self.masks.size[columns]
        for index in range(count):
            buffer[index] = TAKES + line * LINES + self.masks.member[columns][index]
        return count

    def random_move(self, rng: Rng) -> int:
        if self.phase == TILING:
            return self.random_tile(rng)
        return self.random_take(rng)

    def random_take(self, rng: Rng) -> int:
        """Every display that offers a colour goes with every line that accepts it."""
        accepted = self.accepts[self.current]
        takes = 0
        for colour in range(COLOURS):
            sources = self.masks.size[self.offer >> LANE * colour & IN_LANE]
            takes += sources * self.masks.size[accepted >> LANE * colour & IN_LANE]
            self.reach[colour + 1] = takes
        chosen = rng.pick(takes)
        colour = 0
        for other in range(1, COLOURS):
            colour += chosen >= self.reach[other]
        chosen -= self.reach[colour]
        lines = accepted >> LANE * colour & IN_LANE
        count = self.masks.size[lines]
        nth = self.masks.quotient[chosen][count]
        source = self.masks.member[self.offer >> LANE * colour & IN_LANE][nth]
        destination = self.masks.member[lines][chosen - nth * count]
        return self.board.take_number[source][colour][destination]

    def random_tile(self, rng: Rng) -> int:
        line = self.next_line()
        columns = self.open_columns(self.current, line)
        chosen = rng.pick(self.masks.size[columns])
        return TAKES + line * LINES + self.masks.member[columns][chosen]

    def apply(self, move: int) -> None:
        if move >= TAKES:
            self.tile((move - TAKES) // LINES, (move - TAKES) % LINES)
        else:
            source = self.board.take_source[move]
            self.take(source, self.board.take_colour[move], self.board.take_destination[move])

    def take(self, source: int, colour: int, destination: int) -> None:
        seat = self.current
        count = self.display[source] >> LANE * colour & IN_LANE
        if self.events.recording:
            self.events.note(TAKEN, seat, colour, source, destination, count)
            self.tell_the_rest(source, colour)
        self.on_display -= count
        self.lift_tiles(source, colour)
        if self.marker == NOTHING and source == CENTRE:
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

    def lift_tiles(self, source: int, colour: int) -> None:
        """All tiles of the colour leave; the rest goes to the centre, or stays there."""
        rest = self.display[source] & ~self.board.lane[colour]
        self.display[source] = 0
        self.display[CENTRE] += rest
        colours = self.offer >> source & EACH & ~self.board.one[colour]
        self.offer &= ~(EACH << source)
        self.offer |= colours << CENTRE

    def tell_the_rest(self, source: int, colour: int) -> None:
        for other in range(COLOURS):
            rest = self.display[source] >> LANE * other & IN_LANE
            if source != CENTRE and other != colour and rest > 0:
                self.events.note(MOVED_TO_CENTRE, NOTHING, other, source, CENTRE, rest)

    def take_marker(self, seat: int) -> None:
        """The marker takes its floor space before the tiles; a full floor makes it free."""
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
        self.accepts[seat] &= ~(EACH << line)
        self.accepts[seat] |= self.board.one[colour] * (placed < room) << line
        self.full_lines[seat] |= (placed == room) << line
        if self.events.recording:
            self.events.note(LINE_FILLED, seat, colour, NOTHING, line, placed)
        if count > placed:
            self.drop(seat, colour, count - placed)

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    # The public face

    def blank(self) -> Self:
        state = AzulState.__new__(type(self))
        cython.cast(AzulState, state).allocate(self.options)
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
        from azulejos.engine.azul import events  # noqa: PLC0415 -- few programs listen

        return events.read(row)

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
        self.expect_seat(seat)
        dead = self.dead_row_mask(seat)
        return [row for row in range(LINES) if dead >> row & 1]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return AzulState.from_position, (self.position(),)
