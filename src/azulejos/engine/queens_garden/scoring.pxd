cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport CATEGORIES, HEXAGONS, KINDS, NOTHING, SLOTS
from azulejos.engine.queens_garden.layout cimport (
    FACE_DOWN, GROUP_SCORED, JOKERS_SCORED, LEFTOVERS_SCORED, PAVILIONS_SCORED, WHEEL_SCORED
)
from azulejos.engine.queens_garden.planting cimport GardenPlanting

cdef class GardenScoring(GardenPlanting):
    @cython.locals(loss=int)
    cdef void lose(self, int seat, int points, int kind, int what) noexcept nogil
    cdef int64_t spaces_of(self, int seat, int category) noexcept nogil
    @cython.locals(category=int, each=int, points=int)
    cdef void score_wheel(self, int seat) noexcept nogil
    @cython.locals(points=int)
    cdef void score_pavilions(self, int seat) noexcept nogil
    @cython.locals(slot=int, count=int)
    cdef int pavilions(self, int seat) noexcept nogil
    @cython.locals(points=int, loss=int)
    cdef void score_storage(self, int seat) noexcept nogil
    @cython.locals(hexagon=int, value=int)
    cdef int storage_value(self, int seat) noexcept nogil
    @cython.locals(category=int, left=int64_t, group=int64_t)
    cdef void score_groups(self, int seat) noexcept nogil
    @cython.locals(group=int64_t, frontier=int64_t, fresh=int64_t, member=int)
    cdef int64_t group_at(self, int space, int64_t area) noexcept nogil
    @cython.locals(size=int, points=int)
    cdef int group_points(self, int seat, int64_t group) noexcept nogil
