from azulejos.engine.queens_garden.board cimport HEXAGONS, NOTHING
from azulejos.engine.queens_garden.dealing cimport put_on_place, survey_display
from azulejos.engine.queens_garden.fields cimport (
    ACTING, EMPTY_SLOT, END, FACE_DOWN, HIDDEN, TURNING, GardenFields
)
from azulejos.engine.queens_garden.placing cimport put_expansion, put_face_down, put_hexagon
from azulejos.engine.queens_garden.storage cimport store_expansion, store_tile

cpdef object load(GardenFields state, object placement)
cdef object replay(GardenFields state, object placement)
cdef object load_pools(GardenFields state, object placement)
cdef object load_display(GardenFields state, object placement)
cdef object load_board(GardenFields state, int seat, object board)
