cimport cython
from libc.stdint cimport int16_t, int64_t

from azulejos.engine.azul.board cimport (
    COLOURS, DESTINATIONS, DISPLAYS, EACH, IN_LANE, LANE, LINES, SEATS, Board
)
from azulejos.engine.azul.fields cimport NOTHING
from azulejos.engine.azul.state cimport AzulState
from azulejos.engine.azul.taking cimport CENTRE, FLOOR
from azulejos.engine.buffers cimport MoveBuffer
from azulejos.engine.masks cimport Masks
from azulejos.search.guide cimport PriorBuffer

cdef enum:
    VARIANTS = 2
    TERMS = 92
    HANDFUL_TERMS = 3
    LINE_TERMS = 5
    MOST_LEFT = 5

cdef enum:
    SOURCE = 0
    NEXT = 5
    NEXT_LEFT = 9
    LINE = 12
    LEFT = 48
    ROW = 78
    COLUMN = 84
    BEST = 90

cdef class TakeTerms:
    cdef AzulState state
    cdef Board board
    cdef Masks masks
    cdef int16_t weight[VARIANTS][SEATS + 1][TERMS]
    cdef int scale[VARIANTS][SEATS + 1]
    cdef int16_t* own
    cdef int16_t first_of_lines[DESTINATIONS]
    cdef int16_t term[LINE_TERMS]
    cdef int64_t on_table
    cdef int lacking[COLOURS]
    cdef int room[DESTINATIONS]
    cdef int before[DESTINATIONS]
    cdef int row_size[DESTINATIONS]
    cdef double best_at[DESTINATIONS]
    cdef int colour, tiles, left

    @cython.locals(last=int, of_handful=int, index=int, handful=int)
    cdef int add_into(self, int16_t* moves, int count, double* gains) noexcept nogil
    @cython.locals(weight=int, index=int)
    cdef int weight_of(self, int count) noexcept nogil
    @cython.locals(display=int, index=int, line=int)
    cdef void look(self, int16_t* moves, int count, double* gains) noexcept nogil
    @cython.locals(colour=int, line=int, missing=int)
    cdef void look_at_next(self, int seat) noexcept nogil
    @cython.locals(line=int, held=int, capacity=int, before=int, row=int)
    cdef void look_at_lines(self, int seat) noexcept nogil
    @cython.locals(source=int, rest=int64_t, lacking=int)
    cdef void write_handful(self, int handful) noexcept nogil
    @cython.locals(
        placed=int, missing=int, is_complete=int, row=int, column=int, spaces=int, is_seen=int)
    cdef void write_line(self, int line, double gain) noexcept nogil
    @cython.locals(index=int, handful=int, number=int)
    cdef list listed(self, MoveBuffer legal, int count, PriorBuffer gains)
