cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.summer_pavilion.board cimport COLOURS, IN_LANE, LANE, LAYS, PASS, SLOTS
from azulejos.engine.summer_pavilion.fields cimport PavilionFields

@cython.locals(held=int, jokers=int, colour=int, tiles=int)
cdef int sort_hand(PavilionFields state, int seat) noexcept nogil
cdef int fewest_jokers(PavilionFields state, int number, int colour) noexcept nogil
cdef int most_jokers(PavilionFields state, int number, int colour) noexcept nogil
cdef bint may_pay(PavilionFields state, int number, int colour, int jokers) noexcept nogil
@cython.locals(number=int, move=int, jokers=int)
cdef int payments_into(
    PavilionFields state, int space, int colour, int16_t* buffer, int count) noexcept nogil
@cython.locals(slot=int, space=int, number=int, fewest=int, ways=int)
cdef int nth_payment(
    PavilionFields state, int star, int spaces, int colour, int chosen) noexcept nogil
cdef void pay(PavilionFields state, int seat, int colour, int natural, int jokers) noexcept nogil
