"""The points of Summer Pavilion: groups, penalties, and the bonuses at the end of the game."""

from __future__ import annotations

import cython

from azulejos.engine.summer_pavilion.fields import PavilionFields

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import SLOTS, STARS
    from azulejos.engine.summer_pavilion.events import GROUP_SCORED, NUMBER_BONUS, STAR_BONUS
    from azulejos.engine.summer_pavilion.fields import NOTHING


def loss(state: PavilionFields, seat: int, cost: int) -> int:
    """What a penalty takes away: no score falls below the first space of the track."""
    if state.score[seat] - cost >= state.lowest_score:
        return cost
    return state.score[seat] - state.lowest_score


def star_spaces(state: PavilionFields, seat: int, star: int) -> int:
    """The slots of a star that have a tile."""
    return state.covered[seat] >> SLOTS * star & 63


def is_one_coloured(colours: int) -> bool:
    """Whether a set of colours has exactly one member."""
    return colours != 0 and colours & (colours - 1) == 0


def score_group(state: PavilionFields, seat: int, space: int) -> None:
    """A point for every tile connected with the new one, itself included."""
    points = state.board.group[star_spaces(state, seat, space // SLOTS)][space % SLOTS]
    state.score[seat] += points
    state.events.note(GROUP_SCORED, seat, NOTHING, NOTHING, space, points)


def score_stars(state: PavilionFields, seat: int) -> None:
    """A complete star counts by its colour, or as multicoloured."""
    for star in range(STARS):
        if star_spaces(state, seat, star) == 63:
            colour = NOTHING
            points = state.board.multicoloured
            if is_one_coloured(state.colours[seat][star]):
                colour = state.masks.member[state.colours[seat][star]][0]
                points = state.board.star_points[colour]
            state.score[seat] += points
            state.events.note(STAR_BONUS, seat, colour, NOTHING, star, points)


def score_numbers(state: PavilionFields, seat: int) -> None:
    """Every space of a number covered, the centre star included."""
    for number in range(1, SLOTS + 1):
        mask = state.board.number_mask[state.side][number]
        points = state.board.number_points[number]
        if points > 0 and state.covered[seat] & mask == mask:
            state.score[seat] += points
            state.events.note(NUMBER_BONUS, seat, number, NOTHING, NOTHING, points)
