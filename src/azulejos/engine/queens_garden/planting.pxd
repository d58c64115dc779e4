cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport KINDS, NOTHING, TOUCHED
from azulejos.engine.queens_garden.laying cimport GardenLaying
from azulejos.engine.queens_garden.layout cimport JOKERS_LOST, JOKERS_PAID, JOKERS_WON, PAID

cdef enum:
    PLACE_TILE = 12
    PLACE_EXPANSION = 48
    PAY = 184

cdef class GardenPlanting(GardenLaying):
    cdef int room(self, int seat) noexcept nogil
    @cython.locals(colour=int, pattern=int)
    cdef bint fits_beside(self, int seat, int hexagon, int space) noexcept nogil
    @cython.locals(group=int64_t, frontier=int64_t, fresh=int64_t, kinds=int, member=int, other=int)
    cdef bint joins_twins(self, int seat, int space, int64_t area, int hexagon, bint by_colour) noexcept nogil
    @cython.locals(near=int64_t, found=int64_t, space=int)
    cdef int64_t fitting_spaces(self, int seat, int hexagon, int64_t area) noexcept nogil
    cdef int64_t matching(self, int seat, int hexagon) noexcept nogil
    @cython.locals(near=int64_t)
    cdef bint fits_somewhere(self, int seat, int hexagon, int64_t area) noexcept nogil
    @cython.locals(index=int, feature=int, won=int)
    cdef int surrounded_jokers(self, int seat, int space) noexcept nogil
    cdef bint is_surrounded(self, int seat, int feature) noexcept nogil
    @cython.locals(won=int, kept=int)
    cdef void win_jokers(self, int seat, int space) noexcept nogil
    @cython.locals(owed=int, held=int64_t)
    cdef bint can_pay(self, int seat, int hexagon) noexcept nogil
    cdef int64_t others_held(self, int seat, int hexagon) noexcept nogil
    cdef int placing(self) noexcept nogil
    cdef int owed(self) noexcept nogil
    @cython.locals(hexagon=int)
    cdef int64_t set_of(self, int payer) noexcept nogil
    cdef int64_t above(self, int hexagon) noexcept nogil
    @cython.locals(hexagon=int, held=int64_t, last=int, colour=int64_t, pattern=int64_t)
    cdef int64_t payers(self) noexcept nogil
    @cython.locals(left=int64_t)
    cdef bint leaves_enough(self, int payer) noexcept nogil
    cdef void remove_tile(self, int seat, int hexagon) noexcept nogil
    cdef void remove_expansion(self, int seat, int hexagon) noexcept nogil
    cdef void drop_tile(self, int seat, int hexagon) noexcept nogil
    cdef void drop_expansion(self, int seat, int hexagon) noexcept nogil
    @cython.locals(jokers=int, left=int64_t, hexagon=int)
    cdef void hand_over(self, int seat) noexcept nogil
