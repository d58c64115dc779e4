cimport cython

from azulejos.engine.queens_garden.actions cimport (
    BUY, COPY, DISCARD, JOKERS, NEW_SLOT, PASS, PAY, PLACE_EXPANSION, PLACE_TILE, SLOT, SPACE, STOP,
    GardenActions
)
from azulejos.engine.queens_garden.board cimport HEXAGONS, NOTHING, RING, ROUNDS
from azulejos.engine.queens_garden.layout cimport (
    ACTING, BUILDING, BUYING, COPYING, DISCARDED, DISCARDING, END, ENDED, EXPANSION_BOUGHT,
    EXPANSION_PLACED, MARKER_SCORED, PASSED, PAYING, ROUND_OPENED, SETTING, TILE_PLACED
)
from azulejos.engine.queens_garden.observation cimport observe

cdef class QueensGardenState(GardenActions):
    cdef void apply(self, int move) noexcept nogil
    cdef void act(self, int move) noexcept nogil
    cdef void continue_acquiring(self) noexcept nogil
    cdef void note_payment(self, int move) noexcept nogil
    cdef void continue_paying(self, int move) noexcept nogil
    @cython.locals(seat=int, hexagon=int)
    cdef void plant(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void buy(self, int slot) noexcept nogil
    cdef void continue_passing(self, int move) noexcept nogil
    @cython.locals(seat=int, index=int)
    cdef void leave_round(self) noexcept nogil
    @cython.locals(hexagon=int)
    cdef void discard(self, int seat, int item) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int seat_after(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    cdef void prepare_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
    cdef void observe_into(self, int seat, float* buffer) noexcept nogil
