from azulejos.engine.azul.board cimport COLOURS
from azulejos.engine.azul.fields cimport DEAL, END, NOTHING, SPACE, AzulFields
from azulejos.engine.azul.taking cimport MARKER

cpdef object load(AzulFields state, object placement)
cdef object load_display(AzulFields state, int display, str tiles)
cdef object load_board(AzulFields state, int seat, object board)
cdef object load_wall(AzulFields state, int seat, int row, int column, int colour)
cdef object load_line(AzulFields state, int seat, int line, str tiles)
cdef object load_floor(AzulFields state, int seat, str tiles)
