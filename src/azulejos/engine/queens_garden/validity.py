"""Everything that can be wrong with a hand-made position.

A position is in order if nothing on the table contradicts the rules or the phase of the round. How
it came about is not asked. Seats count from 0, places and slots from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from azulejos.engine.errors import Fault, Value
from azulejos.engine.queens_garden.board import (
    BAG_ID,
    BOARD,
    COORDINATES,
    FACTS,
    MARKER_ID,
    STORAGE_ID,
    SUPPLY_ID,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
    spaces_around,
)
from azulejos.engine.queens_garden.notation import (
    EMPTY,
    FACE_DOWN,
    BoardPlacement,
    Placement,
)
from azulejos.engine.setup_fields import PHASE, SEAT, of_seat

ROUNDS: int = FACTS["rounds"]
UNSEEN, EXPANSIONS, HALF = "unseen", "expansions", "half"


def faults(placed: Placement) -> list[Fault]:
    return [
        *_tile_counts(placed),
        *_expansion_counts(placed),
        *_hidden_expansions(placed),
        *_storages(placed),
        *_gardens(placed),
        *_display(placed),
        *_seats(placed),
        *_end(placed),
    ]


def _fault(code: str, *parts: str, **values: Value) -> Fault:
    return Fault(f"queens_garden.{code}", values, parts)


def face_id(place: int) -> str:
    """What of an expansion of the display is seen."""
    return f"face/{place + 1}"


# How many of everything there are


def _tile_counts(placed: Placement) -> Iterator[Fault]:
    """The box holds three tiles of each hexagon."""
    tiles = Counter(tile for place in placed.display for tile in place.tiles)
    for board in placed.boards:
        tiles.update(board.tiles)
        tiles.update(board.garden().values())
        tiles.subtract(slot.hexagon for slot in board.slots if 0 <= slot.hexagon < FACE_DOWN)
    for hexagon in range(36):
        found = tiles[hexagon] + placed.bag[hexagon] + placed.tower[hexagon]
        if found != BOARD.copies:
            yield _fault(
                "tile-count", BAG_ID, tile=hexagon_name(hexagon), found=found, expected=BOARD.copies
            )


def _seen(placed: Placement) -> Counter[int]:
    """The expansions that lie face up somewhere, or are stored."""
    found = Counter(place.face for place in placed.display if place.face >= 0)
    for board in placed.boards:
        found.update(board.expansions)
        found.update(slot.hexagon for slot in board.slots if 0 <= slot.hexagon < FACE_DOWN)
    return found


def _expansion_counts(placed: Placement) -> Iterator[Fault]:
    """There is one expansion of each hexagon; one that was never seen lies nowhere face up."""
    for hexagon, count in sorted(_seen(placed).items()):
        if count + placed.unseen[hexagon] > 1:
            yield _fault("expansion-twice", UNSEEN, tile=hexagon_name(hexagon))


def _hidden_expansions(placed: Placement) -> Iterator[Fault]:
    """What is not face up lies in the supply, in stacks, face down in the display or a garden."""
    to_turn = sum(place.face == -1 for place in placed.display)
    to_turn += (ROUNDS - placed.round) * len(placed.display)
    face_down = sum(slot.hexagon == FACE_DOWN for board in placed.boards for slot in board.slots)
    expected = 36 - sum(_seen(placed).values()) - to_turn - face_down
    if placed.supply != expected:
        yield _fault("supply-count", SUPPLY_ID, found=placed.supply, expected=expected)
    if sum(placed.unseen) < to_turn:
        yield _fault("too-few-unseen", UNSEEN, found=sum(placed.unseen), expected=to_turn)


def _storages(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        found = len(board.tiles) + board.jokers
        if found > BOARD.tile_storage:
            yield _fault(
                "storage-full",
                of_seat(seat, STORAGE_ID),
                seat=seat,
                found=found,
                expected=BOARD.tile_storage,
            )
        if len(board.expansions) > BOARD.expansion_storage:
            yield _fault(
                "expansion-storage-full",
                of_seat(seat, EXPANSIONS),
                seat=seat,
                found=len(board.expansions),
                expected=BOARD.expansion_storage,
            )


# Gardens


def _gardens(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        for slot, built in enumerate(board.slots):
            if built.hexagon == EMPTY and built.spaces:
                yield _fault(
                    "print-missing", of_seat(seat, slot_id(slot)), seat=seat, slot=slot + 1
                )
        yield from _twins(seat, board)


def _twins(seat: int, board: BoardPlacement) -> Iterator[Fault]:
    """No group of a colour or a pattern holds two identical hexagons."""
    garden = board.garden()
    found: set[int] = set()
    by_colour = {space: hexagon // 6 for space, hexagon in garden.items()}
    by_pattern = {space: hexagon % 6 for space, hexagon in garden.items()}
    for kinds in (by_colour, by_pattern):
        for group in _groups(kinds):
            found |= {
                hexagon
                for hexagon, count in Counter(garden[space] for space in group).items()
                if count > 1
            }
    for hexagon in sorted(found):
        yield _fault(
            "twins-in-group",
            *_spaces_with(seat, garden, hexagon),
            seat=seat,
            tile=hexagon_name(hexagon),
        )


def _spaces_with(seat: int, garden: dict[int, int], hexagon: int) -> list[str]:
    return [of_seat(seat, space_id(space)) for space, one in garden.items() if one == hexagon]


def _groups(kinds: dict[int, int]) -> Iterator[set[int]]:
    left = set(kinds)
    while left:
        group = {left.pop()}
        frontier = set(group)
        while frontier:
            space = frontier.pop()
            beside = {
                other
                for other in spaces_around(COORDINATES[space])
                if other in left and kinds[other] == kinds[space]
            }
            left -= beside
            group |= beside
            frontier |= beside
        yield group


# The display


def _display(placed: Placement) -> Iterator[Fault]:
    for number, place in enumerate(placed.display):
        if number > placed.top and (place.tiles or place.face != -1):
            yield _fault("below-the-top", place_id(number), place=number + 1)
        if number == placed.top and place.face != -1:
            yield _fault("top-face-up", face_id(number), place=number + 1)
        turned = placed.phase == "turn" or place.face != -1 or place.tiles
        if number < placed.top and not turned and placed.phase != "fill":
            yield _fault("not-turned", face_id(number), place=number + 1)
    yield from _deal(placed)


def _deal(placed: Placement) -> Iterator[Fault]:
    """What is under way fits the phase."""
    on_top = placed.display[placed.top].tiles if placed.top < len(placed.display) else None
    if placed.phase == "fill":
        if on_top is None or len(on_top) == BOARD.tiles_on_top:
            yield _fault("nothing-to-fill", PHASE)
        elif sum(placed.bag) + sum(placed.tower) == 0:
            yield _fault("no-tile-left", BAG_ID)
    elif on_top == ():
        yield _fault("top-without-tiles", place_id(placed.top))
    if placed.phase == "turn" and not _to_turn(placed):
        yield _fault("nothing-to-turn", PHASE)


def _to_turn(placed: Placement) -> bool:
    return any(place.face == -1 and not place.tiles for place in placed.display[: placed.top])


# Whose turn it is, and when


def _seats(placed: Placement) -> Iterator[Fault]:
    seats = placed.options.players
    if placed.phase == "end":
        if len(placed.passed) < seats:
            yield _fault("not-all-passed", PHASE)
    elif placed.seat in placed.passed:
        yield _fault("has-passed", SEAT, seat=placed.seat)
    if placed.passed and placed.marker not in placed.passed:
        yield _fault("marker-not-held", MARKER_ID)
    if not placed.passed and placed.marker >= 0:
        yield _fault("marker-too-early", MARKER_ID, seat=placed.marker)
    if placed.half and placed.phase != "action":
        yield _fault("half-turn", HALF, move=placed.half[0])


def _end(placed: Placement) -> Iterator[Fault]:
    if placed.phase != "end":
        if placed.ending >= 0:
            yield _fault("reason-too-early", PHASE)
        return
    if placed.ending < 0:
        yield _fault("reason-missing", PHASE)
    if placed.round < ROUNDS:
        yield _fault("game-not-over", PHASE, round=placed.round, expected=ROUNDS)
    if placed.marker >= 0 and placed.seat != placed.marker:
        yield _fault("not-the-first-to-pass", SEAT, seat=placed.seat, expected=placed.marker)
