cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.summer_pavilion.board cimport SLOTS, STARS
from azulejos.engine.summer_pavilion.fields cimport (
    GROUP_SCORED, NOTHING, NUMBER_BONUS, STAR_BONUS, PavilionFields
)

cdef int loss(PavilionFields state, int seat, int cost) noexcept nogil
cdef int star_spaces(PavilionFields state, int seat, int star) noexcept nogil
cpdef bint is_one_coloured(int colours) noexcept nogil

@cython.locals(points=int)
cdef void score_group(PavilionFields state, int seat, int space) noexcept nogil
@cython.locals(star=int, colour=int, points=int)
cdef void score_stars(PavilionFields state, int seat) noexcept nogil
@cython.locals(number=int, mask=int64_t, points=int)
cdef void score_numbers(PavilionFields state, int seat) noexcept nogil
