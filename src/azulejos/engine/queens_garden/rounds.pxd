cimport cython

from azulejos.engine.queens_garden.board cimport NOTHING, ROUNDS
from azulejos.engine.queens_garden.dealing cimport open_deal
from azulejos.engine.queens_garden.fields cimport (
    ACTING, DISPLAY_CLEARED, END, ENDED, GONE, ROUND_OPENED, GardenFields
)
from azulejos.engine.queens_garden.scoring cimport score_groups, score_storage, score_wheel

cdef void end_turn(GardenFields state) noexcept nogil
@cython.locals(seat=int)
cdef int seat_after(GardenFields state, int seat) noexcept nogil
@cython.locals(seat=int)
cdef void end_round(GardenFields state) noexcept nogil
cdef void begin_round(GardenFields state) noexcept nogil
@cython.locals(place=int, index=int)
cdef void clear_display(GardenFields state) noexcept nogil
@cython.locals(seat=int)
cdef void end_game(GardenFields state) noexcept nogil
