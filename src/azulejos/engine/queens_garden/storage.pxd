from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.fields cimport GardenFields

cdef int room_left(GardenFields state, int seat) noexcept nogil
cdef int64_t others_held(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void store_tile(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void store_expansion(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void remove_tile(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void remove_expansion(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void drop_tile(GardenFields state, int seat, int hexagon) noexcept nogil
cdef void drop_expansion(GardenFields state, int seat, int hexagon) noexcept nogil
