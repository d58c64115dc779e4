from libc.stdint cimport int64_t

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int queens_garden_lowest(unsigned __int64 mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #define queens_garden_size_of(mask) ((int)__popcnt64((unsigned __int64)(mask)))
    #else
    #define queens_garden_lowest(mask) __builtin_ctzll((unsigned long long)(mask))
    #define queens_garden_size_of(mask) __builtin_popcountll((unsigned long long)(mask))
    #endif
    """
    int lowest "queens_garden_lowest"(int64_t mask) noexcept nogil
    int size_of "queens_garden_size_of"(int64_t mask) noexcept nogil
