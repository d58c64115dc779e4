cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.queens_garden.bits cimport lowest
from azulejos.engine.queens_garden.board cimport NOTHING
from azulejos.engine.queens_garden.fields cimport (
    DISCARD, DISCARDED, DISCARDING, MARKER_SCORED, PASSED, STOP, GardenFields
)
from azulejos.engine.queens_garden.rounds cimport end_turn
from azulejos.engine.queens_garden.scoring cimport lose
from azulejos.engine.queens_garden.storage cimport drop_expansion, drop_tile

@cython.locals(count=int, left=int64_t, hexagon=int, item=int)
cdef int discards_into(GardenFields state, int16_t* buffer) noexcept nogil
@cython.locals(held=int, index=int)
cdef bint may_discard(GardenFields state, int item) noexcept nogil
cdef void continue_passing(GardenFields state, int move) noexcept nogil
@cython.locals(seat=int, index=int)
cdef void finish_pass(GardenFields state) noexcept nogil
@cython.locals(hexagon=int)
cdef void discard(GardenFields state, int seat, int item) noexcept nogil
