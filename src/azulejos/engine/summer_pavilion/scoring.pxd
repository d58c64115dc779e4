from azulejos.engine.summer_pavilion.board cimport FULL

cpdef int loss(int score, int cost, int lowest) noexcept nogil
cpdef bint is_one_coloured(int colours) noexcept nogil
cpdef int open_colours(int colours, int tiles) noexcept nogil
