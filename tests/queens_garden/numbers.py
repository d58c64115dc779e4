"""Numbers that somebody may have typed in from their own scoring board."""

from __future__ import annotations

from hypothesis import strategies as st

EACH = st.integers(0, 9)
EXTRA = st.integers(0, 20)


def row(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def written(wheel: list[list[int]], bonuses: list[int]) -> dict[str, str]:
    return {"group_bonus": row(bonuses), "wheel": "/".join(map(row, wheel))}


NUMBERS = st.builds(
    written,
    st.lists(st.lists(EACH, min_size=3, max_size=3), min_size=4, max_size=4),
    st.lists(EXTRA, min_size=4, max_size=4),
)
