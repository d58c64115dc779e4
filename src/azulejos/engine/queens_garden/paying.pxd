cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport KINDS, NOTHING
from azulejos.engine.queens_garden.fields cimport (
    JOKERS, JOKERS_PAID, PAID, PAY, PLACE_EXPANSION, PLACE_TILE, GardenFields
)
from azulejos.engine.queens_garden.storage cimport drop_expansion, drop_tile, others_held

@cython.locals(owed=int, held=int64_t)
cdef bint can_pay(GardenFields state, int seat, int hexagon) noexcept nogil
cdef int hexagon_to_place(GardenFields state) noexcept nogil
@cython.locals(paid=int)
cdef int still_owed(GardenFields state) noexcept nogil
@cython.locals(hexagon=int, held=int64_t, last=int, colour=int64_t, pattern=int64_t)
cdef int64_t next_payers(GardenFields state) noexcept nogil
@cython.locals(hexagon=int)
cdef int64_t paying_set(GardenFields state, int payer) noexcept nogil
cdef int64_t above(GardenFields state, int hexagon) noexcept nogil
@cython.locals(left=int64_t)
cdef bint leaves_enough(GardenFields state, int payer) noexcept nogil
@cython.locals(count=int, left=int64_t, hexagon=int)
cdef int payments_into(GardenFields state, int16_t* buffer) noexcept nogil
cdef void note_payment(GardenFields state, int move) noexcept nogil
@cython.locals(jokers=int, left=int64_t, hexagon=int)
cdef void pay(GardenFields state, int seat) noexcept nogil
