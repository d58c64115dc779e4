cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, FULL, IN_LANE, LANE, LAYS, PASS, PICKS, SLOTS, SPACES, STARS
)
from azulejos.engine.summer_pavilion.fields cimport (
    BONUS_LAPSED, LAID, LAY, NOTHING, PICK, PICKED, SURROUNDED, PavilionFields
)
from azulejos.engine.summer_pavilion.paying cimport (
    may_pay, nth_payment, pay, payments_into, sort_hand
)
from azulejos.engine.summer_pavilion.rounds cimport end_turn
from azulejos.engine.summer_pavilion.scoring cimport is_one_coloured, score_group

cdef int open_spaces(PavilionFields state, int seat, int star) noexcept nogil
cdef int open_colours(int colours, int tiles) noexcept nogil

@cython.locals(tile=int, space=int, colour=int, seat=int)
cdef bint may_place(PavilionFields state, int move) noexcept nogil
@cython.locals(seat=int, held=int, count=int, space=int, accepted=int, index=int)
cdef int placements_into(PavilionFields state, int16_t* buffer) noexcept nogil
@cython.locals(seat=int, held=int, total=int, star=int)
cdef int count_placements(PavilionFields state) noexcept nogil
@cython.locals(row=int, spaces=int, accepted=int, count=int, index=int, colour=int)
cdef int placements_on(PavilionFields state, int seat, int star, int held) noexcept nogil
@cython.locals(total=int, chosen=int, star=int)
cdef int random_placement(PavilionFields state, Rng rng) noexcept nogil
@cython.locals(seat=int, row=int, spaces=int, accepted=int, index=int, colour=int, ways=int)
cdef int nth_placement(PavilionFields state, int star, int chosen) noexcept nogil

@cython.locals(seat=int, number=int, earned=int)
cdef void place(PavilionFields state, int space, int colour, int jokers) noexcept nogil
@cython.locals(star=int, tiles=int)
cdef void put(PavilionFields state, int seat, int space, int colour) noexcept nogil

@cython.locals(earned=int, index=int, decoration=int, tiles=int)
cdef int earn_bonus(PavilionFields state, int seat, int space) noexcept nogil
@cython.locals(mask=int64_t)
cdef bint is_surrounded(PavilionFields state, int seat, int decoration) noexcept nogil
cdef void owe(PavilionFields state, int seat, int earned) noexcept nogil
@cython.locals(colours=int, left=int, colour=int, count=int)
cdef int pickable(PavilionFields state) noexcept nogil
cdef bint may_pick(PavilionFields state, int colour) noexcept nogil
cdef int picks_into(PavilionFields state, int16_t* buffer) noexcept nogil
@cython.locals(count=int, index=int)
cdef int tiles_into(
    PavilionFields state, int first, int colours, int16_t* buffer) noexcept nogil
@cython.locals(colours=int)
cdef int random_pick(PavilionFields state, Rng rng) noexcept nogil
cdef void pick(PavilionFields state, int colour) noexcept nogil
