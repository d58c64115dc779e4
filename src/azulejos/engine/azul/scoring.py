"""Points: of a tile put on the wall, of the floor, and what the bonuses count."""

from __future__ import annotations

import cython

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, LINES


def run_points(length: int) -> int:
    """A run counts each of its tiles, but a tile alone is no run."""
    return length if length > 1 else 0


def tile_points(across: int, down: int) -> int:
    """Both runs through a new tile count; one point if it stands alone."""
    if across == 1 and down == 1:
        return 1
    return run_points(across) + run_points(down)


def floor_loss(score: int, cost: int) -> int:
    """What the floor takes away: the score never falls below 0."""
    return cost if cost < score else score


def complete_count(tiles: list[int]) -> int:
    """How many of five rows, columns or colours have all five tiles (given as masks)."""
    count = 0
    for index in range(LINES):
        if tiles[index] == 31:
            count += 1
    return count


def is_dead(colours: int, spaces: int, columns: int, exhausted: int, grey: bool) -> bool:
    """A row that can never be completed: a colour it lacks has run out, or (grey wall) its missing
    colours cannot all find a space, because the columns forbid too many of them.

    `colours` and `spaces` are what the row has, `columns` the colours of each column, five bits
    each. By Hall's theorem all missing colours find a space unless some group of them has fewer
    open spaces than members.
    """
    missing = 31 & ~colours
    if missing & exhausted:
        return True
    if not grey:
        return False
    for group in range(1, 32):
        if group & ~missing == 0 and open_spaces(group, spaces, columns) < members(group):
            return True
    return False


def open_spaces(group: int, spaces: int, columns: int) -> int:
    """How many empty spaces of the row could take some colour of the group."""
    count = 0
    for column in range(COLOURS):
        forbidden = columns >> COLOURS * column
        if not spaces >> column & 1 and group & ~forbidden:
            count += 1
    return count


def members(group: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += group >> colour & 1
    return count
