"""The fields of a position of Summer Pavilion: set-up, copy and digest.

Words hold one number for each colour (see `board`): `bag`, `tower`, `supply`, `display[source]`,
`hand[seat]` and `corner[seat]` how many tiles, `offer` the set of displays that have it. Sets of
small numbers are bit masks: `covered[seat]` has the 42 spaces with a tile, `colours` and `accepts`
what a star has and what may still be placed there, `passed` the seats out of this round.

In the half-made turns, `owed` is how many bonus tiles must still be picked, and `least` the first
colour that may come next: picks and kept tiles go in the order of the colours. `natural`, `helping`
and `reach` are scratch space of `paying` and `placing`, no part of the position.
"""

from __future__ import annotations

import cython

from azulejos.engine.events import SILENCE
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.options import Options
from azulejos.engine.summer_pavilion.board import BOARD, LETTERS, SIDE_NAMES, Board
from azulejos.engine.summer_pavilion.rules import lowest_score, printed_order

if not cython.compiled:
    from azulejos.engine.rng import folded, folded_all
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DISPLAYS,
        EACH,
        FACTORY_TILES,
        ROUNDS,
        SEATS,
        SPACES,
        STARS,
    )

    NOTHING = -1
    DEAL, TAKE, LAY, PICK, KEEP, REFILL, END = range(7)

    ARRAYS = {
        "score": (SEATS,),
        "display": (DISPLAYS,),
        "hand": (SEATS,),
        "corner": (SEATS,),
        "covered": (SEATS,),
        "joker_order": (ROUNDS,),
        "colours": (SEATS, STARS),
        "accepts": (SEATS, STARS),
        "wall": (SEATS, SPACES),
        "natural": (COLOURS,),
        "helping": (COLOURS,),
        "reach": (STARS,),
    }


@cython.cclass
class PavilionFields(GameState):
    """The fields of a position. All count from 0 here; ids and codes count from 1."""

    board: Board
    masks: Masks
    side: int
    lowest_score: int
    phase: int
    start: int
    token: int
    passed: int
    owed: int
    least: int
    joker: int
    known_jokers: int
    printed_jokers: int
    bag_size: int
    tower_size: int
    supply_size: int
    on_display: int
    deal_size: int
    bag: int
    tower: int
    supply: int
    offer: int
    display: list[int]
    hand: list[int]
    corner: list[int]
    covered: list[int]
    joker_order: list[int]
    colours: list[list[int]]
    accepts: list[list[int]]
    wall: list[list[int]]
    natural: list[int]
    helping: list[int]
    reach: list[int]

    def allocate(self, options: Options) -> int:
        self.options = options
        self.events = SILENCE
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            self.lay_out(ARRAYS)
        return 0

    def prepare(self, options: Options) -> None:
        self.side = SIDE_NAMES.index(options.variant)
        self.lowest_score = lowest_score(options)
        self.deal_size = self.board.factories[self.players] * FACTORY_TILES
        self.printed_jokers = 0
        for letter in printed_order(options):
            self.joker_order[self.printed_jokers] = LETTERS.index(letter)
            self.printed_jokers += 1

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_fields(cython.cast(PavilionFields, other))

    def copy_fields(self, source: PavilionFields) -> None:
        self.side = source.side
        self.lowest_score = source.lowest_score
        self.phase = source.phase
        self.start = source.start
        self.token = source.token
        self.passed = source.passed
        self.owed = source.owed
        self.least = source.least
        self.joker = source.joker
        self.known_jokers = source.known_jokers
        self.printed_jokers = source.printed_jokers
        self.bag_size = source.bag_size
        self.tower_size = source.tower_size
        self.supply_size = source.supply_size
        self.on_display = source.on_display
        self.deal_size = source.deal_size
        self.bag = source.bag
        self.tower = source.tower
        self.supply = source.supply
        self.offer = source.offer
        if cython.compiled:
            self.display = source.display
            self.hand = source.hand
            self.corner = source.corner
            self.covered = source.covered
            self.joker_order = source.joker_order
            self.colours = source.colours
            self.accepts = source.accepts
            self.copy_walls(source)
        else:
            self.copy_arrays(source, ARRAYS)

    def copy_walls(self, source: PavilionFields) -> None:
        """In a method of its own: Cython uses one temporary for all arrays in a method."""
        self.wall = source.wall

    def reset(self) -> None:
        self.reset_common()
        self.phase = DEAL
        self.start = 0
        self.token = NOTHING
        self.passed = 0
        self.owed = 0
        self.least = 0
        self.known_jokers = self.printed_jokers
        self.joker = self.joker_order[0] if self.known_jokers else NOTHING
        self.bag_size = self.board.tiles_per_colour * COLOURS
        self.bag = EACH * self.board.tiles_per_colour
        self.tower_size = 0
        self.tower = 0
        self.supply_size = 0
        self.supply = 0
        self.on_display = 0
        self.offer = 0
        for display in range(DISPLAYS):
            self.display[display] = 0
        for seat in range(SEATS):
            self.reset_board(seat)

    def reset_board(self, seat: int) -> None:
        self.score[seat] = self.board.starting_score
        self.hand[seat] = 0
        self.corner[seat] = 0
        self.covered[seat] = 0
        for star in range(STARS):
            self.colours[seat][star] = 0
            self.accepts[seat][star] = self.board.welcome[self.side][star]
        for space in range(SPACES):
            self.wall[seat][space] = NOTHING

    def fold_fields(self) -> int:
        digest = self.fold_common(self.side + 2 * self.lowest_score)
        digest = folded(digest, (self.phase * 8 + self.start) * 8 + self.token + 1)
        digest = folded(digest, (self.passed * 8 + self.owed) * 8 + self.least)
        digest = folded_all(digest, self.joker_order, self.known_jokers)
        digest = folded(folded(folded(digest, self.bag), self.tower), self.supply)
        for display in range(DISPLAYS):
            digest = folded(digest, self.display[display])
        for seat in range(self.players):
            digest = folded(folded(digest, self.hand[seat]), self.corner[seat])
            digest = folded_all(digest, self.wall[seat], SPACES)
        return digest
