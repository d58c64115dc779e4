cimport cython

from azulejos.engine.buffers cimport clear_numbers
from azulejos.engine.queens_garden.board cimport (
    HEXAGONS, KINDS, NOTHING, PLACES, ROUNDS, SLOTS, SPACES
)
from azulejos.engine.queens_garden.fields cimport FACE_DOWN, MOST_STEPS, GardenFields

cdef enum:
    TABLE_NUMBERS = 1026
    SEAT_NUMBERS = 668

@cython.locals(place=int, observed=int)
cdef void observe(GardenFields state, int seat, float* buffer) noexcept nogil
@cython.locals(place=int, index=int)
cdef void observe_display(GardenFields state, float* buffer) noexcept nogil
@cython.locals(hexagon=int)
cdef void observe_table(GardenFields state, float* buffer) noexcept nogil
@cython.locals(index=int)
cdef void observe_turn(GardenFields state, float* buffer) noexcept nogil
@cython.locals(hexagon=int, slot=int)
cdef void observe_seat(GardenFields state, int seat, int first, float* buffer) noexcept nogil
@cython.locals(space=int, hexagon=int, at=int)
cdef void observe_garden(GardenFields state, int seat, int first, float* buffer) noexcept nogil
