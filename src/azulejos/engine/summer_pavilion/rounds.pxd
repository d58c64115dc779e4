cimport cython

from azulejos.engine.summer_pavilion.board cimport ROUNDS, SUPPLY_SPACES, tile_count
from azulejos.engine.summer_pavilion.fields cimport (
    CORNERS_RETURNED, DEAL, END, ENDED, LAY, LAYING_OPENED, NOTHING, REFILL, ROUND_OPENED, TAKE,
    PavilionFields
)
from azulejos.engine.summer_pavilion.scoring cimport score_numbers, score_stars

cdef enum:
    AFTER_ROUNDS

cdef int seat_after(PavilionFields state, int seat) noexcept nogil
cdef void open_round(PavilionFields state) noexcept nogil
cdef void begin_placing(PavilionFields state) noexcept nogil
@cython.locals(seat=int)
cdef void end_turn(PavilionFields state) noexcept nogil
cdef bint may_refill(PavilionFields state) noexcept nogil
@cython.locals(seat=int)
cdef void end_round(PavilionFields state) noexcept nogil
cdef void return_corners(PavilionFields state, int seat) noexcept nogil
cdef void begin_round(PavilionFields state) noexcept nogil
@cython.locals(seat=int)
cdef void end_game(PavilionFields state) noexcept nogil
