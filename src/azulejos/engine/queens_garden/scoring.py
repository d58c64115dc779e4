"""Points: of the wheel at the end of a round, of storage and groups at the end of the game."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import CATEGORIES, HEXAGONS, KINDS, NOTHING, SLOTS
    from azulejos.engine.queens_garden.events import (
        GROUP_SCORED,
        JOKERS_SCORED,
        LEFTOVERS_SCORED,
        PAVILIONS_SCORED,
        WHEEL_SCORED,
    )
    from azulejos.engine.queens_garden.fields import FACE_DOWN


def lose(state: GardenFields, seat: int, points: int, kind: int, what: int) -> None:
    """The score never falls below 0."""
    loss = points if points < state.score[seat] else state.score[seat]
    state.score[seat] -= loss
    state.events.note(kind, seat, what, NOTHING, NOTHING, -loss)


def spaces_of(state: GardenFields, seat: int, category: int) -> int:
    """Where the hexagons of a colour or a pattern lie."""
    if category < KINDS:
        return state.of_colour[seat][category]
    return state.of_pattern[seat][category - KINDS]


# The end of a round


def score_wheel(state: GardenFields, seat: int) -> None:
    """Three categories score this round; a hexagon may fit by colour and by pattern."""
    for category in range(CATEGORIES):
        if state.board.wheel_round[state.side][category] == state.round:
            count = size_of(spaces_of(state, seat, category))
            points = state.wheel_points[category] * count
            state.score[seat] += points
            if points > 0:
                state.events.note(WHEEL_SCORED, seat, category, NOTHING, NOTHING, points)
    score_pavilions(state, seat)


def score_pavilions(state: GardenFields, seat: int) -> None:
    """Every expansion that lies face up, surrounded or not."""
    points = pavilions(state, seat) * state.board.pavilion_points
    state.score[seat] += points
    if points > 0:
        state.events.note(PAVILIONS_SCORED, seat, NOTHING, NOTHING, NOTHING, points)


def pavilions(state: GardenFields, seat: int) -> int:
    count = 0
    for slot in range(SLOTS):
        count += 0 <= state.slot_hexagon[seat][slot] < FACE_DOWN
    return count


# The end of the game


def score_storage(state: GardenFields, seat: int) -> None:
    """Jokers first, then what is left over."""
    points = state.jokers[seat] * state.board.joker_points
    state.score[seat] += points
    if points > 0:
        state.events.note(JOKERS_SCORED, seat, NOTHING, NOTHING, NOTHING, points)
    loss = storage_value(state, seat)
    if loss > 0:
        lose(state, seat, loss, LEFTOVERS_SCORED, NOTHING)


def storage_value(state: GardenFields, seat: int) -> int:
    """The values of all stored tiles and expansions."""
    value = 0
    for hexagon in range(HEXAGONS):
        value += state.stored[seat][hexagon] * state.board.value[hexagon]
        if state.held_expansions[seat] & state.board.hexagon[hexagon]:
            value += state.board.value[hexagon]
    return value


def score_groups(state: GardenFields, seat: int) -> None:
    """First the colours, then the patterns."""
    for category in range(CATEGORIES):
        left = spaces_of(state, seat, category)
        while left:
            group = group_at(state, lowest(left), left)
            left &= ~group
            points = group_points(state, seat, group)
            state.score[seat] += points
            if points > 0:
                state.events.note(GROUP_SCORED, seat, category, NOTHING, size_of(group), points)


def group_at(state: GardenFields, space: int, area: int) -> int:
    """All spaces of an area that hang together with this one."""
    group = state.board.space[space]
    frontier = group
    while frontier:
        member = lowest(frontier)
        frontier &= frontier - 1
        fresh = state.board.neighbours[member] & area & ~group
        group |= fresh
        frontier |= fresh
    return group


def group_points(state: GardenFields, seat: int, group: int) -> int:
    """The sum of its values from three hexagons on, and the extra points for its size."""
    size = size_of(group)
    if size < state.board.smallest_group:
        return 0
    points = state.group_bonus[size]
    while group:
        points += state.board.value[state.garden[seat][lowest(group)]]
        group &= group - 1
    return points
