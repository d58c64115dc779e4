cimport cython
from libc.stdint cimport int64_t

from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport (
    CATEGORIES, HEXAGONS, KINDS, NOTHING, ROUNDS, SIDES, TOUCHED, Board
)
from azulejos.engine.queens_garden.fields cimport FACE_DOWN
from azulejos.engine.queens_garden.paying cimport can_pay
from azulejos.engine.queens_garden.placing cimport (
    fitting_spaces, put_expansion, put_hexagon, win_jokers
)
from azulejos.engine.queens_garden.scoring cimport group_at
from azulejos.engine.queens_garden.state cimport QueensGardenState
from azulejos.engine.queens_garden.storage cimport others_held, remove_expansion, remove_tile

cdef enum:
    POINT = 100
    AROUND = 7
    LEAST = -1000000

cdef class PlantingPlan:
    cdef QueensGardenState scratch
    cdef object weights
    cdef Board board
    cdef int joker[ROUNDS + 1]
    cdef int spend[ROUNDS + 1]
    cdef int space[ROUNDS + 1]
    cdef int pair[ROUNDS + 1]
    cdef int single[ROUNDS + 1]
    cdef int around[ROUNDS + 1][AROUND + 1]
    cdef int times[SIDES][ROUNDS + 1][CATEGORIES]
    cdef int gains[HEXAGONS]
    cdef int planted, best, best_space, best_gain

    cdef void plant_out(self, int seat, int left) noexcept nogil
    @cython.locals(tiles=int64_t, expansions=int64_t, held=int64_t)
    cdef void choose(self, int seat, int left) noexcept nogil
    @cython.locals(area=int64_t, spaces=int64_t, cost=int, space=int, gain=int)
    cdef void weigh(self, int seat, int left, int hexagon, bint expansion) noexcept nogil
    @cython.locals(value=int, paid=int, jokers=int)
    cdef int cost(self, int seat, int left, int hexagon) noexcept nogil
    @cython.locals(held=int64_t, colour=int64_t, pattern=int64_t)
    cdef int64_t payers(self, int seat, int hexagon) noexcept nogil
    @cython.locals(expansion=bint, hexagon=int, slot=int)
    cdef void plant(self, int seat) noexcept nogil
    @cython.locals(paying=int64_t, owed=int, payer=int)
    cdef void pay(self, int seat, int hexagon) noexcept nogil
    @cython.locals(chosen=int64_t, least=int64_t)
    cdef int64_t least_of(self, int64_t hexagons, int count) noexcept nogil
    @cython.locals(least=int, hexagon=int)
    cdef int least(self, int64_t hexagons) noexcept nogil
    @cython.locals(colour=int, pattern=int, value=int, gain=int)
    cdef int gain(self, int seat, int left, int hexagon, int space) noexcept nogil
    cdef int coming(self, QueensGardenState state, int left, int category) noexcept nogil
    @cython.locals(beside=int64_t, group=int64_t, gain=int, size=int, values=int)
    cdef int joined(self, int seat, int left, int value, int space, int64_t area) noexcept nogil
    @cython.locals(values=int)
    cdef int values_of(self, int seat, int64_t group) noexcept nogil
    cdef int group_worth(self, int left, int size, int values) noexcept nogil
    @cython.locals(worth=int, index=int, feature=int, around=int, step=int)
    cdef int surrounding(self, int seat, int left, int space) noexcept nogil
    cdef bint gives_jokers(self, int seat, int feature) noexcept nogil
