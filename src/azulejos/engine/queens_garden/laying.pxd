cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.board cimport HEXAGONS, NOTHING
from azulejos.engine.queens_garden.layout cimport (
    ACTING, EMPTY_SLOT, END, FACE_DOWN, HIDDEN, TURNING, GardenLayout
)

cdef class GardenLaying(GardenLayout):
    @cython.locals(place=int, index=int)
    cdef void survey(self) noexcept nogil
    @cython.locals(index=int)
    cdef void put_on_place(self, int place, int hexagon) noexcept nogil
    cdef void store_tile(self, int seat, int hexagon) noexcept nogil
    cdef void store_expansion(self, int seat, int hexagon) noexcept nogil
    @cython.locals(colour=int, pattern=int, beside=int64_t)
    cdef void lay(self, int seat, int space, int hexagon) noexcept nogil
    cdef void build(self, int seat, int slot, int orientation, int hexagon) noexcept nogil
    cdef void build_face_down(self, int seat, int slot) noexcept nogil
