from libc.stdint cimport int16_t, int64_t

cdef enum:
    KINDS = 6
    HEXAGONS = 36
    CATEGORIES = 12
    SPACES = 48
    SLOTS = 6
    RING = 6
    FEATURES = 13
    TOUCHED = 3
    PLACES = 8
    PLACE_TILES = 4
    SEATS = 4
    ROUNDS = 4
    SIDES = 2
    NOTHING = -1

cdef class Board:
    cdef readonly int copies, tiles_on_top, start_score, start_jokers, tile_storage
    cdef readonly int expansion_storage, face_down_price, first_to_pass_price
    cdef readonly int pavilion_points, joker_points, smallest_group
    cdef readonly int16_t stack[SEATS + 1]
    cdef readonly int16_t value[HEXAGONS]
    cdef readonly int16_t colour[HEXAGONS]
    cdef readonly int16_t pattern[HEXAGONS]
    cdef readonly int16_t member[CATEGORIES][KINDS]
    cdef readonly int64_t category[CATEGORIES]
    cdef readonly int64_t hexagon[HEXAGONS]
    cdef readonly int64_t space[SPACES]
    cdef readonly int64_t neighbours[SPACES]
    cdef readonly int64_t ring[SLOTS]
    cdef readonly int64_t whole_slot[SLOTS]
    cdef readonly int64_t fountain_ring
    cdef readonly int64_t all_rings
    cdef readonly int16_t slot_of[SPACES]
    cdef readonly int16_t turn_of[SPACES]
    cdef readonly int64_t feature[FEATURES]
    cdef readonly int16_t feature_jokers[FEATURES]
    cdef readonly int16_t features_at[SPACES][TOUCHED]
    cdef readonly int16_t wheel_round[SIDES][CATEGORIES]
