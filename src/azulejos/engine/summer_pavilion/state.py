"""The rules of Summer Pavilion: the deals; and the public face.

Chance comes in twice: between rounds, when the supply and then the factories are filled, and
between turns, when the supply is refilled. Where the order of jokers is random, it is drawn before
the first tile. `taking` and `laying` have the two phases of a round, `layout` says what the
fields mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import cython

from azulejos.engine.answers import Choice, View
from azulejos.engine.errors import Fault, Reason
from azulejos.engine.events import Event, Row
from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion import moves, notation
from azulejos.engine.summer_pavilion.observation import OBSERVATION_SIZE
from azulejos.engine.summer_pavilion.rules import (
    END_REASONS,
    SUMMER_PAVILION,
    SUMMER_PAVILION_MINI,
)
from azulejos.engine.summer_pavilion.taking import PavilionTaking

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DONE,
        FACTORY_TILES,
        IN_LANE,
        KEEPS,
        LANE,
        LAYS,
        PASS,
        PICKS,
        ROUNDS,
        SLOTS,
        SUPPLY_SPACES,
    )
    from azulejos.engine.summer_pavilion.events import (
        DRAWN,
        JOKER_DRAWN,
        ROUND_OPENED,
        TOWER_POURED,
    )
    from azulejos.engine.summer_pavilion.layout import DEAL, KEEP, LAY, NOTHING, PICK, TAKE
    from azulejos.engine.summer_pavilion.observation import observe


@cython.cclass
class PavilionState(PavilionTaking):
    """A position of either edition. All count from 0 here; ids and codes count from 1."""

    move_count = moves.MOVES
    end_reasons = END_REASONS
    observation_size = OBSERVATION_SIZE

    # Deals: items 0 to 5 are tiles by colour, 6 to 11 the colour of the next joker.

    def draw_weight(self, item: int) -> int:
        if self.known_jokers < ROUNDS:
            return 1 if item >= COLOURS and not self.is_drawn(item - COLOURS) else 0
        if item >= COLOURS:
            return 0
        pool = self.bag if self.bag_size > 0 else self.tower
        return pool >> LANE * item & IN_LANE

    def is_drawn(self, joker: int) -> bool:
        for index in range(self.known_jokers):
            if self.joker_order[index] == joker:
                return True
        return False

    def random_draw(self, rng: Rng) -> int:
        """A tile of the bag (or the tower that will be poured), each equally likely."""
        if self.known_jokers < ROUNDS:
            return COLOURS + self.random_joker(rng)
        if self.bag_size == 0:
            return self.colour_of(self.tower, rng.pick(self.tower_size))
        return self.colour_of(self.bag, rng.pick(self.bag_size))

    def random_joker(self, rng: Rng) -> int:
        left = rng.pick(ROUNDS - self.known_jokers)
        joker = 0
        while left > 0 or self.is_drawn(joker):
            left -= not self.is_drawn(joker)
            joker += 1
        return joker

    def colour_of(self, pool: int, tile: int) -> int:
        """The colour of the n-th tile; sums of comparisons are quicker here than branches."""
        colour = 0
        reach = 0
        for other in range(COLOURS - 1):
            reach += pool >> LANE * other & IN_LANE
            colour += tile >= reach
        return colour

    def apply_draw(self, item: int) -> None:
        if item >= COLOURS:
            self.draw_joker(item - COLOURS)
            return
        if self.bag_size == 0:
            self.pour_tower()
        self.draw_tile(item)
        if self.deal_is_complete():
            self.finish_deal()

    def draw_joker(self, joker: int) -> None:
        self.joker_order[self.known_jokers] = joker
        self.known_jokers += 1
        self.joker = self.joker_order[0]
        self.events.note(JOKER_DRAWN, NOTHING, joker, NOTHING, NOTHING, self.known_jokers)

    def draw_tile(self, colour: int) -> None:
        """The supply comes first, then the factories one after the other."""
        self.bag -= self.board.one[colour]
        self.bag_size -= 1
        target = NOTHING
        if self.supply_size < SUPPLY_SPACES:
            self.supply += self.board.one[colour]
            self.supply_size += 1
        else:
            target = self.on_display // FACTORY_TILES
            self.display[target] += self.board.one[colour]
            self.offer |= self.board.one[colour] << target
            self.on_display += 1
        if self.events.recording:
            self.events.note(DRAWN, NOTHING, colour, NOTHING, target, 1)

    def deal_randomly(self, rng: Rng) -> None:
        while self.deal_due:
            self.apply_draw(self.random_draw(rng))

    def pour_tower(self) -> None:
        self.bag = self.tower
        self.bag_size = self.tower_size
        self.tower = 0
        self.tower_size = 0
        self.events.note(TOWER_POURED, NOTHING, NOTHING, NOTHING, NOTHING, self.bag_size)

    def deal_is_complete(self) -> bool:
        """All spaces are filled, or there is no tile left to fill them with."""
        if self.bag_size + self.tower_size == 0:
            return True
        if self.supply_size < SUPPLY_SPACES:
            return False
        return self.phase != DEAL or self.on_display == self.deal_size

    def finish_deal(self) -> None:
        self.deal_due = False
        if self.phase == DEAL:
            self.open_round()
        else:
            self.phase = LAY

    def open_round(self) -> None:
        """Without a single tile on the displays, laying begins at once."""
        self.phase = TAKE
        self.events.note(ROUND_OPENED, self.start, self.joker, NOTHING, NOTHING, self.round)
        if self.on_display == 0:
            self.begin_laying()

    # Legal moves

    def is_legal(self, move: int) -> bool:
        if move < LAYS:
            return self.may_take(move)
        if move < PICKS:
            return self.may_lay(move)
        if move < PASS:
            return self.phase == PICK and self.pickable() >> (move - PICKS) & 1 == 1
        if move == PASS:
            return self.phase == LAY
        if move < DONE:
            return self.phase == KEEP and self.keepable() >> (move - KEEPS) & 1 == 1
        return self.phase == KEEP

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == TAKE:
            return self.takes_into(buffer)
        if self.phase == LAY:
            return self.lays_into(buffer)
        if self.phase == PICK:
            return self.tiles_into(PICKS, self.pickable(), buffer)
        if self.phase == KEEP:
            return self.keeps_into(buffer)
        return 0

    def tiles_into(self, first: int, colours: int, buffer: list[int]) -> int:
        """One move for each colour of a set."""
        count = self.masks.size[colours]
        for index in range(count):
            buffer[index] = first + self.masks.member[colours][index]
        return count

    def keeps_into(self, buffer: list[int]) -> int:
        count = self.tiles_into(KEEPS, self.keepable(), buffer)
        buffer[count] = DONE
        return count + 1

    def random_move(self, rng: Rng) -> int:
        if self.phase == TAKE:
            return self.random_take(rng)
        if self.phase == LAY:
            return self.random_lay(rng)
        if self.phase == PICK:
            colours = self.pickable()
            return PICKS + self.masks.member[colours][rng.pick(self.masks.size[colours])]
        colours = self.keepable()
        chosen = rng.pick(self.masks.size[colours] + 1)
        if chosen == self.masks.size[colours]:
            return DONE
        return KEEPS + self.masks.member[colours][chosen]

    # Moves

    def apply(self, move: int) -> None:
        if move < LAYS:
            self.take(move // COLOURS, move % COLOURS)
        elif move < PICKS:
            tile = (move - LAYS) // SLOTS
            self.lay(tile // COLOURS, tile % COLOURS, (move - LAYS) % SLOTS)
        elif move < PASS:
            self.pick(move - PICKS)
        elif move == PASS:
            self.pass_round()
        elif move < DONE:
            self.keep(move - KEEPS)
        else:
            self.finish_pass()

    def observe_into(self, seat: int, buffer: list[float]) -> None:
        observe(self, seat, buffer)

    # The public face

    def number(self, move: int | str | object) -> int:
        return moves.typed(move).number

    def code(self, move: int) -> str:
        return moves.from_number(move).code

    def reason(self, move: int | str | object) -> Reason | None:
        from azulejos.engine.summer_pavilion import reasons  # noqa: PLC0415 -- quick imports

        return reasons.reason(self, moves.typed(move))

    def draw_items(self) -> range:
        return range(2 * COLOURS)

    def read_event(self, row: Row) -> Event:
        from azulejos.engine.summer_pavilion import events  # noqa: PLC0415 -- few programs listen

        return events.read(row)

    def status(self) -> list[Fault]:
        from azulejos.engine.summer_pavilion import validity  # noqa: PLC0415

        return validity.faults(notation.placement(self))

    def position(self) -> str:
        return notation.write(notation.placement(self), self.rules.version)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """The state a line of text describes; `InvalidPosition` names all its faults."""
        from azulejos.engine.summer_pavilion import validity  # noqa: PLC0415

        placement = notation.read(text, cls.rules)
        validity.check(placement)
        state = cls(placement.options)
        state.load(placement)
        return state

    def view(self) -> View:
        from azulejos.engine.summer_pavilion import view  # noqa: PLC0415

        return view.view(self)

    def choices(self) -> list[Choice]:
        from azulejos.engine.summer_pavilion import view  # noqa: PLC0415

        return view.choices(self)

    def write_deal(self, items: Sequence[int]) -> str:
        return notation.write_deal(items)

    def read_deal(self, text: str) -> list[int]:
        return notation.read_deal(text)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return type(self).from_position, (self.position(),)


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
