from azulejos.engine.summer_pavilion.fields cimport DEAL, END, REFILL, PavilionFields
from azulejos.engine.summer_pavilion.placing cimport put

cpdef object load(PavilionFields state, object placement)
cdef object load_jokers(PavilionFields state, str jokers)
cdef object load_display(PavilionFields state, int display, str tiles)
cdef object load_board(PavilionFields state, int seat, object board)
