from libc.stdint cimport int64_t

cdef extern from *:
    """
    #define queens_garden_lowest(mask) __builtin_ctzll((unsigned long long)(mask))
    #define queens_garden_size_of(mask) __builtin_popcountll((unsigned long long)(mask))
    """
    int lowest "queens_garden_lowest"(int64_t mask) noexcept nogil
    int size_of "queens_garden_size_of"(int64_t mask) noexcept nogil
