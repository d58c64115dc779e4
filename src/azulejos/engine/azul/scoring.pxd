cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport COLOURS, LINES

cdef int run_points(int length) noexcept nogil
cdef int tile_points(int across, int down) noexcept nogil
cdef int floor_loss(int score, int cost) noexcept nogil
@cython.locals(index=int, count=int)
cdef int complete_count(int16_t* tiles) noexcept nogil
@cython.locals(missing=int, group=int, members=int, open_spaces=int, colour=int, column=int)
cdef bint is_dead(int colours, int spaces, int16_t* column_colours, int exhausted, bint grey) noexcept nogil
