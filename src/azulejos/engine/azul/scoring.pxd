cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport COLOURS, LINES

cdef int run_points(int length) noexcept nogil
cdef int tile_points(int across, int down) noexcept nogil
cdef int floor_loss(int score, int cost) noexcept nogil
@cython.locals(index=int, count=int)
cdef int complete_count(int16_t* tiles) noexcept nogil
@cython.locals(missing=int, group=int)
cpdef bint is_dead(int colours, int spaces, int columns, int exhausted, bint grey) noexcept nogil
@cython.locals(count=int, column=int, forbidden=int)
cdef int open_spaces(int group, int spaces, int columns) noexcept nogil
@cython.locals(count=int, colour=int)
cdef int members(int group) noexcept nogil
