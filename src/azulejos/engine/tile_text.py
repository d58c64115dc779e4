"""Tiles as text: letters one by one (`BBYR`), or counts by colour (`B12Y3`); a dash for none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def or_dash(text: str) -> str:
    return text or "-"


def no_dash(text: str) -> str:
    return "" if text == "-" else text


def spelled(letters: str, counts: Sequence[int]) -> str:
    """One letter for each tile.

    >>> spelled("BYR", [2, 0, 1])
    'BBR'
    """
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True))


def counted(letters: str, counts: Iterable[int]) -> str:
    """A number for each colour that is there.

    >>> counted("BYR", [12, 0, 3])
    'B12R3'
    """
    pairs = zip(letters, counts, strict=True)
    return or_dash("".join(f"{letter}{count}" for letter, count in pairs if count))


def counts_pattern(letters: str) -> str:
    """What `counted` writes, with a group for each count: each letter at most once, in order."""
    counts = "".join(rf"(?:{letter}([1-9]\d?))?" for letter in letters)
    return rf"-|(?=[{letters}]){counts}"


def read_counts(groups: Iterable[str | None]) -> tuple[int, ...]:
    return tuple(int(count or 0) for count in groups)
