"""The rules of Queen's Garden: where a hexagon may lie, what it costs, and the jokers it wins."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.laying import GardenLaying

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import KINDS, NOTHING, TOUCHED
    from azulejos.engine.queens_garden.events import JOKERS_LOST, JOKERS_PAID, JOKERS_WON, PAID
    from azulejos.engine.queens_garden.moves import PAY, PLACE_EXPANSION, PLACE_TILE


@cython.cclass
class GardenPlanting(GardenLaying):
    """Placement and payment."""

    def room(self, seat: int) -> int:
        """Free spaces of the storage; jokers lie there too."""
        return self.board.tile_storage - self.tile_count[seat] - self.jokers[seat]

    # Where a hexagon may lie

    def fitting_spaces(self, seat: int, hexagon: int, area: int) -> int:
        """The spaces of an area where the hexagon may lie: without neighbours, or with a match."""
        near = area & self.matching(seat, hexagon)
        found = area & ~self.beside_any[seat]
        while near:
            space = lowest(near)
            near &= near - 1
            if self.fits_beside(seat, hexagon, space):
                found |= self.board.space[space]
        return found

    def matching(self, seat: int, hexagon: int) -> int:
        """The spaces beside a hexagon of the same colour or the same pattern."""
        by_colour = self.beside_colour[seat][self.board.colour[hexagon]]
        return by_colour | self.beside_pattern[seat][self.board.pattern[hexagon]]

    def fits_somewhere(self, seat: int, hexagon: int, area: int) -> bool:
        if area & ~self.beside_any[seat]:
            return True
        near = area & self.matching(seat, hexagon)
        while near:
            if self.fits_beside(seat, hexagon, lowest(near)):
                return True
            near &= near - 1
        return False

    def fits_beside(self, seat: int, hexagon: int, space: int) -> bool:
        """Neither group that the hexagon joins may hold two identical hexagons."""
        colour = self.board.colour[hexagon]
        pattern = self.board.pattern[hexagon]
        if self.joins_twins(seat, space, self.of_colour[seat][colour], hexagon, True):
            return False
        return not self.joins_twins(seat, space, self.of_pattern[seat][pattern], hexagon, False)

    def joins_twins(self, seat: int, space: int, area: int, hexagon: int, by_colour: bool) -> bool:
        """Goes through the group that the space would join; `area` is all of its kind."""
        frontier = self.board.neighbours[space] & area
        group = frontier
        kinds = 1 << (self.board.pattern[hexagon] if by_colour else self.board.colour[hexagon])
        while frontier:
            member = lowest(frontier)
            frontier &= frontier - 1
            other = self.garden[seat][member]
            other = self.board.pattern[other] if by_colour else self.board.colour[other]
            if kinds >> other & 1:
                return True
            kinds |= 1 << other
            fresh = self.board.neighbours[member] & area & ~group
            group |= fresh
            frontier |= fresh
        return False

    # Jokers for what is surrounded

    def win_jokers(self, seat: int, space: int) -> None:
        """What does not fit into the storage is lost."""
        won = self.surrounded_jokers(seat, space)
        if won == 0:
            return
        kept = self.room(seat)
        kept = min(kept, won)
        self.jokers[seat] += kept
        if kept < won:
            self.events.note(JOKERS_LOST, seat, NOTHING, NOTHING, NOTHING, won - kept)

    def surrounded_jokers(self, seat: int, space: int) -> int:
        """The jokers for all features that the hexagon on this space has just surrounded."""
        won = 0
        for index in range(TOUCHED):
            feature = self.board.features_at[space][index]
            if feature != NOTHING and self.is_surrounded(seat, feature):
                won += self.board.feature_jokers[feature]
                if self.events.recording:
                    jokers = self.board.feature_jokers[feature]
                    self.events.note(JOKERS_WON, seat, feature, NOTHING, NOTHING, jokers)
        return won

    def is_surrounded(self, seat: int, feature: int) -> bool:
        """All six neighbours carry hexagons; a face-down expansion has no pavilion."""
        if self.board.feature[feature] & ~self.occupied[seat]:
            return False
        return feature <= KINDS or self.slot_hexagon[seat][feature - KINDS - 1] < 36

    # Payment

    def can_pay(self, seat: int, hexagon: int) -> bool:
        """Enough others of its colour, or of its pattern, with jokers for what is missing."""
        owed = self.board.value[hexagon] - 1 - self.jokers[seat]
        if owed <= 0:
            return True
        held = self.others_held(seat, hexagon)
        if size_of(held & self.board.category[self.board.colour[hexagon]]) >= owed:
            return True
        return size_of(held & self.board.category[KINDS + self.board.pattern[hexagon]]) >= owed

    def others_held(self, seat: int, hexagon: int) -> int:
        """The stored hexagons, tiles and expansions, without those identical to this one."""
        return (self.held_tiles[seat] | self.held_expansions[seat]) & ~self.board.hexagon[hexagon]

    def placing(self) -> int:
        """The hexagon that is being placed, from the first move of the turn."""
        if self.step[0] >= PLACE_EXPANSION:
            return self.step[0] - PLACE_EXPANSION
        return self.step[0] - PLACE_TILE

    def owed(self) -> int:
        """How many items are still to be paid."""
        return (
            self.board.value[self.placing()] - 1 - size_of(self.paid_tiles | self.paid_expansions)
        )

    def set_of(self, payer: int) -> int:
        """All hexagons that may pay together with this one: by colour, or by pattern."""
        hexagon = self.placing()
        if self.board.colour[payer] == self.board.colour[hexagon]:
            return self.board.category[self.board.colour[hexagon]]
        return self.board.category[KINDS + self.board.pattern[hexagon]]

    def above(self, hexagon: int) -> int:
        """All hexagons that come after this one in rising order."""
        return -2 * self.board.hexagon[hexagon]

    def payers(self) -> int:
        """The hexagons that may pay next; the first one settles colour or pattern."""
        hexagon = self.placing()
        held = self.others_held(self.current, hexagon)
        if self.paid_tiles | self.paid_expansions:
            last = (self.step[self.steps - 1] - PAY) // 2
            return held & self.set_of(last) & self.above(last)
        colour = self.board.category[self.board.colour[hexagon]]
        pattern = self.board.category[KINDS + self.board.pattern[hexagon]]
        return held & (colour | pattern)

    def leaves_enough(self, payer: int) -> bool:
        """After this hexagon the rest can still be paid."""
        left = self.others_held(self.current, self.placing())
        left &= self.set_of(payer) & self.above(payer)
        return self.owed() - 1 <= size_of(left) + self.jokers[self.current]

    def hand_over(self, seat: int) -> None:
        """The chosen items leave the storage, jokers for what they do not cover."""
        jokers = self.owed()
        left = self.paid_tiles | self.paid_expansions
        while left:
            hexagon = lowest(left)
            left &= left - 1
            if self.paid_tiles & self.board.hexagon[hexagon]:
                self.events.note(PAID, seat, hexagon, 0, NOTHING, 1)
                self.drop_tile(seat, hexagon)
            else:
                self.events.note(PAID, seat, hexagon, 1, NOTHING, 1)
                self.drop_expansion(seat, hexagon)
        if jokers > 0:
            self.jokers[seat] -= jokers
            self.events.note(JOKERS_PAID, seat, NOTHING, NOTHING, NOTHING, jokers)

    # What leaves the storage

    def remove_tile(self, seat: int, hexagon: int) -> None:
        self.stored[seat][hexagon] -= 1
        self.tile_count[seat] -= 1
        if self.stored[seat][hexagon] == 0:
            self.held_tiles[seat] &= ~self.board.hexagon[hexagon]

    def remove_expansion(self, seat: int, hexagon: int) -> None:
        self.expansion_count[seat] -= 1
        self.held_expansions[seat] &= ~self.board.hexagon[hexagon]

    def drop_tile(self, seat: int, hexagon: int) -> None:
        """To the tower."""
        self.remove_tile(seat, hexagon)
        self.tower[hexagon] += 1
        self.tower_size += 1

    def drop_expansion(self, seat: int, hexagon: int) -> None:
        """Face down under the supply."""
        self.remove_expansion(seat, hexagon)
        self.supply += 1
