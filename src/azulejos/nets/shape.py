"""How large a net is, and in which units it counts.

A weight or an activation of 1 is the whole number `ONE`, so a sum of their products is in units of
1 / `ONE` / `ONE`, which is `UNIT`. Sums of the first layer have 16 bits, and what leaves them comes
in again from the other side, `AROUND` further on; a net that is learned stays far from that. With
the largest weights of 16 bits and steps of `LARGEST_STEP` no other sum leaves 32 bits:
64 * 512 * 32767 + 2^29 is below 2^31.
"""

from __future__ import annotations

WIDTH = 64
NARROW = 32
MOST_HEADS = 8
MOST_INPUTS = 4096
MOST_ACTIVE = 512
ONE = 512
UNIT = ONE * ONE
LARGEST_STEP = 1 << 29
AROUND = 1 << 16
LARGEST_WEIGHT = AROUND // 2 - 1
