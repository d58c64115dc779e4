cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.rng cimport Rng
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, IN_LANE, KEPT_TILES, LANE, LAYS, PASS, ROUNDS, SLOTS, SPACES, STARS, SUPPLY_SPACES
)
from azulejos.engine.summer_pavilion.layout cimport (
    DEAL, END, KEEP, LAY, NOTHING, PICK, REFILL, PavilionLayout
)
from azulejos.engine.summer_pavilion.scoring cimport is_one_coloured, loss

cdef enum:
    AFTER_ROUNDS

cdef enum:
    DRAWN, JOKER_DRAWN, TOWER_POURED, ROUND_OPENED, TAKEN, MOVED_TO_CENTRE, TOKEN_TAKEN
    LAYING_OPENED, LAID, GROUP_SCORED, SURROUNDED, BONUS_LAPSED, PICKED, PASSED, KEPT, DISCARDED
    CORNERS_RETURNED, STAR_BONUS, NUMBER_BONUS, ENDED

cdef class PavilionLaying(PavilionLayout):
    cdef int seat_after(self, int seat) noexcept nogil
    cdef void begin_laying(self) noexcept nogil

    @cython.locals(held=int, colour=int, tiles=int, jokers=int)
    cdef int sort_hand(self, int seat) noexcept nogil
    cdef int fewest_jokers(self, int number, int colour) noexcept nogil
    cdef int most_jokers(self, int number, int colour) noexcept nogil
    @cython.locals(tile=int, space=int, colour=int, jokers=int, number=int, seat=int)
    cdef bint may_lay(self, int move) noexcept nogil
    @cython.locals(
        seat=int, held=int, count=int, space=int, accepted=int, index=int, colour=int, number=int,
        jokers=int)
    cdef int lays_into(self, int16_t* buffer) noexcept nogil
    @cython.locals(seat=int, held=int, total=int, star=int)
    cdef int count_lays(self) noexcept nogil
    @cython.locals(row=int, spaces=int, accepted=int, count=int, index=int, colour=int)
    cdef int lays_on(self, int seat, int star, int held) noexcept nogil
    @cython.locals(total=int, chosen=int, star=int)
    cdef int random_lay(self, Rng rng) noexcept nogil
    @cython.locals(
        seat=int, row=int, spaces=int, accepted=int, index=int, colour=int, ways=int)
    cdef int nth_lay(self, int star, int chosen) noexcept nogil
    @cython.locals(slot=int, number=int, fewest=int, ways=int, space=int)
    cdef int nth_payment(self, int star, int spaces, int colour, int chosen) noexcept nogil

    @cython.locals(seat=int, number=int, natural=int, earned=int)
    cdef void lay(self, int space, int colour, int jokers) noexcept nogil
    cdef void pay(self, int seat, int colour, int natural, int jokers) noexcept nogil
    @cython.locals(points=int)
    cdef void score_group(self, int seat, int space) noexcept nogil
    @cython.locals(earned=int, place=int, decoration=int)
    cdef int earn_bonus(self, int seat, int space) noexcept nogil
    @cython.locals(mask=int64_t)
    cdef bint is_surrounded(self, int seat, int decoration) noexcept nogil
    cdef void owe(self, int seat, int earned) noexcept nogil

    @cython.locals(colours=int, left=int, colour=int, count=int)
    cdef int pickable(self) noexcept nogil
    cdef void pick(self, int colour) noexcept nogil

    cdef void pass_round(self) noexcept nogil
    @cython.locals(colours=int, colour=int)
    cdef int keepable(self) noexcept nogil
    cdef void keep(self, int colour) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish_pass(self) noexcept nogil
    @cython.locals(tiles=int, lost=int)
    cdef void discard_hand(self, int seat) noexcept nogil

    @cython.locals(seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef bint may_refill(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    cdef void return_corners(self, int seat) noexcept nogil
    cdef void open_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
    @cython.locals(star=int, points=int, colour=int)
    cdef void score_stars(self, int seat) noexcept nogil
    @cython.locals(number=int, mask=int64_t, points=int)
    cdef void score_numbers(self, int seat) noexcept nogil
