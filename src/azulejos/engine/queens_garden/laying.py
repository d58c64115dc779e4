"""How things come to lie where they lie: for the rules, and for positions given as text."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.layout import GardenLayout
from azulejos.engine.queens_garden.notation import PHASE_OF, BoardPlacement, Placement

if not cython.compiled:
    from azulejos.engine.queens_garden.board import HEXAGONS, NOTHING
    from azulejos.engine.queens_garden.layout import (
        ACTING,
        EMPTY_SLOT,
        END,
        FACE_DOWN,
        HIDDEN,
        TURNING,
    )


@cython.cclass
class GardenLaying(GardenLayout):
    """Puts things down and keeps all sets in step."""

    def survey(self) -> None:
        """Which hexagons the display offers, as tiles and as expansions."""
        self.offered_tiles = 0
        self.offered_expansions = 0
        for place in range(self.stack_size):
            for index in range(self.tiles_on[place]):
                self.offered_tiles |= self.board.hexagon[self.tile[place][index]]
            if self.face[place] >= 0:
                self.offered_expansions |= self.board.hexagon[self.face[place]]

    def put_on_place(self, place: int, hexagon: int) -> None:
        """Tiles lie in rising order, so that equal positions are alike."""
        index = self.tiles_on[place]
        while index > 0 and self.tile[place][index - 1] > hexagon:
            self.tile[place][index] = self.tile[place][index - 1]
            index -= 1
        self.tile[place][index] = hexagon
        self.tiles_on[place] += 1

    def store_tile(self, seat: int, hexagon: int) -> None:
        self.stored[seat][hexagon] += 1
        self.tile_count[seat] += 1
        self.held_tiles[seat] |= self.board.hexagon[hexagon]

    def store_expansion(self, seat: int, hexagon: int) -> None:
        self.expansion_count[seat] += 1
        self.held_expansions[seat] |= self.board.hexagon[hexagon]

    def lay(self, seat: int, space: int, hexagon: int) -> None:
        """A hexagon lies in the garden from now on: a tile, or the print of an expansion."""
        colour = self.board.colour[hexagon]
        pattern = self.board.pattern[hexagon]
        beside = self.board.neighbours[space]
        self.garden[seat][space] = hexagon
        self.free_spaces[seat] &= ~self.board.space[space]
        self.occupied[seat] |= self.board.space[space]
        self.of_colour[seat][colour] |= self.board.space[space]
        self.of_pattern[seat][pattern] |= self.board.space[space]
        self.beside_any[seat] |= beside
        self.beside_colour[seat][colour] |= beside
        self.beside_pattern[seat][pattern] |= beside

    def build(self, seat: int, slot: int, orientation: int, hexagon: int) -> None:
        """An expansion face up: its pavilion is no space, its hexagon is taken at once."""
        self.slot_hexagon[seat][slot] = hexagon
        self.slot_turn[seat][slot] = orientation
        self.unbuilt[seat] &= ~self.board.ring[slot]
        self.free_spaces[seat] |= self.board.ring[slot]
        self.lay(seat, 6 + 7 * slot + orientation, hexagon)

    def build_face_down(self, seat: int, slot: int) -> None:
        """Seven free spaces."""
        self.slot_hexagon[seat][slot] = FACE_DOWN
        self.unbuilt[seat] &= ~self.board.ring[slot]
        self.free_spaces[seat] |= self.board.whole_slot[slot]

    # Positions given as text

    def load(self, placement: Placement) -> None:
        """Lays out a position that `validity.check` has found in order, without its half turn."""
        self.reset()
        self.round = placement.round
        self.turn = placement.turn
        self.phase = PHASE_OF.index(placement.phase)
        self.start = placement.start
        self.current = placement.seat
        self.marker = placement.marker
        self.passed = sum([1 << seat for seat in placement.passed])
        self.deal_due = self.phase < ACTING
        self.over = self.phase == END
        self.ending = placement.ending
        self.supply = placement.supply
        self.load_pools(placement)
        self.load_display(placement)
        for seat, board in enumerate(placement.boards):
            self.load_board(seat, board)

    def load_pools(self, placement: Placement) -> None:
        self.unseen = 0
        for hexagon in range(HEXAGONS):
            self.bag[hexagon] = placement.bag[hexagon]
            self.tower[hexagon] = placement.tower[hexagon]
            self.unseen |= self.board.hexagon[hexagon] * placement.unseen[hexagon]
        self.bag_size = sum(placement.bag)
        self.tower_size = sum(placement.tower)

    def load_display(self, placement: Placement) -> None:
        self.top = placement.top
        for place, placed in enumerate(placement.display):
            self.face[place] = placed.face
            for hexagon in placed.tiles:
                self.put_on_place(place, hexagon)
            empty = place < self.top and placed.face == HIDDEN and not placed.tiles
            if empty and self.phase == TURNING and self.turning == NOTHING:
                self.turning = place
        self.survey()

    def load_board(self, seat: int, board: BoardPlacement) -> None:
        self.score[seat] = board.score
        self.jokers[seat] = board.jokers
        for hexagon in board.tiles:
            self.store_tile(seat, hexagon)
        for hexagon in board.expansions:
            self.store_expansion(seat, hexagon)
        for slot, placed in enumerate(board.slots):
            if placed.hexagon == FACE_DOWN:
                self.build_face_down(seat, slot)
            elif placed.hexagon != EMPTY_SLOT:
                self.build(seat, slot, placed.orientation, placed.hexagon)
        for space, hexagon in board.garden().items():
            self.lay(seat, space, hexagon)
