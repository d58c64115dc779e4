"""The rules of Queen's Garden: what the player to move may do at each step of a turn."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.display import GardenDisplay
from azulejos.engine.rng import Rng

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest
    from azulejos.engine.queens_garden.board import CATEGORIES, RING, SLOTS
    from azulejos.engine.queens_garden.layout import (
        ACTING,
        BUILDING,
        BUYING,
        COPYING,
        DISCARDING,
        PAYING,
        SETTING,
    )
    from azulejos.engine.queens_garden.moves import (
        BUY,
        COPY,
        DISCARD,
        JOKERS,
        NEW_SLOT,
        PASS,
        PAY,
        PLACE_EXPANSION,
        PLACE_TILE,
        SLOT,
        SPACE,
        STOP,
    )


@cython.cclass
class GardenActions(GardenDisplay):
    """The legal moves. Every action that may be begun can be completed."""

    def is_legal(self, move: int) -> bool:
        if self.over or self.deal_due:
            return False
        if self.phase == ACTING:
            return self.may_act(move)
        return self.is_listed(move)

    def is_listed(self, move: int) -> bool:
        count = self.legal_into(self.listed)
        for index in range(count):
            if self.listed[index] == move:
                return True
        return False

    def may_act(self, move: int) -> bool:
        if move < PLACE_TILE:
            return self.may_acquire(move)
        if move < PLACE_EXPANSION:
            return self.may_place(move - PLACE_TILE, False)
        if move < BUY:
            return self.may_place(move - PLACE_EXPANSION, True)
        if move == BUY:
            return self.may_buy()
        return move == PASS

    def may_place(self, hexagon: int, expansion: bool) -> bool:
        """It is stored, can be paid, and has a space to go to."""
        seat = self.current
        held = self.held_expansions[seat] if expansion else self.held_tiles[seat]
        if held & self.board.hexagon[hexagon] == 0 or not self.can_pay(seat, hexagon):
            return False
        area = self.unbuilt[seat] if expansion else self.free_spaces[seat]
        return self.fits_somewhere(seat, hexagon, area)

    def may_buy(self) -> bool:
        """The price must be paid in full, and there must be a slot and an expansion."""
        if self.supply == 0 or self.score[self.current] < self.board.face_down_price:
            return False
        return self.unbuilt[self.current] != 0

    def legal_into(self, buffer: list[int]) -> int:
        if self.phase == ACTING:
            return self.actions_into(buffer)
        if self.phase == PAYING:
            return self.payments_into(buffer)
        if self.phase == SETTING:
            return self.spaces_into(buffer)
        if self.phase == DISCARDING:
            return self.discards_into(buffer)
        if self.phase == BUILDING:
            return self.slots_into(buffer)
        if self.phase == COPYING:
            return self.copies_into(buffer)
        if self.phase == BUYING:
            return self.new_slots_into(buffer)
        return 0

    def actions_into(self, buffer: list[int]) -> int:
        count = 0
        for category in range(CATEGORIES):
            if self.may_acquire(category):
                buffer[count] = category
                count += 1
        count = self.places_into(buffer, count, self.held_tiles[self.current], False)
        count = self.places_into(buffer, count, self.held_expansions[self.current], True)
        if self.may_buy():
            buffer[count] = BUY
            count += 1
        buffer[count] = PASS
        return count + 1

    def places_into(self, buffer: list[int], count: int, held: int, expansion: bool) -> int:
        """The stored tiles, or expansions, that can be placed."""
        while held:
            hexagon = lowest(held)
            held &= held - 1
            if self.may_place(hexagon, expansion):
                buffer[count] = hexagon + (PLACE_EXPANSION if expansion else PLACE_TILE)
                count += 1
        return count

    def copies_into(self, buffer: list[int]) -> int:
        count = 0
        for place in range(self.stack_size):
            if self.may_copy(place):
                buffer[count] = COPY + place
                count += 1
        return count

    def spaces_into(self, buffer: list[int]) -> int:
        seat = self.current
        spaces = self.fitting_spaces(seat, self.placing(), self.free_spaces[seat])
        count = 0
        while spaces:
            buffer[count] = SPACE + lowest(spaces)
            spaces &= spaces - 1
            count += 1
        return count

    def slots_into(self, buffer: list[int]) -> int:
        seat = self.current
        spaces = self.fitting_spaces(seat, self.placing(), self.unbuilt[seat])
        count = 0
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            buffer[count] = SLOT + self.board.slot_of[space] * RING + self.board.turn_of[space]
            count += 1
        return count

    def new_slots_into(self, buffer: list[int]) -> int:
        count = 0
        for slot in range(SLOTS):
            if self.unbuilt[self.current] & self.board.ring[slot]:
                buffer[count] = NEW_SLOT + slot
                count += 1
        return count

    def payments_into(self, buffer: list[int]) -> int:
        count = 0
        left = self.payers()
        while left:
            hexagon = lowest(left)
            left &= left - 1
            if self.leaves_enough(hexagon):
                if self.held_tiles[self.current] & self.board.hexagon[hexagon]:
                    buffer[count] = PAY + 2 * hexagon
                    count += 1
                if self.held_expansions[self.current] & self.board.hexagon[hexagon]:
                    buffer[count] = PAY + 2 * hexagon + 1
                    count += 1
        if self.owed() <= self.jokers[self.current]:
            buffer[count] = JOKERS
            count += 1
        return count

    def discards_into(self, buffer: list[int]) -> int:
        count = 0
        left = self.held_tiles[self.current] | self.held_expansions[self.current]
        while left:
            hexagon = lowest(left)
            left &= left - 1
            for item in range(2 * hexagon, 2 * hexagon + 2):
                if self.may_discard(item):
                    buffer[count] = DISCARD + item
                    count += 1
        buffer[count] = STOP
        return count + 1

    def may_discard(self, item: int) -> bool:
        """In rising order, each item as often as it is stored."""
        hexagon = item // 2
        if item % 2:
            held = self.held_expansions[self.current] >> hexagon & 1
        else:
            held = self.stored[self.current][hexagon]
        for index in range(1, self.steps):
            if self.step[index] > DISCARD + item:
                return False
            held -= self.step[index] == DISCARD + item
        return held > 0

    def random_move(self, rng: Rng) -> int:
        return self.listed[rng.pick(self.legal_into(self.listed))]
