cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, DONE, IN_LANE, KEEPS, KEPT_TILES, LANE, ROUNDS, tile_count
)
from azulejos.engine.summer_pavilion.fields cimport (
    DISCARDED, KEEP, KEPT, LAY, NOTHING, PASSED, PavilionFields
)
from azulejos.engine.summer_pavilion.placing cimport tiles_into
from azulejos.engine.summer_pavilion.rounds cimport end_turn
from azulejos.engine.summer_pavilion.scoring cimport loss

cdef bint may_pass(PavilionFields state) noexcept nogil
cdef void pass_round(PavilionFields state) noexcept nogil
@cython.locals(colours=int, colour=int)
cdef int keepable(PavilionFields state) noexcept nogil
cdef bint may_keep(PavilionFields state, int colour) noexcept nogil
@cython.locals(count=int)
cdef int keeps_into(PavilionFields state, int16_t* buffer) noexcept nogil
@cython.locals(colours=int, chosen=int)
cdef int random_keep(PavilionFields state, Rng rng) noexcept nogil
cdef void keep(PavilionFields state, int colour) noexcept nogil
@cython.locals(seat=int)
cdef void finish_pass(PavilionFields state) noexcept nogil
@cython.locals(tiles=int, lost=int)
cdef void discard_hand(PavilionFields state, int seat) noexcept nogil
