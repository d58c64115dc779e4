cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport CATEGORIES, HEXAGONS, KINDS, NOTHING, SLOTS
from azulejos.engine.queens_garden.fields cimport (
    FACE_DOWN, GROUP_SCORED, JOKERS_SCORED, LEFTOVERS_SCORED, PAVILIONS_SCORED, WHEEL_SCORED,
    GardenFields
)

@cython.locals(loss=int)
cdef void lose(GardenFields state, int seat, int points, int kind, int what) noexcept nogil
cdef int64_t spaces_of(GardenFields state, int seat, int category) noexcept nogil
@cython.locals(category=int, count=int, points=int)
cdef void score_wheel(GardenFields state, int seat) noexcept nogil
@cython.locals(points=int)
cdef void score_pavilions(GardenFields state, int seat) noexcept nogil
@cython.locals(slot=int, count=int)
cdef int pavilions(GardenFields state, int seat) noexcept nogil
@cython.locals(points=int, loss=int)
cdef void score_storage(GardenFields state, int seat) noexcept nogil
@cython.locals(hexagon=int, value=int)
cdef int storage_value(GardenFields state, int seat) noexcept nogil
@cython.locals(category=int, left=int64_t, group=int64_t)
cdef void score_groups(GardenFields state, int seat) noexcept nogil
@cython.locals(group=int64_t, frontier=int64_t, fresh=int64_t, member=int)
cdef int64_t group_at(GardenFields state, int space, int64_t area) noexcept nogil
@cython.locals(size=int, points=int)
cdef int group_points(GardenFields state, int seat, int64_t group) noexcept nogil
