cimport cython
from libc.stdint cimport int16_t

from azulejos.engine.azul.board cimport COLOURS, LINES, TAKES
from azulejos.engine.azul.fields cimport LAID, LINE_FELL, NOTHING, TILING, AzulFields
from azulejos.engine.azul.rounds cimport end_round
from azulejos.engine.azul.scoring cimport score_floor, score_tile
from azulejos.engine.azul.taking cimport drop
from azulejos.engine.rng cimport Rng

cdef bint may_place(AzulFields state, int line, int column) noexcept nogil
@cython.locals(line=int, columns=int, count=int, index=int)
cdef int placements_into(AzulFields state, int16_t* buffer) noexcept nogil
@cython.locals(line=int, columns=int, chosen=int)
cdef int random_placement(AzulFields state, Rng rng) noexcept nogil
@cython.locals(seat=int)
cdef void place(AzulFields state, int line, int column) noexcept nogil
cdef void begin_tiling(AzulFields state) noexcept nogil
@cython.locals(seat=int, line=int, colour=int)
cdef void continue_tiling(AzulFields state) noexcept nogil
@cython.locals(full=int)
cdef int next_line(AzulFields state) noexcept nogil
@cython.locals(colour=int, columns=int, column=int)
cdef int open_columns(AzulFields state, int seat, int line) noexcept nogil
@cython.locals(colour=int)
cdef void put_on_wall(AzulFields state, int seat, int line, int column) noexcept nogil
cdef void empty_line(AzulFields state, int seat, int line) noexcept nogil
@cython.locals(colour=int, count=int)
cdef void drop_line(AzulFields state, int seat, int line) noexcept nogil
cdef void finish_tiling_of(AzulFields state, int seat) noexcept nogil
