cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

from azulejos.bots.queens_garden.planting_plan cimport PlantingPlan
from azulejos.engine.queens_garden.bits cimport lowest, size_of
from azulejos.engine.queens_garden.board cimport (
    CATEGORIES, FEATURES, KINDS, PLACE_TILES, ROUNDS, SEATS, SIDES, SLOTS, Board
)
from azulejos.engine.queens_garden.fields cimport EMPTY_SLOT, GONE
from azulejos.engine.queens_garden.scoring cimport (
    group_at, group_points, pavilions, spaces_of, storage_value
)
from azulejos.engine.queens_garden.state cimport QueensGardenState
from azulejos.engine.queens_garden.storage cimport room_left
from azulejos.engine.rng cimport folded

cdef enum:
    PAIR, SINGLE, JOKER, ITEM, ITEM_VALUE, PARTNERS, ROOM_NOW, SPACE, MORE_SPACE, EMPTY
    AROUND_THREE, AROUND_FOUR, AROUND_FIVE, PLANTED, TURN, SHARE, ALONE, ALONE_SHARE, COUNT

cdef enum:
    POINT = 100
    TENTHS = 10
    THOUSAND = 1000
    LEAST = -1000000
    FIRST_SPACES = 3
    MORE_SPACES = 6
    MOST_ALONE = 150
    ROOMS = 4
    MEMORY = 4096
    STACK_ITEMS = 5

cdef class Evaluation:
    cdef QueensGardenState scratch, garden
    cdef object weights
    cdef Board board
    cdef PlantingPlan plan
    cdef int items, rest, sure
    cdef int base[SIDES][SEATS + 1][ROUNDS + 1]
    cdef int measure[COUNT]
    cdef int weight[ROUNDS + 1][COUNT]
    cdef uint64_t known[MEMORY]
    cdef int known_sure[MEMORY]
    cdef int16_t known_measure[MEMORY][COUNT]

    @cython.locals(left=int, worth=int)
    cdef int worth(self, int seat) noexcept nogil
    @cython.locals(now=int64_t, then=int64_t, total=int64_t, index=int)
    cdef int weighed(self, int left) noexcept nogil
    @cython.locals(left=int, passed=bint)
    cdef int look(self, int seat) noexcept nogil
    @cython.locals(worth=int, category=int, count=int)
    cdef int wheel_points(self, QueensGardenState state, int seat, int left) noexcept nogil
    @cython.locals(place=int, empty=int)
    cdef void look_at_display(self) noexcept nogil
    @cython.locals(active=int, items=int, starter=int)
    cdef void measure_round(self, int seat, bint passed) noexcept nogil
    @cython.locals(digest=uint64_t, index=int, number=int)
    cdef void look_at_garden(self, int seat, int left) noexcept nogil
    @cython.locals(digest=uint64_t, kind=int, held=int64_t)
    cdef uint64_t digest(self, int seat, int left) noexcept nogil
    @cython.locals(index=int)
    cdef void measure_anew(self, int seat, int left) noexcept nogil
    @cython.locals(category=int, free=int, slot=int)
    cdef void measure_garden(self, int seat) noexcept nogil
    @cython.locals(group=int64_t, size=int)
    cdef void measure_groups(self, int seat, int64_t spaces) noexcept nogil
    @cython.locals(feature=int, around=int)
    cdef void measure_features(self, int seat) noexcept nogil
    @cython.locals(held=int64_t, category=int, count=int)
    cdef void measure_storage(self, int seat) noexcept nogil
