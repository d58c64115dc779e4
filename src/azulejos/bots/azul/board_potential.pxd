cimport cython

from azulejos.engine.azul.board cimport COLOURS, LINES, Board
from azulejos.engine.azul.fields cimport NOTHING
from azulejos.engine.azul.state cimport AzulState
from azulejos.engine.masks cimport Masks

cdef enum:
    POINT = 100
    SURE = 1000

cdef class BoardPotential:
    cdef AzulState state
    cdef object weights
    cdef Board board
    cdef Masks masks
    cdef int growth, most_certain
    cdef int placed_by_end[LINES][LINES + 1]
    cdef int held_by_end[LINES][LINES + 1]
    cdef int space_chance[LINES][COLOURS]
    cdef int colour_chance[LINES][COLOURS]
    cdef int column_hope[COLOURS]
    cdef int colour_hope[COLOURS]

    cdef void look(self, int seat, int left, bint with_lines) noexcept nogil
    @cython.locals(fullest=int, seat=int, row=int, lacking=int, by_row=int)
    cdef int rounds_left(self) noexcept nogil

    @cython.locals(row=int, empty=int, held=int, usual=int, missing=int, certain=int)
    cdef void estimate_chances(self, int seat, int left, bint with_lines) noexcept nogil
    @cython.locals(later=int, done=int)
    cdef int beside_held(self, int row, int left, int missing, int certain) noexcept nogil
    cdef int limited(self, int chance) noexcept nogil
    @cython.locals(colour=int, column=int)
    cdef void spread_chance(self, int seat, int row, int usual, int held, int certain) noexcept nogil
    @cython.locals(missing=int, column=int, index=int)
    cdef void spread_over_grey_row(self, int seat, int row) noexcept nogil
    @cython.locals(columns=int, count=int, index=int, column=int)
    cdef void spread_colour(self, int seat, int row, int colour) noexcept nogil
    @cython.locals(columns=int, column=int)
    cdef int columns_for(self, int seat, int row, int colour) noexcept nogil

    @cython.locals(index=int, column_hope=int, colour_hope=int, row=int)
    cdef void estimate_hopes(self, int seat) noexcept nogil
    @cython.locals(hope=int, column=int)
    cdef int row_hope(self, int seat, int row) noexcept nogil
    @cython.locals(value=int, index=int)
    cdef int promise(self, int seat) noexcept nogil
    @cython.locals(points=int, row=int, column=int)
    cdef int future_points(self, int seat) noexcept nogil
    @cython.locals(across=int, down=int)
    cdef int points(self, int seat, int row, int column) noexcept nogil

    @cython.locals(colour_step=int, column=int, columns=int, best=int, index=int)
    cdef int line_worth(self, int seat, int row, int colour) noexcept nogil
    @cython.locals(worth=int)
    cdef int space_worth(self, int seat, int row, int column) noexcept nogil
    cdef int step(self, int hope, int chance) noexcept nogil
    @cython.locals(chance=int)
    cdef int new_neighbours(self, int seat, int row, int column) noexcept nogil
    @cython.locals(taken=int)
    cdef int open_chance(self, int seat, int row, int column) noexcept nogil
