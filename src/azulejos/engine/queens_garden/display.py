"""The rules of Queen's Garden: the display, how chance fills it, and how players empty it.

A deal puts tiles from the bag on the top expansion of the round stack, one draw at a time, and then
turns every expansion beside the stack that has no tiles: one draw each from those never seen. Items
0 to 35 are tiles, 36 to 71 expansions.
"""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.scoring import GardenScoring
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import HEXAGONS, KINDS, NOTHING
    from azulejos.engine.queens_garden.events import (
        DISPLAY_CLEARED,
        EXPANSION_ACQUIRED,
        EXPANSION_TURNED,
        ROUND_OPENED,
        STACK_MOVED,
        STACK_SPILLED,
        START_SCORED,
        TILE_ACQUIRED,
        TILE_DEALT,
        TOWER_POURED,
    )
    from azulejos.engine.queens_garden.layout import (
        ACTING,
        COPYING,
        FILLING,
        GONE,
        HIDDEN,
        TURNING,
        UNDECIDED,
    )


@cython.cclass
class GardenDisplay(GardenScoring):
    """Deals, and acquiring."""

    # Chance

    def draw_weight(self, item: int) -> int:
        if self.phase == TURNING:
            return self.unseen >> (item - HEXAGONS) & 1 if item >= HEXAGONS else 0
        if item >= HEXAGONS:
            return 0
        return self.bag[item] if self.bag_size > 0 else self.tower[item]

    def random_draw(self, rng: Rng) -> int:
        """A tile of the bag (or the tower that will be poured), or an unseen expansion."""
        if self.phase == TURNING:
            left = self.unseen
            for _ in range(rng.pick(size_of(left))):
                left &= left - 1
            return HEXAGONS + lowest(left)
        if self.bag_size == 0:
            return self.nth_tile(self.tower, rng.pick(self.tower_size))
        return self.nth_tile(self.bag, rng.pick(self.bag_size))

    def nth_tile(self, pool: list[int], number: int) -> int:
        """It adds up comparisons: chance cannot be predicted, and wrong guesses cost more."""
        hexagon = 0
        reach = 0
        for other in range(HEXAGONS - 1):
            reach += pool[other]
            hexagon += number >= reach
        return hexagon

    def apply_draw(self, item: int) -> None:
        if self.phase == FILLING:
            self.deal_tile(item)
        else:
            self.turn_over(item - HEXAGONS)

    def deal_randomly(self, rng: Rng) -> None:
        while self.deal_due:
            self.apply_draw(self.random_draw(rng))

    def deal_tile(self, hexagon: int) -> None:
        """On the top of the stack, until it has four tiles or no tile is left."""
        if self.turn == 0 and self.tiles_on[0] == 0:
            self.tell_the_start()
        if self.bag_size == 0:
            self.pour_tower()
        self.bag[hexagon] -= 1
        self.bag_size -= 1
        self.put_on_place(self.top, hexagon)
        self.events.note(TILE_DEALT, NOTHING, hexagon, NOTHING, self.top, 1)
        full = self.tiles_on[self.top] == self.board.tiles_on_top
        if full or self.bag_size + self.tower_size == 0:
            self.continue_turning()

    def pour_tower(self) -> None:
        for hexagon in range(HEXAGONS):
            self.bag[hexagon] = self.tower[hexagon]
            self.tower[hexagon] = 0
        self.bag_size = self.tower_size
        self.tower_size = 0
        self.events.note(TOWER_POURED, NOTHING, NOTHING, NOTHING, NOTHING, self.bag_size)

    def tell_the_start(self) -> None:
        """The points that everybody begins with are points like all others."""
        for seat in range(self.players):
            points = self.board.start_score
            self.events.note(START_SCORED, seat, NOTHING, NOTHING, NOTHING, points)
        self.events.note(ROUND_OPENED, self.start, NOTHING, NOTHING, NOTHING, self.round)

    def turn_over(self, hexagon: int) -> None:
        self.face[self.turning] = hexagon
        self.unseen &= ~self.board.hexagon[hexagon]
        self.events.note(EXPANSION_TURNED, NOTHING, hexagon, NOTHING, self.turning, 1)
        self.continue_turning()

    def open_deal(self, fill: bool) -> None:
        """What chance owes after a turn or at the start of a round; perhaps nothing."""
        if fill and self.top < self.stack_size:
            if self.bag_size + self.tower_size > 0:
                self.phase = FILLING
                self.deal_due = True
                return
            left = self.stack_size - self.top
            self.events.note(STACK_SPILLED, NOTHING, NOTHING, NOTHING, self.top, left)
            self.top = self.stack_size
        self.continue_turning()

    def continue_turning(self) -> None:
        self.turning = self.next_to_turn()
        self.deal_due = self.turning != NOTHING
        self.phase = TURNING if self.deal_due else ACTING
        if not self.deal_due:
            self.survey()

    def next_to_turn(self) -> int:
        """An expansion beside the stack that has lost its tiles."""
        for place in range(self.top):
            if self.face[place] == HIDDEN and self.tiles_on[place] == 0:
                return place
        return NOTHING

    def clear_display(self) -> None:
        """Tiles to the tower, expansions (the rest of the stack too) to the supply."""
        for place in range(self.stack_size):
            for index in range(self.tiles_on[place]):
                self.tower[self.tile[place][index]] += 1
                self.tower_size += 1
            if self.face[place] != GONE:
                self.supply += 1
        self.events.note(DISPLAY_CLEARED, NOTHING, NOTHING, NOTHING, NOTHING, self.supply)

    # Acquiring

    def may_acquire(self, category: int) -> bool:
        """Something must be there, and one of each must fit; a copy may be tile or expansion."""
        wanted = self.board.category[category]
        tiles = self.offered_tiles & wanted
        expansions = self.offered_expansions & wanted
        if tiles | expansions == 0:
            return False
        seat = self.current
        room = self.room(seat)
        spare = self.board.expansion_storage - self.expansion_count[seat]
        if size_of(tiles & ~expansions) > room or size_of(expansions & ~tiles) > spare:
            return False
        return size_of(tiles | expansions) <= room + spare

    def category(self) -> int:
        """The colour or pattern being acquired: the first move of the turn."""
        return self.step[0]

    def begin_acquiring(self, category: int) -> None:
        """Where only one copy lies there is nothing to choose."""
        for index in range(KINDS):
            hexagon = self.board.member[category][index]
            self.copy_place[index] = self.only_place(hexagon)
        self.copying = self.next_copy()

    def only_place(self, hexagon: int) -> int:
        """The place that holds the hexagon, NOTHING if none does, UNDECIDED if several do."""
        found = NOTHING
        for place in range(self.stack_size):
            if self.holds(place, hexagon):
                if found != NOTHING:
                    return UNDECIDED
                found = place
        return found

    def holds(self, place: int, hexagon: int) -> bool:
        """As a tile, or as an expansion that lies face up."""
        if self.face[place] == hexagon:
            return True
        for index in range(self.tiles_on[place]):
            if self.tile[place][index] == hexagon:
                return True
        return False

    def next_copy(self) -> int:
        """Which hexagon of the category still needs a choice, in rising order."""
        for index in range(KINDS):
            if self.copy_place[index] == UNDECIDED:
                return index
        return NOTHING

    def may_copy(self, place: int) -> bool:
        if self.phase != COPYING or place >= self.stack_size:
            return False
        hexagon = self.board.member[self.category()][self.copying]
        return self.holds(place, hexagon) and self.leaves_room(place)

    def leaves_room(self, place: int) -> bool:
        """With this copy, everything else can still be taken."""
        seat = self.current
        tiles = expansions = either = 0
        for index in range(KINDS):
            hexagon = self.board.member[self.category()][index]
            chosen = place if index == self.copying else self.copy_place[index]
            if chosen == UNDECIDED:
                if self.offered_expansions & self.board.hexagon[hexagon]:
                    either += 1
                else:
                    tiles += 1
            elif chosen != NOTHING and self.face[chosen] == hexagon:
                expansions += 1
            elif chosen != NOTHING:
                tiles += 1
        room = self.room(seat) - tiles
        spare = self.board.expansion_storage - self.expansion_count[seat] - expansions
        return room >= 0 and spare >= 0 and either <= room + spare

    def take_all(self, seat: int) -> bool:
        """Everything chosen goes to the storage. Whether a tile came from the stack: its top
        expansion then moves to the display with what is left on it."""
        from_stack = False
        for index in range(KINDS):
            place = self.copy_place[index]
            hexagon = self.board.member[self.category()][index]
            if place == NOTHING:
                continue
            if self.face[place] == hexagon:
                self.take_expansion(seat, place)
            else:
                self.take_tile(seat, place, hexagon)
                from_stack = from_stack or place == self.top
        if from_stack:
            self.events.note(STACK_MOVED, NOTHING, NOTHING, NOTHING, self.top, 1)
            self.top += 1
        return from_stack

    def take_expansion(self, seat: int, place: int) -> None:
        self.events.note(EXPANSION_ACQUIRED, seat, self.face[place], place, NOTHING, 1)
        self.store_expansion(seat, self.face[place])
        self.face[place] = GONE

    def take_tile(self, seat: int, place: int, hexagon: int) -> None:
        """The tiles behind it close the gap."""
        self.events.note(TILE_ACQUIRED, seat, hexagon, place, NOTHING, 1)
        self.store_tile(seat, hexagon)
        index = 0
        while self.tile[place][index] != hexagon:
            index += 1
        self.tiles_on[place] -= 1
        while index < self.tiles_on[place]:
            self.tile[place][index] = self.tile[place][index + 1]
            index += 1
        self.tile[place][index] = NOTHING
