cimport cython
from libc.stdint cimport int64_t

from azulejos.bots.summer_pavilion.board_potential cimport POINT, BoardPotential
from azulejos.engine.masks cimport Masks
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, DECORATIONS, IN_LANE, KEPT_TILES, LANE, LAYS, PASS, ROUNDS, SEATS, SLOTS, SPACES,
    STARS, Board, tile_count
)
from azulejos.engine.summer_pavilion.fields cimport NOTHING
from azulejos.engine.summer_pavilion.paying cimport fewest_jokers, pay, sort_hand
from azulejos.engine.summer_pavilion.placing cimport earn_bonus, is_surrounded, open_spaces, put
from azulejos.engine.summer_pavilion.scoring cimport score_group, star_spaces
from azulejos.engine.summer_pavilion.state cimport SummerPavilionState

cdef enum:
    LEAST = -1000000
    MOST_TILES = 14
    FINE = 60

cdef class PlacementPlan:
    cdef SummerPavilionState scratch
    cdef Board board
    cdef Masks masks
    cdef BoardPotential potential
    cdef int spared, loose, wanted, seat, side, left
    cdef int gain[SPACES]
    cdef int number_count[SLOTS + 1]
    cdef int decoration_count[DECORATIONS]
    cdef int worth[SEATS][COLOURS][MOST_TILES + 1]
    cdef int weighed_left[SEATS]
    cdef int64_t weighed_spaces[SEATS]
    cdef int64_t weighed_colours[SEATS]

    @cython.locals(number=int, decoration=int)
    cdef void look(self, int seat, int left) noexcept nogil
    @cython.locals(count=int, star=int)
    cdef int size_of(self, int64_t spaces) noexcept nogil
    @cython.locals(worth=int, star=int, spaces=int, number=int, decoration=int)
    cdef int promise(self) noexcept nogil

    @cython.locals(space=int)
    cdef void weigh_spaces(self) noexcept nogil
    @cython.locals(
        star=int, before=int, after=int, gain=int, number=int, covered=int, place=int,
        decoration=int)
    cdef int space_gain(self, int space) noexcept nogil
    @cython.locals(star=int, before=int, colours=int, gain=int)
    cdef int tile_gain(self, int space, int colour) noexcept nogil
    @cython.locals(
        number=int, touched=int64_t, place=int, decoration=int, star=int, spaces=int, index=int,
        open_space=int)
    cdef void note_tile(self, int space) noexcept nogil

    @cython.locals(supply=int64_t, size=int, move=int)
    cdef void place_hand(self, int seat, int left) noexcept nogil
    @cython.locals(
        held=int, best=int, best_worth=int, star=int, accepted=int, spaces=int, index=int,
        colour=int, tiles=int, place=int, space=int, number=int, jokers=int, worth=int)
    cdef int best_placement(self) noexcept nogil
    @cython.locals(number=int, worth=int)
    cdef int placement_worth(self, int space, int colour, int jokers) noexcept nogil
    @cython.locals(left=int, lost=int)
    cdef int kept_less(self, int number) noexcept nogil
    @cython.locals(tile=int, jokers=int, space=int, colour=int, number=int, earned=int)
    cdef void place_alone(self, int move) noexcept nogil
    cdef void take_from_supply(self, int colour) noexcept nogil
    @cython.locals(best=int, best_worth=int, colour=int, worth=int)
    cdef int favourite(self, int colours) noexcept nogil

    @cython.locals(held=int)
    cdef int worth_of(self, int seat, int colour, int count) noexcept nogil
    @cython.locals(colour=int, tiles=int, star=int)
    cdef void weigh_colours(self, int seat, int left) noexcept nogil
    @cython.locals(
        spaces=int, index=int, space=int, number=int, gain=int, less=int, tiles=int, worth=int)
    cdef void weigh_star(self, int star, int colour) noexcept nogil
    @cython.locals(colours=int64_t, star=int, moment=int, changed=bint)
    cdef bint has_changed(self, int seat, int left) noexcept nogil
