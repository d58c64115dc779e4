cimport cython

from azulejos.engine.summer_pavilion.board cimport DECORATIONS, SEATS, SIDES, SLOTS, STARS, Board

cdef enum:
    POINT = 100
    SURE = 1000
    LEFT = 7
    KINDS = 3
    MOST_OF_A_NUMBER = 13

cdef enum:
    ONE_COLOUR, CENTRE_STAR, MIXED

cdef class BoardPotential:
    cdef Board board
    cdef int chance[SIDES][LEFT][KINDS][64]
    cdef int growth[SIDES][LEFT][64]
    cdef int star_kind[SIDES][STARS][64]
    cdef int star_points[SIDES][STARS][64]
    cdef int number_worth[SIDES][LEFT][SLOTS + 1][MOST_OF_A_NUMBER]
    cdef int decoration_worth[SIDES][LEFT][DECORATIONS][5]
    cdef int tile[SIDES][LEFT]
    cdef int joker[SIDES][LEFT]
    cdef int base[SIDES][SEATS + 1][LEFT]
    cdef int spread[SIDES][SEATS + 1][LEFT]
    cdef int rest[SIDES]

    @cython.locals(chance=int)
    cdef int star_bonus(
        self, int side, int left, int star, int spaces, int colours) noexcept nogil
