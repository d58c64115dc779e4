"""Sets as bit masks: the lowest member, and how many there are.

Compiled, both are single instructions of the processor (see the header).
"""

from __future__ import annotations

import cython

if not cython.compiled:

    def lowest(mask: int) -> int:
        """The smallest number in a set that is not empty."""
        return (mask & -mask).bit_length() - 1

    def size_of(mask: int) -> int:
        return mask.bit_count()
