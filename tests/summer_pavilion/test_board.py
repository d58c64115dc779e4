"""The printed facts agree with each other and with the geometry of the board."""

import math
from itertools import pairwise
from typing import Any

import pytest

from azulejos.engine.summer_pavilion.board import (
    BOARD,
    COLOUR_NAMES,
    DECORATION_IDS,
    FACTS,
    SIDE_NAMES,
    STAR_NAMES,
    payments,
    space_at,
)

Point = tuple[float, float]
STARS = {star["id"]: star for star in FACTS["stars"]}


def point(x: float, y: float) -> Point:
    return round(x, 2) + 0.0, round(y, 2) + 0.0


def moved(start: Point, length: float, bearing: float) -> Point:
    angle = math.radians(bearing)
    return start[0] + length * math.sin(angle), start[1] - length * math.cos(angle)


def corners_of_space(star: str, slot: int) -> list[Point]:
    """A rhombus with one corner in the middle of the star and the opposite one at the tip."""
    centre: Point = tuple(STARS[star]["centre"])
    angle = STARS[star]["angle_of_slot_1"] + 60 * (slot - 1)
    spread = [(0.0, angle), (1.0, angle - 30), (math.sqrt(3), angle), (1.0, angle + 30)]
    return [point(*moved(centre, length, bearing)) for length, bearing in spread]


def corners_of_decoration(decoration: dict[str, Any]) -> list[Point]:
    centre: Point = tuple(decoration["centre"])
    axis = decoration["long_axis"]
    half = [(math.sqrt(3) / 2, axis), (0.5, axis + 90), (math.sqrt(3) / 2, axis + 180)]
    half.append((0.5, axis + 270))
    return [point(*moved(centre, length, bearing)) for length, bearing in half]


def edges(corners: list[Point]) -> set[frozenset[Point]]:
    return {frozenset(pair) for pair in pairwise([*corners, corners[0]])}


SPACES = {(star, slot): corners_of_space(star, slot) for star in STAR_NAMES for slot in range(1, 7)}


def touch(one: set[frozenset[Point]], other: set[frozenset[Point]]) -> bool:
    """Whether two rhombi have an edge in common, as far as two decimals can tell."""
    return any(
        all(min(math.dist(a, b) for b in second) < 0.03 for a in first)
        for first in one
        for second in other
    )


def test_there_are_18_decorations_with_36_bonus_tiles() -> None:
    kinds = [identity.partition("/")[0] for identity in DECORATION_IDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {"pillar": 6, "statue": 6, "window": 6}
    assert sum(BOARD.decoration_tiles) == 36
    assert len(set(DECORATION_IDS)) == 18


@pytest.mark.parametrize("decoration", FACTS["decorations"], ids=lambda facts: facts["id"])
def test_a_decoration_lies_between_the_spaces_that_it_names(decoration: dict[str, Any]) -> None:
    around = edges(corners_of_decoration(decoration))
    touching = [list(space) for space, corners in SPACES.items() if touch(around, edges(corners))]
    assert sorted(touching) == sorted(decoration["spaces"])


def test_every_space_touches_the_decorations_that_the_tables_say() -> None:
    for star in STAR_NAMES:
        for slot in range(1, 7):
            named = {
                number
                for number, facts in enumerate(FACTS["decorations"])
                if [star, slot] in facts["spaces"]
            }
            found = set(BOARD.decorations_at[space_at(star, slot)]) - {-1}
            assert found == named
            assert len(found) == (2 if star == "centre" or slot in (2, 3) else 1)


def test_one_tile_earns_at_most_three() -> None:
    earned = [
        sum(BOARD.decoration_tiles[number] for number in BOARD.decorations_at[space] if number >= 0)
        for space in range(42)
    ]
    assert max(earned) == 3


def test_each_outer_star_is_the_same_star_turned() -> None:
    outer = [star for star in FACTS["stars"] if star["id"] != "centre"]
    turned = [star["angle_of_slot_1"] % 360 for star in outer]
    assert [(later - turned[0]) % 360 for later in turned] == [0, 60, 120, 180, 240, 300]
    for side in SIDE_NAMES:
        assert len({tuple(star["numbers"][side]) for star in outer}) == 1


def test_numbers_of_both_sides() -> None:
    counts = {
        name: {number: list(BOARD.number[side]).count(number) for number in range(1, 7)}
        for side, name in enumerate(SIDE_NAMES)
    }
    assert counts["coloured"] == dict.fromkeys(range(1, 7), 7)
    assert counts["grey"] == {1: 6, 2: 6, 3: 12, 4: 6, 5: 6, 6: 6}


def test_every_outer_star_has_a_colour_of_its_own() -> None:
    homes = list(BOARD.home)
    assert homes[0] == -1
    assert sorted(homes[1:]) == list(range(6))
    assert [COLOUR_NAMES[home] for home in homes[1:]] == [
        "orange",
        "red",
        "blue",
        "yellow",
        "green",
        "purple",
    ]


def test_groups_on_the_ring() -> None:
    for tiles in range(64):
        for slot in range(6):
            if tiles >> slot & 1:
                assert BOARD.group[tiles][slot] == slow_group(tiles, slot)


def slow_group(tiles: int, slot: int) -> int:
    reached, waiting = {slot}, [slot]
    while waiting:
        here = waiting.pop()
        for there in ((here + 1) % 6, (here - 1) % 6):
            if tiles >> there & 1 and there not in reached:
                reached.add(there)
                waiting.append(there)
    return len(reached)


def test_ways_to_pay_are_counted_one_by_one() -> None:
    for number in range(1, 7):
        for natural in range(8):
            for jokers in range(8):
                ways = [
                    used
                    for used in range(number)
                    if used <= jokers and number - used <= natural and number - used >= 1
                ]
                assert payments(number, natural, jokers) == len(ways)
