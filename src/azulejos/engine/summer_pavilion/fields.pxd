cimport cython
from libc.stdint cimport int16_t, int64_t, uint64_t

from azulejos.engine.game cimport GameState
from azulejos.engine.masks cimport Masks
from azulejos.engine.rng cimport folded, folded_all
from azulejos.engine.summer_pavilion.board cimport (
    COLOURS, DISPLAYS, EACH, FACTORY_TILES, ROUNDS, SEATS, SPACES, STARS, Board
)

cdef enum:
    NOTHING = -1

cdef enum:
    DEAL, TAKE, LAY, PICK, KEEP, REFILL, END

cdef enum:
    DRAWN, JOKER_DRAWN, TOWER_POURED, ROUND_OPENED, TAKEN, MOVED_TO_CENTRE, TOKEN_TAKEN
    LAYING_OPENED, LAID, GROUP_SCORED, SURROUNDED, BONUS_LAPSED, PICKED, PASSED, KEPT, DISCARDED
    CORNERS_RETURNED, STAR_BONUS, NUMBER_BONUS, ENDED

cdef class PavilionFields(GameState):
    cdef Board board
    cdef Masks masks
    cdef readonly int side, lowest_score, phase, start, token, passed, owed, least
    cdef readonly int joker, known_jokers, printed_jokers
    cdef readonly int bag_size, tower_size, supply_size, on_display, deal_size
    cdef readonly int64_t bag, tower, supply, offer
    cdef readonly int64_t display[DISPLAYS]
    cdef readonly int64_t hand[SEATS]
    cdef readonly int64_t corner[SEATS]
    cdef readonly int64_t covered[SEATS]
    cdef readonly int16_t joker_order[ROUNDS]
    cdef readonly int16_t colours[SEATS][STARS]
    cdef readonly int16_t accepts[SEATS][STARS]
    cdef readonly int16_t wall[SEATS][SPACES]
    cdef int16_t natural[COLOURS]
    cdef int16_t helping[COLOURS]
    cdef int16_t reach[STARS]

    cdef int allocate(self, object options) except -1
    cdef void copy_from(self, GameState other) noexcept nogil
    cdef void copy_fields(self, PavilionFields source) noexcept nogil
    cdef void copy_walls(self, PavilionFields source) noexcept nogil
    @cython.locals(display=int, seat=int)
    cdef void reset(self) noexcept nogil
    @cython.locals(star=int, space=int)
    cdef void reset_board(self, int seat) noexcept nogil
    @cython.locals(digest=uint64_t, display=int, seat=int)
    cdef uint64_t fold_fields(self) noexcept nogil
