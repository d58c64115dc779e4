cimport cython
from libc.stdint cimport int64_t

from azulejos.bots.policy cimport Policy
from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks
from azulejos.engine.summer_pavilion.board cimport (
    CENTRE, COLOURS, DECORATIONS, DONE, IN_LANE, KEEPS, KEPT_TILES, LANE, LAYS, PASS, PICKS,
    ROUNDS, SLOTS, SPACES, STARS, Board
)
from azulejos.engine.summer_pavilion.layout cimport DEAL, KEEP, LAY, NOTHING, PICK, TAKE
from azulejos.engine.summer_pavilion.scoring cimport is_one_coloured
from azulejos.engine.summer_pavilion.state cimport SummerPavilionState

cdef enum:
    POINT = 100
    LEAST = -1000000
    TILE = 70
    JOKER = 40
    BONUS = 130
    STAR_COST = 21
    TILES_A_ROUND = 8

cdef class PavilionPolicy(Policy):
    cdef SummerPavilionState table
    cdef Board board
    cdef Masks masks
    cdef int earned

    cdef int value(self, GameState state, int seat) noexcept nogil
    @cython.locals(hand=int64_t)
    cdef int likely_move(self, GameState state) noexcept nogil
    @cython.locals(best=int, other=int, worth=int)
    cdef int best_other(self, int seat) noexcept nogil
    cdef int prospect(self, int seat) noexcept nogil
    cdef bint may_still_lay(self, int seat) noexcept nogil
    @cython.locals(worth=int, least=int, room=int)
    cdef int standing_worth(self, int seat) noexcept nogil
    @cython.locals(worth=int, number=int, star=int, decoration=int)
    cdef int promise(self, int seat) noexcept nogil
    cdef int rounds_left(self, int seat) noexcept nogil

    @cython.locals(spaces=int, points=int, cost=int, slot=int, missing=int, share=int)
    cdef int star_promise(self, int seat, int star) noexcept nogil
    @cython.locals(colours=int)
    cdef int star_points(self, int seat, int star) noexcept nogil
    @cython.locals(mask=int64_t, covered=int, total=int, points=int)
    cdef int number_promise(self, int seat, int number) noexcept nogil
    @cython.locals(mask=int64_t, covered=int, total=int)
    cdef int decoration_promise(self, int seat, int decoration) noexcept nogil
    @cython.locals(count=int)
    cdef int size_of(self, int64_t spaces) noexcept nogil

    @cython.locals(worth=int, tiles=int, next_joker=int, colour=int, count=int)
    cdef int tiles_worth(self, int64_t word, int room, int least) noexcept nogil
    cdef int next_joker(self) noexcept nogil

    @cython.locals(move=int)
    cdef void lay_out_hand(self, int seat) noexcept nogil
    @cython.locals(
        held=int, size=int, best=int, best_value=int, space=int, accepted=int, number=int,
        index=int, colour=int, jokers=int, value=int, gain=int)
    cdef int best_lay(self, int seat) noexcept nogil
    @cython.locals(before=int, after=int, points=int, gained=int)
    cdef int gain(self, int seat, int space) noexcept nogil
    @cython.locals(worth=int, place=int, decoration=int)
    cdef int worth_around(self, int seat, int space) noexcept nogil
    @cython.locals(tile=int, number=int, jokers=int, space=int, colour=int)
    cdef void lay_alone(self, int seat, int move) noexcept nogil

    @cython.locals(
        best=int, best_value=int, source=int, colour=int, sources=int, index=int, value=int)
    cdef int likely_take(self) noexcept nogil
    @cython.locals(tiles=int, jokers=int, value=int)
    cdef int take_value(self, int source, int colour) noexcept nogil
    @cython.locals(best=int, best_value=int, index=int, colour=int, value=int)
    cdef int favourite(self, int colours, int64_t word, int joker) noexcept nogil
    @cython.locals(colours=int)
    cdef int likely_keep(self) noexcept nogil
